import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it.each([
  ['Maria del Carmen Ruiz', 'MR'],
  ['Jo', 'J'],
  ['  émile   zola ', 'ÉZ'],
  ['demo@goodword.test', 'DT'],
  ['Anna (Kasse)', 'A'],
  ['', ''],
])('makes initials of “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
