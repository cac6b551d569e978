import { describe, expect, it } from 'vitest'
import { mayBring } from './arrival.ts'
import { cleanAddress, dropTokens, PARAMETERS, readAddress } from './read-arrival.ts'

const SITE = 'https://goodword.example'

describe('readAddress', () => {
  it.each([
    ['/login', { kind: 'nothing' }],
    ['/login?redirect=%2Freviews#top', { kind: 'nothing' }],
    ['/verify?type=signup&code=abc', { kind: 'code' }],
    ['/verify#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer', { kind: 'nothing' }],
    ['/verify?token_hash=abc&type=signup', { kind: 'link', link: { tokenHash: 'abc', type: 'signup' } }],
    ['/verify?token_hash=abc&type=surprise', { kind: 'error', failure: 'link-expired' }],
    ['/verify#message=Confirmation+link+accepted', { kind: 'message' }],
    [
      '/verify#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      { kind: 'error', failure: 'code-wrong' },
    ],
    ['/login?error=access_denied&error_description=declined', { kind: 'error', failure: 'declined' }],
    ['/login?error=access_denied&error_code=sso_not_admitted', { kind: 'error', failure: 'sso-refused' }],
    ['/login?error=server_error&error_code=unexpected_failure', { kind: 'error', failure: 'other' }],
    // The query counts where both speak.
    ['/login?error_code=bad_oauth_state#error_code=otp_expired', { kind: 'error', failure: 'link-expired' }],
  ])('reads %s', (path, expected) => {
    expect(readAddress(`${SITE}${path}`)).toEqual(expected)
  })
})

describe('an address', () => {
  const sidekicks = ['sb_flow_id', 'sb', 'expires_in', 'expires_at']

  it.each(PARAMETERS.filter((name) => !sidekicks.includes(name)))(
    'is read where it says %s, however it is written',
    (name) => {
      const disguised = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`

      expect(mayBring({ search: `?redirect=%2Freviews&${disguised}=a`, hash: '' })).toBe(true)
      expect(mayBring({ search: '', hash: `#${name}=a` })).toBe(true)
    },
  )

  it('is left alone where it says nothing of the kind', () => {
    expect(mayBring({ search: '?redirect=%2Freviews%3Fcode%3Da&period=30d', hash: '#top' })).toBe(false)
  })
})

describe('cleanAddress', () => {
  it.each([
    ['/verify?type=signup&code=abc', '/verify?type=signup'],
    ['/verify?token_hash=abc&type=email_change&redirect=%2Freviews', '/verify?redirect=%2Freviews'],
    ['/reset-password?token_hash=abc&type=recovery', '/reset-password'],
    ['/accept-invitation?token_hash=abc&type=invite', '/accept-invitation?type=invite'],
    ['/login?redirect=%2Freviews&code=abc&sb_flow_id=1', '/login?redirect=%2Freviews'],
    ['/login#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer', '/login'],
    ['/verify?error=x&error_code=y&error_description=z#error=x&sb=', '/verify'],
    ['/login?redirect=%2Freviews#top', '/login?redirect=%2Freviews#top'],
  ])('leaves of %s only %s', (path, expected) => {
    expect(cleanAddress(`${SITE}${path}`)).toBe(expected)
  })
})

describe('dropTokens', () => {
  it.each([
    ['/dashboard#access_token=a', '/dashboard'],
    ['/reviews?status=new#expires_in=3600&refresh_token=b', '/reviews?status=new'],
    ['/oauth/callback/google?code=abc#provider_token=c', '/oauth/callback/google?code=abc'],
    ['//another.example#access_token=a', '//another.example'],
    ['/reviews#top', '/reviews#top'],
  ])('leaves of %s only %s', (path, expected) => {
    expect(dropTokens(`${SITE}${path}`)).toBe(`${SITE}${expected}`)
  })
})
