import type { SiteContent } from '../en/site.ts'
import { about } from './about.ts'
import { careers } from './careers.ts'
import { common } from './common.ts'
import { compliance } from './compliance.ts'
import { contact } from './contact.ts'
import { landing } from './landing.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { security } from './security.ts'
import { terms } from './terms.ts'

export const fr: SiteContent = {
  common,
  landing,
  pricing,
  contact,
  about,
  careers,
  privacy,
  terms,
  security,
  compliance,
}
