import type { StandingMove } from '#shared/contracts/customers.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { followLater, settlePlanLater } from '#server/features/billing/billing.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { createClock } from '#shared/domain/date-writing.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { composeCustomerMail, type CustomerMail } from './customer-mails.ts'
import { addTrialDays, letIn, listOwners, shut } from './customers.repository.ts'

const BECOMES = { suspend: 'suspended', deactivate: 'deactivated', reactivate: 'reactivated' } as const

/** To the team it is the house that did it, whoever that was there. */
export const THE_HOUSE = { userId: null, name: 'Goodword' }

/**
 * From here on the server answers its people only why, and what they take along: requests are refused, jobs of theirs wait, open
 * screens are told and their streams end. Let in again, it stands as before and what waited goes on. Done already: nothing happens.
 */
export async function moveStanding(
  base: Foundations,
  tx: CustomerTx,
  { move, reason }: { move: StandingMove; reason: string },
): Promise<void> {
  const kind = BECOMES[move]
  const hasMoved = kind === 'reactivated' ? await letIn(tx) : await shut(tx, kind, reason)
  if (!hasMoved) return
  const subject = { type: 'customer', id: tx.customerId, label: '' } as const
  await recordActivity(tx, THE_HOUSE, `workspace.${kind}`, subject)
  emit(tx, { type: 'member.changed', subjectId: null, userId: null })
  await followLater(tx)
  await mailOwners(base, tx, kind, reason)
}

/** More days to try everything; the owner is told until when. */
export async function extendTrial(
  base: Foundations,
  tx: CustomerTx,
  given: { days: number; endsAt: string | null },
): Promise<void> {
  const endsAt = await addTrialDays(tx, given)
  if (!endsAt) return
  await recordActivity(tx, THE_HOUSE, 'billing.trial-extended', { type: 'customer', id: tx.customerId, label: '' })
  emit(tx, { type: 'member.changed', subjectId: null, userId: null })
  await settlePlanLater(tx)
  await mailOwners(base, tx, 'trial-extended', endsAt)
}

async function mailOwners(
  { mail, publicUrl, config }: Foundations,
  tx: CustomerTx,
  kind: CustomerMail,
  value: string | Date,
): Promise<void> {
  const { general } = await getSettings(tx)
  for (const { email, language } of await listOwners(tx)) {
    const locale = language ?? general.language
    const words = value instanceof Date ? createClock({ ...general, locale })(value) : value
    const written = composeCustomerMail(kind, locale, {
      siteUrl: publicUrl(),
      customerId: tx.customerId,
      value: words,
    })
    await mail.queue(tx, { to: email, replyTo: config.contactEmail, ...written })
  }
}
