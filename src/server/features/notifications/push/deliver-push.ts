import { setTimeout as sleep } from 'node:timers/promises'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import { NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import type { PushMessage } from '#shared/domain/push-message.ts'
import type { OutgoingPush, PushKeys, PushOutcome } from '#server/adapters/push/port.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { describeNotification } from '../texts/describe-notification.ts'
import { pushNotificationJob } from '../notifications.jobs.ts'
import { claimPush, noteReached, postpone, settle, type DeliveryRow } from '../sending/deliveries.repository.ts'
import { isShutOut, mayBeNotified } from '../sending/may-be-notified.ts'
import { findRecipient } from '../sending/recipients.repository.ts'
import type { SendingDeps } from '../sending/sending-deps.ts'
import { belongsToSeveral, listDevices, noteSilent, noteUsed, remove, type DeviceRow } from './devices.repository.ts'
import { openTarget } from './push-target.ts'

/** Older news is better read in the product. */
const TTL_SECONDS = 24 * 60 * 60
/** Some five hours with the waits below. */
const MOST_TRIES = 12
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 60 * 60

/** Sealing and sending one takes the event loop some milliseconds: twenty in a row would hold up everybody. */
const APART_MS = 10

/** After so many in a row a browser is tried once for each notification, and dropped when that has gone on for a day. */
const MOST_SILENCES = 5

interface Delivery {
  customerId: string
  deliveryId: string
}

/**
 * To every browser of the person. A push whose hand-over nobody noted is handed over again under the same topic, which
 * replaces it there, or under the same id, which the browser knows: it is seen once.
 */
export async function deliverPush(
  deps: SendingDeps,
  { customerId, deliveryId }: Delivery,
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  const keys = deps.pushKeys.current()
  if (!keys) throw new Error('There are no keys to sign pushes with yet.')
  const delivery = await deps.transactions.step(customerId, (tx) => claimPush(tx, { deliveryId, isAgain }))
  if (!delivery) return
  const prepared = await deps.transactions.step(customerId, (tx) => prepare(tx, delivery))
  if (!prepared) return
  // None is waited for: one that does not answer keeps none of the others waiting.
  const outcomes = await Promise.all(
    prepared.devices.map(async (device, at) => {
      await sleep(at * APART_MS)
      return sendTo(deps, { ...prepared, keys, device })
    }),
  )
  await deps.transactions.step(customerId, (tx) => conclude(tx, { delivery, outcomes }))
}

interface Prepared {
  delivery: DeliveryRow
  devices: DeviceRow[]
  push: OutgoingPush
}

async function prepare(tx: CustomerTx, delivery: DeliveryRow): Promise<Prepared | undefined> {
  const { user_id: userId, reached } = delivery
  const recipient = await findRecipient(tx, userId)
  const settings = await getSettings(tx)
  const isWelcome = recipient && !isShutOut(recipient) && mayBeNotified(recipient, delivery, settings)
  const devices = isWelcome ? await listDevices(tx, userId, reached) : []
  if (!isWelcome || devices.length === 0) {
    const state = reached.length > 0 ? 'sent' : 'dropped'
    await settle(tx, [delivery.id], { state, failure: isWelcome ? 'no-device' : 'unwanted' })
    return undefined
  }
  const language = recipient.language ?? settings.general.language
  const { title: news, sentence: body } = describeNotification({ ...settings.general, locale: language }, delivery)
  const title = [news, (await belongsToSeveral(tx, userId)) && recipient.companyName].filter(Boolean).join(' · ')
  const link = forCustomer(delivery.link ?? paths.dashboard, tx.customerId)
  const message: PushMessage = { id: delivery.id, title, body, link, language }
  const push = {
    payload: JSON.stringify(message),
    topic: delivery.id.replaceAll('-', ''),
    ttlSeconds: TTL_SECONDS,
    isUrgent: NOTIFICATION_RULES[delivery.kind].usually.includes('push'),
  }
  return { delivery, devices, push }
}

type OneOfThem = Prepared & { device: DeviceRow; keys: PushKeys }

async function sendTo(deps: SendingDeps, one: OneOfThem): Promise<PushOutcome> {
  const { transactions } = deps
  const { delivery, device } = one
  const outcome = await handOver(deps, one)
  if (outcome.kind === 'later' || outcome.kind === 'refused') return outcome
  return transactions.step(device.customer_id, async (tx) => {
    if (outcome.kind === 'silent') return bearWith(tx, device, outcome)
    if (outcome.kind === 'gone') await remove(tx, device.user_id, device.id)
    else {
      await noteReached(tx, delivery.id, device.id)
      await noteUsed(tx, device.id)
    }
    return outcome
  })
}

/** Nobody waits for one that has been silent again and again; for a day, it may be our own way out that is broken. */
async function bearWith(tx: CustomerTx, device: DeviceRow, { reason }: { reason: string }): Promise<PushOutcome> {
  const { failures, isOverADay } = await noteSilent(tx, device.id)
  if (failures < MOST_SILENCES) return { kind: 'later', reason, retryAfterSeconds: null }
  if (isOverADay) await remove(tx, device.user_id, device.id)
  return { kind: 'refused', reason }
}

/** What is wrong with one browser is not the others' trouble. */
async function handOver({ push: transport, keyring }: SendingDeps, one: OneOfThem): Promise<PushOutcome> {
  try {
    return await transport.send(one.keys, openTarget(keyring, one.device), one.push)
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

interface Concluding {
  delivery: DeliveryRow
  outcomes: readonly PushOutcome[]
}

async function conclude(tx: CustomerTx, { delivery, outcomes }: Concluding): Promise<void> {
  const late = outcomes.filter((outcome) => outcome.kind === 'later')
  const failure =
    outcomes.map((outcome) => ('reason' in outcome ? outcome.reason : null)).find((reason) => reason) ?? null
  const asked = Math.max(0, ...late.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0))
  const isWorthTrying = delivery.attempts < MOST_TRIES && asked <= TTL_SECONDS
  if (late.length > 0 && isWorthTrying) {
    const dueAt = new Date(Date.now() + waitSeconds(delivery.attempts, asked) * 1000)
    await postpone(tx, delivery.id, { dueAt, failure: failure ?? '' })
    const payload = { customerId: tx.customerId, deliveryId: delivery.id }
    await enqueue(tx, pushNotificationJob, payload, { startAfter: dueAt })
    return
  }
  const hasArrived = delivery.reached.length > 0 || outcomes.some(({ kind }) => kind === 'accepted')
  const state = hasArrived ? 'sent' : failure === null ? 'dropped' : 'failed'
  await settle(tx, [delivery.id], { state, failure })
}

/** Doubled each time, and never before the push service wants it. */
function waitSeconds(attempts: number, asked: number): number {
  return Math.max(asked, Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1)))
}
