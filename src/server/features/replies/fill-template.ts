import type { Review } from '#shared/contracts/reviews.ts'
import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { TEMPLATE_VARIABLES, type TemplateVariable } from '#shared/domain/reply-templates.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

const VARIABLE = /\{(\w+)\}/g

/** Where nobody is named, as one would address them all the same. */
const SOMEBODY: Record<Locale, string> = {
  en: 'there',
  es: 'estimado cliente',
  fr: 'cher client',
  de: 'liebe Kundin, lieber Kunde',
}

/** While the business has not said its name. */
const OUR_BUSINESS: Record<Locale, string> = {
  en: 'our business',
  es: 'nuestro negocio',
  fr: 'notre établissement',
  de: 'uns',
}

const isVariable = (name: string): name is TemplateVariable => TEMPLATE_VARIABLES.some((known) => known === name)

export function refuseUnknownVariables(text: string): void {
  const unknown = [...text.matchAll(VARIABLE)].map(([, name = '']) => name).filter((name) => !isVariable(name))
  if (unknown.length === 0) return
  const known = TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(', ')
  const values = { variable: `{${unknown[0]}}`, known }
  throw refusal('template-variable-unknown', { values, at: { fields: ['text'], code: 'invalid' } })
}

interface Filling {
  review: Pick<Review, 'author' | 'locationName' | 'platform' | 'rating' | 'isRecommended' | 'language'>
  businessName: string
  locale: Locale
}

export function fillTemplate(text: string, { review, businessName, locale }: Filling): string {
  const written = review.language?.slice(0, 2).toLowerCase()
  const language = isLocale(written) ? written : locale
  const business = businessName || review.locationName || OUR_BUSINESS[language]
  const values: Record<TemplateVariable, string> = {
    author: review.author ?? SOMEBODY[language],
    business,
    location: review.locationName ?? business,
    platform: PLATFORM_NAMES[review.platform],
    rating: review.rating === null ? '' : String(review.rating),
  }
  return text
    .replaceAll(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))
    .replaceAll(/ {2,}/g, ' ')
}
