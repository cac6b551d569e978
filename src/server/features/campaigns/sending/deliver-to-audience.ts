import type { AudienceProvider } from '#server/adapters/marketing/port.ts'
import { replaceMergeFields, type MergeField } from '#shared/domain/merge-fields.ts'
import { openAccount, putInAudience } from '#server/features/providers/providers.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { deliver } from '#server/kernel/outbox/outbox.ts'
import { describeSending, type SendFailure, type Sending } from './describe-sending.ts'
import { requestResults } from './read-results.ts'
import { bundle, listBundle, listReaders } from './recipients.repository.ts'
import { findObstacle, findQuiet, leaveOut, watchReaders, type Round, type Row } from './watch-readers.ts'
import { writeEmail } from './write-letter.ts'

/** As many as are handed over together: each bundle is one mailing at the service, found again by its name. */
const BUNDLE = { inDoubt: 'repeat', longestCallSeconds: 300, atOnce: 500 } as const

/** The service's own marks; it fills them in from what it was told of each. */
const NAMES = '*|FNAME|* *|LNAME|*'
const MARKS: Partial<Record<MergeField, string>> = { first_name: '*|FNAME|*', name: NAMES }
const WAY_OUT = '*|UNSUB|*'

/** By a service that mails to parts of its own audience. Once it has a bundle, that cannot be held back. */
export async function deliverToAudience(round: Round, provider: AudienceProvider): Promise<void> {
  const { deps, key, connection } = round
  const watch = watchReaders(deps, key)
  const mailings = new Map<string, ReturnType<typeof mail>>()
  let bundleOf = new Map<string, string>()
  const sending = describeSending(deps, key, connection)
  await deliver<Sending>({
    ...sending,
    vendor: BUNDLE,
    async settle(tx, settled) {
      await sending.settle(tx, settled)
      if (settled.some(({ verdict }) => verdict.to === 'accepted')) await requestResults(tx, key.campaignId)
    },
    async onClaimed(tx, rows) {
      await watch.load(tx, rows)
      const ready: Row[] = []
      for (const row of rows) {
        const found = await watch.find(row)
        if (row.message_id !== null || !(findObstacle(found) ?? findQuiet(round, found.reader))) ready.push(row)
      }
      const name = deriveUuid(ready.map(({ message_key: one }) => one).join(' '))
      bundleOf = ready.length === 0 ? new Map() : await bundle(tx, { ids: ready.map(({ id }) => id), name })
    },
    async call(row) {
      const found = await watch.find(row)
      const obstacle = findObstacle(found)
      if (obstacle) return obstacle
      const name = bundleOf.get(row.id)
      if (name === undefined) return findQuiet(round, found.reader) ?? leaveOut('held', 'quiet-hours')
      const mailing = mailings.get(name) ?? mail(round, provider, name)
      mailings.set(name, mailing)
      const mailed = await mailing
      if (!(mailed instanceof Set)) return mailed
      if (!mailed.has(found.reader.address ?? '')) return leaveOut('left-out', 'suppressed')
      return { isDone: true, result: { messageId: name } }
    },
  })
}

/**
 * To everybody of the bundle, also those whom this worker has not taken: it goes out once, and whole. So where it could not at once,
 * it waits until all of them are awake again, as they were when it was made. Answers who get it.
 */
async function mail(round: Round, provider: AudienceProvider, name: string): Promise<Set<string> | SendFailure> {
  const { deps, key, letter, connection } = round
  const wanted = await deps.transactions.step(key.customerId, async (tx) => {
    const { isActive, readers } = await listReaders(tx, key.campaignId, await listBundle(tx, key.campaignId, name))
    return [...readers.values()].filter((reader) => !findObstacle({ isActive, reader }))
  })
  const quiet = wanted.map((reader) => findQuiet(round, reader)).find((found) => found !== null)
  if (quiet) return quiet
  const addresses = wanted.flatMap(({ address }) => address ?? [])
  const emails = await putInAudience(deps, { row: connection, provider }, addresses)
  if (emails.size === 0) return emails
  const mark = (text: string) =>
    replaceMergeFields(text, letter.language, (field, fallback) => {
      const own = MARKS[field]
      return own === undefined ? letter.business || fallback : `*|IF:FNAME|*${own}*|ELSE:|*${fallback}*|END:IF|*`
    })
  const { campaign } = letter
  const marked = { ...campaign, message: mark(campaign.message), subject: mark(campaign.subject || campaign.name) }
  const addressee = { name: '', location: null, language: null, preferencesUrl: WAY_OUT }
  const written = writeEmail({ ...letter, campaign: marked }, addressee, { id: name, to: '', connection })
  const { from, subject, html, text } = written
  const audienceId = connection.settings.audience?.id ?? ''
  await provider.sendCampaign(openAccount(deps, connection), {
    key: name,
    audienceId,
    emails: [...emails],
    from,
    subject,
    html,
    text,
  })
  return emails
}
