/* Options by Black and Scholes; the normal distribution as a polynomial. */
//; SIZE n 256 16777216
//; BUF price f32 n range 5 30 1
//; BUF strike f32 n range 1 100 2
//; BUF years f32 n range 0.25 10 3
//; BUF call f32 n zero tol=1e-3,1e-3
//; BUF put f32 n zero tol=1e-3,1e-3
//; KERNEL black_scholes grid=n/128 block=128 args=(price, strike, years, call, put, 0.02, 0.3)
#include "gpu.h"
GPU_FN float normal(float d) {
  float k = 1.0f / (1.0f + 0.2316419f * f_abs(d));
  float y = 0.39894228f * f_exp(-0.5f * d * d) *
            (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - y : y;
}
KERNEL black_scholes(const float *price, const float *strike, const float *years, float *call, float *put, float rate, float vol) {
  int i = CTA_X * DIM_X + TID_X;
  float s = price[i], x = strike[i], t = years[i], root = f_sqrt(t);
  float d1 = (f_log(s / x) + (rate + 0.5f * vol * vol) * t) / (vol * root), d2 = d1 - vol * root;
  float n1 = normal(d1), n2 = normal(d2), e = f_exp(-rate * t);
  call[i] = s * n1 - x * e * n2;
  put[i] = x * e * (1.0f - n2) - s * (1.0f - n1);
}
