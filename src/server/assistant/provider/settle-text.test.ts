import { describe, expect, it } from 'vitest'
import { limitLength, limitWords, upToLastSentence } from './settle-text.ts'

describe('a text that has to end', () => {
  it.each([
    ['One. Two! Thr', 'One. Two!'],
    ['¿Qué tal? «Bien.» Y', '¿Qué tal? «Bien.»'],
    ['It costs 3.50 eu', ''],
    ['No end', ''],
  ])('ends with its last whole sentence: %s', (text, end) => {
    expect(upToLastSentence(text)).toBe(end)
  })

  it.each([
    ['one two three', 3, 'one two three'],
    ['one two. three four', 3, 'one two.'],
    ['one two three four', 3, 'one two three…'],
    ['Dear you,\n\none. two three', 3, 'Dear you,\n\none.'],
  ])('has no more words than it may: %s, %i', (text, most, end) => {
    expect(limitWords(text, most)).toBe(end)
  })

  it('has no more characters than it may', () => {
    expect(limitLength('  waiting time ', 12)).toBe('waiting time')
    expect(limitLength('waiting times', 12)).toBe('waiting tim…')
  })

  it('can be kept: no half of a character, and none that no database takes', () => {
    expect(limitLength('so good 😀😀', 10)).toBe('so good…')
    expect(limitLength('so\0 good \uD83D', 20)).toBe('so good \uFFFD')
  })
})
