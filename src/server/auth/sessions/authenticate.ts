import { needsApproval, permissionsOf } from '#shared/domain/permission-rules.ts'
import { DEFAULT_APPROVAL_RULE, PERMISSIONS } from '#shared/domain/permissions.ts'
import { isAllowedFrom } from '#shared/domain/ip-ranges.ts'
import type { Bar } from '#shared/contracts/session.ts'
import type { Database, RoleConnections } from '#server/database/connect.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { Config } from '#server/kernel/config/config.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Authenticate, Belonging, Membership, Principal } from '#server/kernel/http/actor.ts'
import type { AccessTokens } from './access-token.ts'
import {
  findCustomerView,
  findErasure,
  gatherSessionOwners,
  touchSession,
  type SessionOwner,
  type ViewedCustomer,
} from './session-owners.repository.ts'

const SEEN_EVERY_MS = 60_000

export function createAuthenticate(
  { db, pool }: Pick<RoleConnections, 'db' | 'pool'>,
  accessTokens: AccessTokens,
  { needsAdminFactor }: Pick<Config, 'needsAdminFactor'>,
): Authenticate {
  const findSessionOwner = gatherSessionOwners(pool)
  return async (bearerToken, { isByPerson, customerId, address }) => {
    const claims = await accessTokens.read(bearerToken)
    const owner = claims && (await findSessionOwner(claims, customerId))
    if (!claims || !owner) return null
    if (owner.owes_factor) {
      throw refusal('second-factor-due')
    }
    if (isByPerson && Date.now() - Date.parse(owner.last_seen_at) > SEEN_EVERY_MS) {
      await touchSession(db, claims, owner.customer_id)
    }
    const email = owner.email ?? ''
    return {
      ...claims,
      email,
      name: owner.member_name ?? owner.admin_name ?? email,
      language: owner.member_language ?? owner.admin_language,
      timeoutMinutes: owner.timeout_minutes,
      adminRole: owner.admin_role,
      owesAdminFactor: needsAdminFactor && owesAdminFactor(owner),
      ...(await findCustomer(db, owner, { sessionId: claims.sessionId, customerId, address })),
    }
  }
}

/** The one that they belong to, or see as its people do. */
async function findCustomer(
  db: Database,
  owner: SessionOwner,
  { address, ...asked }: { sessionId: string; customerId: string | null; address: string },
): Promise<Pick<Principal, 'member' | 'view' | 'belonging'>> {
  const viewed = await findView(db, owner, asked)
  const shown = { ...owner, ...viewed }
  return {
    member: viewed ? toViewer(viewed) : toMembership(owner),
    ...(viewed && { view: { endsAt: new Date(viewed.ends_at) } }),
    belonging: { ...toBelonging(shown, address), eraseAt: await findEraseAt(db, shown) },
  }
}

/** Asked of administrators alone, for a customer that they do not belong to. */
async function findView(
  db: Database,
  owner: SessionOwner,
  { sessionId, customerId }: { sessionId: string; customerId: string | null },
): Promise<ViewedCustomer | null> {
  const isStranger = owner.admin_role !== null && owner.customer_id === null
  return isStranger && customerId !== null ? findCustomerView(db, sessionId, customerId) : null
}

/** `chat.use` is what the flows are seen with. */
const VIEWED = PERMISSIONS.filter((permission) => permission.endsWith('.view') || permission === 'chat.use')

/** As somebody of the team who may see everything and do nothing. */
const toViewer = ({
  customer_id: customerId,
  customer_tier: tier,
  customer_status: status,
}: ViewedCustomer): Membership => ({
  customerId,
  memberId: NIL_CUSTOMER,
  role: 'member',
  permissions: VIEWED,
  needsApproval: false,
  plan: { tier, status },
  isResting: false,
  locations: null,
})

const owesAdminFactor = ({ admin_role: role, has_factor: hasFactor }: SessionOwner) => role !== null && !hasFactor

/** One more look, for those alone who can only read. */
async function findEraseAt(db: Database, { customer_id: id, customer_status: status }: SessionOwner) {
  return id !== null && status === 'read-only' ? findErasure(db, id) : null
}

const toBelonging = (owner: SessionOwner, address: string): Omit<Belonging, 'eraseAt'> => ({
  customerCount: owner.customer_count,
  companyName: owner.company_name ?? '',
  isNamed: owner.is_named ?? false,
  isDemo: owner.is_demo ?? false,
  trialEndsAt: toDate(owner.trial_ends_at),
  unpaidSince: toDate(owner.unpaid_since),
  general: owner.general,
  barredBy: findBar(owner, address),
  factorDueAt: toDate(owner.factor_due_at),
})

const toDate = (at: string | null) => (at === null ? null : new Date(at))

function findBar({ ip_whitelist: ranges, factor_due_at: dueAt }: SessionOwner, address: string): Bar | null {
  if (ranges && !isAllowedFrom(address, ranges)) return 'address'
  return dueAt !== null && Date.parse(dueAt) <= Date.now() ? 'second-factor' : null
}

function toMembership(owner: SessionOwner): Membership | null {
  const { customer_id: customerId, member_id: memberId, role, exceptions } = owner
  const { customer_status: status, customer_tier: tier, reply_approval: approval, approval_rule: rule } = owner
  if (!customerId || !memberId || !role || !status || !tier) return null
  return {
    customerId,
    memberId,
    role,
    permissions: permissionsOf({ role, exceptions }),
    needsApproval: needsApproval({ role, exceptions, approval }, rule ?? DEFAULT_APPROVAL_RULE),
    plan: { tier, status },
    isResting: role !== 'owner' && (owner.is_resting ?? false),
    locations: owner.locations,
  }
}
