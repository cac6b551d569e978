import { describe, expect, it } from 'vitest'
import { foldWords, isEnoughToSearch, listMatches } from './search-words.ts'

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

describe('isEnoughToSearch', () => {
  it.each(['ab', 'é1', ' ab ', '🍜', '👩‍🍳', '%', '"', '美味', '\u{1D400}b'])('takes %j', (words) => {
    expect(isEnoughToSearch(words)).toBe(true)
  })

  it.each(['', '  ', 'a', ' 7 ', 'e\u0301', '\u0301', '\u{1D400}'])('does not take %j', (words) => {
    expect(isEnoughToSearch(words)).toBe(false)
  })
})
