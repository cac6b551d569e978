import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/domain/locales.ts'

const SLUGS = {
  landing: '',
  pricing: 'pricing',
  about: 'about',
  careers: 'careers',
  contact: 'contact',
  'contact-sent': 'contact/sent',
  privacy: 'privacy',
  terms: 'terms',
  security: 'security',
  compliance: 'compliance',
  developers: 'developers',
  reference: 'developers/reference',
} as const

export type PageName = keyof typeof SLUGS
export const PAGE_NAMES = Object.keys(SLUGS) as PageName[]

export const FOOTER_PAGES = [
  'about',
  'careers',
  'contact',
  'developers',
  'privacy',
  'terms',
  'security',
  'compliance',
] as const
export type FooterPage = (typeof FOOTER_PAGES)[number]

/** English lives at the root, the other languages under their code: `/pricing`, `/de/pricing`, `/de`. */
export function pathOf(page: PageName, locale: Locale): string {
  const parts = [locale === DEFAULT_LOCALE ? '' : locale, SLUGS[page]].filter(Boolean)
  return `/${parts.join('/')}`
}

export interface Alternate {
  locale: Locale
  path: string
}

export function alternatesOf(page: PageName): Alternate[] {
  return LOCALES.map((locale) => ({ locale, path: pathOf(page, locale) }))
}

/** The thank-you page only makes sense after the form. */
export function isIndexable(page: PageName): boolean {
  return page !== 'contact-sent'
}
