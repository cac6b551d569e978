import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE, LONGEST_REPLY_WORDS, TONES, type BrandVoice } from '#shared/domain/assistant.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { ASPECTS, type Aspect, type SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '#server/assistant/port.ts'
import { countWords } from './fill-slots.ts'
import { composeReply, PHRASE_BOOKS } from './compose-reply.ts'

type Sentiment = (typeof SENTIMENTS)[number]
const STARS: Record<Sentiment, number> = { positive: 5, neutral: 3, negative: 1 }

interface Given {
  review?: Partial<ReviewText>
  voice?: Partial<BrandVoice>
  instructions?: string
  businessName?: string
  locale?: Locale
  sentiment?: Sentiment
  reading?: Partial<SentimentAnalysis>
}

function compose({ sentiment = 'positive', locale = 'en', ...given }: Given) {
  const review: ReviewText = {
    id: 'b9a7',
    content: 'Some words.',
    rating: STARS[sentiment],
    isRecommended: null,
    author: 'Ann',
    language: null,
    platform: 'google',
    ...given.review,
  }
  const reading: SentimentAnalysis = {
    sentiment,
    sentimentScore: 0,
    themes: [],
    positiveAspects: [],
    negativeAspects: [],
    emotionIntensity: 2,
    summary: '',
    basis: 'words-and-stars',
    language: locale,
    aspects: [],
    isContradictory: false,
    ...given.reading,
  }
  const { instructions = '', businessName = 'Harbour' } = given
  return composeReply(
    { review, businessName, instructions, locale, voice: { ...DEFAULT_BRAND_VOICE, ...given.voice } },
    reading,
  )
}
const write = (given: Given) => compose(given).text
const find = (polarity: Sentiment, ...aspects: Aspect[]) =>
  aspects.map((aspect, index) => ({ aspect, polarity, clause: '', start: index, end: index }))

/** What is wrong with a text, by its form alone. */
function faultsOf(text: string, locale: Locale): string[] {
  const [, ...paragraphs] = text.split('\n\n')
  const sentences = paragraphs.slice(0, 2)
  return [
    ...(/[{}]|undefined|null/.test(text) ? ['open slot'] : []),
    ...(/ {2}|\n{3}| [.,]|\.\./.test(text) ? ['spacing'] : []),
    ...(text.includes('!') ? ['exclamation'] : []),
    ...sentences.filter((sentence) => !/[.?]$/.test(sentence)).map((sentence) => `no end: ${sentence}`),
    ...(/^\p{Ll}/u.test(sentences[0] ?? '') === (locale === 'de') ? [] : ['capital']),
    ...(/[.?] \p{Ll}/u.test(text) ? ['small letter after a full stop'] : []),
  ]
}

