import { randomBytes } from 'node:crypto'
import type { ConsentChannel, SuppressionReason } from '#shared/contracts/contacts.ts'
import { CONTACT_LIMITS, contactEmail } from '#shared/contracts/contacts.ts'
import type { ContactSource } from '#shared/contracts/contact-filter.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { preferencesPath } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  findLinkOf,
  hashAddress,
  insertConsent,
  insertLink,
  insertLinks,
  insertSuppressions,
  listHolders,
  listKeysBeside,
  refreshStates,
} from './consents.repository.ts'
import { countAll, findById, findHolder, insert, type ContactRow, type ContactValues } from './contacts.repository.ts'
import { readPhone } from './read-phone.ts'

export { findById as findSegment } from './contact-segments.repository.ts'
export { matching as matchContacts, type ContactFilter } from './contact-filter.repository.ts'

type Doer = Pick<Actor, 'userId' | 'name'> | null

/** Feed lines bear no name: they stay when the person is erased. */
export async function tell(
  tx: CustomerTx,
  actor: Doer,
  action: ActivityAction,
  about: { id: string; amount?: number } | { amount: number },
): Promise<void> {
  const subject =
    'id' in about ? { type: 'contact' as const, id: about.id } : { type: 'customer' as const, id: tx.customerId }
  await recordActivity(tx, actor, action, { ...subject, label: '', amount: about.amount ?? 1 })
  emit(tx, { type: 'contact.changed', subjectId: 'id' in about ? about.id : null, userId: null })
}

type NewContact = ContactValues & { source: ContactSource }

/** Answers its id. */
export async function addContact(tx: CustomerTx, actor: Doer, values: NewContact): Promise<string> {
  const id = await addUntold(tx, values)
  await tell(tx, actor, 'contact.created', { id })
  return id
}

/** For whoever adds many, and tells of them once. */
export async function addUntold(tx: CustomerTx, values: NewContact): Promise<string> {
  if ((await countAll(tx)) >= CONTACT_LIMITS.contacts) {
    throw refusal('contacts-full', { values: { count: CONTACT_LIMITS.contacts } })
  }
  await refuseTaken(tx, values)
  const id = await insert(tx, values)
  if (id === null) throw addressTaken(values)
  await refreshFor(tx, await getContact(tx, id))
  return id
}

export async function getContact(tx: CustomerTx, id: string, options?: { isLocked: boolean }): Promise<ContactRow> {
  const row = await findById(tx, id, options)
  if (!row) throw refusal('contact-not-found')
  return row
}

/** `ownId`: who is changed. */
export async function refuseTaken(
  tx: CustomerTx,
  values: Pick<ContactValues, 'email' | 'phone'>,
  ownId: string | null = null,
): Promise<void> {
  const holder = await findHolder(tx, values)
  if (holder === null || holder === ownId) return
  throw addressTaken(values)
}

export const addressTaken = ({ email }: Pick<ContactValues, 'email'>) =>
  refusal('contact-exists', { at: { fields: [email === null ? 'phone' : 'email'], code: 'invalid' } })

export const keysOf = ({ email_key: email, phone_key: phone }: Pick<ContactRow, 'email_key' | 'phone_key'>) => [
  ...(email ? [{ key: email, channel: 'email' as const }] : []),
  ...(phone ? [{ key: phone, channel: 'sms' as const }] : []),
]

export async function refreshFor(tx: CustomerTx, row: Pick<ContactRow, 'email_key' | 'phone_key'>): Promise<void> {
  await refreshStates(
    tx,
    keysOf(row).map(({ key }) => key),
  )
}

type NewConsent = Omit<Parameters<typeof insertConsent>[1], 'contact_id' | 'channel' | 'address_key'>

/** For the addresses that the contact has on these channels by now. */
export async function noteConsent(
  tx: CustomerTx,
  row: ContactRow,
  channels: readonly ConsentChannel[],
  consent: NewConsent,
): Promise<void> {
  for (const { key, channel } of keysOf(row).filter((each) => channels.includes(each.channel))) {
    await insertConsent(tx, { ...consent, contact_id: row.id, channel, address_key: key })
  }
  await refreshFor(tx, row)
}

/** Reasons that speak for the person, not for one address of theirs. */
const ENDS_EVERYTHING: readonly SuppressionReason[] = ['stopped', 'complained']

