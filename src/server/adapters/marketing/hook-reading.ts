import { timingSafeEqual } from 'node:crypto'

/** How far clocks are apart. */
const AHEAD_SECONDS = 300

/**
 * As old as the service's last try may be: none of them says whether that is signed anew. What is older is somebody else's, kept
 * and sent once more. Within that time a report is known again by its name.
 */
export function isRecent(seconds: number, hours: number, now = Date.now()): boolean {
  const age = now / 1000 - seconds
  return Number.isFinite(seconds) && age >= -AHEAD_SECONDS && age <= hours * 3600
}

export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `null` for what is no JSON. PostgreSQL keeps no NUL and no half of a character. */
export function parseBody(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
  } catch {
    return null
  }
}

/** What mail programs need to offer the way out by themselves (RFC 8058). */
export const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What people answer to end text messages, and what the networks' rules say ends them. */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'cancel', 'revoke', 'optout', 'arret', 'stopp']

export const isStop = (text: string) =>
  STOP_WORDS.includes(
    text
      .normalize('NFD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase(),
  )
