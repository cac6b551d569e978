import { changeMyLanguage, getMe, type Me, type Workspace } from '#shared/contracts/session.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import { getOwnCustomer, listCustomersOf, setAdminLanguage, setMemberLanguage } from './session.repository.ts'

export function makeSession({ transactions, config }: Foundations) {
  const describe = async (tx: ScopedTx, person: Principal, customer: Workspace | null): Promise<Me> => ({
    user: { id: person.userId, email: person.email, name: person.name, language: person.language },
    customer,
    customers: await listCustomersOf(tx, person.userId),
    admin: person.adminRole === null ? null : { role: person.adminRole },
    session: { id: person.sessionId, timeoutMinutes: person.timeoutMinutes },
    isSandbox: config.isSandboxOn,
  })
  return {
    routes: [
      implement(getMe, ({ actor }) => {
        const { member } = actor
        if (!member) return transactions.platform.read((tx) => describe(tx, actor, null))
        return transactions.read(member.customerId, async (tx) =>
          describe(tx, actor, await describeWorkspace(tx, member)),
        )
      }),
      implement(changeMyLanguage, ({ actor, input: { language } }) => {
        const { member, userId } = actor
        const changed = { ...actor, language }
        if (!member) {
          return transactions.platform.change(async (tx) => {
            await setAdminLanguage(tx, userId, language)
            return describe(tx, changed, null)
          })
        }
        return transactions.change(member.customerId, async (tx) => {
          await setMemberLanguage(tx, member.memberId, language)
          emit(tx, { type: 'member.changed', subjectId: member.memberId, userId })
          return describe(tx, changed, await describeWorkspace(tx, member))
        })
      }),
    ],
  }
}

async function describeWorkspace(tx: CustomerTx, member: Membership): Promise<Workspace> {
  const customer = await getOwnCustomer(tx)
  const { general } = await getSettings(tx)
  return {
    id: customer.id,
    companyName: customer.is_named ? customer.company_name : '',
    isNamed: customer.is_named,
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
