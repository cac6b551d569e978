import { beforeEach, describe, expect, it } from 'vitest'
import { recentSearches } from './recent-searches.ts'

beforeEach(() => {
  for (const [person, workspace] of [
    ['ann', 'bistro'],
    ['ann', 'bakery'],
    ['bob', 'bistro'],
  ] as const) {
    recentSearches.startFor(person, workspace)
    recentSearches.clear()
  }
  recentSearches.startFor('ann', 'bistro')
})

describe('recent searches', () => {
  it('holds the last five, newest first, each once', () => {
    for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'THREE']) recentSearches.add(words)
    expect(recentSearches.get()).toEqual(['THREE', 'six', 'five', 'four', 'two'])
  })

  it('keeps each person’s and each workspace’s apart', () => {
    recentSearches.add('soup')
    recentSearches.startFor('ann', 'bakery')
    expect(recentSearches.get()).toEqual([])
    recentSearches.startFor('bob', 'bistro')
    expect(recentSearches.get()).toEqual([])
    recentSearches.startFor('ann', 'bistro')
    expect(recentSearches.get()).toEqual(['soup'])
  })

  it('forgets one, and all', () => {
    recentSearches.add('soup')
    recentSearches.add('bread')
    recentSearches.remove('soup')
    expect(recentSearches.get()).toEqual(['bread'])
    recentSearches.clear()
    recentSearches.startFor('ann', 'bistro')
    expect(recentSearches.get()).toEqual([])
  })
})
