import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE, LONGEST_REPLY_WORDS, TONES, type BrandVoice } from '#shared/domain/assistant.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '#server/assistant/port.ts'
import { countWords } from './fill-slots.ts'
import { countEchoes } from './word-stems.ts'
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
  recent?: readonly string[]
  analysis?: Partial<SentimentAnalysis>
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
  const analysis: SentimentAnalysis = {
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
    ...given.analysis,
  }
  const { instructions = '', businessName = 'Harbour', recent = [] } = given
  const voice = { ...DEFAULT_BRAND_VOICE, ...given.voice }
  return composeReply({ review, businessName, instructions, locale, voice, recent }, analysis)
}
const write = (given: Given) => compose(given).text
/** The whole text speaks well or badly of something. */
const judged = (polarity: Sentiment) => ({
  aspects: [{ aspect: 'food' as const, polarity, clause: '', start: 0, end: 1000 }],
})

/** What is wrong with a text, by its form alone. */
function faultsOf(text: string, locale: Locale): string[] {
  const [, ...paragraphs] = text.split('\n\n')
  const sentences = paragraphs.slice(0, 2)
  return [
    ...(/[{}]|undefined|null/.test(text) ? ['open slot'] : []),
    ...(/ {2}|\n{3}| [.,]|\.\./.test(text) ? ['spacing'] : []),
    ...(text.includes('!') ? ['exclamation'] : []),
    ...sentences.filter((sentence) => !/[.?]$/.test(sentence)).map((sentence) => `no end: ${sentence}`),
    ...(/^(\p{Ll}|Sie |Ihre? )/u.test(sentences[0] ?? '') === (locale === 'de') ? [] : ['capital']),
    ...(/[.?] \p{Ll}/u.test(text) ? ['small letter after a full stop'] : []),
  ]
}

