import { describe, expect, it } from 'vitest'
import { findSought, foldWords, isCloseTo, isEnoughToSearch, listMatches, parseSearch } from './search-words.ts'

describe('foldWords', () => {
  it.each([
    ['CRÈME Brûlée', 'creme brulee'],
    ['cre\u0300me', 'creme'],
    ['L’équipe', "l'equipe"],
    ['Łódź, Ærø, Đà Nẵng', 'lodz, æro, da nang'],
    ['10\u00A0€', '10 €'],
    ['Straße 😀', 'straße 😀'],
    ['שלום', 'שלום'],
  ])('makes of %j %j', (text, folded) => {
    expect(foldWords(text)).toBe(folded)
  })
})

describe('listMatches', () => {
  const found = (text: string, words: string) =>
    listMatches(text, words).map(({ start, end }) => text.slice(start, end))

  it.each([
    ['Great soup, great staff', 'great', ['Great', 'great']],
    ['A Crème brûlée', 'CREME', ['Crème']],
    ['A cre\u0300me brulee', 'crème', ['cre\u0300me']],
    ['Reading the cafe\u0301', 'café', ['cafe\u0301']],
    ['😀 then 😀', '😀', ['😀', '😀']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['100 % of it_all', '% of it_', ['% of it_']],
    ['Never', 'soup', []],
    ['Never', '', []],
    ['Never', '\u0301', []],
  ])('in %j searched for %j', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected)
  })
})

describe('parseSearch', () => {
  it.each([
    ['Cold  Soup', 'cold  soup', false, ['cold~', 'soup~']],
    ['"Cold soup"', 'cold soup', true, ['cold soup']],
    ['« crème brûlée »', 'creme brulee', true, ['creme brulee']],
    ['"cold soup" ben', '"cold soup" ben', false, ['cold soup', 'ben']],
    ['soup, 4711 o’brien', "soup, 4711 o'brien", false, ['soup~', '4711', "o'brien"]],
    ['""', '""', false, ['""']],
    ['{"a":1}', '{"a":1}', false, ['{"a":1}']],
    ['', '', false, []],
    ['x'.repeat(25), 'x'.repeat(25), false, ['x'.repeat(25)]],
    ['soup '.repeat(7), 'soup '.repeat(7).trim(), false, [...Array.from({ length: 6 }, () => 'soup~'), 'soup']],
  ])('reads %j', (typed, phrase, isQuoted, parts) => {
    const read = parseSearch(typed)
    expect(read.phrase).toBe(phrase)
    expect(read.isQuoted).toBe(isQuoted)
    expect(read.parts.map(({ text, isForgiving }) => text + (isForgiving ? '~' : ''))).toEqual(parts)
  })
})

describe('findSought', () => {
  const found = (text: string, typed: string) => {
    const { matches, isClose } = findSought(text, parseSearch(typed))
    return [matches.map(({ start, end }) => text.slice(start, end)), isClose]
  }

  it.each([
    ['The Crème brûlée came', 'creme brulee', ['Crème brûlée'], false],
    ['The brûlée was all crème', 'creme brulee', ['brûlée', 'crème'], false],
    ['The Crème came', 'cremme', ['Crème'], true],
    ['The soap', 'soup', ['soap'], true],
    ['The group', 'soup', [], false],
    ['The souk', 'so', ['so'], false],
    ['Southern', 'soup', [], false],
    ['A restaurant', 'resturan', ['restauran'], true],
    ['A restaurant', '"resturant"', [], false],
    ['A chandelier', 'chandeleir', ['chandelier'], true],
    ['Two waiter', 'waiters', ['waiter'], true],
    ['Table 4711', '4712', [], false],
    ['Ben Bennett', 'ben', ['Ben', 'Ben'], false],
  ])('in %j typed %j', (text, typed, matches, isClose) => {
    expect(found(text, typed)).toEqual([matches, isClose])
  })
})

describe('isCloseTo', () => {
  it.each([
    ['password', 'pasword', true],
    ['passwort', 'passwrot', true],
    ['notifications', 'notfic', true],
    ['hours', 'huors', true],
    ['passwort', 'pasword', false],
    ['hourly', 'huors', false],
    ['car', 'cat', false],
  ])('of %j typed as %j is %s', (word, typed, isClose) => {
    expect(isCloseTo(word, typed)).toBe(isClose)
  })
})

describe('isEnoughToSearch', () => {
  it.each(['ab', 'é1', ' ab ', '🍜', '👩‍🍳', '%', '"', '美味', '\u{1D400}b'])('takes %j', (words) => {
    expect(isEnoughToSearch(words)).toBe(true)
  })

  it.each(['', '  ', 'a', ' 7 ', 'e\u0301', '\u0301', '\u{1D400}'])('does not take %j', (words) => {
    expect(isEnoughToSearch(words)).toBe(false)
  })
})
