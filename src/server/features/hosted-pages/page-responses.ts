import * as contract from '#shared/contracts/page-responses.ts'
import type { PageReplyState, PageResponse } from '#shared/contracts/page-responses.ts'
import { questionsOf } from '#shared/domain/hosted-page-content.ts'
import { pickText } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { renderHtml, renderText, toPlainName } from '#server/kernel/outbox/mail-layout.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { findById, type HostedPageRow } from './hosted-pages.repository.ts'
import { listAsked } from './list-asked.ts'
import { addCounts, addTotals } from './page-counts.repository.ts'
import * as responses from './page-responses.repository.ts'
import type { PageResponseRow, ReplyRow } from './page-responses.repository.ts'
import { getResults } from './page-results.ts'
import { EXPORT_WORDS, REPLY_WORDS } from './page-response-words.ts'
import { countsOf, totalsOf } from './submit-response.ts'

/** Enough for a count beside a name. */
const MOST_COUNTED = 999

/** What visitors answered: read, added up, written back to, taken away. */
export function makeResponses(base: Foundations) {
  const { transactions } = base
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.listPageResponses, async (tx, _actor, { cursor, limit, ...filter }) => {
        const { rows, nextCursor } = await readPage({ cursor, limit }, (wanted) =>
          responses.listResponses(tx, filter, wanted),
        )
        return { items: await presentAll(tx, rows), nextCursor }
      }),
      route(contract.countPageResponses, (tx, _actor, filter) => responses.countResponses(tx, filter, MOST_COUNTED)),
      route(contract.getPageResponse, (tx, _actor, { responseId }) => describe(tx, responseId)),
      route(contract.changePageResponse, async (tx, _actor, { responseId, isDone }) => {
        const row = await getResponse(tx, responseId)
        await responses.setDone(tx, responseId, isDone)
        tellOf(tx, row)
        return describe(tx, responseId)
      }),
      route(contract.deletePageResponse, async (tx, _actor, { responseId }) => {
        const rows = await responses.lockAllOfPerson(tx, await getResponse(tx, responseId))
        if (!rows.some(({ id }) => id === responseId)) throw refusal('page-response-not-found')
        for (const row of rows) await removeResponse(tx, row)
        return { deleted: rows.length }
      }),
      route(contract.replyToPageResponse, async (tx, actor, { responseId, text }) => {
        await reply(tx, { base, actor, responseId, text })
        return describe(tx, responseId)
      }),
      route(contract.getPageResults, (tx, _actor, input) => getResults(tx, input)),
    ],
    mounts: downloads(base),
  }
}

function downloads({ transactions }: Foundations) {
  return [
    implementDownload(contract.getPageResponsePhoto, ({ actor, input }) =>
      transactions.read(actor.customerId, async (tx) => {
        const content = await responses.findPhoto(tx, input.responseId)
        if (!content) throw refusal('page-response-not-found')
        return { name: 'photo.png', mediaType: 'image/png', content }
      }),
    ),
    implementDownload(contract.exportPageResponses, ({ actor, input }) =>
      transactions.step(actor.customerId, async (tx) => {
        const page = await findById(tx, input.pageId)
        if (!page) throw refusal('hosted-page-not-found')
        await recordActivity(tx, actor, 'hosted-page.exported', { type: 'hosted-page', id: page.id, label: page.name })
        const language = input.language ?? actor.language ?? (await getSettings(tx)).general.language
        return {
          name: `${page.slug}-answers.csv`,
          mediaType: 'text/csv; charset=utf-8',
          content: Buffer.from(await writeCsv(tx, page, { ...input, page: page.id, language })),
        }
      }),
    ),
  ]
}

async function getResponse(tx: CustomerTx, id: string): Promise<PageResponseRow> {
  const row = await responses.findResponse(tx, id)
  if (!row) throw refusal('page-response-not-found')
  return row
}

const tellOf = (tx: CustomerTx, { page_id: subjectId }: PageResponseRow) =>
  emit(tx, { type: 'hosted-page.changed', subjectId, userId: null })

async function describe(tx: CustomerTx, id: string): Promise<PageResponse> {
  const [response] = await presentAll(tx, [await getResponse(tx, id)])
  if (!response) throw refusal('page-response-not-found')
  return response
}

async function presentAll(tx: CustomerTx, rows: readonly PageResponseRow[]): Promise<PageResponse[]> {
  const replies = await responses.listReplies(
    tx,
    rows.map(({ id }) => id),
  )
  const states = await responses.listMailStates(
    tx,
    replies.map((each) => each.mail_id),
  )
  const byResponse = Map.groupBy(replies, (each) => each.response_id)
  return rows.map((row) => presentResponse(row, byResponse.get(row.id) ?? [], states))
}

/** What is no longer kept had gone out long ago. */
function stateOf(state: string | undefined): PageReplyState {
  if (state === 'failed') return 'failed'
  return state === 'queued' || state === 'dispatching' ? 'queued' : 'sent'
}

