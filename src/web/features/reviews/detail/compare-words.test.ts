import { describe, expect, it } from 'vitest'
import { compareWords } from './compare-words.ts'

const short = (before: string, after: string) =>
  compareWords(before, after).map(({ text, fate }) => ({ kept: '=', removed: '-', added: '+' })[fate] + text)
const side = (before: string, after: string, missing: string) =>
  compareWords(before, after)
    .filter(({ fate }) => fate !== missing)
    .map(({ text }) => text)
    .join('')

describe('comparing two texts', () => {
  it.each([
    ['', '', []],
    ['Good soup', 'Good soup', ['=Good soup']],
    ['', 'New words', ['+New words']],
    ['Old words', '', ['-Old words']],
    ['Good soup here', 'Bad soup here', ['-Good', '+Bad', '= soup here']],
    ['We waited an hour', 'We waited two hours', ['=We waited ', '-an', '+two', '= ', '-hour', '+hours']],
    ['a b c', 'a c', ['=a ', '-b ', '=c']],
  ])('of %j and %j tells what became of each word', (before, after, expected) => {
    expect(short(before, after)).toEqual(expected)
  })

  it.each([
    ['one\ntwo  three', 'two one\n three'],
    ['x '.repeat(3000), 'y '.repeat(3000)],
    ['tall glass of water', 'water of glass tall, please'],
  ])('loses nothing of either side (%#)', (before, after) => {
    expect(side(before, after, 'added')).toBe(before)
    expect(side(before, after, 'removed')).toBe(after)
  })
})
