import { describe, expect, it } from 'vitest'
import { findRating, findRecommendation } from './read-verdict.ts'

describe('findRating', () => {
  it.each([
    ['4', 4],
    ['4.0', 4],
    ['4,0', 4],
    ['4/5', 4],
    ['4 out of 5 stars', 4],
    ['4 von 5 Sternen', 4],
    ['4 estrellas', 4],
    ['★★★★☆', 4],
    ['⭐⭐⭐⭐', 4],
    ['FOUR', 4],
    ['four stars', 4],
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['3,75 von 5 Sternen', 3.75],
    ['5.1', null],
    ['0.9', null],
    ['0', null],
    ['6', null],
    ['8/10', null],
    ['★★★★★★', null],
    ['good', null],
  ])('reads %s as %s', (text, rating) => {
    expect(findRating(text)).toBe(rating)
  })

  it('gives up at once on a cell that was made to be slow', () => {
    const begunAt = performance.now()
    expect(findRating(`4${' '.repeat(200_000)}!`)).toBeNull()
    expect(performance.now() - begunAt).toBeLessThan(1000)
  })
})

describe('findRecommendation', () => {
  it.each([
    ['Yes', true],
    ['POSITIVE', true],
    ['Sí', true],
    ['Oui', true],
    ['empfiehlt', true],
    ['No', false],
    ['doesn’t recommend', false],
    ['Nein', false],
    ['ne recommande pas', false],
    ['maybe', null],
    ['5', null],
  ])('reads %s as %s', (text, isRecommended) => {
    expect(findRecommendation(text)).toBe(isRecommended)
  })
})
