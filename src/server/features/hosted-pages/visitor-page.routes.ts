import { createHmac } from 'node:crypto'
import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { questionsOf, type SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { walkSurvey, type Answers } from '#shared/domain/hosted-pages.ts'
import { READER_PARAM, visitorPagePath } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { deriveKey } from '#server/kernel/crypto/keyring.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { isPerson } from '#server/kernel/http/is-person.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readForm } from '#server/kernel/http/read-form.ts'
import { isShownAt, localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { findById, findOwner, findVersion, type HostedPageRow, type PageOwner } from './hosted-pages.repository.ts'
import { findStanding, FormFields, hideAnswers, makeToken, readAnswers, readToken, type ReadForm } from './page-form.ts'
import { addVisitor } from './page-counts.repository.ts'
import { findCode, type FoundCode } from './page-responses.repository.ts'
import { findDay, loadView } from './page-view.ts'
import { cleanPhoto, submitResponse } from './submit-response.ts'
import { findStyles, STYLES_ROUTE } from './visitor-page-styles.ts'
import type { FormProblem, PageProblem } from './visitor-page-words.ts'
import {
  consentOf,
  renderForm,
  renderGone,
  renderReviewPage,
  PHOTO_LOST,
  renderThanks,
  THANKS,
  thanksIn,
  USUAL_BRANDING,
  type PageView,
} from './visitor-page.ts'

const ROUTE = visitorPagePath(':slug')
const POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
/** A photo of 5 MB and the rest; phones take larger ones, and whoever sends one reads why it was not taken. */
const FORM_LIMITS = { mostBytes: 6_000_000, passedBytes: 40_000_000 }
const ANSWERS_PER_MINUTE = 20
const READER = /^[\w-]{12}$/
const DAY_SECONDS = 86_400

interface Visit {
  owner: PageOwner
  row: HostedPageRow
  code: FoundCode | undefined
  /** Where the visitor stands, as far as page or print tell. */
  locationId: string | null
  /** The word of the message that led here. */
  reader: string | undefined
  view: PageView
}

/** Whoever sent the message that led to an answer counts it. */
export type VisitDeps = Foundations & { noteResponse: (tx: CustomerTx, reader: string) => Promise<void> }

/** What visitors see, made by the server alone; it works without a script and keeps nothing of whoever only looks. */
export function visitorPages(base: VisitDeps): { mount: Mount; stop: () => Promise<void> } {
  const counting = new Set<Promise<unknown>>()
  const count = (work: Promise<unknown>) => {
    const counted = work
      .catch((error: unknown) => base.log.warn({ err: error }, 'a visitor could not be counted'))
      .finally(() => counting.delete(counted))
    counting.add(counted)
  }
  return {
    stop: async () => void (await Promise.all(counting)),
    mount: {
      mount(app, { rateLimiter, ratePerMinute }) {
        const mayAnswer = (address: string) =>
          rateLimiter.take(`page-answer:${rateKeyOf(address)}`, Math.min(ratePerMinute, ANSWERS_PER_MINUTE)).isAllowed
        app.get(STYLES_ROUTE, (context) => answerStyles(context))
        app.get(ROUTE, async (context) => {
          const visit = await findVisit(base, context)
          if (!visit) return answerGone(base, context)
          if (visit.row.slug !== slugOf(context)) return context.redirect(visit.view.addressIn(visit.view.locale), 302)
          if (isPerson(context.env.incoming)) count(countVisitor(base, context, visit))
          return answerStart(base, context, visit)
        })
        app.get(ROUTE + THANKS, async (context) => {
          const visit = await findVisit(base, context)
          if (!visit) return answerGone(base, context)
          return answer(context, renderThanks(visit.view, { isPhotoLost: context.req.query('photo') === PHOTO_LOST }))
        })
        app.post(ROUTE, async (context) => {
          const visit = await findVisit(base, context)
          if (!visit || visit.row.kind === 'review') return answerGone(base, context)
          return answerForm({ base, context, visit, mayAnswer: mayAnswer(requestInfoOf(context.env.incoming).address) })
        })
      },
    },
  }
}

function answerStyles(context: AppContext): Response | Promise<Response> {
  const styles = findStyles(context.req.param('colors') ?? '')
  if (styles === null) return context.notFound()
  return context.body(styles, 200, {
    // The builder's preview is a frame without an origin.
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

const slugOf = (context: AppContext) => (context.req.param('slug') ?? '').toLowerCase()

async function findShown(
  transactions: Foundations['transactions'],
  { env }: AppContext,
  slug: string,
): Promise<PageOwner | null> {
  const owner = await transactions.platform.read((tx) => findOwner(tx, slug))
  return owner && isShownAt(requestInfoOf(env.incoming), owner.customer_id) ? owner : null
}

async function findVisit({ transactions }: Foundations, context: AppContext): Promise<Visit | null> {
  labelRoute(context.env.incoming, ROUTE)
  const slug = slugOf(context)
  if (!/^[a-z0-9-]{3,60}$/.test(slug)) return null
  const owner = await findShown(transactions, context, slug)
  if (!owner) return null
  return transactions.read(owner.customer_id, async (tx) => {
    const row = await findById(tx, owner.page_id)
    if (!row || row.status !== 'published') return null
    const print = context.req.query('q')
    const code = print === undefined ? undefined : await findCode(tx, print.toLowerCase())
    const locationId = row.location_id ?? code?.location_id ?? null
    const reader = READER.exec(context.req.query(READER_PARAM) ?? '')?.[0]
    const view = await loadView(tx, {
      kind: row.kind,
      content: row.content,
      retentionMonths: row.retention_months,
      locationId,
      locale: chooseLocale(context, row.content.language),
      slug: row.slug,
      code: code && print,
      reader,
    })
    return { owner, row, code, locationId, reader, view }
  })
}

/** What they asked for, what their browser likes, or else the page's own. */
function chooseLocale(context: AppContext, main: Locale): Locale {
  const asked = context.req.query('lang')
  return isLocale(asked) ? asked : localeOf(`${context.req.header('accept-language') ?? ''},${main};q=0.0001`)
}

async function countVisitor({ transactions, keyring }: Foundations, context: AppContext, visit: Visit): Promise<void> {
  const { owner, code, locationId } = visit
  const { address, userAgent } = requestInfoOf(context.env.incoming)
  await transactions.step(owner.customer_id, async (tx: CustomerTx) => {
    const day = await findDay(tx, locationId, new Date())
    // Of the address only this is kept, and nobody can tell it from another page's or another day's.
    const visitor = createHmac('sha256', deriveKey(keyring.current, `page-visitors ${day}`))
      .update(`${owner.page_id} ${address} ${userAgent}`)
      .digest()
      .subarray(0, 16)
    await addVisitor(tx, { pageId: owner.page_id, day, locationId, qrCodeId: code?.id ?? null, visitor })
  })
}

const cookieOf = ({ row }: Visit) => `answered-${row.id}`
const hasAnswered = (context: AppContext, visit: Visit) =>
  !visit.row.allows_repeats && (context.req.header('cookie') ?? '').includes(`${cookieOf(visit)}=1`)

function answerStart(base: Foundations, context: AppContext, visit: Visit): Promise<Response> {
  const { row, view } = visit
  if (row.kind === 'review') return answer(context, renderReviewPage(view))
  if (hasAnswered(context, visit)) return answer(context, renderThanks(view, { isRepeated: true }))
  const token = makeToken(base.keyring, row.id, new Date()).text
  return answerStep(
    { context, visit, read: NOTHING_READ, token, version: row.version, content: view.content },
    { step: 0 },
  )
}

interface Turn {
  context: AppContext
  visit: Visit
  read: ReadForm
  token: string
  version: number
  content: PageView['content']
}

interface StepShown {
  step: number
  problem?: PageProblem
  problems?: Record<string, FormProblem>
  status?: 200 | 400 | 413 | 429
}

function answerStep(turn: Turn, { step, problem, problems = {}, status = 200 }: StepShown): Promise<Response> {
  const { context, visit, read, content } = turn
  const steps = walkSurvey(questionsOf(visit.row.kind, content), read.answers)
  const questions = steps[step] ?? []
  const view = { ...visit.view, content }
  const page = renderForm(view, {
    questions,
    answers: read.answers,
    typed: read.typed,
    hasConsented: read.hasConsented,
    problems,
    problem: problem ?? null,
    hidden: [
      ['token', turn.token],
      ['version', String(turn.version)],
      ['at', String(step)],
      ...hideAnswers(read, questions),
    ],
    isFirst: step === 0,
    // With a question that decides, there may be more.
    isLast: step >= steps.length - 1 && (questions.at(-1)?.rules.length ?? 0) === 0,
    asksForPhoto: visit.row.kind === 'feedback' && content.asksForPhoto,
  })
  return answer(context, page, status)
}

interface Posted {
  base: VisitDeps
  context: AppContext
  visit: Visit
  mayAnswer: boolean
}

async function answerForm(posted: Posted): Promise<Response> {
  const { base, context, visit } = posted
  const { row } = visit
  const { data, isCut } = await readForm(context.env.incoming, FORM_LIMITS)
  const fields = new FormFields(data)
  const asked = await findAsked(posted, fields.get('version'))
  const questions = questionsOf(row.kind, asked.content)
  const read = readAnswers(questions, fields)
  const { token, problem } = readToken(base.keyring, { pageId: row.id, text: fields.get('token'), now: new Date() })
  const turn: Turn = { context, visit, read, token: token.text, ...asked }
  const at = Math.min(Number.parseInt(fields.get('at'), 10) || 0, questions.length)
  if (isCut) {
    const last = walkSurvey(questions, read.answers).length - 1
    return answerStep(turn, { step: Math.max(0, Math.min(at, last)), problem: 'tooLarge', status: 413 })
  }
  const standing = findStanding(questions, read, { at, isBack: fields.get('back') === '1' })
  if (!('step' in standing)) return finish(posted, turn, { ...standing, id: token.id, problem, fields })
  if (!standing.hasProblem) return answerStep(turn, { step: standing.step })
  return answerStep(turn, { step: standing.step, problem: 'check', problems: read.problems, status: 400 })
}

const NOTHING_READ: ReadForm = { answers: {}, typed: {}, problems: {}, hasConsented: false }

/** Whoever began with other questions ends with them. */
async function findAsked({ base, visit }: Posted, given: string): Promise<Pick<Turn, 'version' | 'content'>> {
  const { owner, row, view } = visit
  const version = /^\d{1,6}$/.test(given) ? Number(given) : row.version
  const content = await base.transactions.read(owner.customer_id, (tx) => findVersion(tx, row.id, version))
  return content ? { version, content } : { version: row.version, content: view.content }
}

interface Finished {
  id: string
  answers: Answers
  asked: readonly SurveyQuestion[]
  problem: PageProblem | null
  fields: FormFields
}

async function finish(
  { base, context, visit, mayAnswer }: Posted,
  turn: Turn,
  { id, answers, asked, problem, fields }: Finished,
): Promise<Response> {
  const { row, view, owner } = visit
  const { content, version } = turn
  // A machine is told what people are told.
  if (fields.get('website') !== '' || hasAnswered(context, visit)) return thank(base, context, visit)
  const step = Math.max(0, walkSurvey(questionsOf(row.kind, content), answers).length - 1)
  if (!mayAnswer) return answerStep(turn, { step, problem: 'tooMany', status: 429 })
  if (problem) return answerStep(turn, { step, problem, status: 400 })
  const photo = row.kind === 'feedback' && content.asksForPhoto ? await cleanPhoto(fields.findFile('photo')) : null
  if (photo === 'unreadable') {
    return answerStep(turn, { step, problem: 'check', problems: { photo: 'photo' }, status: 400 })
  }
  const hasEmail = asked.some((question) => question.kind === 'email' && answers[question.id] !== undefined)
  const { isPhotoLost } = await submitResponse(base, owner.customer_id, {
    id,
    page: row,
    version,
    locationId: visit.locationId,
    qrCodeId: visit.code?.id ?? null,
    reader: visit.reader,
    language: view.locale,
    asked,
    answers,
    consent: hasEmail ? consentOf({ ...view, content }) : null,
    photo,
  })
  return thank(base, context, visit, { isPhotoLost })
}

/** To an address that says nothing of what was answered. */
function thank(
  { publicUrl }: Foundations,
  context: AppContext,
  visit: Visit,
  { isPhotoLost = false }: { isPhotoLost?: boolean } = {},
): Response {
  const secure = publicUrl().startsWith('https:') ? '; Secure' : ''
  context.header(
    'set-cookie',
    `${cookieOf(visit)}=1; Path=${visitorPagePath(visit.row.slug)}; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
  return context.redirect(thanksIn(visit.view, visit.view.locale, isPhotoLost), 303)
}

async function answer(
  context: AppContext,
  page: ReturnType<typeof renderThanks>,
  status: StepShown['status'] | 404 = 200,
): Promise<Response> {
  const { outgoing } = context.env
  outgoing.setHeader('content-security-policy', POLICY)
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.setHeader('vary', 'accept-language')
  return context.html(await page, status)
}

async function answerGone({ transactions }: Foundations, context: AppContext): Promise<Response> {
  const slug = slugOf(context)
  const owner = await findShown(transactions, context, slug)
  const shown = { locationId: null, retentionMonths: 0, slug, code: undefined } as const
  const locale = chooseLocale(context, 'en')
  const { branding, business } = owner
    ? await transactions.read(owner.customer_id, (tx) => loadView(tx, { ...shown, ...NO_PAGE, locale }))
    : { business: '', branding: USUAL_BRANDING }
  return answer(context, renderGone({ locale, business, branding }), 404)
}

const NO_PAGE = { kind: 'review', content: {} as PageView['content'] } as const
