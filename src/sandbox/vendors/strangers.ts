import { createHash } from 'node:crypto'

/** A business that nobody here owns. Whatever name is asked for, there is one of it, and it always stands alike. */
export interface Stranger {
  id: string
  name: string
  rating: number
  reviewCount: number
}

/** Behind the colon of a key that finds them, too; owners who look for their own business find no others. */
export const STRANGERS_KEY = 'strangers'

const PREFIX = 'stranger-'
const DAY_MS = 24 * 60 * 60 * 1000
const OPENED_AT = Date.UTC(2026, 0, 1)

export const strangerOf = (name: string): Stranger => describeStranger(name.trim().slice(0, 60))

export function findStranger(id: string): Stranger | undefined {
  if (!id.startsWith(PREFIX)) return undefined
  const name = Buffer.from(id.slice(PREFIX.length), 'base64url').toString('utf8')
  return name === '' ? undefined : describeStranger(name)
}

function describeStranger(name: string): Stranger {
  const [first = 0, second = 0] = createHash('sha256').update(name.toLowerCase()).digest()
  return {
    id: PREFIX + Buffer.from(name).toString('base64url'),
    name,
    // In halves, as Yelp tells them, from 3 to 5.
    rating: 3 + (first % 5) / 2,
    // One more every day.
    reviewCount: 40 + second + Math.max(0, Math.floor((Date.now() - OPENED_AT) / DAY_MS)),
  }
}