describe('a reply out of phrases', () => {
  const everything = LOCALES.flatMap((locale) => SENTIMENTS.map((sentiment) => ({ locale, sentiment })))

  it.each(everything)('is whole for every aspect: $locale, $sentiment', ({ locale, sentiment }) => {
    const faults = ASPECTS.flatMap((aspect, index) =>
      Array.from({ length: 24 }, (_, id) => {
        const blamed = find('negative', ...ASPECTS.slice(index, index + 2))
        const praised = find('positive', ASPECTS[(index + 3) % ASPECTS.length] ?? 'food')
        const [tone = 'friendly', emotionIntensity] = [TONES[id % TONES.length], (id % 5) + 1]
        const text = write({
          locale,
          sentiment,
          review: { id: `${aspect} ${id}` },
          voice: { tone },
          reading: { aspects: [...blamed, ...praised], emotionIntensity },
        })
        return [...faultsOf(text, locale), ...(countWords(text) > LONGEST_REPLY_WORDS ? ['long'] : [])]
      }).flat(),
    )
    expect(faults).toEqual([])
  })

  it.each(LOCALES)('has four ways or more for whatever shows often, and names each aspect: %s', (locale) => {
    const book = PHRASE_BOOKS[locale]
    const openings = Object.values(book.opening).flatMap((band) => [band.calm, band.strong, band.wordless])
    const aspects = ASPECTS.flatMap((aspect) =>
      (['positive', 'negative'] as const).map((side) => [...book.aspects[aspect][side], ...book.anyAspect[side]]),
    )
    const lists = [...openings, ...Object.values(book.closing), ...aspects]
    expect(lists.filter((ways) => new Set(ways).size < 4)).toEqual([])
    expect(book.anyAspect.positive.concat(book.anyAspect.negative).every((way) => way.includes('{topic}'))).toBe(true)
  })

  it.each(LOCALES)('offers, promises and admits nothing: %s', (locale) => {
    const phrases = JSON.stringify(PHRASE_BOOKS[locale])
    expect(phrases).not.toMatch(
      /refund|compensat|discount|voucher|promise|guarantee|free\b|reembols|descuento|prometemos|garant|gratis|rembours|remise|promett|gratuit|erstatt|rabatt|gutschein|versprech|kostenlos|https?:|www|@|\d/i,
    )
  })

  it('takes up what was blamed most, twice at most, and one thing that was praised', () => {
    const aspects = [
      ...find('negative', 'price', 'waiting', 'food', 'waiting', 'food'),
      ...find('positive', 'location', 'food'),
    ]
    const text = write({ sentiment: 'negative', review: { rating: 3 }, reading: { aspects } })
    const { aspects: ways, anyAspect, topics } = PHRASE_BOOKS.en
    const speaksOf = (aspect: Aspect, side: 'positive' | 'negative') =>
      [...ways[aspect][side], ...anyAspect[side]].some((way) =>
        text.includes(way.split('{topic}').join(topics[aspect])),
      )
    expect(['waiting', 'food', 'price'].map((aspect) => speaksOf(aspect as Aspect, 'negative'))).toEqual([
      true,
      true,
      false,
    ])
    expect([speaksOf('location', 'positive'), speaksOf('food', 'positive')]).toEqual([true, false])
  })

  it.each([
    [{ rating: 2 }, 'positive'],
    [{ rating: null, isRecommended: false }, 'positive'],
    [{ rating: 5 }, 'negative'],
    [{ rating: null, isRecommended: true }, 'negative'],
  ] as const)('takes up nothing that %j speaks against: %s', (review, polarity) => {
    const given = { sentiment: 'neutral', review } as const
    const aspects = find(polarity, 'food', 'service')
    expect(write({ ...given, reading: { aspects } })).toBe(write({ ...given, reading: { aspects: [] } }))
  })

  it('leaves praise alone that the stars deny', () => {
    const reading = { aspects: find('positive', 'food'), isContradictory: true }
    expect(write({ sentiment: 'negative', reading })).toBe(
      write({ sentiment: 'negative', reading: { ...reading, aspects: [] } }),
    )
  })

  it.each([
    ['apologises for one star', { sentiment: 'negative' }, /sorry|apolog|regret/i],
    [
      'apologises for what is not recommended',
      { review: { rating: null, isRecommended: false }, reading: { sentiment: 'negative' } },
      /sorry|apolog|regret/i,
    ],
    [
      'apologises from the heart where it was put strongly',
      { sentiment: 'negative', reading: { emotionIntensity: 5 } },
      /very sorry|sincere|truly sorry/,
    ],
    ['thanks for five stars without a word', { review: { content: null } }, /thank/i],
    [
      'neither rejoices nor apologises where words and stars differ',
      { review: { rating: 5 }, reading: { sentiment: 'negative' } },
      /^Hi Ann,\n\nThank you for/,
    ],
  ] as [string, Given, RegExp][])('%s', (_case, given, expected) => {
    const texts = ['1', '2', '3', '4', '5'].map((id) => write({ ...given, review: { ...given.review, id } }))
    expect(texts.filter((text) => !expected.test(text))).toEqual([])
  })

  it.each(LOCALES)('reads differently for neighbours, and the same for the same review: %s', (locale) => {
    const ids = Array.from({ length: 201 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
    const texts = ids.map((id) => write({ locale, review: { id }, reading: { aspects: find('positive', 'service') } }))
    const same = texts.filter((text, index) => index > 0 && text === texts[index - 1])
    expect(same.length).toBeLessThan(10)
    expect(new Set(texts).size).toBeGreaterThan(50)
    expect(write({ locale, review: { id: ids[7] ?? '' }, reading: { aspects: find('positive', 'service') } })).toBe(
      texts[7],
    )
  })

  it('never has more than 150 words, whatever it is given', () => {
    const long = 'very long name '.repeat(60)
    const given = { businessName: long, voice: { signature: 'a '.repeat(100), tone: 'warm' as const } }
    const texts = [write(given), write({ businessName: long }), write({ instructions: `Sign as ${long}` })]
    expect(texts.map(countWords).filter((count) => count > LONGEST_REPLY_WORDS)).toEqual([])
    expect(texts[1]).toMatch(/\.$/)
  })

  it('repeats nothing of what the review says', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (content) => {
        const said = write({ review: { content: `x${content}`, language: 'en' } })
        expect(said).toBe(write({ review: { content: 'Another text.', language: 'en' } }))
      }),
    )
  })

  it('takes names for names, and not for slots or patterns', () => {
    expect(write({ businessName: 'Harbour $& {author} $1' })).toContain('The team at Harbour $& {author} $1')
    expect(write({ review: { author: '{business}' } })).toMatch(/^Hello,\n/)
  })

  it.each([
    ['the platform names', { review: { language: 'de-AT' } }, 'Hallo Ann,'],
    ['the review was read in', { reading: { language: 'es' } }, 'Hola, Ann:'],
    [
      'a few words are in',
      { review: { content: 'Délicieux, tout simplement.' }, reading: { language: null } },
      'Bonjour Ann,',
    ],
    ['a single word is in', { review: { content: 'Köstlich!' }, reading: { language: null } }, 'Hallo Ann,'],
    ['was asked for', { instructions: 'Bitte auf Französisch', review: { language: 'de' } }, 'Bonjour Ann,'],
    [
      'the business uses, where nothing says',
      { locale: 'de', review: { content: null }, reading: { language: null } },
      'Hallo Ann,',
    ],
    [
      'the business uses, where the review’s own is not spoken',
      { locale: 'fr', review: { language: 'pt-BR' } },
      'Bonjour Ann,',
    ],
  ] as [string, Given, string][])('speaks the language that %s', (_case, given, greeting) => {
    expect(write(given)).toContain(greeting)
  })
})

