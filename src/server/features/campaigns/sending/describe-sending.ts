import type { RecipientReason, RecipientState } from '#shared/domain/campaigns.ts'
import type { HandedOver } from '#server/adapters/marketing/port.ts'
import { ProviderError, type ProviderErrorKind } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { faultOf, noteBroken, type ConnectionRow } from '#server/features/providers/providers.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { Unconfirmed, type Failure, type Kind, type Outbox, type Settled } from '#server/kernel/outbox/outbox.ts'
import { setProblems, settle, type Ending } from './recipients.repository.ts'
import { deliverJob, type Delivering, type SendingDeps } from './sending-jobs.ts'

/**
 * Beside the outbox's own kinds, `held`: it was not its turn after all. `left-out`: its reader gets none. `refused`: who
 * carries it does not let us in.
 */
export interface SendFailure extends Failure {
  reason: RecipientReason
  words: string | null
}

/** The service's name for it and, of a post, where it can be seen. */
export type HandedOn = HandedOver & { url?: string | null }

export type Sending = Kind<'campaign_recipients', HandedOn, SendFailure, CustomerTx>

/** Some hours, in the end an hour apart at most: nobody wants an offer of yesterday. */
const PLAN = { tries: 14, firstWaitSeconds: 4 }
/** So long is left alone what was held back: whoever is at it finds nothing more to do, and stops. */
const HELD_MS = 3000

const REASONS: Record<ProviderErrorKind, RecipientReason> = {
  refused: 'refused',
  rejected: 'rejected',
  retry: 'unreachable',
  unconfirmed: 'unconfirmed',
}

export function explain(error: unknown): SendFailure {
  if (error instanceof ProviderError) {
    const { kind, words, retryAfterSeconds } = error
    return { isDone: false, kind, reason: REASONS[kind], words, retryAfterSeconds }
  }
  const kind = error instanceof Unconfirmed ? 'unconfirmed' : 'retry'
  return { isDone: false, kind, reason: REASONS[kind], words: null, retryAfterSeconds: null }
}

/** Where each verdict goes, whatever the channel. */
export function describeSending(deps: SendingDeps, key: Delivering, connection: ConnectionRow) {
  const { customerId, campaignId, channel } = key
  return {
    table: { name: 'campaign_recipients' },
    which: { customer_id: customerId, campaign_id: campaignId, channel },
    plan: PLAN,
    log: deps.log,
    transaction: (work) => deps.transactions.step(customerId, work),
    comeBack: (tx, when) => enqueue(tx, deliverJob, key, when),
    explain,
    async settle(tx, settled) {
      await settle(
        tx,
        settled.map((one) => describeEnding(one, connection.id)),
      )
      await noteRefusal(tx, settled, { key, connection })
      tellProgress(tx, campaignId)
    },
  } satisfies Partial<Outbox<Sending>>
}

function describeEnding({ row, verdict }: Settled<Sending>, connectionId: string): Ending {
  const base = { id: row.id, heldUntil: row.heldUntil, connectionId, dueAt: null, isUntried: false }
  if (verdict.to === 'accepted') {
    const { messageId, url = null } = verdict.result
    return { ...base, state: 'accepted', reason: null, words: null, messageId, url }
  }
  const { kind, reason, words, retryAfterSeconds } = verdict.failure
  const none = { ...base, reason, words, messageId: null, url: null }
  const later = (ms: number) => new Date(Date.now() + ms)
  if (kind === 'held' || kind === 'refused') return { ...none, state: 'queued', dueAt: later(HELD_MS), isUntried: true }
  if (reason === 'quiet-hours') {
    return { ...none, state: 'queued', dueAt: later((retryAfterSeconds ?? 0) * 1000), isUntried: true }
  }
  if (kind === 'left-out') return { ...none, state: 'suppressed' }
  const state: RecipientState = verdict.to
  return { ...none, state, dueAt: verdict.to === 'queued' ? verdict.dueAt : null }
}

/** Nothing more goes out by it until somebody has mended it; those who wait keep their places. */
async function noteRefusal(
  tx: CustomerTx,
  settled: readonly Settled<Sending>[],
  { key, connection }: { key: Delivering; connection: ConnectionRow },
): Promise<void> {
  const failure = settled.map(({ verdict }) => ('failure' in verdict ? verdict.failure : null)).find(isRefusal)
  if (!failure) return
  const { words } = failure
  await setProblems(tx, key.campaignId, [{ channel: key.channel, problem: 'refused', words }])
  await noteBroken(tx, connection.id, faultOf(new ProviderError('refused', { words })))
}

const isRefusal = (failure: SendFailure | null) => failure?.kind === 'refused'

const toldAt = new Map<string, number>()
const TELL_MS = 1000

/** While it goes out, once a second at most; whoever hands over tells once more at the end. */
function tellProgress(tx: CustomerTx, campaignId: string): void {
  const now = Date.now()
  if (now - (toldAt.get(campaignId) ?? 0) < TELL_MS) return
  for (const [id, at] of toldAt) if (now - at > TELL_MS) toldAt.delete(id)
  toldAt.set(campaignId, now)
  tellChange(tx, campaignId)
}

/** Screens that show it ask again. */
export function tellChange(tx: CustomerTx, campaignId: string): void {
  emit(tx, { type: 'campaign.changed', subjectId: campaignId, userId: null })
}
