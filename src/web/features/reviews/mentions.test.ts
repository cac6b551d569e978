import { describe, expect, it } from 'vitest'
import { completeMention, cutAtMentions, findMentioned, findStartedMention, suggestMembers } from './mentions.ts'

const ann = { userId: '1', name: 'Ann' }
const annLee = { userId: '2', name: 'Ann Lee' }
const zoe = { userId: '3', name: 'Zoë Müller-Ruiz' }
const otherAnn = { userId: '4', name: 'Ann' }
const members = [ann, annLee, zoe]

describe('a name that is being written', () => {
  it.each([
    ['Ask @', { start: 4, typed: '' }],
    ['@zo', { start: 0, typed: 'zo' }],
    ['(@Ann L', { start: 1, typed: 'Ann L' }],
    ['write to ann@example', null],
    ['@Ann\nnext line', null],
    ['5 @ noon', null],
    [`@${'x'.repeat(50)}`, null],
    ['no name here', null],
  ])('is found at the end of %j or not', (text, expected) => {
    expect(findStartedMention(text, text.length)).toEqual(expected)
  })

  it('is the one at the caret, not the last one of the text', () => {
    expect(findStartedMention('@an and @zo', 3)).toEqual({ start: 0, typed: 'an' })
  })

  it.each([
    ['', [ann, annLee, zoe]],
    ['zoe', [zoe]],
    ['ruiz', [zoe]],
    ['ann l', [annLee]],
    ['x', []],
  ])('brings up whom %j may begin', (typed, expected) => {
    expect(suggestMembers(members, typed, 5)).toEqual(expected)
  })

  it('is completed with one space behind it', () => {
    expect(completeMention('Ask @zo', { start: 4, typed: 'zo' }, zoe.name)).toEqual({
      text: 'Ask @Zoë Müller-Ruiz ',
      caret: 21,
    })
    expect(completeMention('@a today', { start: 0, typed: 'a' }, 'Ann')).toEqual({ text: '@Ann today', caret: 5 })
  })
})

describe('a finished note', () => {
  it('names whom it says, the longest name first', () => {
    expect(findMentioned('@Ann Lee, tell @Zoë Müller-Ruiz!', members, new Set())).toEqual(['2', '3'])
    expect(findMentioned('@Anna and mail@Ann', members, new Set())).toEqual([])
    expect(findMentioned('@Ann @Ann', members, new Set())).toEqual(['1'])
  })

  it('means whom the writer picked among people of one name, or all of them', () => {
    expect(findMentioned('@Ann', [ann, otherAnn], new Set(['4']))).toEqual(['4'])
    expect(findMentioned('@Ann', [ann, otherAnn], new Set())).toEqual(['1', '4'])
  })

  it('takes no name for a pattern', () => {
    const odd = { userId: '5', name: 'A.J. (night shift) + co' }

    expect(findMentioned('Ask @A.J. (night shift) + co, not @AxJ', [odd], new Set())).toEqual(['5'])
  })

  it('is cut without losing a letter', () => {
    const text = 'For @Ann Lee and @Ann.'
    const parts = cutAtMentions(text, members)

    expect(parts.map(({ part }) => part).join('')).toBe(text)
    expect(parts.filter(({ isMention }) => isMention).map(({ part }) => part)).toEqual(['@Ann Lee', '@Ann'])
  })
})
