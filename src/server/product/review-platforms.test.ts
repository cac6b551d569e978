import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/kernel/config/config.ts'
import { buildReviewPlatforms } from './review-platforms.ts'

const REQUEST = { state: 's', codeChallenge: 'c'.repeat(43), redirectUri: 'http://goodword.test/oauth/callback/yelp' }
const CODES = { make: async () => 'code', take: async () => null }
const LIVE = {
  SANDBOX: 'off',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'us@goodword.test',
  CONTACT_EMAIL: 'us@goodword.test',
}
const PARTNER = { YELP_CLIENT_ID: 'id', YELP_CLIENT_SECRET: 'secret' }

function findConsentPage(environment: Record<string, string>): string {
  const { platforms: settings } = readConfig(environment)
  const address = () => 'http://goodword.test'
  const platforms = buildReviewPlatforms({ settings, codes: CODES, publicUrl: address, sandboxUrl: address })
  const page = platforms.yelp.authorizeUrl(REQUEST)
  return page ? page.origin + page.pathname : 'nowhere'
}

describe('Yelp', () => {
  it.each([
    ['as a partner in the sandbox', {}, 'http://goodword.test/sandbox/yelp/oauth2/authorize'],
    ['with the owner’s key where there is no contract', LIVE, 'http://goodword.test/connect/yelp'],
    ['with the owner’s key where the contract has no feed', PARTNER, 'http://goodword.test/connect/yelp'],
    [
      'as a partner with all that a contract gives',
      { ...PARTNER, YELP_API_KEY: 'key', YELP_FEED_URL: 'https://feed.test' },
      'https://biz.yelp.com/oauth2/authorize',
    ],
  ])('is connected %s', (_how, environment, page) => {
    expect(findConsentPage(environment)).toBe(page)
  })
})

describe('keeping what live platforms say', () => {
  it.each([
    ['in the sandbox', {}, true],
    ['live, beside a sandbox for the others', PARTNER, false],
    ['live, where a contract allows it', { ...PARTNER, YELP_MAY_STORE: 'on' }, true],
    ['live', LIVE, false],
  ])('of Yelp %s', (_how, environment, canStore) => {
    expect(readConfig(environment).platforms.yelp.canStore).toBe(canStore)
  })
})
