import { changeMyLanguage, getMe, type Me, type Workspace } from '#shared/contracts/session.ts'
import { readGeneral } from '#shared/domain/customer-settings.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { findReadOnlyAt, readOnlyFrom } from '#server/features/billing/billing.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Belonging, Membership, Principal } from '#server/kernel/http/actor.ts'
import { findShutReason, listCustomersOf, setAdminLanguage, setMemberLanguage } from './session.repository.ts'

export function makeSession({ transactions, config }: Foundations) {
  /** Whoever belongs to one customer, as nearly everybody, is known by their session already. */
  const findCustomers = async ({ member, userId, view }: Principal, belonging: Belonging): Promise<Me['customers']> => {
    if (view || belonging.customerCount === 0) return []
    if (member && belonging.customerCount === 1) {
      return [{ id: member.customerId, companyName: nameOf(belonging), role: member.role }]
    }
    return transactions.platform.read((tx) => listCustomersOf(tx, userId))
  }
  /** Known by the session, except for whoever only looks on. */
  const findDeadline = async ({ member, view }: Principal, { unpaidSince }: Belonging) => {
    if (member?.plan.status !== 'active' || !member.permissions.includes('billing.view')) return null
    if (view) return transactions.read(member.customerId, findReadOnlyAt)
    return unpaidSince && readOnlyFrom(unpaidSince).toISOString()
  }
  const describe = async (person: Principal): Promise<Me> => {
    const { belonging, member } = person
    if (!belonging) throw new Error('Only a session can be asked whose it is.')
    return {
      user: { id: person.userId, email: person.email, name: person.name, language: person.language },
      customer: member && {
        ...describeWorkspace(member, belonging),
        readOnlyAt: await findDeadline(person, belonging),
        shutReason: isClosed(member) ? await transactions.read(member.customerId, findShutReason) : null,
      },
      customers: await findCustomers(person, belonging),
      ...describeAdmin(person),
      session: { id: person.sessionId, timeoutMinutes: person.timeoutMinutes },
      isSandbox: config.isSandboxOn,
    }
  }
  return {
    routes: [
      implement(getMe, ({ actor }) => describe(actor)),
      implement(changeMyLanguage, async ({ actor, input: { language } }) => {
        const { member, userId } = actor
        const me = await describe({ ...actor, language })
        if (!member) {
          return transactions.platform.change(async (tx) => {
            await setAdminLanguage(tx, userId, language)
            return me
          })
        }
        return transactions.change(member.customerId, async (tx) => {
          await setMemberLanguage(tx, member.memberId, language)
          emit(tx, { type: 'member.changed', subjectId: member.memberId, userId })
          return me
        })
      }),
    ],
  }
}

const describeAdmin = (person: Principal): Pick<Me, 'admin' | 'view'> => {
  const { adminRole: role, owesAdminFactor: owesSecondFactor = false, view } = person
  return {
    admin: role === null ? null : { role, owesSecondFactor },
    view: view ? { endsAt: view.endsAt.toISOString() } : null,
  }
}

/** Until somebody has given it, the customer bears the person's own. */
const nameOf = ({ isNamed, companyName }: Belonging) => (isNamed ? companyName : '')

/** With some of these one also looks, takes things along, pays and leaves; what else they are for is refused with a word. */
const LEFT_TO_READERS: readonly Permission[] = ['billing.manage', 'chat.use', 'contacts.manage', 'settings.manage']

const isLeftToReaders = (one: Permission) => one.endsWith('.view') || LEFT_TO_READERS.includes(one)

function describeWorkspace(member: Membership, belonging: Belonging): Omit<Workspace, 'readOnlyAt' | 'shutReason'> {
  const { customerId: id, role, permissions, isResting, needsApproval, locations, plan } = member
  const { isNamed, isDemo, trialEndsAt, eraseAt, barredBy, factorDueAt } = belonging
  const { timezone, dateFormat, currency } = readGeneral(belonging.general)
  return {
    id,
    companyName: nameOf(belonging),
    isNamed,
    subscriptionTier: plan.tier,
    status: plan.status,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    eraseAt: eraseAt?.toISOString() ?? null,
    isDemo,
    role,
    permissions: permissions.filter((one) => (plan.status !== 'read-only' && !isResting) || isLeftToReaders(one)),
    isResting,
    needsApproval,
    isLimited: locations !== null,
    barredBy: isClosed(member) ? 'closed' : barredBy,
    factorDueAt: factorDueAt?.toISOString() ?? null,
    timezone,
    dateFormat,
    currency,
  }
}
