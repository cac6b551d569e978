import { expect, it } from 'vitest'
import { estimateSms } from './sms-prices.ts'

it('estimates a text message by its parts, the country and who carries it', () => {
  expect(estimateSms('twilio', { country: 'US', segments: 3 })).toMatchObject({ amount: 0.0249, currency: 'USD' })
  expect(estimateSms('twilio', { country: 'US', segments: 1 })?.source).toMatch(/^https:\/\//)
})

it.each([
  ['messagebird', 'US'],
  ['twilio', 'DE'],
  [null, 'US'],
])('says nothing where nobody has looked it up: %s, %s', (provider, country) => {
  expect(estimateSms(provider, { country, segments: 1 })).toBeNull()
})
