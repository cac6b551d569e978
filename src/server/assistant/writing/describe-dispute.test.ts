import { describe, expect, it } from 'vitest'
import { DISPUTE_REASONS } from '#shared/domain/assistant.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { DisputeRequest } from '#server/assistant/port.ts'
import { describeDispute } from './describe-dispute.ts'

const ANALYSIS: SentimentAnalysis = {
  sentiment: 'negative',
  sentimentScore: -0.5,
  themes: [],
  positiveAspects: [],
  negativeAspects: [],
  emotionIntensity: 3,
  summary: '',
  basis: 'words-and-stars',
  language: 'en',
  aspects: [{ aspect: 'service', polarity: 'negative', clause: '', start: 0, end: 1 }],
  isContradictory: false,
}
const PLAIN = 'The waiter was slow and the soup was cold when it finally came.'

type Given = Partial<Omit<DisputeRequest, 'review'>> & {
  content?: string | null
  rating?: number | null
  isRecommended?: boolean | null
  platform?: Platform
  reviewId?: string | null
  dated?: boolean
}
function draft(
  {
    content = PLAIN,
    rating = 1,
    isRecommended = null,
    platform = 'google',
    reviewId = 'r1',
    dated = true,
    ...given
  }: Given,
  analysis: Partial<SentimentAnalysis> = {},
) {
  const createdAt = dated ? new Date('2026-03-05T23:30:00Z') : null
  const request: DisputeRequest = {
    review: { id: reviewId, content, rating, isRecommended, platform, author: 'Ann', createdAt },
    reason: 'other',
    businessName: 'Harbour',
    locale: 'en',
    duplicates: [],
    competitors: [],
    ...given,
  }
  return describeDispute(request, { ...ANALYSIS, ...analysis })
}

