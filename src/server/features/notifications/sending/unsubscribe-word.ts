import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { MAIL_TOPICS } from '#shared/domain/notification-kinds.ts'
import { unsubscribePath } from '#shared/domain/paths.ts'
import { deriveKey, type Keyring, type MasterKey } from '#server/kernel/crypto/keyring.ts'

const wishSchema = z.object({
  customerId: z.uuid(),
  userId: z.uuid(),
  /** What is to be mailed no more. */
  topics: z.array(z.enum(MAIL_TOPICS)),
})
export type UnsubscribeWish = z.infer<typeof wishSchema>

/** Signed, so that it works without signing in, and for nobody and nothing else. */
export function writeUnsubscribeUrl(
  { keyring, siteUrl }: { keyring: Keyring; siteUrl: () => string },
  { customerId, userId, topics }: UnsubscribeWish,
): string {
  // A line of a mail has room for it, whatever that tells.
  const said = Buffer.from([customerId, userId, ...topics].join(' ')).toString('base64url')
  const { current } = keyring
  return siteUrl() + unsubscribePath(`${current.id}.${said}.${sign(current, said).toString('base64url')}`)
}

/** `null` for what was not written here. */
export function readUnsubscribeWord(keyring: Keyring, word: string): UnsubscribeWish | null {
  const [keyId = '', said = '', signature = ''] = word.split('.')
  const key = keyring.find(keyId)
  if (!key) return null
  const [given, right] = [Buffer.from(signature, 'base64url'), sign(key, said)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return wishSchema.parse(readWish(Buffer.from(said, 'base64url').toString('utf8')))
}

function readWish(said: string): unknown {
  // As mails have it that went out earlier.
  if (said.startsWith('{')) return JSON.parse(said)
  const [customerId, userId, ...topics] = said.split(' ')
  return { customerId, userId, topics }
}

const sign = (key: MasterKey, said: string) => createHmac('sha256', deriveKey(key, 'unsubscribe')).update(said).digest()