describe('the voice of a business', () => {
  it('greets and ends by its tone', () => {
    const texts = TONES.map((tone) => write({ voice: { tone }, review: { author: 'Ann Lee' } }))
    expect(texts.map((text) => text.split('\n')[0])).toEqual(['Hi Ann,', 'Dear Ann Lee,', 'Dear Ann,', 'Hi Ann,'])
    expect(texts.map((text) => text.split('\n').at(-2))).toEqual([
      'Best wishes,',
      'Kind regards,',
      'With warm wishes,',
      '',
    ])
    expect(countWords(texts[2] ?? '')).toBeGreaterThan(countWords(texts[0] ?? ''))
    expect(countWords(texts[3] ?? '')).toBeLessThan(countWords(texts[0] ?? ''))
  })

  it('does not thank for words where there are none', () => {
    const review = { content: ' ', author: 'Ann' }
    const texts = ['1', '2', '3', '4'].map((id) => write({ voice: { tone: 'warm' }, review: { ...review, id } }))
    expect(texts.filter((text) => /words|write|written|review/i.test(text))).toEqual([])
  })

  it('signs with its signature, and with the one that is asked for before it', () => {
    expect(write({ voice: { signature: 'Maria, owner' } })).toMatch(/\n\nBest wishes,\nMaria, owner$/)
    expect(write({ voice: { signature: 'Maria' }, instructions: 'Sign as Jo and offer a discount' })).toMatch(/\nJo$/)
  })

  it('says facts to nobody', () => {
    expect(write({ voice: { facts: ['Open on Mondays'] } })).toBe(write({}))
  })

  it('leaves out names where it is told to', () => {
    expect(write({ voice: { donts: ['mention names'] } })).toMatch(/^Hello,/)
    expect(write({ instructions: 'Never use the customer’s name' })).toMatch(/^Hello,/)
  })
})
