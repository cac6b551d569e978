import { describe, expect, it } from 'vitest'
import { findStepOf, makeTotp } from './totp.ts'

/** "12345678901234567890", the secret of RFC 6238's test values. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is what RFC 6238 says', (seconds, code) => {
    expect(findStepOf(code, RFC_SECRET, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [-60, null],
    [-30, 41_152_263],
    [0, 41_152_263],
    [30, 41_152_263],
    [60, null],
  ])('is taken one step early or late, not two (%i s)', (offsetSeconds, step) => {
    const now = new Date((1_234_567_890 + offsetSeconds) * 1000)
    expect(findStepOf('005924', RFC_SECRET, now)).toBe(step)
  })

  it.each(['005 924', ' 005924 '])('may be typed as "%s"', (code) => {
    expect(findStepOf(code, RFC_SECRET, new Date(1_234_567_890_000))).toBe(41_152_263)
  })

  it.each(['', '5924', '0059240', 'abcdef', '٠٠٥٩٢٤'])('is not "%s"', (code) => {
    expect(findStepOf(code, RFC_SECRET, new Date(1_234_567_890_000))).toBeNull()
  })
})

describe('a new secret', () => {
  it('comes with an address and a picture that an authenticator app reads', () => {
    const { secret, uri, qrCode } = makeTotp({ issuer: 'reviews.example.com', label: 'ann+work@x.test' })

    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(uri)
    expect(decodeURIComponent(url.href.split('?', 1)[0] ?? '')).toBe(
      'otpauth://totp/reviews.example.com:ann+work@x.test',
    )
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret,
      issuer: 'reviews.example.com',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(qrCode).toMatch(/^<svg [\s\S]*<\/svg>$/)
    // A bare '#' would end the address that the client makes of it.
    expect(qrCode).not.toContain('#')
  })

  it('is another one each time', () => {
    const secrets = Array.from({ length: 50 }, () => makeTotp({ issuer: 'x', label: 'y' }).secret)
    expect(new Set(secrets).size).toBe(50)
  })
})
