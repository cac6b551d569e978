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
    ['4.5', null],
    ['0', null],
    ['6', null],
    ['8/10', null],
    ['★★★★★★', null],
    ['good', null],
  ])('reads %s as %s', (text, rating) => {
    expect(findRating(text)).toBe(rating)
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
