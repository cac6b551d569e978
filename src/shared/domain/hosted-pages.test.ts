import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultContent, hostedPageContent, type SurveyQuestion, questionsOf } from './hosted-page-content.ts'
import { HOSTED_PAGE_KINDS } from './hosted-page-kinds.ts'
import { bandOf, lowestBand, netPromoterScore, pickText, SURVEY_END, toSlug, walkSurvey } from './hosted-pages.ts'
import { LOCALES } from './locales.ts'

const question = (id: string, values: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  kind: 'text',
  label: { en: id },
  isRequired: false,
  options: [],
  rules: [],
  goTo: null,
  ...values,
})
const SURVEY = [
  question('stars', {
    kind: 'stars',
    rules: [
      { from: 1, to: 2, goTo: 'wrong' },
      { from: 5, to: 5, goTo: SURVEY_END },
    ],
    goTo: 'last',
  }),
  question('wrong'),
  question('more', { goTo: SURVEY_END }),
  question('last'),
]
const idsOf = (steps: SurveyQuestion[][]) => steps.map((step) => step.map(({ id }) => id))

describe('a survey', () => {
  it.each([
    [1, [['stars'], ['wrong', 'more']]],
    [3, [['stars'], ['last']]],
    [5, [['stars']]],
    [undefined, [['stars'], ['last']]],
  ])('goes on by the answer: %s', (stars, steps) => {
    expect(idsOf(walkSurvey(SURVEY, stars === undefined ? {} : { stars }))).toEqual(steps)
  })

  it('stands on one screen where no answer decides', () => {
    expect(idsOf(walkSurvey([question('a'), question('b')], {}))).toEqual([['a', 'b']])
    expect(walkSurvey([], {})).toEqual([])
  })

  it('follows what somebody chose', () => {
    const options = [
      { id: 'x', label: { en: 'X' } },
      { id: 'y', label: { en: 'Y' } },
    ]
    const many = question('many', { kind: 'multiple', options, rules: [{ options: ['y'], goTo: 'c' }] })
    expect(idsOf(walkSurvey([many, question('b'), question('c')], { many: ['x', 'y'] }))).toEqual([['many'], ['c']])
    expect(idsOf(walkSurvey([many, question('b'), question('c')], { many: ['x'] }))).toEqual([['many'], ['b', 'c']])
  })

  it('takes no option for another whose name begins alike', () => {
    const options = ['tea', 'tea-green'].map((id) => ({ id, label: { en: id } }))
    const drink = question('drink', { kind: 'single', options, rules: [{ options: ['tea'], goTo: 'c' }] })
    const survey = [drink, question('b'), question('c')]
    expect(idsOf(walkSurvey(survey, { drink: 'tea' }))).toEqual([['drink'], ['c']])
    expect(idsOf(walkSurvey(survey, { drink: 'tea-green' }))).toEqual([['drink'], ['b', 'c']])
  })

  const refusedBy = (questions: unknown[]) =>
    hostedPageContent.safeParse({ questions }).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it.each([
    ['leads backwards', [question('a'), question('b', { goTo: 'a' })], ['questions.1.goTo', 'leadsBackwards']],
    ['leads to itself', [question('a', { goTo: 'a' })], ['questions.0.goTo', 'leadsBackwards']],
    ['has one id twice', [question('a'), question('a')], ['questions.1.id', 'invalid']],
    ['gives no choice', [question('a', { kind: 'single' })], ['questions.0.options', 'optionsTooFew']],
    [
      'has a rule for nothing',
      [question('a', { kind: 'nps', rules: [{ goTo: SURVEY_END }] })],
      ['questions.0.rules.0', 'ruleIncomplete'],
    ],
    [
      'has a rule for six stars',
      [question('a', { kind: 'stars', rules: [{ from: 5, to: 6, goTo: SURVEY_END }] })],
      ['questions.0.rules.0', 'ruleIncomplete'],
    ],
    ['asks nothing', [question('a', { label: { en: ' ' } })], ['questions.0.label', 'required']],
  ])('is refused that %s', (_why, questions, expected) => {
    expect(refusedBy(questions)).toContainEqual(expected)
  })

  it('begins with three questions, and each page with words in every language', () => {
    expect(questionsOf('survey', defaultContent('survey')).map(({ kind }) => kind)).toEqual(['stars', 'nps', 'text'])
    for (const kind of HOSTED_PAGE_KINDS) {
      const labels = questionsOf(kind, defaultContent(kind)).map(({ label }) => label)
      expect(labels.every((label) => LOCALES.every((locale) => label[locale]))).toBe(true)
    }
  })
})

