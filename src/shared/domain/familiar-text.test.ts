import { describe, expect, it } from 'vitest'
import { isFamiliar, measureSimilarity } from './familiar-text.ts'

const REPLY =
  'Hi Ann, thank you so much for your kind words about our kitchen. It means a lot to the whole team that you enjoyed ' +
  'your evening with us, and we hope to see you again soon.'

describe('a text', () => {
  it.each([
    ['itself', REPLY, true],
    ['the same with another name', REPLY.replace('Ann', 'Bob'), true],
    ['the same in capitals and without commas', REPLY.toUpperCase().replaceAll(',', ''), true],
    [
      'another reply as polite',
      'Hello Bob, thank you for your review. We are sorry that you had to wait so long for your table.',
      false,
    ],
    ['half of it', REPLY.slice(0, REPLY.length / 2), false],
    ['nothing', '', false],
  ])('beside %s', (_name, other, isNear) => {
    expect(isFamiliar(REPLY, ['Something else entirely.', other])).toBe(isNear)
  })

  it('of no words is like nothing', () => {
    expect(isFamiliar('', ['', '!!!'])).toBe(false)
    expect(isFamiliar(REPLY, [])).toBe(false)
  })

  it('is as like the other as the other is like it', () => {
    const other = REPLY.replace('kitchen', 'terrace')
    expect(measureSimilarity(REPLY, other)).toBe(measureSimilarity(other, REPLY))
    expect(measureSimilarity('Thank you', 'Thank you')).toBe(1)
    expect(measureSimilarity('Thank you', 'Thank them')).toBe(0)
  })
})
