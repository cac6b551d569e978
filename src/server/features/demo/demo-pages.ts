import { createHash } from 'node:crypto'
import { defaultContent, questionsOf } from '#shared/domain/hosted-page-content.ts'
import { type Answers } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { visitorPagePath } from '#shared/domain/paths.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordAsOf } from '#server/features/activity/activity.service.ts'
import { addPage, addVisitor, receiveResponse } from '#server/features/hosted-pages/hosted-pages.service.ts'
import { listLocations, type LocationRow } from '#server/features/locations/locations.service.ts'
import { addCodes, addScans, type CountedScan } from '#server/features/qr-codes/qr-codes.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { runDemoCampaigns } from './demo.jobs.ts'
import { addDemoContacts } from './demo-contacts.ts'
import { DEMO_CUSTOMER_ID, setUpBefore } from './demo-history.ts'
import { toActor } from './demo-people.ts'
import { findDemoOwner, hasPages, lockDemo } from './demo-workspace.repository.ts'
import { moveBack } from './story.repository.ts'

const DAY_MS = 86_400_000
const DAYS = 15
/** When people eat, by the clock of the place. */
const HOURS = [12, 13, 13, 18, 19, 19, 19, 20, 20, 21] as const

type Said = [daysAgo: number, language: Locale, answers: Answers]

/** What guests of the two restaurants answered since the codes are on the tables. */
const SURVEYED: readonly Said[] = [
  [15, 'en', { rating: 5, recommend: 10 }],
  [14, 'en', { rating: 4, recommend: 9, better: 'A few more vegetarian dishes would be lovely.' }],
  [13, 'fr', { rating: 5, recommend: 9, better: 'Rien, le poisson était excellent.' }],
  [12, 'en', { rating: 3, recommend: 7, better: 'We waited quite long for the bill.' }],
  [11, 'de', { rating: 5, recommend: 10 }],
  [10, 'en', { rating: 4, recommend: 8 }],
  [9, 'en', { rating: 2, recommend: 4, better: 'The chowder was cold and nobody came back to the table.' }],
  [8, 'es', { rating: 5, recommend: 10, better: 'Todo perfecto, gracias.' }],
  [7, 'en', { rating: 5, recommend: 9 }],
  [6, 'en', { rating: 4, recommend: 8, better: 'The music is a little loud by the bar.' }],
  [5, 'fr', { rating: 4, recommend: 9 }],
  [4, 'en', { rating: 5, recommend: 10, better: 'Keep the terrace open longer!' }],
  [3, 'en', { rating: 3, recommend: 6, better: 'Friendly staff, but the kitchen was slow.' }],
  [2, 'en', { rating: 5, recommend: 10 }],
  [1, 'de', { rating: 4, recommend: 9, better: 'Eine deutsche Karte wäre schön.' }],
]

const FED_BACK: readonly Said[] = [
  [13, 'en', { rating: 5, text: 'Thank you for the birthday candle. We felt so welcome.' }],
  [10, 'en', { rating: 4, text: 'Great lobster roll. The washroom door sticks a little.' }],
  [7, 'fr', { rating: 5, text: 'Service adorable et une vue magnifique.' }],
  [4, 'en', { rating: 1, text: 'We were charged for a bottle we never ordered.', email: 'rowan.pike@example.com' }],
  [2, 'en', { rating: 4 }],
]

/** Guests' addresses, four codes on tables and receipts, three pages behind them, and those who came: once, dated back to their days. */
export async function openDemoPages(transactions: Transactions, publicUrl: string): Promise<void> {
  await transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
    await lockDemo(tx)
    const owner = await findDemoOwner(tx)
    const places = await listLocations(tx)
    const [halifax, toronto] = ['Halifax', 'Toronto'].map((town) => places.find(({ name }) => name.endsWith(town)))
    if (!owner || !halifax || !toronto || (await hasPages(tx))) return
    const now = new Date()
    const actor = toActor(owner)
    const made = await recordAsOf(setUpBefore(now), async () => {
      await addDemoContacts(tx, { actor, halifax, toronto, now })
      return makeAll(tx, { actor, halifax, toronto, publicUrl })
    })
    await moveBack(tx, setUpBefore(now))
    for (const code of made.codes) await scanAll(tx, code, now)
    await answerAll(tx, { ...made.survey, place: toronto }, SURVEYED, now)
    await answerAll(tx, { ...made.feedback, place: halifax }, FED_BACK, now)
    await enqueue(tx, runDemoCampaigns, { turn: 0 })
  })
}

interface Made {
  actor: ReturnType<typeof toActor>
  halifax: LocationRow
  toronto: LocationRow
  publicUrl: string
}

