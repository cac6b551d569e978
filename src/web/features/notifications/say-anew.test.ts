import { expect, it } from 'vitest'
import { sayAnew } from './notification-announcer.tsx'

it('has the same words read again each time, and reads no other words for them', () => {
  const said = ['12 new reviews', '12 new reviews', '12 new reviews', 'A bad review'].reduce<string[]>(
    (before, words) => [...before, sayAnew(before.at(-1) ?? '', words)],
    [],
  )

  for (const [place, words] of said.entries()) expect(words).not.toBe(said[place - 1])
  expect(said.map((words) => words.trim())).toEqual([
    '12 new reviews',
    '12 new reviews',
    '12 new reviews',
    'A bad review',
  ])
})
