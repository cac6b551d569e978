import { describe, expect, it } from 'vitest'
import { type RowSpan, stepTowards } from './row-window.ts'

const rows = (first: number, last: number): RowSpan => ({ first, last })

describe('the way to the rows that are wanted', () => {
  it('adds a few rows below those that stay, and lets go of those above', () => {
    expect(stepTowards(rows(5, 25), rows(0, 20), 11)).toEqual(rows(5, 22))
    expect(stepTowards(rows(5, 25), rows(5, 24), 11)).toEqual(rows(5, 25))
  })

  it('adds a few rows above when the page goes up', () => {
    expect(stepTowards(rows(10, 30), rows(15, 35), 16)).toEqual(rows(13, 30))
  })

  it('begins with the first row in view where no row stays', () => {
    expect(stepTowards(rows(100, 120), rows(0, 20), 106)).toEqual(rows(106, 107))
    expect(stepTowards(rows(100, 120), undefined, 106)).toEqual(rows(106, 107))
  })

  it('arrives, whichever way it goes', () => {
    for (const drawn of [undefined, rows(0, 20), rows(95, 110), rows(300, 310)]) {
      let span = drawn
      for (let step = 0; step < 11; step++) span = stepTowards(rows(100, 120), span, 106)
      expect(span).toEqual(rows(100, 120))
    }
  })

  it('stays where it is once there', () => {
    expect(stepTowards(rows(3, 9), rows(3, 9), 4)).toEqual(rows(3, 9))
  })
})
