import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { getPageResults, PageResults } from '#shared/contracts/page-responses.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { hasOptions, isScored, netPromoterScore, SCORES } from '#shared/domain/hosted-pages.ts'
import { ASPECTS } from '#shared/domain/sentiment.ts'
import { grainFor, listSteps, stepOf } from '#shared/domain/time-steps.ts'
import { NIL_CUSTOMER, type CustomerTx } from '#server/database/transactions.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findById } from './hosted-pages.repository.ts'
import { listCounts, type CountRow } from './page-counts.repository.ts'
import { listCodeNames, listThemes, type ResponseFilter } from './page-responses.repository.ts'
import { listAsked, type AskedQuestion } from './list-asked.ts'
import { findDay } from './page-view.ts'

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const MOST_DAYS = 367

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export async function getResults(
  tx: CustomerTx,
  { pageId, location, qrCode, ...asked }: ParsedInputOf<typeof getPageResults>,
): Promise<OutputOf<typeof getPageResults>> {
  const page = await findById(tx, pageId)
  if (!page) throw refusal('hosted-page-not-found')
  const to = asked.to ?? (await findDay(tx, page.location_id, new Date()))
  const wished = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  const earliest = addDays(to, 1 - MOST_DAYS)
  const from = wished < earliest ? earliest : wished > to ? to : wished
  const rows = await listCounts(tx, pageId, { from, to, location, qrCode })
  const questions = await listAsked(tx, page)
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]))
  const count = (some: readonly CountRow[]) => addUp(some, kinds)
  const total = count(rows)
  const grain = grainFor(from, to)
  const bySteps = Map.groupBy(rows, ({ day }) => stepOf(grain, day))
  return {
    from,
    to,
    ...total,
    responseRate: total.visitors === 0 ? null : Math.min(1, total.responses / total.visitors),
    questions: questions.map((question) => presentQuestion(question, rows)),
    grain,
    overTime: listSteps(grain, from, to).map((first) => ({ first, ...count(bySteps.get(first) ?? []) })),
    ...(await groupByPlace(tx, rows, count)),
    analysis: await addUpThemes(tx, { page: pageId, from, to, location, qrCode }),
  }
}

type Counted = Pick<PageResults, 'visitors' | 'responses' | 'averageStars' | 'nps'>

const sum = (rows: readonly CountRow[]) => rows.reduce((total, { amount }) => total + amount, 0)

function addUp(rows: readonly CountRow[], kinds: ReadonlyMap<string, SurveyQuestion['kind']>): Counted {
  const ofAll = (value: string) => sum(rows.filter((row) => row.question === '' && row.value === value))
  const scored = (kind: 'stars' | 'nps') => rows.filter((row) => row.value !== '' && kinds.get(row.question) === kind)
  return {
    visitors: ofAll('visitor'),
    responses: ofAll('response'),
    averageStars: averageOf(scored('stars')),
    nps: npsOf(scored('nps')),
  }
}

function averageOf(rows: readonly CountRow[]): number | null {
  const amount = sum(rows)
  return amount === 0 ? null : rows.reduce((total, row) => total + Number(row.value) * row.amount, 0) / amount
}

const npsOf = (rows: readonly CountRow[]) =>
  netPromoterScore(Array.from({ length: 11 }, (_, score) => sum(rows.filter(({ value }) => value === String(score)))))

function presentQuestion(question: AskedQuestion, rows: readonly CountRow[]): PageResults['questions'][number] {
  const { id, kind, label, isRemoved } = question
  const own = rows.filter((row) => row.question === id)
  const chosen = own.filter(({ value }) => value !== '')
  const amountOf = (value: string) => sum(chosen.filter((row) => row.value === value))
  const scores = isScored(kind)
    ? Array.from({ length: SCORES[kind].most - SCORES[kind].least + 1 }, (_, turn) => String(SCORES[kind].least + turn))
    : []
  const options = [...question.options, ...question.removedOptions.filter((option) => amountOf(option.id) > 0)]
  const isOffered = (option: string) => question.options.some((each) => each.id === option)
  return {
    id,
    kind,
    label,
    isRemoved,
    answered: sum(own.filter(({ value }) => value === '')),
    distribution: hasOptions(kind)
      ? options.map((option) => ({
          value: option.id,
          label: option.label,
          amount: amountOf(option.id),
          isRemoved: !isOffered(option.id),
        }))
      : scores.map((value) => ({ value, label: null, amount: amountOf(value), isRemoved: false })),
    average: isScored(kind) ? averageOf(chosen) : null,
    nps: kind === 'nps' ? npsOf(chosen) : null,
  }
}

async function groupByPlace(tx: CustomerTx, rows: readonly CountRow[], count: (some: readonly CountRow[]) => Counted) {
  const places = new Map((await listLocations(tx)).map(({ id, name }) => [id, name]))
  const codes = await listCodeNames(tx, [...new Set(rows.map((row) => row.qr_code_id))])
  const nameIn = (names: ReadonlyMap<string, string>, id: string) => {
    const name = id === NIL_CUSTOMER ? undefined : names.get(id)
    return name === undefined ? null : { id, name }
  }
  const group = (of: (row: CountRow) => string, names: ReadonlyMap<string, string>) =>
    // One that is gone stands with those of nowhere.
    [...Map.groupBy(rows, (row) => nameIn(names, of(row))?.id ?? NIL_CUSTOMER)]
      .map(([id, some]) => ({ named: nameIn(names, id), ...count(some) }))
      .toSorted((left, right) => right.responses - left.responses)
  return {
    byLocation: group((row) => row.location_id, places).map(({ named: location, ...rest }) => ({ location, ...rest })),
    byQrCode: group((row) => row.qr_code_id, codes).map(({ named: qrCode, ...rest }) => ({ qrCode, ...rest })),
  }
}

async function addUpThemes(tx: CustomerTx, filter: ResponseFilter): Promise<PageResults['analysis']> {
  const read = await listThemes(tx, filter)
  const all = read.flatMap(({ themes }) => themes)
  return {
    responses: read.length,
    sentiments: SENTIMENTS.map((sentiment) => ({
      sentiment,
      amount: read.filter((each) => each.sentiment === sentiment).length,
    })),
    themes: ASPECTS.map((aspect) => {
      const found = all.filter((theme) => theme.aspect === aspect)
      const amountOf = (sentiment: string) => found.filter((theme) => theme.sentiment === sentiment).length
      return { aspect, amount: found.length, positive: amountOf('positive'), negative: amountOf('negative') }
    })
      .filter(({ amount }) => amount > 0)
      .toSorted((left, right) => right.amount - left.amount),
  }
}
