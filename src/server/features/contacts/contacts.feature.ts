import { randomUUID } from 'node:crypto'
import { linkTo } from '#shared/contracts/addresses.ts'
import * as imports from '#shared/contracts/contact-import.ts'
import * as segments from '#shared/contracts/contact-segments.ts'
import { getContactStory } from '#shared/contracts/contact-story.ts'
import * as contract from '#shared/contracts/contacts.ts'
import { CONTACT_LIMITS } from '#shared/contracts/contacts.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { MAX_NAMED_FAULTS } from '#shared/domain/csv-import.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { readPage as readKeysetPage } from '#server/kernel/paging/keyset.ts'
import { changeSegment, createSegment, listSegments, removeSegment } from './contact-segments.ts'
import { eraseContact, getStory, personDataDownload, type EraseOutside } from './contact-story.ts'
import {
  changeTags,
  count,
  findSaying,
  listTags,
  markDeleted,
  readPage,
  restore,
  update,
  type ContactRow,
  type ContactValues,
} from './contacts.repository.ts'
import {
  addContact,
  addressTaken,
  getContact,
  noteConsent,
  refreshFor,
  refuseTaken,
  suppressKey,
  tell,
} from './contacts.service.ts'
import { contactExport } from './export-contacts.routes.ts'
import {
  addChunk,
  createImport,
  discardImport,
  getImport,
  presentContactImport,
  previewContacts,
  startImport,
  undoImport,
} from './import/bring-contacts.ts'
import { bringContactsJob } from './import/bring-contacts.jobs.ts'
import { listStarted } from './import/contact-imports.repository.ts'
import { importFaultsDownload } from './import/import-faults.routes.ts'
import { workOnContactImport } from './import/run-contact-import.ts'
import { listFaults } from './import/staged-rows.repository.ts'
import { mailPreferences } from './preferences.ts'
import { preferencesPages } from './preferences.routes.ts'
import { readPhone } from './read-phone.ts'

const MOST_TAGS_LISTED = 200

/** Whom the business may write to, and whether it may. */
export function makeContacts(base: Foundations, { eraseOutside }: { eraseOutside: EraseOutside }) {
  const { transactions } = base
  const route = implementIn(transactions)
  return {
    routes: [
      ...makingRoutes(base, eraseOutside),
      ...manyRoutes(base),
      ...importRoutes(base),
      route(contract.listContacts, async (tx, _actor, input) => {
        const { rows, nextCursor } = await readPage(tx, input)
        return { items: rows.map(presentContact), nextCursor }
      }),
      route(contract.countContacts, (tx, _actor, filter) => count(tx, filter)),
      route(contract.listContactTags, async (tx) => ({ items: await listTags(tx, MOST_TAGS_LISTED) })),
      route(contract.getContact, async (tx, _actor, { contactId }) => presentContact(await getContact(tx, contactId))),
      route(getContactStory, (tx, actor, { contactId }) => getStory(tx, actor, contactId)),
      route(segments.listContactSegments, listSegments),
      route(segments.createContactSegment, createSegment),
      route(segments.changeContactSegment, changeSegment),
      route(segments.deleteContactSegment, removeSegment),
    ],
    mounts: [
      contactExport(transactions),
      importFaultsDownload(transactions),
      personDataDownload(transactions),
      preferencesPages(base),
    ],
    jobs: [handleJob(bringContactsJob, (key, context) => workOnContactImport({ transactions }, key, context))],
    search: contactSearch,
  }
}