export interface SuppressedAddress {
  address: string
  channel: ConsentChannel
  reason: SuppressionReason
}

/** Nobody writes there from now on, whoever has the address or gets it later. For what vendors and recipients tell. */
export async function suppressAddress(tx: CustomerTx, { address, channel, reason }: SuppressedAddress): Promise<void> {
  const key = await hashAddress(tx, channel === 'email' ? address.trim().toLowerCase() : address.trim())
  await suppressKey(tx, { key, channel }, reason)
}

export async function suppressKey(
  tx: CustomerTx,
  given: { key: Buffer; channel: ConsentChannel },
  reason: SuppressionReason,
): Promise<void> {
  const beside = ENDS_EVERYTHING.includes(reason) ? await listKeysBeside(tx, given.key) : []
  const all = [given, ...beside.filter(({ key }) => !key.equals(given.key))]
  const added = await insertSuppressions(tx, all, reason)
  await refreshStates(
    tx,
    all.map(({ key }) => key),
  )
  emit(tx, { type: 'contact.changed', subjectId: null, userId: null })
  if (reason === 'bounced' || added.length === 0) return
  await tellPrograms(tx, 'contact.unsubscribed', async () =>
    (await listHolders(tx, added)).map((holder) => ({ ...holder, reason })),
  )
}

/** For many at once; whoever has one keeps it. */
export async function makePreferencesLinks(tx: CustomerTx, contactIds: readonly string[]): Promise<void> {
  const wanted = contactIds.map((contactId) => ({ contactId, word: newWord() }))
  if (wanted.length > 0) await insertLinks(tx, wanted)
}

const newWord = () => randomBytes(16).toString('base64url')

/** Where a message's way out leads: the same for a contact in every message. */
export async function getPreferencesPath(tx: CustomerTx, contactId: string): Promise<string> {
  const known = await findLinkOf(tx, contactId)
  if (known) return preferencesPath(known.word)
  const word = newWord()
  await insertLink(tx, { word, contactId })
  return preferencesPath(word)
}

interface Visitor {
  name: string
  /** An e-mail address or a phone number. */
  address: string
  /** What they have just agreed to. */
  wording: string
  locationId: string
}

/** Somebody who stands before us and says yes: whoever has the address is taken for them. */
export async function noteVisitor(
  tx: CustomerTx,
  actor: Actor,
  { name, address, wording, locationId }: Visitor,
): Promise<{ contact: ContactRow; channel: ConsentChannel }> {
  const { email, phone } = await readAddress(tx, address)
  const channel = email === null ? 'sms' : 'email'
  const contact = await findOrAdd(tx, actor, { name, email, phone, locationId })
  const state = channel === 'email' ? contact.email_state : contact.sms_state
  if (state === 'suppressed') throw refusal('contact-suppressed')
  if (state === 'granted') return { contact, channel }
  const consent = { action: 'granted', basis: 'express', place: 'in-person', wording } as const
  await noteConsent(tx, contact, [channel], { ...consent, obtained_at: new Date(), recorded_by_name: actor.name })
  await tell(tx, actor, 'contact.consented', { id: contact.id })
  return { contact, channel }
}

async function readAddress(tx: CustomerTx, address: string) {
  if (address.includes('@')) {
    const email = contactEmail.safeParse(address)
    if (!email.success) throw refusal('contact-unreachable', { at: { fields: ['to.address'], code: 'emailInvalid' } })
    return { email: email.data, phone: null }
  }
  const phone = readPhone(address, (await getSettings(tx)).general.country)
  if (phone === null) throw refusal('contact-phone-invalid', { at: { fields: ['to.address'], code: 'invalid' } })
  return { email: null, phone }
}

async function findOrAdd(
  tx: CustomerTx,
  actor: Actor,
  { name, email, phone, locationId }: { name: string; email: string | null; phone: string | null; locationId: string },
): Promise<ContactRow> {
  const holder = await findHolder(tx, { email, phone })
  const known = holder === null ? undefined : await findById(tx, holder)
  if (known) return known
  const nothing = { language: null, timezone: null, tags: [], last_visit: null, fields: {} }
  const values = { name, email, phone, location_id: locationId, ...nothing, source: 'manual' as const }
  return getContact(tx, await addContact(tx, actor, values))
}
