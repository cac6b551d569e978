import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/webhooks.ts'
import type { Webhook, WebhookDelivery, WebhookShownOnce } from '#shared/contracts/webhooks.ts'
import { MOST_WEBHOOKS, TEST_EVENT } from '#shared/domain/webhooks.ts'
import type { WebhookTransport } from '#server/adapters/webhooks/webhook-transport.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal } from '#server/kernel/crypto/seal.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { deliverDue, placeOfSecret, presentEvent, requestDelivery, spreadEvents } from './deliver-due.ts'
import { dropWaiting, listDeliveries, queueAnew, type DeliveryRow } from './deliveries.repository.ts'
import * as endpoints from './endpoints.repository.ts'
import { insertEvents, listEvents, listStranded } from './events.repository.ts'
import { hintOf, makeWebhookSecret } from './sign-message.ts'
import { deliverWebhooksJob, resumeWebhooksJob, spreadEventsJob } from './webhooks.jobs.ts'
import { requestSpreading } from './webhooks.service.ts'

const HOUR_MS = 3_600_000

interface WebhookPorts {
  webhooks: WebhookTransport
  /** Whoever sends the customer's news somewhere has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
}

/** Addresses of the customer's programs, and what they are told. */
export function makeWebhooks(base: Foundations, { webhooks, refuseUnproved }: WebhookPorts) {
  const { transactions, authTransactions, keyring, log } = base
  const route = implementIn(transactions)
  /** An answer that shows a secret is not kept under an Idempotency-Key; asked again, it is refused by what it has changed. */
  const showOnce = async (actor: Actor, work: (tx: CustomerTx) => Promise<WebhookShownOnce>) => {
    await authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
    return transactions.step(actor.customerId, work)
  }
  return {
    routes: [
      route(contract.listWebhooks, async (tx) => ({ items: await presentAll(tx, await endpoints.list(tx)) })),
      implement(contract.createWebhook, ({ actor, input }) => {
        if (!webhooks.canReach(input.address)) {
          throw refusal('webhook-address-refused', { at: { fields: ['address'], code: 'invalid' } })
        }
        return showOnce(actor, (tx) => create(tx, actor, { input, keyring }))
      }),
      implement(contract.rotateWebhook, ({ actor, input }) =>
        showOnce(actor, (tx) => rotate(tx, actor, { input, keyring })),
      ),
      route(contract.changeWebhook, change),
      route(contract.deleteWebhook, remove),
      route(contract.testWebhook, sendTest),
      route(contract.listWebhookDeliveries, listLog),
      route(contract.replayWebhookDelivery, replay),
    ],
    jobs: [
      handleJob(spreadEventsJob, ({ customerId }) => transactions.step(customerId, spreadEvents)),
      handleJob(deliverWebhooksJob, (key) => deliverDue({ transactions, webhooks, keyring, log }, key)),
      handleJob(resumeWebhooksJob, () => resumeLost(transactions)),
    ],
  }
}

async function resumeLost(transactions: Foundations['transactions']): Promise<void> {
  await resumeStranded(
    transactions,
    async (tx, limit) => (await listStranded(tx, limit)).filter(({ endpointId }) => endpointId === null),
    () => spreadEventsJob,
  )
  await resumeStranded(
    transactions,
    async (tx, limit) =>
      (await listStranded(tx, limit)).flatMap(({ customerId, endpointId }) =>
        endpointId === null ? [] : [{ customerId, endpointId }],
      ),
    () => deliverWebhooksJob,
  )
}

async function create(
  tx: CustomerTx,
  actor: Actor,
  { input, keyring }: { input: ParsedInputOf<typeof contract.createWebhook>; keyring: Keyring },
): Promise<WebhookShownOnce> {
  await lockPlan(tx)
  if ((await endpoints.list(tx)).length >= MOST_WEBHOOKS) {
    throw refusal('webhooks-full', { values: { limit: MOST_WEBHOOKS } })
  }
  const address = new URL(input.address)
  address.hash = ''
  const made = await endpoints
    .insert(tx, { address: address.href, events: [...new Set(input.events)], created_by_name: actor.name })
    .catch(explainTakenAddress)
  await tell(tx, actor, 'security.webhook-made', made.address)
  return showSecret(tx, made, keyring)
}

async function rotate(
  tx: CustomerTx,
  actor: Actor,
  { input, keyring }: { input: ParsedInputOf<typeof contract.rotateWebhook>; keyring: Keyring },
): Promise<WebhookShownOnce> {
  const found = await getEndpoint(tx, input.webhookId, { isLocked: true })
  if ((await presentOne(tx, found)).hint !== input.hint) throw refusal('webhook-rotated-meanwhile')
  await endpoints.endSecrets(tx, found.id, new Date(Date.now() + input.overlapHours * HOUR_MS))
  await tell(tx, actor, 'security.webhook-changed', found.address)
  return showSecret(tx, found, keyring)
}

async function showSecret(tx: CustomerTx, endpoint: endpoints.EndpointRow, keyring: Keyring) {
  const [id, secret] = [randomUUID(), makeWebhookSecret()]
  const sealed = seal(keyring, placeOfSecret(tx.customerId, id), secret)
  await endpoints.insertSecret(tx, { id, endpoint_id: endpoint.id, secret: sealed, hint: hintOf(secret) })
  return { webhook: await presentOne(tx, endpoint), secret }
}

async function change(
  tx: CustomerTx,
  actor: Actor,
  { webhookId, events, isOn }: ParsedInputOf<typeof contract.changeWebhook>,
): Promise<Webhook> {
  await getEndpoint(tx, webhookId, { isLocked: true })
  const changed = await endpoints.update(tx, webhookId, { events: events && [...new Set(events)], isOn })
  if (isOn === false) await dropWaiting(tx, webhookId)
  await tell(tx, actor, 'security.webhook-changed', changed.address)
  return presentOne(tx, changed)
}

async function remove(tx: CustomerTx, actor: Actor, { webhookId }: { webhookId: string }): Promise<{ id: string }> {
  const removed = await endpoints.remove(tx, webhookId)
  if (!removed) throw refusal('webhook-not-found')
  await tell(tx, actor, 'security.webhook-removed', removed.address)
  return { id: webhookId }
}

async function sendTest(tx: CustomerTx, _actor: Actor, { webhookId }: { webhookId: string }) {
  refuseOff(await getEndpoint(tx, webhookId))
  const id = randomUUID()
  await insertEvents(tx, [{ id, type: TEST_EVENT, data: JSON.stringify({ webhookId }), endpoint_id: webhookId }])
  await requestSpreading(tx)
  return { messageId: id }
}

async function listLog(
  tx: CustomerTx,
  _actor: Actor,
  { webhookId, ...page }: ParsedInputOf<typeof contract.listWebhookDeliveries>,
) {
  await getEndpoint(tx, webhookId)
  const { rows, nextCursor } = await readPage(page, (wanted) => listDeliveries(tx, webhookId, wanted))
  return { items: await presentDeliveries(tx, rows), nextCursor }
}

async function replay(
  tx: CustomerTx,
  _actor: Actor,
  key: ParsedInputOf<typeof contract.replayWebhookDelivery>,
): Promise<WebhookDelivery> {
  refuseOff(await getEndpoint(tx, key.webhookId))
  const row = await queueAnew(tx, key)
  const [delivery] = row ? await presentDeliveries(tx, [row]) : []
  if (!delivery) throw refusal('webhook-delivery-not-found')
  await requestDelivery(tx, key.webhookId)
  return delivery
}

async function getEndpoint(tx: CustomerTx, id: string, options?: { isLocked: boolean }) {
  const found = await endpoints.find(tx, id, options)
  if (!found) throw refusal('webhook-not-found')
  return found
}

function refuseOff({ is_on: isOn }: endpoints.EndpointRow): void {
  if (!isOn) throw refusal('webhook-off')
}

function explainTakenAddress(error: unknown): never {
  if (!isTaken(error, 'webhook_endpoints_by_address')) throw error
  throw refusal('webhook-address-taken', { at: { fields: ['address'], code: 'invalid' } })
}

/** Addresses bear words that are secret now and then: the feed names the host. */
const tell = (
  tx: CustomerTx,
  actor: Actor,
  action: 'security.webhook-made' | 'security.webhook-changed' | 'security.webhook-removed',
  address: string,
) => recordActivity(tx, actor, action, { type: 'customer', id: tx.customerId, label: new URL(address).host })

async function presentAll(tx: CustomerTx, rows: readonly endpoints.EndpointRow[]): Promise<Webhook[]> {
  const secrets = await endpoints.listSecrets(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = secrets.filter((secret) => secret.endpoint_id === row.id)
    const earlier = own.find((secret) => secret.ends_at !== null)
    return {
      id: row.id,
      address: row.address,
      events: row.events,
      isOn: row.is_on,
      failingSince: row.failing_since?.toISOString() ?? null,
      givenUpAt: row.given_up_at?.toISOString() ?? null,
      givenUpFor: row.given_up_for,
      hint: own.find((secret) => secret.ends_at === null)?.hint ?? '',
      earlier: earlier?.ends_at ? { hint: earlier.hint, endsAt: earlier.ends_at.toISOString() } : null,
      createdAt: row.created_at.toISOString(),
      createdBy: row.created_by_name,
    }
  })
}

async function presentOne(tx: CustomerTx, row: endpoints.EndpointRow): Promise<Webhook> {
  const [webhook] = await presentAll(tx, [row])
  if (!webhook) throw refusal('webhook-not-found')
  return webhook
}

async function presentDeliveries(tx: CustomerTx, rows: readonly DeliveryRow[]): Promise<WebhookDelivery[]> {
  const events = await listEvents(
    tx,
    rows.map((row) => row.event_id),
  )
  return rows.map((row) => {
    const event = events.find(({ id }) => id === row.event_id)
    const { answer_status: status, answer_text: text, answer_ms: ms } = row
    return {
      id: row.id,
      state: row.state,
      attempts: row.attempts,
      createdAt: row.created_at.toISOString(),
      triedAt: row.tried_at?.toISOString() ?? null,
      nextAt: row.state === 'queued' ? (row.due_at?.toISOString() ?? null) : null,
      failure: row.failure,
      messageId: row.event_id,
      request: event ? presentEvent(tx.customerId, event) : null,
      answer: status === null ? null : { status, text: text ?? '', ms: ms ?? 0 },
    }
  })
}
