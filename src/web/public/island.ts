import { enhanceContactForm } from './islands/contact-form.ts'
import { closeDropdownsOutside } from './islands/dropdowns.ts'
import { suggestLanguage } from './islands/language-hint.ts'
import { offerThemeChoice } from './islands/theme-choice.ts'

offerThemeChoice()
closeDropdownsOutside()
suggestLanguage()
enhanceContactForm()
