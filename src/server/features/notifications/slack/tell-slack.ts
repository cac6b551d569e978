import { randomUUID } from 'node:crypto'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { isNotifiedAtAll, NOTIFICATION_RULES, type NotificationKind } from '#shared/domain/notification-kinds.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import { escapeSlack, type SlackTransport } from '#server/adapters/slack/slack-webhook.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { findSlackAddress, getPlan, getSettings, noteSlackOutcome } from '#server/features/settings/settings.service.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import { enqueue, enqueueAll } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { deliver } from '#server/kernel/outbox/outbox.ts'
import type { Notice } from '../notice.ts'
import { postToSlackJob } from '../notifications.jobs.ts'
import { describeNotification } from '../texts/describe-notification.ts'
import { dropMessage, findMessage, insertMessages, settleMessage, type SlackSending } from './slack.repository.ts'

/** Some hours; news that is older is better read in the product. */
const PLAN = { tries: 10, firstWaitSeconds: 15 }

/**
 * To the channel of the whole team, in the transaction of what happened. Only what the business has a switch for: the
 * rest is one person's.
 */
export async function tellSlack(tx: CustomerTx, notices: readonly Notice[], key?: string): Promise<void> {
  if (notices.length === 0) return
  const settings = await getSettings(tx)
  const told = notices.filter(({ kind }) => isForChannel(kind, settings))
  if (told.length === 0) return
  const added = await insertMessages(
    tx,
    told.map(({ kind, params, amount = 1, link }, at) => ({
      id: key === undefined ? randomUUID() : deriveUuid(`${key}:slack:${at}`),
      kind,
      params: JSON.stringify(params),
      amount,
      link,
    })),
  )
  await enqueueAll(
    tx,
    postToSlackJob,
    added.map((messageId) => ({ customerId: tx.customerId, messageId })),
  )
}

const isForChannel = (kind: NotificationKind, { notifications }: CustomerSettings) =>
  notifications.slack && NOTIFICATION_RULES[kind].alerts !== undefined && isNotifiedAtAll(kind, notifications)

interface SlackDeps {
  transactions: Transactions
  slack: SlackTransport
  keyring: Keyring
  siteUrl: () => string
  log: Log
}

/** Once: where nobody knows whether Slack has it, it is not posted again. */
export async function postToSlack(
  { transactions, slack, keyring, siteUrl, log }: SlackDeps,
  payload: { customerId: string; messageId: string },
): Promise<void> {
  const { customerId, messageId } = payload
  const way = await transactions.step(customerId, (tx) => findWay(tx, { keyring, messageId }))
  if (!way) return
  await deliver<SlackSending>({
    table: { name: 'slack_messages' },
    which: { customer_id: customerId, id: messageId },
    vendor: slack.vendor,
    plan: PLAN,
    log,
    transaction: (work) => transactions.step(customerId, work),
    comeBack: (tx, when) => enqueue(tx, postToSlackJob, payload, when),
    call: (row) => {
      const { title, sentence } = describeNotification(way.clock, row)
      const link = siteUrl() + forCustomer(row.link ?? paths.dashboard, customerId)
      return slack.post(way.address, `*${escapeSlack(title)}*\n${escapeSlack(sentence)}\n<${escapeSlack(link)}>`)
    },
    explain: () => ({ isDone: false, kind: 'unconfirmed', reason: 'unreachable', retryAfterSeconds: null }),
    settle: async (tx, settled) => {
      for (const one of settled) {
        await settleMessage(tx, one)
        if (one.verdict.to === 'accepted') await noteSlackOutcome(tx, null)
        else if (one.verdict.to !== 'queued') await noteSlackOutcome(tx, one.verdict.failure.reason)
      }
    },
  })
}

/** Much can change while it waits. */
async function findWay(tx: CustomerTx, { keyring, messageId }: { keyring: Keyring; messageId: string }) {
  const message = await findMessage(tx, messageId)
  if (!message) return null
  const [settings, plan] = [await getSettings(tx), await getPlan(tx)]
  const { plan: needed } = NOTIFICATION_RULES[message.kind]
  const isWanted = isForChannel(message.kind, settings) && !isClosed({ plan })
  const address = isWanted && (!needed || hasCapability(plan, needed)) ? await findSlackAddress(tx, keyring) : null
  if (address === null) {
    await dropMessage(tx, messageId)
    return null
  }
  return { address, clock: { ...settings.general, locale: settings.general.language } }
}
