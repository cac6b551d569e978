import { linkTo } from '#shared/contracts/addresses.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findLocation, listColleagues, type Colleague } from './assignees.repository.ts'
import type { Doer } from './triage.ts'

/** `undefined` stays as it is, `null` is nobody; anybody else is a colleague who may see such things at all. */
export async function getAssignee(
  tx: CustomerTx,
  userId: string | null | undefined,
  needs: Permission,
): Promise<Colleague | null | undefined> {
  if (userId === null || userId === undefined) return userId
  const [colleague] = await listColleagues(tx, [userId])
  if (!colleague) throw notAMember('assigneeId')
  if (!permissionsOf(colleague).includes(needs)) throw assigneeCannotSee()
  return colleague
}

/** For whoever takes over another's work: `null` where they may see none of it. */
export async function findHeir(tx: CustomerTx, userId: string, needs: Permission): Promise<Colleague | null> {
  const [colleague] = await listColleagues(tx, [userId])
  return colleague && permissionsOf(colleague).includes(needs) ? colleague : null
}

export function seesLocation({ locations }: Pick<Colleague, 'locations'>, location: string | null): boolean {
  return locations === null || (location !== null && locations.includes(location))
}

/** What is about no review is for those who see all. */
export async function refuseUnsuited(
  tx: CustomerTx,
  assignee: Colleague | null | undefined,
  reviewId: string | null,
): Promise<void> {
  if (!assignee || assignee.locations === null) return
  const location = reviewId === null ? null : await findLocation(tx, reviewId)
  if (!seesLocation(assignee, location)) throw assigneeCannotSee()
}

export function assigneeCannotSee(): AppError {
  return refusal('assignee-cannot-see', { at: { fields: ['assigneeId'], code: 'choiceInvalid' } })
}

export function notAMember(field: string): AppError {
  return refusal('person-not-member', { at: { fields: [field], code: 'invalid' } })
}

/** Nobody needs to be told what they did themselves. */
export async function notifyAssignee(
  tx: CustomerTx,
  doer: Pick<Doer, 'name'> & { userId: string | null },
  told: { userId: string; count: number; reviewId: string | null },
): Promise<void> {
  if (told.userId === doer.userId) return
  await notify(tx, [told.userId], {
    kind: 'review.assigned',
    params: { doer: doer.name },
    about: told.reviewId === null ? null : { type: 'review', id: told.reviewId },
    amount: told.count,
    link: linkTo(paths.reviews, told.reviewId ? { review: told.reviewId } : { assignee: 'me' }),
  })
}
