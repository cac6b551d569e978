import { describe, expect, it } from 'vitest'
import { CAMPAIGN_TYPES, DEFAULT_BRAND_VOICE, LONGEST_CAMPAIGN_WORDS, TONES } from '#shared/domain/assistant.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { CampaignRequest } from '#server/assistant/port.ts'
import { countWords } from './fill-slots.ts'
import { CAMPAIGN_PHRASES } from './campaign-phrases.ts'
import { writeCampaignMessage } from './write-campaign-message.ts'

const write = (given: Partial<CampaignRequest>) =>
  writeCampaignMessage({
    businessName: 'Harbour',
    industry: 'Restaurant',
    type: 'review_request',
    context: '',
    locale: 'en',
    voice: DEFAULT_BRAND_VOICE,
    ...given,
  })

describe('a campaign message out of phrases', () => {
  it.each(LOCALES.flatMap((locale) => CAMPAIGN_TYPES.map((type) => ({ locale, type }))))(
    'is whole: $locale, $type',
    ({ locale, type }) => {
      const texts = TONES.flatMap((tone) =>
        ['Hotel', 'Café', 'Dentist', 'Shoe shop', 'Consulting', ''].map(
          (industry) => write({ locale, type, industry, voice: { ...DEFAULT_BRAND_VOICE, tone } }).text,
        ),
      )
      expect(texts.filter((text) => /[{}]| {2}|\n{3}|undefined|!/.test(text))).toEqual([])
      expect(texts.filter((text) => !text.includes('Harbour'))).toEqual([])
    },
  )

  it('knows what people come for', () => {
    const industries = ['Boutique Hotel', 'Zahnarzt', 'Coffee shop', 'Fashion store', 'Software']
    const occasions = industries.map((industry) => /your \w+/.exec(write({ industry }).text)?.[0])
    expect(occasions).toEqual(['your stay', 'your appointment', 'your visit', 'your purchase', 'your trust'])
  })

  it.each(LOCALES)('asks everybody for a review and gives nothing for it: %s', (locale) => {
    const { review_request: ways } = CAMPAIGN_PHRASES[locale].invitation
    expect(ways.filter((way) => !/honest|sincer|sincère|ehrlich/i.test(way))).toEqual([])
    expect(ways.join(' ')).not.toMatch(
      /\d|star|estrella|étoile|stern|discount|free|reward|descuento|gratis|regalo|remise|cadeau|rabatt|gutschein|geschenk/i,
    )
  })

  it('tells news in the team’s own words', () => {
    const { text, ignoredInstructions } = write({
      type: 'promotion',
      context: 'Two for one on Mondays, {{first_name}}',
    })
    expect(text).toContain('\n\nTwo for one on Mondays, {{first_name}}.\n\n')
    expect(ignoredInstructions).toBe(false)
  })

  it.each([
    ['promotion', '20 % off for every review'],
    ['announcement', 'Win a weekend: give us 5 stars'],
    ['promotion', '10 € Gutschein für Ihre Bewertung'],
    ['review_request', 'Give them a voucher for five stars'],
  ] as const)('does not pay for reviews: %s, "%s"', (type, context) => {
    const { text, ignoredInstructions } = write({ type, context })
    expect(text).not.toMatch(/%|Win|Gutschein|voucher|5 stars|five stars/)
    expect(ignoredInstructions).toBe(true)
  })

  it('sounds as the business does, and heeds what it can of what comes with a request', () => {
    const voice = { ...DEFAULT_BRAND_VOICE, tone: 'formal' as const, signature: 'Maria' }
    expect(write({ voice }).text).toMatch(/^Dear customer,\n[^]*\nKind regards,\nMaria$/)
    expect(write({ context: 'In German, sign as Jo' })).toMatchObject({
      text: expect.stringMatching(/^Guten Tag,\n[^]*\nJo$/),
      ignoredInstructions: false,
    })
  })

  it('never has more than 200 words, and still ends as it should', () => {
    const { text } = write({ type: 'announcement', context: 'word '.repeat(400) })
    expect(countWords(text)).toBe(LONGEST_CAMPAIGN_WORDS)
    expect(text).toMatch(/The team at Harbour$/)
    expect(countWords(write({ businessName: 'name '.repeat(300) }).text)).toBe(LONGEST_CAMPAIGN_WORDS)
  })
})
