import type * as contract from '#shared/contracts/contact-import.ts'
import type { ContactImport, ContactImportPreview } from '#shared/contracts/contact-import.ts'
import { CONTACT_LIMITS } from '#shared/contracts/contacts.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { CONTACT_IMPORT_LIMITS, type ContactReading } from '#shared/domain/contact-import.ts'
import { MAX_IMPORT_COLUMNS } from '#shared/domain/csv-import.ts'
import type { ImportConsent } from '#server/database/contact-tables.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { simplify } from '#server/kernel/csv/column-names.ts'
import { guessDelimiter, readPart, type CsvRecord } from '#server/kernel/csv/read-csv.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { refuseOverfull } from '#server/kernel/storage/storage.repository.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'
import { countAll } from '../contacts.repository.ts'
import { tell } from '../contacts.service.ts'
import { bringContactsJob } from './bring-contacts.jobs.ts'
import {
  findImport,
  insertImport,
  removeUnstarted,
  updateImport,
  type ContactImportRow,
} from './contact-imports.repository.ts'
import { guessReading } from './guess-reading.ts'
import { isRefused, readContactRow, type RefusedRow, type RowContext, type StagedRow } from './read-contact-row.ts'
import { countChecked, dropStaged, joinRepeated, stageFaults, stageRows } from './staged-rows.repository.ts'
import { countTouched } from './undo-import.repository.ts'

const ROWS_SHOWN = 10
/** In characters. A row that is longer has a quotation mark that nobody closed. */
const LONGEST_ROW = 100_000
const DAY_MS = 86_400_000

export const getImport = async (tx: CustomerTx, id: string, options?: { isLocked: boolean }) => {
  const row = await findImport(tx, id, options)
  if (!row) throw refusal('import-not-found')
  return row
}

