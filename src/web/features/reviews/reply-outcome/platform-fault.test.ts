import { expect, it } from 'vitest'
import { findPlatformFault } from './platform-fault.ts'

it.each([
  ['Response saved locally, but failed to post to Yelp: It is closed: gone.', 'It is closed: gone.'],
  ['Yelp cannot be reached. It will be tried again.', 'Yelp cannot be reached. It will be tried again.'],
  [null, ''],
])('of %s is %s', (problem, fault) => {
  expect(findPlatformFault(problem, 'yelp')).toBe(fault)
})
