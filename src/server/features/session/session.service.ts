import type { Me, Workspace } from '#shared/contracts/session.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx, ScopedTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import {
  getOwnCustomer,
  listCustomersOf,
  noteLastActive,
  setAdminLanguage,
  setMemberLanguage,
} from './session.repository.ts'

interface SessionServiceOptions {
  transactions: Transactions
  isSandbox: boolean
}

export function createSessionService({ transactions, isSandbox }: SessionServiceOptions) {
  const describe = async (tx: ScopedTx, person: Principal, customer: Workspace | null): Promise<Me> => ({
    user: { id: person.userId, email: person.email, name: person.name, language: person.language },
    customer,
    customers: await listCustomersOf(tx, person.userId),
    admin: person.adminRole === null ? null : { role: person.adminRole },
    session: { id: person.sessionId, timeoutMinutes: person.timeoutMinutes },
    isSandbox,
  })

  return {
    async getMe(person: Principal): Promise<Me> {
      const { member } = person
      if (!member) return transactions.platform.read((tx) => describe(tx, person, null))
      return transactions.read(member.customerId, async (tx) =>
        describe(tx, person, await describeWorkspace(tx, member)),
      )
    },

    changeLanguage(person: Principal, language: Locale): Promise<Me> {
      const { member } = person
      const changed = { ...person, language }
      if (!member) {
        return transactions.platform.change(async (tx) => {
          await setAdminLanguage(tx, person.userId, language)
          return describe(tx, changed, null)
        })
      }
      return transactions.change(member.customerId, async (tx) => {
        await setMemberLanguage(tx, member.memberId, language)
        emit(tx, { type: 'member.changed', subjectId: member.memberId, userId: person.userId })
        return describe(tx, changed, await describeWorkspace(tx, member))
      })
    },
  }
}

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

async function describeWorkspace(tx: CustomerTx, member: Membership): Promise<Workspace> {
  const customer = await getOwnCustomer(tx)
  const { general } = await getSettings(tx)
  return {
    id: customer.id,
    companyName: customer.company_name,
    subscriptionTier: customer.subscription_tier,
    status: customer.status,
    trialEndsAt: customer.trial_ends_at?.toISOString() ?? null,
    isDemo: customer.is_demo,
    role: member.role,
    permissions: [...member.permissions],
    timezone: general.timezone,
    dateFormat: general.dateFormat,
    currency: general.currency,
  }
}
