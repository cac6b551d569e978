import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneLetterOff, listWords, matchFlows } from './match-chat-flow.ts'

const flow = (...triggers: string[]) => ({ isEnabled: true, triggers })
const triggerFor = (text: string, ...triggers: string[]) => matchFlows([flow(...triggers)], text)[0]?.trigger

describe('a trigger is met', () => {
  it.each([
    ['What about your PRICES?', 'prices'],
    ['haben Sie Öffnungszeiten', 'offnungszeiten'],
    ['¿Cuánto cuesta?', 'cuanto cuesta'],
    ['Y a-t-il l’été une offre spéciale ?', 'Offre Speciale'],
    ['Wie groß ist das', 'GROSS'],
    ['tell me abuot it', 'tell me about it'],
    ['discont please', 'discount'],
    ['discouunt', 'discount'],
    ['dicsount', 'discount'],
    ['a follow up', 'follow-up'],
  ])('by “%s” where it is “%s”', (text, trigger) => {
    expect(triggerFor(text, trigger)).toBe(trigger)
  })

  it.each([
    ['pricesless', 'prices'],
    ['a car', 'cat'],
    ['follow me up', 'follow up'],
    ['dscont', 'discount'],
    ['2025', '2024'],
    ['', 'prices'],
    ['...', 'prices'],
  ])('not by “%s” where it is “%s”', (text, trigger) => {
    expect(triggerFor(text, trigger)).toBeUndefined()
  })
})

describe('of several flows', () => {
  it('the longest trigger answers, to the letter before nearly so, and the first of equals', () => {
    const text = 'a summer discount for members'
    expect(triggerFor(text, 'summer', 'summer discount', 'discount')).toBe('summer discount')
    expect(triggerFor('what is the price', 'prices', 'price')).toBe('price')
    expect(triggerFor('summer discont', 'summer', 'summer discount')).toBe('summer discount')
    const [one, two] = [flow('summer'), flow('Summer')]
    expect(matchFlows([one, two], text).map(({ flow: found }) => found)).toEqual([one, two])
  })

  it('one that is switched off does not', () => {
    expect(matchFlows([{ ...flow('summer'), isEnabled: false }], 'summer')).toEqual([])
  })

  const word = fc.stringMatching(/^[a-zäöüéñ]{1,9}$/)
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 })

  it('whichever they are, what stands there in whole words is found, and the longest of these wins', () => {
    fc.assert(
      fc.property(
        fc.array(phrase, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        phrase,
        phrase,
        (all, at, before, after) => {
          const said = all[at % all.length] ?? []
          const text = [...before, ...said.map((each) => each.toUpperCase()), ...after].join(' ')
          const triggers = all.map((each) => each.join(' '))
          const [match] = matchFlows(
            triggers.map((trigger) => flow(trigger)),
            text,
          )
          const whole = ` ${listWords(text).join(' ')} `
          const exact = triggers.map((each) => listWords(each).join(' ')).filter((each) => whole.includes(` ${each} `))
          const longest = Math.max(...exact.map(({ length }) => length))
          expect(listWords(match?.trigger ?? '').join(' ').length).toBeGreaterThanOrEqual(
            longest - (match?.isExact ? 0 : 4),
          )
        },
      ),
    )
  })

  it('one letter that is wrong, missing, too many or out of place in a long word changes nothing', () => {
    const long = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(long, fc.nat(11), fc.constantFrom('x', 'q'), fc.nat(3), (sought, place, letter, way) => {
        const at = place % sought.length
        const wrong = [
          sought.slice(0, at) + letter + sought.slice(at + 1),
          sought.slice(0, at) + letter + sought.slice(at),
          sought.slice(0, at) + sought.slice(at + 1),
          sought.slice(0, at) + (sought[at + 1] ?? '') + sought[at] + sought.slice(at + 2),
        ][way] as string
        expect(wrong === sought || isOneLetterOff(wrong, sought)).toBe(true)
        expect(triggerFor(`well ${wrong} then`, sought)).toBe(wrong.length >= 4 ? sought : undefined)
      }),
    )
  })
})
