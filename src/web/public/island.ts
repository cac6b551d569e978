import { enhanceContactForm } from './islands/contact-form.ts'
import { closeDropdownsOutside } from './islands/dropdowns.ts'
import { carryLanguageOver } from './islands/language-choice.ts'
import { suggestLanguage } from './islands/language-hint.ts'
import { showWayBackToApp } from './islands/signed-in.ts'
import { offerThemeChoice } from './islands/theme-choice.ts'

offerThemeChoice()
void showWayBackToApp()
closeDropdownsOutside()
suggestLanguage()
carryLanguageOver()
enhanceContactForm()