function makingRoutes(base: Foundations, eraseOutside: EraseOutside) {
  const { transactions } = base
  const route = implementIn(transactions)
  const answer = async (tx: CustomerTx, id: string) => presentContact(await getContact(tx, id))
  return [
    route(contract.createContact, async (tx, actor, { consent, locationId, phone, lastVisit, ...values }) => {
      const wanted: ContactValues = {
        ...values,
        location_id: await checkLocation(tx, locationId),
        phone: await checkPhone(tx, phone),
        last_visit: lastVisit,
      }
      refuseUnreachable(wanted)
      const id = await addContact(tx, actor, { ...wanted, source: 'manual' })
      if (consent) await grant(tx, actor, id, consent)
      return answer(tx, id)
    }),
    route(contract.changeContact, async (tx, actor, input) => {
      await changeContact(tx, actor, input)
      return answer(tx, input.contactId)
    }),
    route(contract.recordContactConsent, async (tx, actor, { contactId, channel, action, ...said }) => {
      if (action === 'granted') await grant(tx, actor, contactId, { channels: [channel], ...said })
      else await withdraw(tx, actor, contactId, { channel, ...said })
      return answer(tx, contactId)
    }),
    route(contract.sendContactPreferences, async (tx, _actor, { contactId }) => {
      await mailPreferences(tx, base, contactId)
      return {}
    }),
    route(contract.eraseContact, (tx, actor, { contactId }) => eraseContact(tx, actor, { contactId, eraseOutside })),
  ]
}

function manyRoutes({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return [
    route(contract.tagContacts, async (tx, actor, { selection, add, remove }) => {
      const changed = await changeTags(tx, selection, { add, remove, most: CONTACT_LIMITS.tags })
      if (changed > 0) await tell(tx, actor, 'contact.tagged', { amount: changed })
      return { count: changed }
    }),
    route(contract.deleteContacts, async (tx, actor, { selection }) => {
      const deletionId = randomUUID()
      const gone = await markDeleted(tx, selection, deletionId)
      if (gone > 0) await tell(tx, actor, 'contact.deleted', { amount: gone })
      return { deletionId, count: gone }
    }),
    route(contract.restoreContacts, async (tx, actor, { deletionId }) => {
      const back = await restore(tx, deletionId)
      if (back === 0) throw refusal('contacts-not-restored')
      await tell(tx, actor, 'contact.restored', { amount: back })
      return { count: back }
    }),
  ]
}

function importRoutes(base: Foundations) {
  const { transactions } = base
  const route = implementIn(transactions)
  return [
    implement(imports.previewContactImport, ({ actor, input }) => previewContacts(transactions, actor, input)),
    implement(imports.addContactImportChunk, ({ actor, input }) => addChunk(base, actor, input)),
    route(imports.createContactImport, createImport),
    route(imports.startContactImport, startImport),
    route(imports.discardContactImport, discardImport),
    route(imports.undoContactImport, undoImport),
    route(imports.listContactImports, async (tx, _actor, input) => {
      const { rows, nextCursor } = await readKeysetPage(input, (wanted) => listStarted(tx, wanted))
      return { items: rows.map(presentContactImport), nextCursor }
    }),
    route(imports.listContactImportFaults, async (tx, _actor, { importId }) => {
      await getImport(tx, importId)
      return { items: await listFaults(tx, importId, { afterLine: 0, limit: MAX_NAMED_FAULTS }) }
    }),
  ]
}

export function presentContact(row: ContactRow): contract.Contact {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    timezone: row.timezone,
    location: row.location_id && row.location_name !== null ? { id: row.location_id, name: row.location_name } : null,
    tags: row.tags,
    source: row.source,
    lastVisit: row.last_visit,
    fields: row.fields,
    consents: { email: row.email_state, sms: row.sms_state },
    createdAt: row.created_at.toISOString(),
  }
}

async function checkLocation(tx: CustomerTx, id: string | null): Promise<string | null> {
  if (id !== null && !(await listLocations(tx)).some((location) => location.id === id)) {
    throw refusal('location-not-found')
  }
  return id
}

async function checkPhone(tx: CustomerTx, given: string | null): Promise<string | null> {
  if (given === null) return null
  const phone = readPhone(given, (await getSettings(tx)).general.country)
  if (phone === null) throw refusal('contact-phone-invalid', { at: { fields: ['phone'], code: 'invalid' } })
  return phone
}

function refuseUnreachable({ email, phone }: Pick<ContactValues, 'email' | 'phone'>): void {
  if (email === null && phone === null) {
    throw refusal('contact-unreachable', { at: { fields: ['email'], code: 'required' } })
  }
}

