import type { RecipientReason } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { makePreferencesLinks } from '#server/features/contacts/contacts.service.ts'
import type { ConnectionRow } from '#server/features/providers/providers.service.ts'
import type { Claimed } from '#server/kernel/outbox/outbox.repository.ts'
import { listBeingAsked } from '../automatic/requests.repository.ts'
import type { SendFailure } from './describe-sending.ts'
import { makeClickWords } from './clicks.repository.ts'
import { findOpening } from './quiet-hours.ts'
import { listReaders, type Reader } from './recipients.repository.ts'
import type { Delivering, SendingDeps } from './sending-jobs.ts'
import type { Letter } from './write-letter.ts'

export type Row = Claimed<'campaign_recipients'>

/** One channel's turn. */
export interface Round {
  deps: SendingDeps
  key: Delivering
  letter: Letter
  connection: ConnectionRow
}

export const leaveOut = (
  kind: string,
  reason: RecipientReason,
  retryAfterSeconds: number | null = null,
): SendFailure => ({
  isDone: false,
  kind,
  reason,
  words: null,
  retryAfterSeconds,
})

interface Found {
  isActive: boolean
  reader: Reader
  /** Somebody else hands them another request at this moment. */
  isBeingAsked?: boolean
}

/** What has come in between since they were gathered. */
export function findObstacle({ isActive, reader, isBeingAsked = false }: Found): SendFailure | null {
  if (!isActive) return leaveOut('held', 'paused')
  if (reader.contactId === null || reader.word === null) return leaveOut('left-out', 'contact-gone')
  if (reader.address === null) return leaveOut('left-out', 'address-changed')
  if (reader.consent === 'suppressed') return leaveOut('left-out', 'suppressed')
  if (reader.consent !== 'granted') return leaveOut('left-out', 'no-consent')
  if (reader.isPast) return leaveOut('left-out', 'visit-past')
  if (reader.hasAnswered) return leaveOut('left-out', 'answered')
  if (reader.wasAsked) return leaveOut('left-out', 'asked-recently')
  return isBeingAsked ? leaveOut('held', 'asked-recently') : null
}

/** Until when they are not to be disturbed. */
export function findQuiet({ key, letter }: Round, { address, zone }: Reader): SendFailure | null {
  const isAutomatic = letter.campaign.run_kind === 'automatic'
  if (key.channel !== 'sms' && !isAutomatic) return null
  const prefix = key.channel === 'sms' ? (address ?? '').slice(0, 5) : ''
  const now = new Date()
  const opening = findOpening(now, { zone: zone ?? letter.timezone, prefix, isAutomatic })
  return opening && leaveOut('retry', 'quiet-hours', Math.ceil((opening.getTime() - now.getTime()) / 1000))
}

/** What was seen holds for so long: a pause or a STOP is heard within it. */
const FRESH_MS = 1000

/** Those of a batch, looked at together and anew while it goes out. */
export function watchReaders({ transactions }: SendingDeps, { customerId, campaignId }: Delivering) {
  let ids: string[] = []
  let beingAsked = new Set<string>()
  let [seenAt, seen] = [0, Promise.resolve({ isActive: false, readers: new Map<string, Reader>() })]
  const look = (tx: CustomerTx) => listReaders(tx, campaignId, ids)
  return {
    async load(tx: CustomerTx, rows: readonly Row[]): Promise<void> {
      ids = rows.map(({ id }) => id)
      beingAsked = rows.some(({ is_ask: isAsk }) => isAsk) ? await listBeingAsked(tx, ids) : new Set()
      await makePreferencesLinks(
        tx,
        rows.flatMap(({ contact_id: contactId }) => contactId ?? []),
      )
      await makeClickWords(
        tx,
        rows.flatMap(({ id, click_word: word }) => (word === null ? [id] : [])),
      )
      const found = await look(tx)
      ;[seenAt, seen] = [Date.now(), Promise.resolve(found)]
    },
    async find({ id }: Row): Promise<Found> {
      if (Date.now() - seenAt > FRESH_MS) [seenAt, seen] = [Date.now(), transactions.step(customerId, look)]
      const { isActive, readers } = await seen
      return { isActive, reader: readers.get(id) ?? { ...NOBODY, id }, isBeingAsked: beingAsked.has(id) }
    },
  }
}

const NOBODY: Reader = {
  id: '',
  contactId: null,
  name: '',
  address: null,
  consent: 'none',
  language: null,
  zone: null,
  location: null,
  word: null,
  clickWord: null,
  wasAsked: false,
  hasAnswered: false,
  isPast: false,
}
