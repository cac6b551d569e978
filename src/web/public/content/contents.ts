import type { Locale } from '#shared/domain/locales.ts'
import { en, type SiteContent } from './en/site.ts'
import { es } from './es/site.ts'
import { fr } from './fr/site.ts'
import { about } from './de/about.ts'
import { careers } from './de/careers.ts'
import { common } from './de/common.ts'
import { compliance } from './de/compliance.ts'
import { contact } from './de/contact.ts'
import { landing } from './de/landing.ts'
import { pricing } from './de/pricing.ts'
import { privacy } from './de/privacy.ts'
import { security } from './de/security.ts'
import { terms } from './de/terms.ts'

const de: SiteContent = {
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

export const CONTENTS: Record<Locale, SiteContent> = { en, es, fr, de }
