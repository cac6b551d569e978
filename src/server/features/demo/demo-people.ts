import { randomUUID } from 'node:crypto'
import { needsApproval, presetOf } from '#shared/domain/permission-rules.ts'
import { type TeamRole, DEFAULT_APPROVAL_RULE } from '#shared/domain/permissions.ts'
import type { CustomerTx, ScopedTx, Transactions } from '#server/database/transactions.ts'
import { insertMember } from '#server/features/team/team.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { DEMO_CUSTOMER_ID } from './demo-history.ts'
import { findDemoMember, lockDemo, type DemoMember } from './demo-workspace.repository.ts'

const COLLEAGUES = {
  marcus: { email: 'marcus@harbourbistro.test', name: 'Marcus Bell', role: 'manager' },
  priya: { email: 'priya@harbourbistro.test', name: 'Priya Nair', role: 'member' },
} as const satisfies Record<string, { email: string; name: string; role: TeamRole }>

export type Colleagues = Record<keyof typeof COLLEAGUES, DemoMember>

/** As the auth service's role, which may write people and members in one transaction. */
export interface DemoAccounts {
  transactions: Transactions
  findUser: (tx: ScopedTx, email: string) => Promise<{ id: string } | undefined>
  /** Without a password there is none to guess: nobody signs in with one. */
  createUser: (tx: CustomerTx, person: { email: string; name: string; password?: string }) => Promise<{ id: string }>
}

/** The people whom the owner works with; made once. */
export function ensureColleagues(
  { transactions, findUser, createUser }: DemoAccounts,
  joinedAt: Date,
): Promise<Colleagues> {
  return transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
    await lockDemo(tx)
    const ensure = async ({ role, ...person }: (typeof COLLEAGUES)[keyof typeof COLLEAGUES]): Promise<DemoMember> => {
      const { id: userId } = (await findUser(tx, person.email)) ?? (await createUser(tx, person))
      const known = await findDemoMember(tx, userId)
      if (known) return known
      const { id: memberId } = await insertMember(tx, { ...person, role, userId, joinedAt })
      return { ...person, role, userId, memberId }
    }
    return { marcus: await ensure(COLLEAGUES.marcus), priya: await ensure(COLLEAGUES.priya) }
  })
}

/** Nobody is signed in: whatever is bound to a session is bound to one of its own. */
export function toActor({ role, ...person }: DemoMember): Actor {
  return {
    ...person,
    sessionId: randomUUID(),
    language: null,
    timeoutMinutes: 1,
    adminRole: null,
    customerId: DEMO_CUSTOMER_ID,
    member: {
      customerId: DEMO_CUSTOMER_ID,
      memberId: person.memberId,
      role,
      permissions: presetOf(role),
      plan: { tier: 'professional', status: 'active' },
      isResting: false,
      needsApproval: needsApproval({ role, exceptions: null, approval: null }, DEFAULT_APPROVAL_RULE),
      locations: null,
    },
  }
}