export function presentContactImport(row: ContactImportRow): ContactImport {
  const { read, refused, repeated, total, done, known, suppressed, added, merged, removed, state } = row
  return {
    id: row.id,
    fileName: row.file_name,
    state,
    read,
    refused,
    repeated,
    total,
    done,
    known,
    suppressed,
    added,
    merged,
    removed,
    channels: row.consent?.channels ?? [],
    canUndo: ['queued', 'running', 'done', 'failed'].includes(state) && isRecent(row),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

const isRecent = ({ created_at: at }: ContactImportRow) =>
  Date.now() - at.getTime() < CONTACT_IMPORT_LIMITS.undoDays * DAY_MS

type Agreed = NonNullable<ParsedInputOf<typeof contract.startContactImport>['consent']>

interface Business extends Omit<RowContext, 'reading'> {
  locationNames: ReadonlyMap<string, string>
  writesMonthFirst: boolean
}

async function readBusiness(tx: CustomerTx, locationId: string | null): Promise<Business> {
  const { country, dateFormat } = (await getSettings(tx)).general
  const locations = await listLocations(tx)
  if (locationId !== null && !locations.some(({ id }) => id === locationId)) throw refusal('location-not-found')
  return {
    country,
    locationId,
    locations: new Map(locations.map(({ id, name }) => [simplify(name), id])),
    locationNames: new Map(locations.map(({ id, name }) => [id, name])),
    writesMonthFirst: dateFormat.startsWith('MM'),
    now: new Date(),
  }
}

export async function previewContacts(
  transactions: Transactions,
  { customerId }: Actor,
  { text, isWhole, reading: said }: ParsedInputOf<typeof contract.previewContactImport>,
): Promise<ContactImportPreview> {
  const business = await transactions.read(customerId, (tx) => readBusiness(tx, null))
  const delimiter = (await guessDelimiter(text)) as ContactReading['delimiter']
  const { records } = await readPart(text, { delimiter, line: 1, isLast: isWhole })
  const rows = records.map(({ cells }) => cells)
  if ((rows[0]?.length ?? 0) > MAX_IMPORT_COLUMNS) {
    throw refusal('import-too-wide', {
      values: { columns: MAX_IMPORT_COLUMNS },
      at: { fields: ['text'], code: 'tooLong' },
    })
  }
  const { country, writesMonthFirst } = business
  const dateOrder = writesMonthFirst ? 'month-first' : 'day-first'
  const reading = await guessReading({ delimiter, rows, country, dateOrder }, said)
  const { good, bad } = await readRecords(reading.hasHeadings ? records.slice(1) : records, { ...business, reading })
  return {
    reading,
    rows: good
      .slice(0, ROWS_SHOWN)
      .map(({ line, name, email, phone, tags, last_visit: lastVisit, location_id: id }) => ({
        line,
        name,
        email,
        phone,
        tags,
        lastVisit,
        locationName: business.locationNames.get(id ?? '') ?? null,
      })),
    faults: bad.slice(0, ROWS_SHOWN),
  }
}

async function readRecords(records: readonly CsvRecord[], context: RowContext) {
  const pause = workInSlices()
  const [good, bad]: [StagedRow[], RefusedRow[]] = [[], []]
  for (const record of records) {
    const row = readContactRow(record, context)
    if (isRefused(row)) bad.push(row)
    else good.push(row)
    const turn = pause()
    if (turn) await turn
  }
  return { good, bad }
}

export async function createImport(
  tx: CustomerTx,
  actor: Actor,
  { locationId, ...input }: ParsedInputOf<typeof contract.createContactImport>,
): Promise<ContactImport> {
  await readBusiness(tx, locationId)
  return presentContactImport(await insertImport(tx, { ...input, locationId, requestedBy: actor }))
}

/** Read outside of any transaction; what it goes on from is looked at once more before it is kept. */
export async function addChunk(
  { transactions, config }: Pick<Foundations, 'transactions' | 'config'>,
  { customerId }: Actor,
  { importId, number, text, isLast }: ParsedInputOf<typeof contract.addContactImportChunk>,
): Promise<ContactImport> {
  const begun = await transactions.step(customerId, async (tx) => {
    const row = await getImport(tx, importId)
    return { row, business: await readBusiness(tx, row.location_id) }
  })
  const isNext = begun.row.state === 'uploading' && begun.row.next_chunk === number
  const part = isNext ? await readChunk(begun, { text, isLast }) : null
  return transactions.change(customerId, async (tx) => {
    const row = await getImport(tx, importId, { isLocked: true })
    if (row.next_chunk > number) return presentContactImport(row)
    if (!part || row.next_chunk !== number || row.state !== 'uploading') throw refusal('import-part-missing')
    await stageRows(tx, importId, part.good)
    await stageFaults(tx, importId, part.bad)
    const kept = await updateImport(tx, importId, part.values)
    await refuseOverfull(tx, config.storageBytes)
    return presentContactImport(isLast ? await check(tx, kept) : kept)
  })
}

async function readChunk(
  { row, business }: { row: ContactImportRow; business: Business },
  { text, isLast }: { text: string; isLast: boolean },
) {
  const { reading } = row
  const bytes = Number(row.bytes) + Buffer.byteLength(text)
  if (bytes > CONTACT_IMPORT_LIMITS.bytes) throw refusal('import-too-large', { values: { megabytes: 50 } })
  const part = await readPart(row.rest + text, { delimiter: reading.delimiter, line: row.next_line, isLast })
  if (part.rest.length > LONGEST_ROW) throw refusal('import-quote-open', { values: { line: part.line } })
  const isHeading = reading.hasHeadings && row.next_line === 1 && row.read === 0
  const records = isHeading ? part.records.filter(({ line }) => line !== part.records[0]?.line) : part.records
  const read = row.read + records.length
  if (read > CONTACT_IMPORT_LIMITS.rows) {
    throw refusal('import-too-long', { values: { rows: CONTACT_IMPORT_LIMITS.rows } })
  }
  const { good, bad } = await readRecords(records, { ...business, reading, now: row.created_at })
  const values = {
    next_chunk: row.next_chunk + 1,
    next_line: part.line,
    rest: part.rest,
    bytes,
    read,
    refused: row.refused + bad.length,
  }
  return { good, bad, values }
}

async function check(tx: CustomerTx, row: ContactImportRow): Promise<ContactImportRow> {
  const repeated = await joinRepeated(tx, row.id)
  return updateImport(tx, row.id, { ...(await countChecked(tx, row.id)), repeated, state: 'checked' })
}

export async function startImport(
  tx: CustomerTx,
  _actor: Actor,
  { importId, consent }: ParsedInputOf<typeof contract.startContactImport>,
): Promise<ContactImport> {
  const row = await getImport(tx, importId, { isLocked: true })
  if (row.state === 'uploading') throw refusal('import-part-missing')
  if (row.state !== 'checked') throw refusal('import-started')
  if (row.total === 0) throw refusal('import-unreadable')
  if ((await countAll(tx)) + row.total - row.known > CONTACT_LIMITS.contacts) {
    throw refusal('contacts-full', { values: { count: CONTACT_LIMITS.contacts } })
  }
  const obtainedAt = consent?.obtainedOn ? new Date(consent.obtainedOn) : new Date()
  if (obtainedAt.getTime() > Date.now()) {
    throw refusal('consent-in-future', { at: { fields: ['consent.obtainedOn'], code: 'dateInvalid' } })
  }
  const kept = await updateImport(tx, importId, { state: 'queued', consent: consent && toKept(consent, obtainedAt) })
  await enqueue(tx, bringContactsJob, { customerId: tx.customerId, importId })
  tellProgress(tx)
  return presentContactImport(kept)
}

function toKept({ channels, basis, place, wording }: Agreed, obtainedAt: Date): ImportConsent {
  return { channels, basis, place, wording, obtainedAt: obtainedAt.toISOString() }
}

export async function discardImport(tx: CustomerTx, _actor: Actor, { importId }: { importId: string }) {
  if (!(await removeUnstarted(tx, importId))) throw refusal('import-not-found')
  return {}
}

/** One that is under way ends with it. The contacts go turn by turn. */
export async function undoImport(
  tx: CustomerTx,
  actor: Actor,
  { importId }: { importId: string },
): Promise<ContactImport> {
  const row = await getImport(tx, importId, { isLocked: true })
  if (row.state === 'undone' || row.state === 'undoing') throw refusal('import-undone')
  if (!presentContactImport(row).canUndo) throw refusal('import-undo-late')
  const { touched, changed } = await countTouched(tx, importId)
  if (changed > 0) throw refusal('import-changed-since', { values: { count: changed } })
  await dropStaged(tx, importId)
  const undoing = await updateImport(tx, importId, { state: 'undoing', total: touched, done: 0 })
  await enqueue(tx, bringContactsJob, { customerId: tx.customerId, importId })
  await tell(tx, actor, 'contact.import-undone', { amount: touched })
  return presentContactImport(undoing)
}

export const tellProgress = (tx: CustomerTx) => emit(tx, { type: 'contact.changed', subjectId: null, userId: null })
