import { describe, expect, it } from 'vitest'
import { hostedPageContent } from '#shared/domain/hosted-page-content.ts'
import { edgeStep, findGap, landingOf } from '#web/components/use-row-drag.ts'
import { SURVEY_END } from '#shared/domain/hosted-pages.ts'
import { makeQuestion, makeRule, move, removeOption, removeQuestion } from './question-moves.ts'

let made = 0
const makeId = () => `id-${(made += 1)}`
const named = (kind: Parameters<typeof makeQuestion>[0], name: string) => {
  const question = makeQuestion(kind, makeId)
  const options = question.options.map((option, index) => ({ ...option, label: { en: `${name} ${index}` } }))
  return { ...question, label: { en: name }, options }
}

describe('a new question', () => {
  it.each(['stars', 'nps', 'single', 'multiple', 'text', 'email'] as const)('of %s needs words only', (kind) => {
    expect(hostedPageContent.safeParse({ questions: [named(kind, 'Tea')] }).error).toBeUndefined()
  })

  it.each(['stars', 'nps', 'single', 'multiple'] as const)('of %s gets a rule that holds', (kind) => {
    const question = named(kind, 'Tea')

    expect(hostedPageContent.safeParse({ questions: [{ ...question, rules: [makeRule(question)] }] }).success).toBe(
      true,
    )
  })
})

describe('moving', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(move(['a', 'b', 'c'], from, to)).toEqual(expected)
  })

  it.each([
    ['in the middle', 400, { top: -500, bottom: 2000 }, 0],
    ['near the upper end', 36, { top: -500, bottom: 2000 }, -10],
    ['above it', -20, { top: -500, bottom: 2000 }, -16],
    ['near the lower end', 740, { top: -500, bottom: 2000 }, 6],
    ['where the list begins', 36, { top: 120, bottom: 2000 }, 0],
    ['where the list ends', 740, { top: -500, bottom: 600 }, 0],
  ])('%s takes the window along', (_where, y, list, step) => {
    expect(edgeStep(y, 800, list)).toBe(step)
  })

  it.each([
    [5, 0],
    [25, 1],
    [99, 3],
  ])('a pointer at %i means gap %i', (y, gap) => {
    expect(findGap([10, 30, 50], y)).toBe(gap)
  })

  it('counts the place a row leaves behind', () => {
    expect([landingOf(0, 3), landingOf(2, 0), landingOf(1, 1), landingOf(1, 2)]).toEqual([2, 0, 1, 1])
  })
})

describe('removing', () => {
  it('takes the ways to a question with it', () => {
    const [first, second] = [named('stars', 'one'), named('text', 'two')]
    const rules = [
      { from: 1, to: 2, goTo: second.id },
      { from: 3, to: 3, goTo: SURVEY_END },
    ]

    const left = removeQuestion([{ ...first, rules, goTo: second.id }, second], second.id)

    expect(left).toEqual([{ ...first, rules: rules.slice(1), goTo: null }])
  })

  it('takes the rules of an option with it, and leaves those of others', () => {
    const question = named('single', 'one')
    const [one = '', two = ''] = question.options.map(({ id }) => id)
    const rules = [
      { options: [one], goTo: SURVEY_END },
      { options: [one, two], goTo: SURVEY_END },
    ]

    expect(removeOption({ ...question, rules }, one).rules).toEqual([{ options: [two], goTo: SURVEY_END }])
  })
})
