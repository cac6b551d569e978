import { expect, it } from 'vitest'
import { findFilingUrl, writeCase } from './guide-steps.tsx'

it('writes the description, then every line of evidence', () => {
  expect(writeCase({ description: 'Never a guest.', evidence: ['No booking', 'Same words elsewhere'] })).toBe(
    'Never a guest.\n- No booking\n- Same words elsewhere',
  )
  expect(writeCase({ description: 'Never a guest.', evidence: [] })).toBe('Never a guest.')
})

it.each([
  ['google', 'https://maps.example/r/1', 'https://support.google.com/business/workflow/9945796'],
  ['facebook', 'https://facebook.example/r/1', 'https://facebook.example/r/1'],
  ['facebook', null, 'https://www.facebook.com'],
] as const)('leads to the page of %s for a review at %s: %s', (platform, reviewUrl, expected) => {
  expect(findFilingUrl(platform, reviewUrl)).toBe(expected)
})
