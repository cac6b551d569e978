import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
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
  const message = 'That person is not a member of your team.'
  return new AppError('invalid-input', message, { fields: [{ field, code: 'invalid', message }] })
}

/** Nobody needs to be told what they did themselves. */
export async function tellAssignee(
  tx: CustomerTx,
  doer: Doer,
  told: { userId: string; count: number; reviewId: string | null },
): Promise<void> {
  if (told.userId === doer.userId) return
  await notify(tx, [told.userId], {
    type: 'review',
    message:
      told.count === 1
        ? `${doer.name} assigned a review to you.`
        : `${doer.name} assigned ${told.count} reviews to you.`,
    link: told.reviewId ? `/reviews?review=${told.reviewId}` : '/reviews?assignee=me',
  })
}
