import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { noteLastActive } from './session.repository.ts'

/** Part of signing in, in the auth service's transaction. */
export async function noteSignIn(
  tx: CustomerTx,
  person: { userId: string; memberId: string; memberName: string },
): Promise<void> {
  await noteLastActive(tx, person.memberId)
  await recordActivity(tx, { userId: person.userId, name: person.memberName }, 'member.signed-in', {
    type: 'member',
    id: person.memberId,
    label: person.memberName,
  })
}
