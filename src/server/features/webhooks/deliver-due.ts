import { linkTo } from '#shared/contracts/addresses.ts'
import type { WebhookEvent } from '#shared/contracts/webhook-events.ts'
import { paths } from '#shared/domain/paths.ts'
import type { WebhookMessage, WebhookTransport } from '#server/adapters/webhooks/webhook-transport.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { unseal } from '#server/kernel/crypto/seal.ts'
import { enqueue, enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { deliver, type Settled } from '#server/kernel/outbox/outbox.ts'
import { dropWaiting, settleDelivery, type WebhookSending } from './deliveries.repository.ts'
import { find, listSecrets, noteOutcome, type Outcome } from './endpoints.repository.ts'
import { listEvents, spread, type EventRow } from './events.repository.ts'
import { signMessage } from './sign-message.ts'
import { deliverWebhooksJob, type EndpointKey } from './webhooks.jobs.ts'
import { requestSpreading } from './webhooks.service.ts'

/** Some fifty hours, in the end an hour apart at most: a program that is down for a day or two misses nothing. */
export const WEBHOOK_PLAN = { tries: 108, firstWaitSeconds: 5 }

export interface WebhookDeps {
  transactions: Transactions
  webhooks: WebhookTransport
  keyring: Keyring
  log: Log
}

export const placeOfSecret = (customerId: string, rowId: string) => ({
  customerId,
  table: 'webhook_secrets',
  rowId,
  column: 'secret',
})

export const requestDelivery = (tx: CustomerTx, endpointId: string) =>
  enqueueUnlessWaiting(tx, deliverWebhooksJob, { customerId: tx.customerId, endpointId }, endpointId)

export async function spreadEvents(tx: CustomerTx): Promise<void> {
  const { endpointIds, hasMore } = await spread(tx)
  for (const endpointId of endpointIds) await requestDelivery(tx, endpointId)
  if (hasMore) await requestSpreading(tx)
}

/** What is due for one endpoint, each by itself: what fails holds nothing else back. */
export async function deliverDue(
  { transactions, webhooks, keyring, log }: WebhookDeps,
  key: EndpointKey,
): Promise<void> {
  const { customerId, endpointId } = key
  const way = await transactions.step(customerId, (tx) => findWay(tx, keyring, endpointId))
  if (!way) return
  const events = new Map<string, EventRow>()
  await deliver<WebhookSending>({
    table: { name: 'webhook_deliveries' },
    which: { customer_id: customerId, endpoint_id: endpointId },
    vendor: webhooks.vendor,
    plan: WEBHOOK_PLAN,
    log,
    transaction: (work) => transactions.step(customerId, work),
    comeBack: (tx, when) => enqueue(tx, deliverWebhooksJob, key, when),
    async onClaimed(tx, rows) {
      for (const event of await listEvents(
        tx,
        rows.map((row) => row.event_id),
      )) {
        events.set(event.id, event)
      }
    },
    async call({ event_id: eventId }) {
      const event = events.get(eventId)
      if (!event) throw new Error('The event is not there any more.')
      return webhooks.post(way.address, writeMessage(presentEvent(customerId, event), { id: event.id, ...way }))
    },
    explain: () => ({ isDone: false, kind: 'retry', reason: 'unreachable', answer: null, retryAfterSeconds: null }),
    async settle(tx, settled) {
      for (const one of settled) await settleDelivery(tx, one)
      await noteHealth(tx, endpointId, outcomeOf(settled))
    },
  })
}

/** Much can change while it waits. */
async function findWay(tx: CustomerTx, keyring: Keyring, endpointId: string) {
  const endpoint = await find(tx, endpointId)
  if (!endpoint) return null
  if (!endpoint.is_on || !(await isInPlan(tx, 'api-access'))) {
    await dropWaiting(tx, endpointId)
    return null
  }
  const rows = await listSecrets(tx, [endpointId])
  const secrets = rows.map(({ id, secret }) => unseal(keyring, placeOfSecret(tx.customerId, id), secret))
  return { address: endpoint.address, secrets }
}

/** What was taken counts for more than what was not; whoever says that nothing is wanted any more is believed at once. */
function outcomeOf(settled: readonly Settled<WebhookSending>[]): Outcome {
  const isGone = settled.some(({ verdict }) => verdict.to === 'failed' && verdict.failure.kind === 'gone')
  if (isGone) return 'gone'
  return settled.some(({ verdict }) => verdict.to === 'accepted') ? 'taken' : 'failing'
}

async function noteHealth(tx: CustomerTx, endpointId: string, outcome: Outcome): Promise<void> {
  const { givenUp } = await noteOutcome(tx, endpointId, outcome)
  if (givenUp === null) return
  await dropWaiting(tx, endpointId)
  const params = { host: new URL(givenUp.address).host, why: givenUp.why }
  const link = linkTo(paths.settings, { tab: 'security' })
  await notifyEveryone(tx, { kind: 'webhook.given-up', params, about: null, link })
}

/** The same words each time it is sent. */
export function presentEvent(workspaceId: string, { type, sequence, created_at: at, data }: EventRow): WebhookEvent {
  // What was written down was typed by its type.
  return { type, sequence: Number(sequence), timestamp: at.toISOString(), workspaceId, data } as WebhookEvent
}

function writeMessage(
  event: WebhookEvent,
  { id, secrets }: { id: string; secrets: readonly string[] },
): WebhookMessage {
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Goodword-Webhooks/1',
    ...signMessage(secrets, { id, body, at: new Date() }),
  }
  return { headers, body }
}
