import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { recordForCustomer } from '#server/features/activity/activity.service.ts'
import type { Origin } from '#server/kernel/http/actor.ts'
import { noteLastActive } from './session.repository.ts'

interface Place {
  customerId: string
  memberId: string
  memberName: string
}

/** Part of signing in, in the auth service's transaction: told to every team that the session opens. */
export async function noteSignIn(
  tx: CustomerTx,
  { userId, places, client }: { userId: string; places: readonly [Place, ...Place[]]; client: Origin },
): Promise<void> {
  const origin = { ip: client.ip, userAgent: client.userAgent }
  await noteLastActive(tx, places[0].memberId)
  for (const { customerId, memberId: id, memberName: name } of places) {
    const doer = { userId, name, origin }
    await recordForCustomer(tx, customerId, {
      doer,
      action: 'member.signed-in',
      subject: { type: 'member', id, label: name },
    })
  }
}

/** What the team's history tells of an account. What is left out concerns nobody but its owner. */
const ACCOUNT_ACTIONS = new Map<string, ActivityAction>([
  ['sign-in-refused', 'account.sign-in-refused'],
  ['factor-guessed', 'account.sign-in-refused'],
  ['account-locked', 'account.locked'],
  ['password-changed', 'account.password-changed'],
  ['password-added', 'account.password-changed'],
  ['password-removed', 'account.password-changed'],
  ['email-changed', 'account.email-changed'],
  ['factor-added', 'account.factor-added'],
  ['factor-removed', 'account.factor-removed'],
  ['recovery-codes-made', 'account.recovery-codes-made'],
  ['recovery-code-used', 'account.recovery-code-used'],
  ['identity-linked', 'account.identity-linked'],
  ['identity-unlinked', 'account.identity-unlinked'],
])

/** Nobody knows who was refused: not the account's owner, perhaps. */
const BY_SOMEBODY: ReadonlySet<ActivityAction> = new Set(['account.sign-in-refused', 'account.locked'])

/** Every team the person belongs to can look it up: that it happened, from where, and no word more. */
export async function noteAccountEvent(
  tx: ScopedTx,
  { userId, places }: { userId: string; places: readonly Place[] },
  { event, client }: { event: string; client: Origin },
): Promise<void> {
  const action = ACCOUNT_ACTIONS.get(event)
  if (!action) return
  const origin = { ip: client.ip, userAgent: client.userAgent }
  for (const { customerId, memberId: id, memberName: label } of places) {
    const doer = BY_SOMEBODY.has(action) ? { userId: null, name: null, origin } : { userId, name: label, origin }
    await recordForCustomer(tx, customerId, { doer, action, subject: { type: 'member', id, label } })
  }
}
