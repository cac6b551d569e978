import { expect, it } from 'vitest'
import { drop, insert, tick } from './use-checklist.ts'

const LIST = [
  { id: 'a', text: 'Call the guest', isDone: false },
  { id: 'b', text: 'Look for the receipt', isDone: false },
]

it('ticks one item, also when it is done twice', () => {
  const ticked = [LIST[0], { ...LIST[1], isDone: true }]
  const step = tick('b', true)

  expect(step(LIST)).toEqual(ticked)
  expect(step(LIST.map((item) => (item.id === 'b' ? { ...item, isDone: true } : item)))).toEqual(ticked)
})

it('drops an item that may be gone already', () => {
  expect(drop('a')(LIST)).toEqual([LIST[1]])
  expect(drop('a')([])).toEqual([])
})

it('puts an item back where it stood and leaves the list itself alone', () => {
  const item = { text: 'Ask the waiter', isDone: true }

  expect(insert(item, 1)(LIST)).toEqual([LIST[0], item, LIST[1]])
  expect(LIST).toHaveLength(2)
})
