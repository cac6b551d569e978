import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const CODE = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }
/** Clocks differ: the code before and the one after count too. */
const SKEW_STEPS = 1
/** In modules; readers want that much white around a code. */
const QUIET_ZONE = 4

export interface NewTotp {
  secret: string
  uri: string
  /** Bare SVG text: the public client puts what makes it an address before it. */
  qrCode: string
}

/** What an authenticator app needs to know, for its camera and for typing it in. */
export function makeTotp(named: { issuer: string; label: string }): NewTotp {
  const totp = new TOTP({ ...CODE, ...named, secret: new Secret({ size: SECRET_BYTES }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { border: QUIET_ZONE, pixelSize: 4 }) }
}

/** The time step whose code this is, or `null`. */
export function findStepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replaceAll(/\s/g, '')
  // The library compares bytes and stumbles over other writings of digits.
  if (!/^\d+$/.test(token)) return null
  const delta = TOTP.validate({ ...CODE, token, secret: Secret.fromBase32(secret), timestamp, window: SKEW_STEPS })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}