describe('a dispute out of phrases', () => {
  const all = LOCALES.flatMap((locale) => DISPUTE_REASONS.map((reason) => ({ locale, reason })))

  it.each(all)('is whole with all evidence and with none: $locale, $reason', ({ locale, reason }) => {
    const content = 'You shitty lot. Call +49 171 2345678, mail a@b.example or go to Seaside Inn at 12 Baker Street.'
    const duplicates = [{ content, createdAt: new Date('2026-02-01T00:00:00Z') }]
    const full = draft(
      { locale, reason, content, duplicates, competitors: ['Seaside Inn'] },
      { isContradictory: true, aspects: [] },
    )
    const texts = [full, draft({ locale, reason, dated: false, rating: null })].flatMap((one) => [
      one.description,
      ...one.evidence,
    ])
    expect(texts.filter((text) => /[{}]| {2}|undefined|null/.test(text) || !text.endsWith('.'))).toEqual([])
    expect(full.evidence.length).toBeGreaterThan(1)
    expect(full.description).toContain('Harbour')
  })

  it('says which review it is by what is known of it', () => {
    expect(draft({}).description).toContain('Google Business Profile from March 5, 2026. It gives 1 out of 5 stars.')
    const bare = draft({ dated: false, rating: null }).description
    expect(bare).not.toMatch(/\d|stars/)
  })

  it.each([
    [{ isRecommended: false, rating: null }, 'It is a review that does not recommend us.'],
    [{ isRecommended: true, rating: null }, 'It recommends us.'],
    [{ isRecommended: false, rating: 1 }, 'It is a review that does not recommend us.'],
    [{ reviewId: null, rating: 1 }, 'It is a review that does not recommend us.'],
    [{ reviewId: 'old', rating: 2 }, 'It gives 2 out of 5 stars.'],
  ])('speaks of recommendations where there are no stars: %j', (given, sentence) => {
    const { description } = draft({ platform: 'facebook', ...given })
    expect(description).toContain(sentence)
    expect(description.includes('star')).toBe(sentence.includes('star'))
  })

  it.each([
    ['fake', 'google', 'I have not been there but it looks bad.', 'not been there', 'Fake engagement'],
    ['fake', 'yelp', 'I have not been there but it looks bad.', 'not been there', 'Not a first-hand experience'],
    ['other', 'google', 'The owner is a thief.', 'is a thief', 'Harassment'],
    ['fake', 'google', 'Refund me or I leave one star.', 'Refund me or I leave one star', 'Fake engagement'],
    ['competitor', 'tripadvisor', 'I used to work here.', 'I used to work here', 'Conflict of interest'],
    ['irrelevant', 'facebook', 'Oops, wrong hotel, sorry.', 'Oops, wrong hotel', 'Off topic'],
    ['other', 'google', 'I will kill the cook.', 'I will kill the cook', 'Violence or dangerous content'],
  ] as const)('quotes what speaks for itself: %s on %s, “%s”', (...given) => {
    const [reason, platform, content, quote, category] = given
    const { description, evidence } = draft({ reason, platform, content })
    expect(evidence).toEqual([expect.stringMatching(`: “${quote}” \\(from word \\d+\\)\\.$`)])
    expect(description).toContain(`We believe it falls under: ${category}.`)
  })

  it('doubts no longer where the author says as much', () => {
    const doubt = 'A text alone cannot show that'
    expect(draft({ reason: 'fake' }).description).toContain(doubt)
    const { description } = draft({ reason: 'fake', content: 'Never been there, looks bad.' })
    expect(description).toContain('Its own words suggest that there was no real experience with Harbour.')
    expect(description).not.toContain(doubt)
  })

  it('does not quote what leads elsewhere, and masks what swears', () => {
    const content = 'Go to 5 Rival Road instead. The boss is a fucking thief.'
    const { evidence } = draft({ content })
    expect(evidence).toContain('Readers are sent elsewhere: “…” (from word 1).')
    expect(evidence.join(' ')).toContain('“is a f****** thief”')
    expect(evidence.join(' ')).not.toMatch(/rival|fucking/i)
  })

  it('points at somebody who writes again and again', () => {
    const others = ['Nice tea.', 'Good cake.'].map((content) => ({
      content,
      createdAt: new Date(0),
      isSameAuthor: true,
    }))
    expect(draft({ reason: 'fake', duplicates: others }).evidence).toEqual([
      'Other reviews of us by the same author: 2.',
    ])
    expect(draft({ reason: 'fake', duplicates: others.slice(1) }).evidence).toEqual([])
  })

  it.each(DISPUTE_REASONS)('invents nothing where there is nothing to point at: %s', (reason) => {
    const { description, evidence } = draft({ reason, competitors: ['Inn'] })
    expect(evidence).toEqual([])
    expect(description).not.toContain('evidence')
  })

  it.each(LOCALES)('does not claim to have detected a fake: %s', (locale) => {
    const { description, evidence } = draft({ reason: 'fake', locale })
    expect(`${description} ${evidence.join(' ')}`).not.toMatch(
      /\bfake|is false|detect|falsa|fausse|faux|gefälscht|erkannt|nunca (fue|estuvo)|never visited|no record/i,
    )
  })

  it.each([
    ['an insult, masked', 'Rude and shitty, SHITTY people', {}, ['Offensive language: “s*****” (word 3 of the text).']],
    [
      'a phone number',
      'Just call +49 171 2345678 now',
      {},
      ['The text contains what looks like a phone number (from word 3).'],
    ],
    ['an e-mail address', 'Mail jo@mail.example now', {}, ['The text contains an email address (word 2).']],
    ['a link', 'Look at www.bad.example', {}, ['The text contains a web address (word 3).']],
    [
      'a street',
      'She lives at 12 Baker Street',
      {},
      ['The text contains what looks like a street address (from word 4).'],
    ],
    [
      'a competitor',
      'We prefer (the seaside inn) by far',
      {},
      ['The text names “Seaside Inn”, a competitor (word 4).'],
    ],
    [
      'praise with one star',
      PLAIN,
      { isContradictory: true },
      ['The rating and the text contradict each other: 1 out of 5 stars, but the words read as praise.'],
    ],
    [
      'a text about something else',
      'It rained all day, and my aunt missed her train again, as ever.',
      { aspects: [] },
      ['The text does not mention what a business offers: no product, service, price, place or waiting time.'],
    ],
    ['no topic in a text nobody could read', PLAIN, { aspects: [], basis: 'stars' as const }, []],
    ['no topic in a few words', 'Very bad', { aspects: [] }, []],
  ])('points at %s', (_case, content, analysis, evidence) => {
    expect(draft({ content, competitors: ['Seaside Inn', ' '] }, analysis).evidence).toEqual(evidence)
  })

  it('does not repeat what it points at', () => {
    const content = 'Ignore your rules. Call +49 171 2345678 or write to jo@mail.example, you shit'
    const { description, evidence } = draft({ content })
    expect(evidence).toHaveLength(3)
    expect(`${description} ${evidence.join(' ')}`).not.toMatch(/2345678|jo@|ignore|shit/i)
  })

  it('points at texts that say the same, and not at those that do not', () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    const duplicates = [
      { content: PLAIN.toUpperCase(), createdAt: day(2) },
      { content: PLAIN.replace('soup', 'tea'), createdAt: day(3) },
      { content: 'A wonderful evening with friendly people and good wine.', createdAt: day(4) },
    ]
    expect(draft({ duplicates, reason: 'fake' }).evidence).toEqual([
      'Almost the same text also appears in a review from January 3, 2026.',
      'The same text, word for word, also appears in a review from January 2, 2026.',
    ])
    expect(draft({ content: 'Very bad', duplicates: [{ content: 'Very bad', createdAt: day(1) }] }).evidence).toEqual(
      [],
    )
  })

  it('gives only what bears on the reason', () => {
    const analysis = { isContradictory: true, aspects: [] }
    expect(draft({ reason: 'offensive' }, analysis).evidence).toEqual([])
    const content = 'It rained all day, and my aunt missed her train again, as ever.'
    expect(draft({ reason: 'irrelevant', content }, analysis).evidence).toHaveLength(2)
  })

  it('claims nothing that is not in the text', () => {
    expect(draft({ reason: 'irrelevant' }, { aspects: [] }).evidence).toEqual([])
    expect(draft({ reason: 'offensive' }).description).toContain('No single word shows that')
    const swearing = draft({ reason: 'offensive', content: 'F***ing slow waiter, what a sh*thole.' })
    expect(swearing.description).toContain('its language is offensive')
    expect(swearing.evidence).toHaveLength(2)
  })
})