async function makeAll(tx: CustomerTx, { actor, halifax, toronto, publicUrl }: Made) {
  const settings = { status: 'published', allows_repeats: false, retention_months: 24 } as const
  const open = async (kind: 'review' | 'survey' | 'feedback', name: string, place: LocationRow, slug: string) => {
    const content = defaultContent(kind)
    const page = { ...settings, kind, name, location_id: place.id, slug, content }
    return { id: await addPage(tx, actor, page), name, slug }
  }
  const review = await open('review', 'Review us in Halifax', halifax, 'harbour-bistro-halifax')
  const survey = await open('survey', 'After your visit', toronto, 'harbour-bistro-survey')
  const feedback = await open('feedback', 'Tell us in private', halifax, 'harbour-bistro-feedback')
  const google = toronto.review_links.google
  const code = (
    name: string,
    type: 'review' | 'survey' | 'feedback',
    place: LocationRow,
    page: typeof review | null,
  ) => ({
    name,
    type,
    status: 'active' as const,
    location_id: place.id,
    page_id: page?.id ?? null,
    platform: page || google === undefined ? null : ('google' as const),
    destination: page ? publicUrl + visitorPagePath(page.slug) : (google ?? publicUrl),
  })
  const codes = [
    { ...code('Table tent – Halifax', 'review', halifax, review), busy: 7 },
    { ...code('Receipt – Toronto', 'review', toronto, null), busy: 5 },
    { ...code('Survey', 'survey', toronto, survey), busy: 4 },
    { ...code('Feedback', 'feedback', halifax, feedback), busy: 2 },
  ]
  const added: HungUp[] = []
  for (const { busy, ...values } of codes) {
    const [qrCodeId = ''] = await addCodes(tx, actor, [values])
    const place = values.location_id === halifax.id ? halifax : toronto
    added.push({ qrCodeId, place, pageId: values.page_id, busy })
  }
  const idOf = (turn: number) => added[turn]?.qrCodeId ?? null
  return {
    codes: added,
    survey: { ...survey, kind: 'survey' as const, qrCodeId: idOf(2) },
    feedback: { ...feedback, kind: 'feedback' as const, qrCodeId: idOf(3) },
  }
}

const hashOf = (words: string) => createHash('sha256').update(words).digest()

interface HungUp {
  qrCodeId: string
  place: LocationRow
  pageId: string | null
  /** How many scan it on a quiet day. */
  busy: number
}

/** Whoever scans a code that leads to a page of ours is a visitor of it. */
async function scanAll(tx: CustomerTx, code: HungUp, now: Date): Promise<void> {
  const scans = listScans(code, now)
  await addScans(tx, scans)
  if (code.pageId === null) return
  const from = { pageId: code.pageId, qrCodeId: code.qrCodeId, locationId: code.place.id }
  for (const { day, visitor } of scans) await addVisitor(tx, { ...from, day, visitor: Buffer.from(visitor, 'hex') })
}

const dayBefore = (now: Date, days: number, timezone: string) =>
  toWallTime(new Date(now.getTime() - days * DAY_MS), timezone).date

const instantOf = (date: string, time: string, timezone: string) =>
  toInstant({ date, time }, timezone)?.instant ?? new Date(date)

/** At lunch and dinner up to now, more at the weekend; every fifth looks twice. The same at every start of a day. */
function listScans({ qrCodeId, place: { timezone }, busy }: HungUp, now: Date): CountedScan[] {
  const days = Array.from({ length: DAYS + 1 }, (_, ago) => dayBefore(now, ago, timezone))
  const scans = days.flatMap((day) => {
    const date = Number(day.slice(8))
    const isWeekend = [0, 5, 6].includes(new Date(day).getUTCDay())
    return Array.from({ length: Math.max(1, busy + (isWeekend ? 3 : 0) - (date % 3)) }, (_, turn): CountedScan => {
      const hour = HOURS[(turn * 7 + date) % HOURS.length] ?? 19
      return {
        qrCodeId,
        day,
        hour,
        device: turn % 6 === 5 ? 'tablet' : 'phone',
        visitor: hashOf(`${qrCodeId} ${day} ${turn - (turn % 5 === 4 ? 1 : 0)}`)
          .toString('hex')
          .slice(0, 32),
        at: instantOf(day, `${hour}:${String(10 + ((turn * 17 + date * 5) % 50))}`, timezone),
      }
    })
  })
  return scans.filter(({ at }) => at < now)
}

interface Answered {
  id: string
  name: string
  kind: 'survey' | 'feedback'
  qrCodeId: string | null
  place: LocationRow
}

async function answerAll(tx: CustomerTx, page: Answered, said: readonly Said[], now: Date): Promise<void> {
  const { id: pageId, name, kind, qrCodeId, place } = page
  const asked = questionsOf(kind, defaultContent(kind))
  for (const [turn, [daysAgo, language, answers]] of said.entries()) {
    const day = dayBefore(now, daysAgo, place.timezone)
    const at = instantOf(day, `2${turn % 3}:${String(15 + turn * 2)}`, place.timezone)
    const id = deriveUuid(`demo answer ${pageId} ${turn}`)
    const consent = answers['email'] === undefined ? null : 'Harbour Bistro may write to this address about my answer.'
    const given = {
      locationId: place.id,
      qrCodeId,
      id,
      page: { id: pageId, name },
      version: 1,
      language,
      asked,
      answers,
      consent,
      photo: null,
    }
    await receiveResponse(tx, given, at)
    await moveBack(tx, at)
  }
}
