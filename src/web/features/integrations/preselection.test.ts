import { describe, expect, it } from 'vitest'
import { findSameName, listPreselected } from './choose-listing-form.tsx'

const choice = (id: string, isConnected = false) => ({ id, name: id, address: '', isConnected })

describe('what is ticked beforehand', () => {
  it.each([
    ['nothing among several', [choice('a'), choice('b')], []],
    ['the only one that is left', [choice('a', true), choice('b')], ['b']],
    ['nothing when all are connected', [choice('a', true), choice('b', true)], []],
  ])('is %s', (_case, choices, ids) => {
    expect(listPreselected(choices)).toEqual(ids)
  })
})

describe('the place of a listing', () => {
  it('is the one of its name, whatever the capitals', () => {
    const places = [
      { id: '1', name: 'Quay' },
      { id: '2', name: 'Harbour Bistro ' },
    ]
    expect(findSameName(places, 'harbour bistro')?.id).toBe('2')
    expect(findSameName(places, 'Harbour')).toBeUndefined()
  })
})