describe('a reply out of phrases', () => {
  const everything = LOCALES.flatMap((locale) => SENTIMENTS.map((sentiment) => ({ locale, sentiment })))

  it.each(everything)('is whole for everything it names: $locale, $sentiment', ({ locale, sentiment }) => {
    const { topics, faults } = PHRASE_BOOKS[locale].matters
    const names = Object.values(topics).map(([, name]) => name)
    const wrong = Object.values(faults).map(([pattern]) =>
      pattern.split('|')[0]?.replaceAll(/\(\?.*?\)\??|\\p.*|\?/g, ''),
    )
    const found = names.flatMap((name, index) => {
      const [tone = 'friendly', rating] = [
        TONES[index % TONES.length],
        STARS[sentiment] - (index % 2 === 0 ? 0 : 1) || 1,
      ]
      const text = write({
        locale,
        sentiment,
        review: { id: name, content: `${name} ${wrong[index % wrong.length]}`, rating },
        voice: { tone },
        analysis: judged(sentiment),
      })
      return [...faultsOf(text, locale), ...(countWords(text) > LONGEST_REPLY_WORDS ? ['long'] : [])]
    })
    expect(found).toEqual([])
  })

  it.each(LOCALES)('has eleven ways for whatever every reply has: %s', (locale) => {
    const { opening, closing, untold, glad, sorry } = PHRASE_BOOKS[locale]
    const lists = [...Object.values(opening), ...Object.values(closing), untold, glad, sorry]
    expect(lists.filter((ways) => new Set(ways).size < 11)).toEqual([])
    expect([...glad, ...sorry].every((way) => way.includes('{clause}'))).toBe(true)
  })

  it('elides in French before every clause it may say', () => {
    const { blame, praise } = PHRASE_BOOKS.fr.remarks
    const clauses = [...Object.values(blame), ...Object.values(praise)].map(([, clause]) => clause)
    expect(clauses.filter((clause) => /^[aeiouyéèêàh]/i.test(clause))).toEqual([])
  })

  it.each(everything)('says no sentence twice in ten replies: $locale, $sentiment', ({ locale, sentiment }) => {
    const [[, name] = ['', '']] = Object.values(PHRASE_BOOKS[locale].matters.topics)
    const recent: string[] = []
    for (let id = 0; id < 40; id += 1) {
      const review = { id: String(id), content: `${name}.`, rating: sentiment === 'positive' ? 4 : STARS[sentiment] }
      recent.unshift(write({ locale, sentiment, review, analysis: judged(sentiment), recent: recent.slice(0, 10) }))
    }
    const sentences = recent.map((text) =>
      text
        .split('\n\n')
        .slice(1, 3)
        .join(' ')
        .split(/(?<=[.?]) /),
    )
    const twice = sentences.flatMap((own, index) =>
      own.filter((sentence) => sentences.slice(index + 1, index + 10).some((other) => other.includes(sentence))),
    )
    expect(twice).toEqual([])
  })

  it.each(everything)('is another when it is asked for again: $locale, $sentiment', ({ locale, sentiment }) => {
    const first = write({ locale, sentiment })
    const body = (text: string) => text.split('\n\n').slice(1, 3)
    const again = write({ locale, sentiment, recent: [first] })
    expect(body(again).filter((paragraph) => body(first).includes(paragraph))).toEqual([])
  })

  it.each(everything)('says nothing twice in one reply: $locale, $sentiment', ({ locale, sentiment }) => {
    const [[, one] = ['', ''], , , [, two] = ['', '']] = Object.values(PHRASE_BOOKS[locale].matters.topics)
    const texts = Array.from({ length: 200 }, (_, id) =>
      write({
        locale,
        sentiment,
        review: { id: String(id), content: `${one}. ${two}.` },
        analysis: judged(sentiment),
        voice: { tone: 'warm' },
      }),
    )
    const spoken = (text: string) => text.split('\n\n').slice(1, 3).join(' ')
    expect(texts.filter((text) => countEchoes(spoken(text), []) > 0)).toEqual([])
  })

  it.each(LOCALES)('offers, promises and admits nothing: %s', (locale) => {
    const phrases = JSON.stringify({ ...PHRASE_BOOKS[locale], matters: [], remarks: [] })
    expect(phrases).not.toMatch(
      /refund|compensat|discount|voucher|promise|guarantee|free\b|reembols|descuento|prometemos|garant|gratis|rembours|remise|promett|gratuit|erstatt|rabatt|gutschein|versprech|kostenlos|https?:|www|@|\d/i,
    )
  })

  it.each([
    ['the pizza was burnt and our waiter rude', 1, [/pizza was burnt|waiter was not respectful/], /praise|price/i],
    ['Not burnt, the pizza.', 1, [], /burnt/],
    ['The pizza is lovely. Cold soup though.', 3, [/soup/], /burnt/],
    ['The room was fine, the shower did not work.', 2, [/shower did not work/], /room/],
    ['We sat on the terrace.', 1, [], /terrace/],
  ] as [string, number, RegExp[], RegExp][])('names what is said of it: %s', (content, rating, named, never) => {
    const text = write({ sentiment: 'negative', review: { content, rating } })
    expect(named.filter((pattern) => !pattern.test(text))).toEqual([])
    expect(text).not.toMatch(never)
  })

  it.each([
    [{ rating: 2 }, 'positive'],
    [{ rating: null, isRecommended: false }, 'positive'],
    [{ rating: 5 }, 'negative'],
    [{ rating: null, isRecommended: true }, 'negative'],
  ] as const)('takes up nothing that %j speaks against: %s', (stars, polarity) => {
    const given = { sentiment: 'neutral', review: { content: 'The pizza.', ...stars } } as const
    expect(write({ ...given, analysis: judged(polarity) })).toBe(write({ ...given, analysis: { aspects: [] } }))
  })

  it.each([
    ['es', 'La pizza estaba quemada. La ensalada estaba quemada.', 'la pizza y la ensalada estuvieran quemadas'],
    ['es', 'La pizza estaba quemada. El arroz estaba quemado.', 'estuvieran quemados'],
    ['fr', 'La pizza était froide. La soupe était froide.', 'la pizza et la soupe aient été froides'],
    ['fr', 'La pizza était froide. Le café était froid.', 'aient été froids'],
  ] as const)('agrees with several things: %s, %s', (locale, content, clause) => {
    const text = write({ locale, sentiment: 'negative', review: { content }, analysis: judged('negative') })
    expect(text).toContain(clause)
  })

  it('leaves praise alone that the stars deny', () => {
    const given = { sentiment: 'negative', review: { content: 'The pizza.' } } as const
    const analysis = { ...judged('positive'), isContradictory: true }
    expect(write({ ...given, analysis })).toBe(write({ ...given, analysis: { ...analysis, aspects: [] } }))
  })

  it.each([
    ['apologises for one star', { sentiment: 'negative' }, /sorry|apolog|regret/i],
    [
      'apologises for what is not recommended',
      { review: { rating: null, isRecommended: false }, analysis: { sentiment: 'negative' } },
      /sorry|apolog|regret/i,
    ],
    ['thanks for five stars without a word', { review: { content: null } }, /thank/i],
    [
      'neither rejoices nor apologises where words and stars differ',
      { review: { rating: 5 }, analysis: { sentiment: 'negative' } },
      /^Hi Ann,\n\n(?!.*(sorry|apolog|delight|pleas(ed|ure)))/s,
    ],
  ] as [string, Given, RegExp][])('%s', (_case, given, expected) => {
    const texts = ['1', '2', '3', '4', '5'].map((id) => write({ ...given, review: { ...given.review, id } }))
    expect(texts.filter((text) => !expected.test(text))).toEqual([])
  })

  it.each(LOCALES)('reads differently for neighbours, and the same for the same review: %s', (locale) => {
    const ids = Array.from({ length: 201 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
    const texts = ids.map((id) => write({ locale, review: { id } }))
    const same = texts.filter((text, index) => index > 0 && text === texts[index - 1])
    expect(same.length).toBeLessThan(10)
    expect(new Set(texts).size).toBeGreaterThan(50)
    expect(write({ locale, review: { id: ids[7] ?? '' } })).toBe(texts[7])
  })

  it('never has more than 150 words, whatever it is given', () => {
    const long = 'very long name '.repeat(60)
    const given = { businessName: long, voice: { signature: 'a '.repeat(100), tone: 'warm' as const } }
    const texts = [write(given), write({ businessName: long }), write({ instructions: `Sign as ${long}` })]
    expect(texts.map(countWords).filter((count) => count > LONGEST_REPLY_WORDS)).toEqual([])
    expect(texts[1]).toMatch(/\.$/)
  })

  it('repeats nothing of what the review says', () => {
    const writeTo = (content: string) => write({ review: { content, language: 'en' } })
    expect(writeTo('x y ?   ? ')).toBe(writeTo('Another text.'))
    // Letters between two marks are questions, and answered as such.
    const unasked = fc.string({ minLength: 1 }).filter((content) => !content.includes('?'))
    fc.assert(
      fc.property(unasked, (content) => {
        expect(writeTo(`x y ${content}`)).toBe(writeTo('Another text.'))
      }),
    )
  })

  it('takes names for names, and not for slots or patterns', () => {
    expect(write({ businessName: 'Harbour $& {author} $1' })).toContain('The team at Harbour $& {author} $1')
    expect(write({ review: { author: '{business}' } })).toMatch(/^Hello,\n/)
  })

  it.each([
    ['the platform names', { review: { language: 'de-AT' } }, 'Hallo Ann,'],
    ['the review was read in', { review: { content: 'Xa xe xi xo.' }, analysis: { language: 'es' } }, 'Hola, Ann:'],
    [
      'the business uses, for two words',
      { locale: 'fr', review: { content: 'Service lent.' }, analysis: { language: 'en' } },
      'Bonjour Ann,',
    ],
    [
      'a few words are in',
      { review: { content: 'Délicieux, tout simplement.' }, analysis: { language: null } },
      'Bonjour Ann,',
    ],
    ['a single word is in', { review: { content: 'Köstlich!' }, analysis: { language: null } }, 'Hallo Ann,'],
    ['was asked for', { instructions: 'Bitte auf Französisch', review: { language: 'de' } }, 'Bonjour Ann,'],
    [
      'the business uses, where nothing says',
      { locale: 'de', review: { content: null }, analysis: { language: null } },
      'Hallo Ann,',
    ],
  ] as [string, Given, string][])('speaks the language that %s', (_case, given, greeting) => {
    expect(write(given)).toContain(greeting)
  })

  it('is none where the review’s language cannot be written, unless another is asked for', () => {
    const review = { language: 'pt-BR', content: 'Muito bom, obrigado por tudo' }
    expect(() => write({ review })).toThrow('unwritten-language')
    expect(write({ review, instructions: 'In French' })).toMatch(/^Bonjour Ann,/)
    expect(write({ locale: 'fr', review: { language: 'pt-BR', content: null } })).toMatch(/^Bonjour Ann,/)
  })

  it.each([
    ['A friend of the allergic, they took great care of my allergy.', 5],
    ['Fucking good pizza, best in town.', 5],
    ['I am sick of waiting.', 1],
  ])('is an everyday one to "%s"', (content, rating) => {
    expect(compose({ review: { content, rating } }).caution).toBeNull()
  })
})

it('takes one star over a recommendation for a slip, though days are counted in it', () => {
  const content = 'Très satisfait, personnel compétent et souriant, lunettes prêtes en 4 jours, je recommande vivement.'
  expect(write({ locale: 'fr', review: { content, rating: 1 } })).not.toMatch(/désolé|regrett/)
})

describe('who was hurt or fell ill', () => {
  it.each([
    ['en', 'My wife and I both got sick after the oysters.'],
    ['en', 'A bar came down on my head, and no one helped until my wife came back.'],
    ['es', 'Mi mujer y yo tuvimos una intoxicación.'],
    ['fr', 'Ma femme et moi sommes tombés malades.'],
    ['de', 'Meine Frau und ich hatten eine Lebensmittelvergiftung.'],
  ] as const)('is not guessed: %s, %s', (locale, content) => {
    const text = write({ locale, sentiment: 'negative', review: { content } })
    expect(text).not.toMatch(/your wife|su mujer|votre femme|Ihrer Frau/)
  })
})

describe('what somebody did for the writer', () => {
  it.each([
    ['en', 'My father is deaf and the waiter found us the quietest corner.', /the quietest corner.*your father felt/],
    ['en', 'I loved the quiet corner the waiter found for us.', /we had the quiet corner for you/],
    ['en', 'She went out of her way for us.', /extra mile/],
    ['en', 'They brought water for our dog.', /your dog felt welcome/],
    ['es', 'Mi padre es sordo y el camarero nos buscó un rincón tranquilo.', /un rincón tranquilo y que su padre/],
    ['fr', 'Mon père est sourd, le serveur nous a trouvé un coin tranquille.', /un coin tranquille et que votre père/],
    ['de', 'Mein Vater ist gehörlos, man hat uns eine ruhige Ecke gesucht.', /eine ruhige Ecke .*Ihr Vater/],
  ] as const)('is named: %s, %s', (locale, content, named) => {
    expect(write({ locale, review: { content } })).toMatch(named)
    expect(write({ locale, review: { content }, analysis: { isContradictory: true } })).toMatch(named)
  })

  it.each([
    ['They never found us a quiet corner, nobody took the time.', 5],
    ['They found us a bomb and gave us the worst corner in hell.', 5],
    ['The waiter found us a quiet corner.', 1],
  ])('is not made up: %s', (content, rating) => {
    expect(write({ review: { content, rating } })).not.toMatch(/corner|bomb|took the time/)
  })
})

describe('how to reach the business', () => {
  const TELEPHONE = '030 1234567'
  const CHANNELS =
    /contact us|in touch|write to us|us a (?:\w+ )?message|reach us|escrib|póngase|mensaje|contact|écri[vr]|message|joindre|melden sie|schreiben sie uns (?!hier)|nachricht (?!beun|gel|sorg|aufm|;)|kontakt|erreichen/i
  const ids = Array.from({ length: 40 }, (_, id) => String(id))

  it.each(LOCALES)('points to no way that is not there: %s', (locale) => {
    const replies = ids.map((id) => compose({ locale, sentiment: 'negative', review: { id } }))
    expect(replies.filter(({ text }) => CHANNELS.test(text.split('\n\n').at(-2) ?? ''))).toEqual([])
    expect(replies.every(({ lacksContact }) => lacksContact)).toBe(true)
  })

  it.each(LOCALES)('is said where the team has written it down: %s', (locale) => {
    const given: Given = { locale, sentiment: 'negative', voice: { facts: ['Open daily', `Call ${TELEPHONE}`] } }
    const everyday = compose(given)
    const grave = compose({ ...given, review: { content: 'food poisoning' } })
    expect([everyday, grave].map(({ text }) => text.includes(TELEPHONE))).toEqual([true, true])
    expect([everyday.lacksContact, grave.lacksContact]).toEqual([false, false])
    const signed = compose({ locale, sentiment: 'negative', voice: { signature: `Maria, ${TELEPHONE}` } })
    expect(signed.text.split(TELEPHONE)).toHaveLength(2)
    expect(signed.lacksContact).toBe(false)
  })

  it('is not missed in thanks', () => {
    expect(compose({}).lacksContact).toBe(false)
    expect(write({ voice: { facts: [TELEPHONE] } })).toBe(write({}))
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
