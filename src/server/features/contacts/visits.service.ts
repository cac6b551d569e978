import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/visits.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { findById, findHolder, update, type ContactRow } from './contacts.repository.ts'
import { addContact, getContact, noteConsent, refreshFor, tell } from './contacts.service.ts'
import { readPhone } from './read-phone.ts'
import { insertVisit, noteGuest, type VisitRow } from './visits.repository.ts'

type Told = ParsedInputOf<typeof contract.recordVisit>
type Person = Extract<Told['who'], { kind: 'person' }>

/** A person, or whatever tells of guests in its own name. */
type Doer = Pick<Actor, 'userId' | 'name'>

/** Clocks of tills run ahead a little. */
const AHEAD_MS = 5 * 60_000
const YEAR_MS = 366 * 86_400_000

/** Somebody was a guest. Told twice, nothing happens the second time. */
export async function recordVisit(tx: CustomerTx, actor: Doer, { who, ...told }: Told): Promise<VisitRow> {
  const visited_at = readTime(told.visitedAt)
  const place = await findPlace(tx, told.locationId)
  const { contact, person } =
    who.kind === 'contact'
      ? { contact: await getContact(tx, who.contactId), person: null }
      : await meet(tx, actor, who, place)
  const location_id = told.locationId ?? contact.location_id ?? place
  const { row, isNew } = await insertVisit(tx, { contact_id: contact.id, location_id, visited_at })
  if (person) await agree(tx, actor, contact, person)
  if (!isNew) return row
  const { timezone } = (await getSettings(tx)).general
  const { date } = toWallTime(visited_at, isTimezone(timezone) ? timezone : 'UTC')
  await noteGuest(tx, contact.id, { day: date, name: person?.name ?? '' })
  await tell(tx, actor, 'contact.visited', { id: contact.id })
  return row
}

function readTime(said: string | null): Date {
  const at = said === null ? new Date() : new Date(said)
  const agoMs = Date.now() - at.getTime()
  if (agoMs >= -AHEAD_MS && agoMs <= YEAR_MS) return at
  throw refusal('visit-out-of-range', { at: { fields: ['visitedAt'], code: 'dateInvalid' } })
}

/** The one that is named; else the only one there is. */
async function findPlace(tx: CustomerTx, locationId: string | null): Promise<string | null> {
  const places = await listLocations(tx)
  if (locationId === null) return places.length === 1 ? (places[0]?.id ?? null) : null
  if (!places.some(({ id }) => id === locationId)) throw refusal('location-not-found')
  return locationId
}

/** Whoever has the address is taken for them; a number that was not known is theirs from now on. */
async function meet(
  tx: CustomerTx,
  actor: Doer,
  { phone: given, ...told }: Person,
  locationId: string | null,
): Promise<{ contact: ContactRow; person: Person }> {
  const phone = given === null ? null : readPhone(given, (await getSettings(tx)).general.country)
  if (given !== null && phone === null) {
    throw refusal('contact-phone-invalid', { at: { fields: ['who.phone'], code: 'invalid' } })
  }
  const { name, email } = told
  if (email === null && phone === null) {
    throw refusal('contact-unreachable', { at: { fields: ['who.email'], code: 'required' } })
  }
  const person = { ...told, phone }
  const holder = await findHolder(tx, { email, phone })
  const known = holder === null ? undefined : await findById(tx, holder, { isLocked: true })
  if (known) return { contact: phone !== null && known.phone === null ? await fill(tx, known, phone) : known, person }
  const nothing = { language: null, timezone: null, tags: [], last_visit: null, fields: {} }
  const values = { name, email, phone, location_id: locationId, ...nothing, source: 'manual' as const }
  return { contact: await getContact(tx, await addContact(tx, actor, values)), person }
}

async function fill(tx: CustomerTx, { id }: ContactRow, phone: string): Promise<ContactRow> {
  await update(tx, id, { phone })
  await refreshFor(tx, await getContact(tx, id))
  return getContact(tx, id)
}

/**
 * For the addresses that were told: one that the contact has besides may be somebody else's by now. Whoever has said yes or no before
 * keeps to that: a till that says it each time changes nothing.
 */
async function agree(tx: CustomerTx, actor: Doer, row: ContactRow, { consent, ...told }: Person): Promise<void> {
  if (!consent) return
  const { channels, basis, place, wording, obtainedOn } = consent
  const open = channels.filter((channel) => (channel === 'email' ? row.email_state : row.sms_state) === 'none')
  const reachable = open.filter((channel) => {
    const address = channel === 'email' ? told.email : told.phone
    return address !== null && address === (channel === 'email' ? row.email : row.phone)
  })
  if (reachable.length === 0) return
  const obtained_at = obtainedOn ? new Date(obtainedOn) : new Date()
  if (obtained_at.getTime() > Date.now()) {
    throw refusal('consent-in-future', { at: { fields: ['who.consent.obtainedOn'], code: 'dateInvalid' } })
  }
  const said = { action: 'granted', basis, place, wording, obtained_at, recorded_by_name: actor.name } as const
  await noteConsent(tx, row, reachable, said)
  await tell(tx, actor, 'contact.consented', { id: row.id })
}
