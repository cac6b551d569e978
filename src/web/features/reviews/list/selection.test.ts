import { describe, expect, it } from 'vitest'
import { MOST_SELECTED } from '#shared/contracts/review-bulk.ts'
import { isSelected, isTooMany, NOTHING_SELECTED, selectRange, toggle } from './selection.ts'

const listed = ['a', 'b', 'c', 'd', 'e']
const chosen = (selection: typeof NOTHING_SELECTED) => listed.filter((id) => isSelected(selection, id))

describe('toggle', () => {
  it('adds and takes away again', () => {
    const both = toggle(toggle(NOTHING_SELECTED, 'a'), 'c')

    expect(chosen(both)).toEqual(['a', 'c'])
    expect(chosen(toggle(both, 'a'))).toEqual(['c'])
  })

  it('begins anew where everything was chosen', () => {
    expect(chosen(toggle({ ...NOTHING_SELECTED, isAll: true }, 'b'))).toEqual(['b'])
  })
})

describe('selectRange', () => {
  it('reaches from the last one chosen, upwards as well as downwards', () => {
    const from = toggle(NOTHING_SELECTED, 'c')

    expect(chosen(selectRange(from, listed, 'e'))).toEqual(['c', 'd', 'e'])
    expect(chosen(selectRange(from, listed, 'a'))).toEqual(['a', 'b', 'c'])
  })

  it('keeps its beginning, so that a second range reaches from there too', () => {
    const range = selectRange(toggle(NOTHING_SELECTED, 'b'), listed, 'c')

    expect(chosen(selectRange(range, listed, 'a'))).toEqual(['a', 'b', 'c'])
  })

  it('is a plain choice where none came before', () => {
    expect(chosen(selectRange(NOTHING_SELECTED, listed, 'd'))).toEqual(['d'])
  })
})

describe('isTooMany', () => {
  it('holds by hand only', () => {
    const ids = new Set(Array.from({ length: MOST_SELECTED + 1 }, (_, index) => String(index)))

    expect(isTooMany({ ...NOTHING_SELECTED, ids })).toBe(true)
    expect(isTooMany({ ...NOTHING_SELECTED, ids, isAll: true })).toBe(false)
  })
})