function presentResponse(
  row: PageResponseRow,
  replies: readonly ReplyRow[],
  states: ReadonlyMap<string, string>,
): PageResponse {
  const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)
  return {
    id: row.id,
    page: { id: row.page_id, name: row.page_name, kind: row.page_kind, language: row.asked.language },
    submittedAt: row.created_at.toISOString(),
    language: row.language,
    location: named(row.location_id, row.location_name),
    qrCode: named(row.qr_code_id, row.qr_code_name),
    band: row.band,
    answers: answersOf(row).map(({ question, value }) => ({
      questionId: question.id,
      kind: question.kind,
      label: question.label,
      value: typeof value === 'object' ? [...value] : value,
      options: question.options,
    })),
    email: row.email,
    consent: row.consent,
    canReply: row.email !== null && row.consent !== null,
    photoUrl: row.has_photo ? contract.getPageResponsePhoto.path.replace(':responseId', row.id) : null,
    analysis: row.sentiment === null ? null : { sentiment: row.sentiment, themes: row.themes },
    isDone: row.done_at !== null,
    replies: replies.map((each) => ({
      id: each.id,
      text: each.content,
      authorName: each.author_name,
      state: stateOf(states.get(each.mail_id)),
      createdAt: each.created_at.toISOString(),
    })),
  }
}

const askedOf = (row: PageResponseRow) => questionsOf(row.page_kind, row.asked)

function answersOf(row: PageResponseRow) {
  return askedOf(row).flatMap((question) => {
    const value = row.answers[question.id]
    return value === undefined ? [] : [{ question, value }]
  })
}

/** Out of the counts, too: somebody who is taken out was not there. */
async function removeResponse(tx: CustomerTx, row: PageResponseRow): Promise<void> {
  const asked = askedOf(row)
  const { page_id: pageId, location_id: locationId, qr_code_id: qrCodeId } = row
  const of = { pageId, day: toDay(row.day), locationId, qrCodeId }
  await addCounts(tx, of, countsOf(asked, row.answers, -1))
  await addTotals(tx, pageId, totalsOf(asked, row.answers, -1))
  await responses.deleteResponse(tx, row.id)
  tellOf(tx, row)
}

/** The driver reads a date as midnight of its own clock. */
const toDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

interface Written {
  base: Foundations
  actor: Actor
  responseId: string
  text: string
}

async function reply(tx: CustomerTx, { base, actor, responseId, text }: Written): Promise<void> {
  const row = await getResponse(tx, responseId)
  if (row.email === null || row.consent === null) throw refusal('page-response-without-address')
  const business = toPlainName((await responses.findBusinessName(tx)) || row.page_name)
  const words = REPLY_WORDS[row.language]
  const mail = {
    language: row.language,
    brand: await loadMailBrand(tx, { publicUrl: base.publicUrl(), name: business }),
    heading: words.heading.replace('{business}', () => business),
    paragraphs: text.split(/\n{2,}/),
    footer: words.footer.replace('{business}', () => business),
  }
  const mailId = await base.mail.queue(tx, {
    to: row.email,
    subject: mail.heading,
    text: renderText(mail),
    html: renderHtml(mail),
    replyTo: actor.email,
  })
  await responses.insertReply(tx, {
    response_id: responseId,
    content: text,
    author_name: actor.name,
    mail_id: mailId,
  })
  await responses.setDone(tx, responseId, true)
  await recordActivity(tx, actor, 'hosted-page.answered', {
    type: 'hosted-page',
    id: row.page_id,
    label: row.page_name,
    amount: 1,
  })
  tellOf(tx, row)
}

const PORTION = 500

/** All that match, in portions; a column for each question there ever was. */
async function writeCsv(
  tx: CustomerTx,
  page: HostedPageRow,
  { language, ...filter }: responses.ResponseFilter & { language: Locale },
): Promise<string> {
  const words = EXPORT_WORDS[language]
  const questions = await listAsked(tx, page)
  const labels = questions.map(({ label }) => pickText(label, language, page.content.language))
  let csv = BYTE_ORDER_MARK + toCsvLine([...words.headings, ...labels])
  let after: { createdAt: Date; id: string } | null = null
  for (;;) {
    const rows: PageResponseRow[] = await responses.listResponses(tx, filter, { after, limit: PORTION })
    for (const row of rows) {
      csv += toCsvLine([
        row.created_at,
        row.location_name,
        row.qr_code_name,
        row.language,
        row.email,
        row.sentiment === null ? null : words.sentiments[row.sentiment],
        ...questions.map(({ id }) => cellOf(row, id, language)),
      ])
    }
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return csv
    after = { createdAt: last.created_at, id: last.id }
  }
}

/** In the words that the options had when it was answered. */
function cellOf(row: PageResponseRow, id: string, language: Locale): CsvCell {
  const value = row.answers[id]
  const options = askedOf(row).find((question) => question.id === id)?.options ?? []
  if (value === undefined) return null
  if (typeof value === 'number' || options.length === 0) return value as string | number
  const nameOf = (chosen: string) => {
    const label = options.find((option) => option.id === chosen)?.label
    return label ? pickText(label, language, row.asked.language) : chosen
  }
  return [value].flat().map(nameOf).join('; ')
}
