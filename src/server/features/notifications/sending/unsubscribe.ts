import { isFixedChoice } from '#shared/domain/notification-kinds.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { saveChoices } from '../preferences.repository.ts'
import { endDigest } from './digests.repository.ts'
import { findRecipient } from './recipients.repository.ts'
import { readUnsubscribeWord } from './unsubscribe-word.ts'
import type { SendingDeps } from './sending-deps.ts'

type UnsubscribeDeps = Pick<SendingDeps, 'transactions' | 'keyring'>

/** Ends what a mail was about for its reader. Answers `false` for a word that was not written here. */
export async function unsubscribe({ transactions, keyring }: UnsubscribeDeps, word: string): Promise<boolean> {
  const wish = readUnsubscribeWord(keyring, word)
  if (!wish) return false
  const { customerId, userId, topics } = wish
  await transactions.step(customerId, async (tx) => {
    // Whoever has left gets no mail anyway.
    if (!(await findRecipient(tx, userId))) return
    const kinds = topics.filter((topic) => topic !== 'digest').filter((kind) => !isFixedChoice(kind, 'email'))
    await saveChoices(
      tx,
      userId,
      kinds.map((kind) => ({ kind, channel: 'email', isOn: false })),
    )
    if (topics.includes('digest')) await endDigest(tx, userId)
    emit(tx, { type: 'notification.changed', subjectId: null, userId })
  })
  return true
}
