import type { ConsentChannel } from '#shared/contracts/contacts.ts'
import { contactEmail } from '#shared/contracts/contacts.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { findById, findHolder, type ContactRow } from './contacts.repository.ts'
import { addContact, getContact, noteConsent, tell } from './contacts.service.ts'
import { readPhone } from './read-phone.ts'

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
