import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { RELEASE_MINUTES } from '#shared/contracts/settings.ts'
import { forCustomer, releasePath } from '#shared/domain/paths.ts'
import { deriveKey, type Keyring, type MasterKey } from '#server/kernel/crypto/keyring.ts'

const MINUTE_MS = 60_000

const wordSchema = z.object({
  customerId: z.uuid(),
  userId: z.uuid(),
  /** Of the settings that it changes: it is used up with them. */
  revision: z.int(),
  expiresAt: z.int(),
})
type Word = z.infer<typeof wordSchema>
type Place = Omit<Word, 'expiresAt'>

export function writeReleaseUrl(
  { keyring: { current }, publicUrl }: { keyring: Keyring; publicUrl: () => string },
  place: Place,
  now: Date,
): string {
  const word: Word = { ...place, expiresAt: now.getTime() + RELEASE_MINUTES * MINUTE_MS }
  const said = Buffer.from(JSON.stringify(word)).toString('base64url')
  const path = releasePath(`${current.id}.${said}.${sign(current, said).toString('base64url')}`)
  return publicUrl() + forCustomer(path, place.customerId)
}

/** Written here, for this very person, customer and state of the settings, and not long ago. */
export function isValidWord(keyring: Keyring, text: string, place: Place, now: Date): boolean {
  const word = read(keyring, text)
  return (
    word !== null &&
    word.customerId === place.customerId &&
    word.userId === place.userId &&
    word.revision === place.revision &&
    word.expiresAt > now.getTime()
  )
}

function read(keyring: Keyring, text: string): Word | null {
  const [keyId = '', said = '', signature = ''] = text.split('.')
  const key = keyring.find(keyId)
  if (!key) return null
  const [given, right] = [Buffer.from(signature, 'base64url'), sign(key, said)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return wordSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')))
}

const sign = (key: MasterKey, said: string) =>
  createHmac('sha256', deriveKey(key, 'whitelist-release')).update(said).digest()
