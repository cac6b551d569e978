import type * as contract from '#shared/contracts/notification-preferences.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isFixedChoice, isNotificationKind, NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { changeTimePreferences, readTimePreferences } from '../change-time-preferences.ts'
import { listChoices, saveChoices } from '../preferences.repository.ts'
import { endDigest } from './digests.repository.ts'
import { findRecipient } from './recipients.repository.ts'
import { readUnsubscribeWord, type UnsubscribeWish } from './unsubscribe-word.ts'
import type { SendingDeps } from './sending-deps.ts'

/** Whether somebody gets the report of the reputation, which is sent elsewhere. */
export interface ReportWishes {
  reportWish: {
    isOn: (tx: CustomerTx, userId: string) => Promise<boolean>
    change: (tx: CustomerTx, userId: string, isOn: boolean) => Promise<void>
  }
}

type UnsubscribeDeps = Pick<SendingDeps, 'transactions' | 'keyring'> & ReportWishes

/** Ends what a mail was about for its reader. Answers `false` for a word that was not written here. */
export async function unsubscribe(deps: UnsubscribeDeps, word: string): Promise<boolean> {
  const { transactions, keyring } = deps
  const wish = readUnsubscribeWord(keyring, word)
  if (!wish) return false
  await transactions.step(wish.customerId, async (tx) => {
    // Whoever has left gets no mail anyway.
    if (await findRecipient(tx, wish.userId)) await change(deps, tx, { wish, isOn: false })
  })
  return true
}

export function lookAtUnsubscribing(deps: UnsubscribeDeps, word: string) {
  const wish = getWish(deps.keyring, word)
  return deps.transactions.read(wish.customerId, (tx) => present(deps, tx, wish))
}

/** By a person who looks at what the link is about. */
export function changeUnsubscribing(
  deps: UnsubscribeDeps,
  { word, isOn }: ParsedInputOf<typeof contract.changeUnsubscribing>,
) {
  const wish = getWish(deps.keyring, word)
  return deps.transactions.change(wish.customerId, async (tx) => {
    await getRecipient(tx, wish)
    await change(deps, tx, { wish, isOn })
    return present(deps, tx, wish)
  })
}

function getWish(keyring: UnsubscribeDeps['keyring'], word: string): UnsubscribeWish {
  const wish = readUnsubscribeWord(keyring, word)
  if (!wish) throw refusal('reply-link-unknown')
  return wish
}

async function getRecipient(tx: CustomerTx, { userId }: UnsubscribeWish) {
  const recipient = await findRecipient(tx, userId)
  if (!recipient) throw refusal('reply-link-unknown')
  return recipient
}

const kindsOf = ({ topics }: UnsubscribeWish) =>
  topics.filter(isNotificationKind).filter((kind) => !isFixedChoice(kind, 'email'))

async function change(
  { reportWish }: UnsubscribeDeps,
  tx: CustomerTx,
  { wish, isOn }: { wish: UnsubscribeWish; isOn: boolean },
): Promise<void> {
  const { userId, topics } = wish
  await saveChoices(
    tx,
    userId,
    kindsOf(wish).map((kind) => ({ kind, channel: 'email', isOn })),
  )
  if (topics.includes('digest')) await changeDigest(tx, userId, isOn)
  if (topics.includes('reputation-report')) await reportWish.change(tx, userId, isOn)
  emit(tx, { type: 'notification.changed', subjectId: null, userId })
}

async function changeDigest(tx: CustomerTx, userId: string, isOn: boolean): Promise<void> {
  if (!isOn) return endDigest(tx, userId)
  const { digest } = await readTimePreferences(tx, userId)
  await changeTimePreferences(tx, userId, { digest: { ...digest, isOn } })
}

async function present({ reportWish }: UnsubscribeDeps, tx: CustomerTx, wish: UnsubscribeWish) {
  const { companyName } = await getRecipient(tx, wish)
  const choices = await listChoices(tx, wish.userId)
  const { digest } = await readTimePreferences(tx, wish.userId)
  const kinds = kindsOf(wish).map((topic) => {
    const choice = choices.find(({ kind, channel }) => kind === topic && channel === 'email')
    return { topic, isOn: choice?.isOn ?? NOTIFICATION_RULES[topic].usually.includes('email') }
  })
  const digests = wish.topics.includes('digest') ? [{ topic: 'digest' as const, isOn: digest.isOn }] : []
  const reports = wish.topics.includes('reputation-report')
    ? [{ topic: 'reputation-report' as const, isOn: await reportWish.isOn(tx, wish.userId) }]
    : []
  return { companyName, topics: [...kinds, ...digests, ...reports] }
}
