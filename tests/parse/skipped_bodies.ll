; Bodies that are skipped before they are read: braces, quotes and semicolons in names, strings and comments, at all places of a step of 64 bytes.
define void @"}0"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{{1"() { ; }"
  %"};{~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;2"() { ; }"
  %"};{||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}3"() { ; }"
  %"};{~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{{4"() { ; }"
  %"};{||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @";5"() { ; }"
  %"};{~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}6"() { ; }"
  %"};{||||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{7"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;8"() { ; }"
  %"};{|" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"}}}}}9"() { ; }"
  %"};{~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{10"() { ; }"
  %"};{|||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;11"() { ; }"
  %"};{~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}12"() { ; }"
  %"};{|||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{{{{13"() { ; }"
  %"};{~~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;;14"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}15"() { ; }"
  %"};{~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{16"() { ; }"
  %"};{||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @";;;17"() { ; }"
  %"};{~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}18"() { ; }"
  %"};{||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{{19"() { ; }"
  %"};{~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";20"() { ; }"
  %"};{||||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"}}21"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{22"() { ; }"
  %"};{|" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;23"() { ; }"
  %"};{~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}}24"() { ; }"
  %"};{|||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{25"() { ; }"
  %"};{~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;26"() { ; }"
  %"};{|||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}27"() { ; }"
  %"};{~~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{28"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @";;;;;29"() { ; }"
  %"};{~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}30"() { ; }"
  %"};{||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{31"() { ; }"
  %"};{~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;32"() { ; }"
  %"};{||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"}}}}33"() { ; }"
  %"};{~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{{34"() { ; }"
  %"};{||||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";35"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}36"() { ; }"
  %"};{|" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{{{37"() { ; }"
  %"};{~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;38"() { ; }"
  %"};{|||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}}39"() { ; }"
  %"};{~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{40"() { ; }"
  %"};{|||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @";;41"() { ; }"
  %"};{~~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}42"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{43"() { ; }"
  %"};{~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;;44"() { ; }"
  %"};{||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"}45"() { ; }"
  %"};{~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{46"() { ; }"
  %"};{||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;47"() { ; }"
  %"};{~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}48"() { ; }"
  %"};{||||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{{{{{49"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";50"() { ; }"
  %"};{|" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}51"() { ; }"
  %"};{~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{52"() { ; }"
  %"};{|||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @";;;;53"() { ; }"
  %"};{~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}}54"() { ; }"
  %"};{|||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{55"() { ; }"
  %"};{~~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;56"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"}}}57"() { ; }"
  %"};{~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"{{{{58"() { ; }"
  %"};{||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;;;59"() { ; }"
  %"};{~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}60"() { ; }"
  %"};{||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  call void asm sideeffect "{ nop; }", "~{memory}"()
  ret void
}
define void @"{{61"() { ; }"
  %"};{~~~~~" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @";;;62"() { ; }"
  %"};{||||||" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
define void @"}}}}63"() { ; }"
  %"};{" = alloca { i8, [2 x { i8, i8 }] } ; "{
  ret void
}
