import type { ContactConsent, SentMessage } from '#shared/contracts/contact-story.ts'
import { exportContactData } from '#shared/contracts/contacts.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { emptyAnswersAbout } from '#server/kernel/http/idempotency.repository.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import {
  eraseAnswers,
  eraseFromMails,
  eraseFromMessages,
  listAnswers,
  listMessages,
  listReplies,
  listReviewsBy,
  type AnswerRow,
  type MessageRow,
  type ReplyRow,
} from './contact-story.repository.ts'
import { listConsents, listSuppressions, type ConsentRow } from './consents.repository.ts'
import { remove, type ContactRow } from './contacts.repository.ts'
import { getContact, keysOf, tell } from './contacts.service.ts'
import { listVisits, type ListedVisit } from './visits.repository.ts'
import { dropPerson } from './import/staged-rows.repository.ts'

const SHOWN = 50
/** More than anybody has. */
const ALL = 10_000

export async function getStory(tx: CustomerTx, { member }: Actor, contactId: string) {
  const row = await getContact(tx, contactId)
  const mayReadReviews = member.permissions.includes('reviews.view')
  const mayReadAnswers = member.permissions.includes('qr-codes.view')
  const mayReadMessages = member.permissions.includes('campaigns.view')
  const consents = await listConsents(tx, contactId, SHOWN)
  const suppressions = await listSuppressions(tx, rawKeys(row))
  const answers = mayReadAnswers ? await listAnswers(tx, row.email, SHOWN) : []
  const reviews = mayReadReviews ? await listReviewsBy(tx, row, SHOWN) : []
  const messages = mayReadMessages ? await listMessages(tx, contactId, SHOWN) : []
  const replies = mayReadMessages ? await listReplies(tx, rawKeys(row), SHOWN) : []
  const visits = await listVisits(tx, contactId, SHOWN)
  return {
    visits: visits.map(presentVisit),
    messages: messages.map(presentMessage),
    replies: replies.map(presentReply),
    consents: consents.map((consent) => presentConsent(consent, row)),
    suppressions: suppressions.map(({ channel, reason, created_at: at }) => ({
      channel,
      reason,
      at: at.toISOString(),
    })),
    answers: answers.map(presentAnswer),
    reviews: reviews.map(({ created_at: at, ...review }) => ({ ...review, at: at.toISOString() })),
  }
}

const rawKeys = (row: ContactRow) => keysOf(row).map(({ key }) => key)

function presentConsent(row: ConsentRow, contact: ContactRow): ContactConsent {
  return {
    id: row.id,
    channel: row.channel,
    action: row.action,
    basis: row.basis,
    place: row.place,
    wording: row.wording,
    obtainedAt: row.obtained_at.toISOString(),
    recordedBy: row.recorded_by_name,
    isForThisAddress: rawKeys(contact).some((key) => key.equals(row.address_key)),
    createdAt: row.created_at.toISOString(),
  }
}

const presentAnswer = ({ id, page_id: pageId, page_name: pageName, content, created_at: at }: AnswerRow) => ({
  id,
  pageId,
  pageName,
  content,
  at: at.toISOString(),
})

const presentMessage = (row: MessageRow): SentMessage => ({
  id: row.id,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  channel: row.channel,
  state: row.state,
  openedAt: row.opened_at?.toISOString() ?? null,
  clickedAt: row.clicked_at?.toISOString() ?? null,
  respondedAt: row.responded_at?.toISOString() ?? null,
  at: row.sent_at.toISOString(),
})

const presentVisit = ({ at, ...visit }: ListedVisit) => ({ ...visit, at: at.toISOString() })

const presentReply = ({ at, ...reply }: ReplyRow) => ({ ...reply, at: at.toISOString() })

/** A file that a person can read and a machine can take over (GDPR, articles 15 and 20). */
export const personDataDownload = (transactions: Transactions) =>
  implementDownload(exportContactData, ({ actor, input }) =>
    transactions.step(actor.customerId, async (tx) => {
      const row = await getContact(tx, input.contactId)
      const consents = await listConsents(tx, row.id, ALL)
      const answers = await listAnswers(tx, row.email, ALL)
      const messages = await listMessages(tx, row.id, ALL)
      const replies = await listReplies(tx, rawKeys(row), ALL)
      const visits = await listVisits(tx, row.id, ALL)
      const { name, email, phone, language, timezone, tags, source, last_visit: lastVisit, fields } = row
      const data = {
        contact: {
          name,
          email,
          phone,
          language,
          timezone,
          location: row.location_name,
          tags,
          source,
          lastVisit,
          fields,
        },
        consents: consents.map((consent) => presentConsent(consent, row)),
        answers: answers.map((answer) => ({
          ...presentAnswer(answer),
          answers: answer.answers,
          consent: answer.consent,
        })),
        messages: messages.map(presentMessage),
        replies: replies.map(presentReply),
        visits: visits.map(presentVisit),
      }
      await tell(tx, actor, 'contact.exported', { amount: 1 })
      const content = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
      return { name: `contact-${row.id}.json`, mediaType: 'application/json', content }
    }),
  )

/** Has the services that were told of a person forget them. */
export type EraseOutside = (tx: CustomerTx, email: string) => Promise<void>

/** The suppression of their addresses stays, hashed: else they would be written to when somebody brings them again. */
export async function eraseContact(
  tx: CustomerTx,
  actor: Actor,
  { contactId, eraseOutside }: { contactId: string; eraseOutside: EraseOutside },
): Promise<{ answers: number }> {
  const row = await getContact(tx, contactId, { isLocked: true })
  await eraseFromMessages(tx, { contactId, keys: rawKeys(row) })
  if (row.email !== null) {
    await eraseFromMails(tx, { contactId, email: row.email })
    await eraseOutside(tx, row.email)
  }
  await dropPerson(tx, row)
  await emptyAnswersAbout(tx, contactId)
  const answers = row.email === null ? 0 : await eraseAnswers(tx, row.email)
  await remove(tx, contactId)
  await tell(tx, actor, 'contact.erased', { amount: 1 })
  return { answers }
}
