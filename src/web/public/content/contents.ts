import type { Locale } from '#shared/domain/locales.ts'
import { de } from './de/site.ts'
import { en, type SiteContent } from './en/site.ts'
import { es } from './es/site.ts'
import { fr } from './fr/site.ts'

export const CONTENTS: Record<Locale, SiteContent> = { en, es, fr, de }
