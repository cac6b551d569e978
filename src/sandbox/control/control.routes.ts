/**
 * The page that plays customers and platforms, and the same for programs.
 *
 * Every form below `/sandbox/platforms/` also takes `application/json` and then answers `200` with JSON, or `422` with
 * `{ error }`. Where it is about one review, `vendor`, `listing` and `review` name it.
 *
 * - `POST reviews` `{ vendor, listing, stars | recommends, title?, text?, author?, language?, media?, writtenAt? }`
 *   → `{ review, isTold }`
 * - `POST reviews/edit` `{ vendor, listing, review, stars | recommends, title?, text?, author?, language?, media? }`: whole
 *   → `{ review, isTold }`
 * - `POST reviews/delete` → `{ isTold }`
 * - `POST replies` `{ …, text }`: the owner's, by hand on the platform → `{ review }`
 * - `POST replies/decide` `{ …, decision: approve | reject, reason? }` → `{ review }`
 * - `POST moderation` `{ vendor: google, mode: approve | hold | reject, reason? }` → `{ mode }`; `reject` is for the next reply
 * - `POST faults` `{ vendor, kind, times? }` → `{ kind, times }`
 * - `POST faults/clear` `{ vendor, kind? }` → `{ kinds }`
 * - `POST tokens` `{ vendor, listing?, what: expire | revoke | restore-keys }` → `{}`
 * - `POST listings` `{ vendor, name, address?, account? | owner? }` → `{ listing }`
 * - `GET state?vendor=&listing=&page=&calls=` → `{ listing, listings, total, reviews, faults, disputes, calls }`
 */
import { z } from 'zod'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { PAGE_POLICY } from '../sandbox-page.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { ControlRefusal, DONE_SENTENCES, type ControlAction, type Done } from './control-action.ts'
import { CONTROL_PATH, type Rejected } from './control-form.ts'
import { renderControlPage } from './control-page.ts'
import { readView, type ControlView } from './control-view.ts'
import { CUSTOMER_ACTIONS } from './customer-actions.ts'
import { PLATFORM_ACTIONS } from './platform-actions.ts'
import { presentReview } from './review-answer.ts'

const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1)
const viewRequest = z.object({
  vendor: z.enum(PLATFORMS).catch('google'),
  listing: z
    .string()
    .transform((id) => id.replaceAll('\0', '') || null)
    .nullable()
    .catch(null),
  page: pageNumber,
  calls: pageNumber,
})

export function mountControl(app: HttpApp, world: VendorWorld): void {
  app.get(CONTROL_PATH, async (context) => {
    const done = context.req.query('done')
    const sentence = isDone(done) ? DONE_SENTENCES[done] : null
    return answerPage(context, await view(world, context.req.query()), { sentence, rejected: null })
  })

  app.get(`${CONTROL_PATH}/state`, async (context) =>
    context.json(presentState(await view(world, context.req.query())), 200, { 'cache-control': 'no-store' }),
  )

  for (const action of [...CUSTOMER_ACTIONS, ...PLATFORM_ACTIONS]) {
    app.post(`${CONTROL_PATH}/${action.path}`, (context) => {
      const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '')
      return isJson ? performForProgram(context, world, action) : performForPerson(context, world, action)
    })
  }
}

function view({ db }: VendorWorld, query: Record<string, string>): Promise<ControlView> {
  const { calls: callsPage, ...asked } = viewRequest.parse(query)
  return readView(db, { ...asked, callsPage })
}

const isDone = (key: string | undefined): key is Done => key !== undefined && Object.hasOwn(DONE_SENTENCES, key)

async function performForPerson(context: AppContext, world: VendorWorld, action: ControlAction): Promise<Response> {
  const typed = await readSandboxForm(context)
  try {
    const { done, listing = typed.listing ?? '' } = await action.perform(world, typed)
    const query = new URLSearchParams({ vendor: typed.vendor ?? '', listing, done })
    return context.redirect(`${CONTROL_PATH}?${query.toString()}`, 303)
  } catch (error) {
    if (!(error instanceof ControlRefusal)) throw error
    const rejected = { path: action.path, sentence: error.message, typed }
    return answerPage(context, await view(world, typed), { sentence: null, rejected })
  }
}

async function performForProgram(context: AppContext, world: VendorWorld, action: ControlAction): Promise<Response> {
  const given = await readJson(context.env.incoming)
  try {
    return context.json((await action.perform(world, given)).answer)
  } catch (error) {
    if (!(error instanceof ControlRefusal)) throw error
    return context.json({ error: error.message }, 422)
  }
}

function answerPage(
  context: AppContext,
  shown: ControlView,
  said: { sentence: string | null; rejected: Rejected | null },
): Response | Promise<Response> {
  context.env.outgoing.setHeader('content-security-policy', PAGE_POLICY)
  context.env.outgoing.setHeader('cache-control', 'no-store')
  return context.html(renderControlPage(shown, said), said.rejected ? 400 : 200)
}

function presentState({ vendor, listing, listings, reviewTotal, reviews, faults, disputes, calls }: ControlView) {
  const name = ({ id, name: known, address, account_id: account }: ControlView['listings'][number]) => ({
    id,
    name: known,
    address,
    account,
  })
  return {
    vendor,
    listing: listing && name(listing),
    listings: listings.map(name),
    total: reviewTotal,
    reviews: reviews.map(presentReview),
    faults: faults.map(({ kind, remaining, reason }) => ({ kind, remaining, reason })),
    disputes: disputes.map((dispute) => ({
      case: dispute.case_id,
      review: dispute.review_id,
      isRemoved: dispute.is_removed,
      reason: dispute.reason,
      text: dispute.description,
    })),
    calls: calls.map(({ method, path, status, duration_ms: durationMs, created_at: time }) => ({
      method,
      path,
      status,
      durationMs,
      at: time.toISOString(),
    })),
  }
}
