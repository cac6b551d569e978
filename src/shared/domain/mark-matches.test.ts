import { describe, expect, it } from 'vitest'
import { markMatches } from './mark-matches.ts'

const marked = (text: string, search: string | undefined) =>
  markMatches(text, search)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('markMatches', () => {
  it.each([
    ['Great soup, great staff', 'great', '[Great] soup, [great] staff'],
    ['Was it 5.0? Or 500', '5.0', 'Was it [5.0]? Or 500'],
    ['Crème brûlée', 'BRÛLÉE', 'Crème [brûlée]'],
    ['Crème brûlée', 'creme', '[Crème] brûlée'],
    ['All of it', undefined, 'All of it'],
    ['All of it', '  ', 'All of it'],
  ])('in %j searched for %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected)
  })

  it('gives every part its own beginning', () => {
    expect(markMatches('a b a', 'a').map(({ start }) => start)).toEqual([0, 1, 4])
  })
})
