import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findMembers } from './triage.repository.ts'
import type { Doer } from './triage.ts'

/** `undefined` stays as it is, `null` is nobody; anybody else is a colleague. */
export async function getAssignee(
  tx: CustomerTx,
  userId: string | null | undefined,
): Promise<{ userId: string; name: string } | null | undefined> {
  if (userId === null || userId === undefined) return userId
  const [member] = await findMembers(tx, [userId])
  if (!member) throw notAMember('assigneeId')
  return member
}

export function notAMember(field: string): AppError {
  return refusal('person-not-member', { at: { fields: [field], code: 'invalid' } })
}

/** Nobody needs to be told what they did themselves. */
export async function notifyAssignee(
  tx: CustomerTx,
  doer: Doer,
  told: { userId: string; count: number; reviewId: string | null },
): Promise<void> {
  if (told.userId === doer.userId) return
  await notify(tx, [told.userId], {
    kind: 'review.assigned',
    params: { doer: doer.name },
    amount: told.count,
    link: linkTo(paths.reviews, told.reviewId ? { review: told.reviewId } : { assignee: 'me' }),
  })
}
