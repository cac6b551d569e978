import { changeMyLanguage, getMe, type Me, type Workspace } from '#shared/contracts/session.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { readGeneral } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import { getOwnCustomer, listCustomersOf, setAdminLanguage, setMemberLanguage } from './session.repository.ts'

export function makeSession({ transactions, config }: Foundations) {
  const describe = (person: Principal, belonging: Pick<Me, 'customer' | 'customers'>): Me => ({
    user: { id: person.userId, email: person.email, name: person.name, language: person.language },
    ...belonging,
    admin: person.adminRole === null ? null : { role: person.adminRole },
    session: { id: person.sessionId, timeoutMinutes: person.timeoutMinutes },
    isSandbox: config.isSandboxOn,
  })
  const describeOutside = async (tx: ScopedTx, person: Principal) =>
    describe(person, { customer: null, customers: await listCustomersOf(tx, person.userId) })
  const describeMember = async (tx: CustomerTx, person: Principal, member: Membership) =>
    describe(person, await findBelonging(tx, person.userId, member))
  return {
    routes: [
      implement(getMe, ({ actor }) => {
        const { member } = actor
        if (!member) return transactions.platform.read((tx) => describeOutside(tx, actor))
        return transactions.read(member.customerId, (tx) => describeMember(tx, actor, member))
      }),
      implement(changeMyLanguage, ({ actor, input: { language } }) => {
        const { member, userId } = actor
        const changed = { ...actor, language }
        if (!member) {
          return transactions.platform.change(async (tx) => {
            await setAdminLanguage(tx, userId, language)
            return describeOutside(tx, changed)
          })
        }
        return transactions.change(member.customerId, async (tx) => {
          await setMemberLanguage(tx, member.memberId, language)
          emit(tx, { type: 'member.changed', subjectId: member.memberId, userId })
          return describeMember(tx, changed, member)
        })
      }),
    ],
  }
}

async function findBelonging(tx: CustomerTx, userId: string, member: Membership) {
  const { customers, general: kept, ...own } = await getOwnCustomer(tx, userId)
  const general = readGeneral(kept)
  const customer: Workspace = {
    id: own.id,
    companyName: own.is_named ? own.company_name : '',
    isNamed: own.is_named,
    subscriptionTier: own.subscription_tier,
    status: own.status,
    trialEndsAt: own.trial_ends_at?.toISOString() ?? null,
    isDemo: own.is_demo,
    role: member.role,
    permissions: [...member.permissions],
    timezone: general.timezone,
    dateFormat: general.dateFormat,
    currency: general.currency,
  }
  return { customer, customers }
}
