import { expect, it } from 'vitest'
import { findFilingUrl } from './guide-steps.tsx'

it.each([
  ['google', 'https://maps.example/r/1', 'https://support.google.com/business/workflow/9945796'],
  ['facebook', 'https://facebook.example/r/1', 'https://facebook.example/r/1'],
  ['facebook', null, 'https://www.facebook.com'],
] as const)('leads to the page of %s for a review at %s: %s', (platform, reviewUrl, expected) => {
  expect(findFilingUrl(platform, reviewUrl)).toBe(expected)
})