async function changeContact(
  tx: CustomerTx,
  actor: Actor,
  { contactId, locationId, phone, lastVisit, ...rest }: ParsedInputOf<typeof contract.changeContact>,
): Promise<void> {
  const row = await getContact(tx, contactId, { isLocked: true })
  const { name, email, language, timezone, location_id, tags, last_visit, fields } = row
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const values: ContactValues = {
    name,
    email,
    phone: row.phone,
    language,
    timezone,
    location_id,
    tags,
    last_visit,
    fields,
    ...said,
    ...(phone !== undefined && { phone: await checkPhone(tx, phone) }),
    ...(locationId !== undefined && { location_id: await checkLocation(tx, locationId) }),
    ...(lastVisit !== undefined && { last_visit: lastVisit }),
  }
  refuseUnreachable(values)
  await refuseTaken(tx, values, contactId)
  // Somebody of a location that this member does not see, or somebody who came meanwhile.
  await update(tx, contactId, values).catch((error: unknown) => {
    throw isTaken(error) ? addressTaken(values) : error
  })
  await refreshFor(tx, await getContact(tx, contactId))
  await tell(tx, actor, 'contact.changed', { id: contactId })
}

interface SaidConsent {
  basis: contract.ConsentBasis | null
  place: contract.ConsentPlace
  wording: string
  obtainedOn?: string | null
}

/** Whoever asked not to be written to is asked by nobody: they can take it back themselves. */
async function grant(
  tx: CustomerTx,
  actor: Actor,
  contactId: string,
  { channels, obtainedOn, ...said }: SaidConsent & { channels: readonly contract.ConsentChannel[] },
): Promise<void> {
  const row = await getContact(tx, contactId, { isLocked: true })
  for (const channel of channels) {
    if ((channel === 'email' ? row.email : row.phone) === null) throw refusal('contact-without-address')
    if ((channel === 'email' ? row.email_state : row.sms_state) === 'suppressed') throw refusal('contact-suppressed')
  }
  const obtained_at = obtainedOn ? new Date(obtainedOn) : new Date()
  if (obtained_at.getTime() > Date.now()) {
    throw refusal('consent-in-future', { at: { fields: ['obtainedOn'], code: 'dateInvalid' } })
  }
  await noteConsent(tx, row, channels, { ...said, action: 'granted', obtained_at, recorded_by_name: actor.name })
  await tell(tx, actor, 'contact.consented', { id: contactId })
}

async function withdraw(
  tx: CustomerTx,
  actor: Actor,
  contactId: string,
  { channel, ...said }: SaidConsent & { channel: contract.ConsentChannel },
): Promise<void> {
  const row = await getContact(tx, contactId, { isLocked: true })
  const key = channel === 'email' ? row.email_key : row.phone_key
  if (!key) throw refusal('contact-without-address')
  const consent = { place: said.place, wording: said.wording, obtained_at: new Date(), recorded_by_name: actor.name }
  await noteConsent(tx, row, [channel], { ...consent, basis: null, action: 'withdrawn' })
  await suppressKey(tx, { key, channel }, 'unsubscribed')
  await tell(tx, actor, 'contact.unsubscribed', { id: contactId })
}

const contactSearch: SearchSource = {
  subject: 'contact',
  mayUse: ({ member }) => member.permissions.includes('contacts.view'),

  async find(tx, { words, sought, limit }) {
    const { rows, isCut } = await findSaying(tx, { phrase: sought.phrase, limit: limit + 1 })
    return {
      hits: rows.slice(0, limit).map((row) => ({
        id: row.id,
        title: row.name || (row.email ?? row.phone ?? ''),
        excerpt: row.name === '' ? row.location_name : (row.email ?? row.phone),
        foundIn: 'text',
        isClose: false,
        platform: null,
        rating: null,
        isRecommended: null,
        status: '',
        at: row.created_at.toISOString(),
        link: linkTo(paths.contacts, { contact: row.id }),
      })),
      hasMore: isCut || rows.length > limit,
      link: linkTo(paths.contacts, { search: words }),
    }
  },
}
