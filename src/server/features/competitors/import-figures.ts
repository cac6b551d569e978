import { figureInput, type IMPORT_FAULTS } from '#shared/contracts/competitor-figures.ts'
import { COMPETITOR_WATCH_LIMITS } from '#shared/domain/competitor-figures.ts'
import { PLATFORM_WORDS, PLATFORMS } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { guessDelimiter, readCsv } from '#server/kernel/csv/read-csv.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { insert, list, putFigure } from './competitors.repository.ts'
import { countRoom } from './keep-competitors.ts'

type Fault = (typeof IMPORT_FAULTS)[number]

/** What people's spreadsheets call the columns, in small letters. */
const COLUMNS = {
  name: ['name', 'competitor', 'competidor', 'nombre', 'concurrent', 'nom', 'mitbewerber'],
  platform: ['platform', 'plataforma', 'plateforme', 'plattform'],
  date: ['date', 'day', 'fecha', 'jour', 'datum'],
  rating: ['rating', 'stars', 'calificación', 'note', 'bewertung', 'sterne'],
  reviews: ['reviews', 'count', 'reseñas', 'avis', 'anzahl', 'bewertungen'],
} as const
type Column = keyof typeof COLUMNS
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[]

interface Imported {
  imported: number
  added: number
  faults: { line: number; fault: Fault }[]
}

/** Whoever is named and not followed yet is added, while there is room. */
export async function importFigures(tx: CustomerTx, _actor: Actor, { csv }: { csv: string }): Promise<Imported> {
  let room = await countRoom(tx)
  const known = new Map((await list(tx)).map(({ id, name }) => [name.toLowerCase(), id]))
  const outcome: Imported = { imported: 0, added: 0, faults: [] }
  for await (const { line, cells } of readRecords(csv)) {
    const read = readLine(cells)
    if (typeof read === 'string') {
      outcome.faults.push({ line, fault: read })
      continue
    }
    const { name, reviewCount, ...figure } = read
    let id = known.get(name.toLowerCase())
    if (id === undefined) {
      if (room <= 0) {
        outcome.faults.push({ line, fault: 'full' })
        continue
      }
      id = (await insert(tx, { name, google_place_id: null, yelp_id: null, url: null })).id
      known.set(name.toLowerCase(), id)
      room -= 1
      outcome.added += 1
    }
    await putFigure(tx, id, { ...figure, review_count: reviewCount, source: 'imported' })
    outcome.imported += 1
  }
  if (outcome.imported > 0) emit(tx, { type: 'competitor.changed', subjectId: null, userId: null })
  return outcome
}

type Cells = Record<Column, string>

/** The lines below the first, by the names of its columns. */
async function* readRecords(csv: string): AsyncGenerator<{ line: number; cells: Cells }> {
  let places: Record<Column, number> | null = null
  let count = 0
  for await (const { line, cells } of readCsv(csv, await guessDelimiter(csv))) {
    if (places === null) {
      places = findColumns(cells)
      continue
    }
    count += 1
    if (count > COMPETITOR_WATCH_LIMITS.importLines) return
    const found = places
    const cellOf = (column: Column) => cells[found[column]]?.trim() ?? ''
    yield { line, cells: Object.fromEntries(COLUMN_NAMES.map((name) => [name, cellOf(name)])) as Cells }
  }
  if (places === null) throw refusal('competitor-file-unreadable')
}

function findColumns(header: readonly string[]): Record<Column, number> {
  const names = header.map((cell) => cell.trim().toLowerCase())
  const places = COLUMN_NAMES.map((column) => {
    const place = names.findIndex((name) => COLUMNS[column].some((word) => word === name))
    if (place === -1) throw refusal('competitor-file-unreadable')
    return [column, place] as const
  })
  return Object.fromEntries(places) as Record<Column, number>
}

function readLine({ name, platform: word, date, rating, reviews }: Cells) {
  if (name === '' || name.length > COMPETITOR_WATCH_LIMITS.name) return 'name'
  const platform = PLATFORMS.find((each) => PLATFORM_WORDS[each].includes(word.toLowerCase()))
  if (!platform) return 'platform'
  const parsed = figureInput.safeParse({
    platform,
    day: date,
    // Spreadsheets write decimals with a comma, too.
    rating: rating === '' ? null : Number(rating.replace(',', '.')),
    reviewCount: /^\d+$/.test(reviews) ? Number(reviews) : Number.NaN,
  })
  if (parsed.success) return { name, ...parsed.data }
  const [field] = parsed.error.issues[0]?.path ?? []
  return field === 'day' ? 'date' : field === 'rating' ? 'rating' : 'reviews'
}
