import { PLANS, SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { answersOf } from './sections/questions.tsx'
import { plainText } from './sections/inline-text.tsx'
import { CONTACT_EMAIL, PUBLIC_URL } from './server-tokens.ts'
import { pathOf } from './site-map.ts'
import type { SiteView } from './site-view.ts'

/** schema.org descriptions for search engines. No ratings: we have none of our own to show. */
export function structuredDataOf(view: SiteView): object[] {
  if (view.page === 'landing') return [organization(view), product(view)]
  if (view.page === 'pricing') return [product(view), questions(view)]
  return []
}

function organization({ content }: SiteView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: content.common.brand,
    url: `${PUBLIC_URL}/`,
    logo: `${PUBLIC_URL}/icon-512.png`,
    email: CONTACT_EMAIL,
  }
}

function product({ content, locale }: SiteView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: content.common.brand,
    description: content.landing.hero.lead,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: locale,
    url: PUBLIC_URL + pathOf('landing', locale),
    offers: SUBSCRIPTION_TIERS.map((tier) => ({
      '@type': 'Offer',
      name: content.pricing.plans[tier].name,
      price: (PLANS[tier].pricePerMonthCents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: PUBLIC_URL + pathOf('pricing', locale),
    })),
  }
}

function questions({ content, locale }: SiteView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: answersOf(content.pricing).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
