import { expect, it } from 'vitest'
import { listPages } from './guide-steps.tsx'

const FORM = { opens: 'openForm', url: 'https://support.google.com/business/workflow/9945796' }

it.each([
  ['google', 'https://maps.example/r/1', [FORM, { opens: 'openReview', url: 'https://maps.example/r/1' }]],
  ['google', null, [FORM]],
  ['facebook', 'https://facebook.example/r/1', [{ opens: 'openPlatform', url: 'https://facebook.example/r/1' }]],
  ['facebook', null, [{ opens: 'openPlatform', url: 'https://www.facebook.com' }]],
] as const)('leads to the pages of %s for a review at %s', (platform, reviewUrl, expected) => {
  expect(listPages(platform, reviewUrl)).toEqual(expected)
})
