import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { isListed } from '#shared/domain/plan-services.ts'
import { PLAN_CAPABILITIES, PLANS, SUBSCRIPTION_TIERS, TRIAL_DAYS } from '#shared/domain/plans.ts'
import { CONTENTS } from '../content/contents.ts'
import { fillIn } from '../content/fill-in.ts'
import { formatPrice } from '../content/price.ts'
import { renderSite } from '../prerender.tsx'
import type { ApiDocument } from '../reference/read-api.ts'
import { pathOf } from '../site-map.ts'
import { linesOfPlan } from './plan-lines.ts'

const api = JSON.parse(readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8')) as ApiDocument
const site = renderSite({ stylesheet: '/p.css', script: '/i.js', font: '/f.woff2' }, api)
const pricingPage = (locale: (typeof LOCALES)[number]) => {
  const entry = site.index.find(({ path }) => path === pathOf('pricing', locale))
  return site.files.find(({ file }) => file === entry?.file)?.content ?? ''
}

describe('the plan cards', () => {
  it('say in English what the plans contain', () => {
    const texts = CONTENTS.en.pricing

    expect(linesOfPlan('starter', texts)).toEqual(['3 platforms', '1 team member', 'Basic analytics'])
    expect(linesOfPlan('professional', texts)).toEqual([
      'Everything in Starter',
      'Unlimited platforms',
      'Up to 5 team members',
      'Dispute management',
      'Campaigns',
    ])
    expect(linesOfPlan('enterprise', texts)).toEqual([
      'Everything in Professional',
      'Unlimited team members',
      'Custom branding',
      'API access',
      'Priority support',
      'Dedicated account manager',
    ])
  })
})

describe.each(LOCALES)('the pricing page in %s', (locale) => {
  const html = pricingPage(locale)
  const texts = CONTENTS[locale].pricing

  it.each(SUBSCRIPTION_TIERS)('prints the price and the button of %s from the plan data', (tier) => {
    const plan = PLANS[tier]
    const target =
      plan.callToAction === 'contact-sales' ? `${pathOf('contact', locale)}\\?topic=sales` : `/register\\?plan=${tier}`
    const button = new RegExp(`href="${target}"[^>]*>${texts.actions[plan.callToAction]}</a>`)

    expect(html.includes(`>${formatPrice(plan.pricePerMonthCents, locale)}</span>`)).toBe(true)
    expect(button.test(html)).toBe(true)
  })

  it('marks the popular plan once', () => {
    expect(html.split(`>${texts.popular}</span>`)).toHaveLength(2)
  })

  it('compares every limit, capability and service and tells the length of the trial', () => {
    const expected = [
      ...[texts.comparison.platforms, texts.comparison.locations, texts.comparison.teamMembers].map(
        (name) => `>${name}</th>`,
      ),
      `>${fillIn(texts.salesTrial, { days: TRIAL_DAYS })}</p>`,
      ...PLAN_CAPABILITIES.filter(isListed).map((capability) => `>${texts.capabilities[capability]}</th>`),
      ...[texts.analytics.name, ...Object.values(texts.services)].map((name) => `>${name}</th>`),
      `>${fillIn(texts.lead, { days: TRIAL_DAYS })}</p>`,
      'PayPal',
    ]

    expect(expected.filter((text) => !html.includes(text))).toEqual([])
  })
})

describe('formatPrice', () => {
  it('drops the cents only of whole amounts', () => {
    expect(formatPrice(2900, 'en')).toBe('$29')
    expect(formatPrice(2950, 'en')).toBe('$29.50')
    expect(formatPrice(7900, 'de')).toBe('79\u00A0$')
  })
})