describe('what somebody answered', () => {
  it.each([
    ['stars', 2, 'low'],
    ['stars', 3, 'middle'],
    ['stars', 4, 'high'],
    ['nps', 6, 'low'],
    ['nps', 8, 'middle'],
    ['nps', 9, 'high'],
  ] as const)('%s %i is %s', (kind, score, band) => expect(bandOf(kind, score)).toBe(band))

  it('is as low as its lowest score', () => {
    const asked = [question('s', { kind: 'stars' }), question('n', { kind: 'nps' })]
    expect([lowestBand(asked, { s: 5, n: 3 }), lowestBand(asked, { s: 4 }), lowestBand(asked, {})]).toEqual([
      'low',
      'high',
      null,
    ])
  })
})

describe('the net promoter score', () => {
  it('is what promoters are more than detractors, in hundredths', () => {
    expect(netPromoterScore([1, 0, 0, 0, 0, 0, 1, 1, 1, 3, 3])).toMatchObject({
      score: 40,
      promoters: 6,
      passives: 2,
      detractors: 2,
    })
    expect(netPromoterScore([])).toBeNull()
  })

  it('lies within its bounds, which lie within theirs and close in with more answers', () => {
    const amounts = fc.array(fc.nat(500), { minLength: 11, maxLength: 11 })
    fc.assert(
      fc.property(amounts, (given) => {
        const nps = netPromoterScore(given)
        if (!nps) return
        const { low, high, score } = nps
        expect(low).toBeGreaterThanOrEqual(-100)
        expect(high).toBeLessThanOrEqual(100)
        expect(low).toBeLessThanOrEqual(score)
        expect(score).toBeLessThanOrEqual(high)
        const many = netPromoterScore(given.map((amount) => amount * 100))
        expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThanOrEqual(high - low)
        expect(Math.abs(score)).toBeLessThanOrEqual(100)
      }),
    )
  })

  const of = (detractors: number, passives: number, promoters: number) =>
    netPromoterScore([detractors, 0, 0, 0, 0, 0, 0, passives, 0, 0, promoters])

  it.each([
    ['one promoter', of(0, 0, 1), { score: 100, low: -49, high: 100 }],
    ['one detractor', of(1, 0, 0), { score: -100, low: -100, high: 49 }],
    ['one in between', of(0, 1, 0), { score: 0, low: -61, high: 61 }],
    ['five promoters', of(0, 0, 5), { score: 100, low: 17, high: 100 }],
    ['five detractors', of(5, 0, 0), { score: -100, low: -100, high: -17 }],
  ])('says how little few answers tell: %s', (_who, nps, bounds) => expect(nps).toMatchObject(bounds))
})

describe('words', () => {
  it('stand in for each other where some are missing', () => {
    expect(pickText({ en: 'Hi', de: 'Hallo' }, 'de')).toBe('Hallo')
    expect(pickText({ es: 'Hola' }, 'de', 'es')).toBe('Hola')
    expect(pickText({ fr: 'Salut' }, 'de', 'en')).toBe('Salut')
    expect(pickText({}, 'de')).toBe('')
  })

  it.each([
    ['Café Zoë – Halifax', 'cafe-zoe-halifax'],
    ['  Straße 7!', 'strasse-7'],
    ['東京', ''],
  ])('make an address of %s', (name, slug) => expect(toSlug(name)).toBe(slug))
})
