import type { Endpoint, NeededCapability } from '#shared/contracts/endpoint.ts'
import { neededRole, reachesRole } from '#shared/domain/admin-roles.ts'
import { readGeneral } from '#shared/domain/customer-settings.ts'
import { createNamedClock } from '#shared/domain/date-writing.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import {
  hasCapability,
  hasRoom,
  planOf,
  smallestPlanWith,
  type BookedPlan,
  type PlanCapability,
  type PlanLimit,
} from '#shared/domain/plans.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor, AdminActor, Belonging, Membership, Principal } from './actor.ts'

const CLOSED = ['suspended', 'deactivated']
const LACKING = 'You do not have permission to do this. Ask an administrator of your team.'

/** A customer that has been shut out: its people may sign in, see that and take along what is theirs, and nothing else. */
export function isClosed(member: { plan: Pick<BookedPlan, 'status'> } | null): boolean {
  return member !== null && CLOSED.includes(member.plan.status)
}

/** For what is open to everybody who has signed in. */
export function refuseClosed(member: Membership): void {
  if (isClosed(member)) throw new AppError('customer-inactive', 'This account is not active. Please contact us.')
}

/** For what is shown beside other things to whoever could use it. */
export function mayUse({ permissions, plan }: Membership, permission: Permission, capability: PlanCapability): boolean {
  return permissions.includes(permission) && hasCapability(plan, capability)
}

/** The one place that holds people to what their plan has; each refusal names the smallest plan that would do. */
export function refuseOutsidePlan(booked: BookedPlan, capability: NeededCapability): void {
  if (hasCapability(booked, capability)) return
  throw refusal(`${capability}-outside-plan`, { plan: smallestPlanWith(capability) })
}

const LIMIT_REFUSALS = { maxPlatforms: 'platforms-beyond-plan', maxTeamMembers: 'seats-taken' } as const
type LimitRefusal = (typeof LIMIT_REFUSALS)[PlanLimit] | 'seats-taken-meanwhile'

/** As `refuseOutsidePlan`, for what is counted; `count`: how many there would be. */
export function refuseBeyondLimit(
  booked: BookedPlan,
  limit: PlanLimit,
  count: number,
  reason: LimitRefusal = LIMIT_REFUSALS[limit],
): void {
  const room = planOf(booked)[limit]
  if (room === null || hasRoom(room, count - 1)) return
  throw refusal(reason, { values: { limit: room }, plan: smallestPlanWith({ limit, count }) })
}

/** Somebody for whom a smaller plan has no room: everything is there for them, and they change nothing. */
export function refuseResting({ isResting }: Membership): void {
  if (isResting) throw refusal('member-resting')
}

type Reader = Pick<Actor, 'member' | 'language'> & { belonging?: Pick<Belonging, 'eraseAt' | 'general'> }

/** A customer that can only read: everything is there, and nothing changes. If it was closed, its owner can reopen it. */
export function refuseReader({ member, belonging, language }: Reader): void {
  if (member.plan.status !== 'read-only') return
  if (!belonging?.eraseAt) throw refusal('customer-read-only')
  const general = readGeneral(belonging.general)
  const until = createNamedClock({ ...general, locale: language ?? general.language })(belonging.eraseAt)
  throw refusal(member.role === 'owner' ? 'workspace-closed-yours' : 'workspace-closed', { values: { until } })
}

/** For what takes more than the one permission that stands at the door. */
export function refuseWithout({ permissions }: Membership, permission: Permission): void {
  if (permissions.includes(permission)) return
  throw new AppError('permission-denied', LACKING)
}

/** For what leaves without anybody's approval. */
export function refuseUnapproved({ needsApproval }: Membership): void {
  if (needsApproval) throw refusal('approval-needed')
}

const BAR_REFUSALS = { address: 'address-not-allowed', 'second-factor': 'second-factor-missing' } as const

/** For what belongs to the customer: its own rules say from where, and with which proof, its people come in. */
function refuseBarred({ belonging, key }: Principal): void {
  if (!belonging?.barredBy) return
  throw refusal(key ? 'key-address-not-allowed' : BAR_REFUSALS[belonging.barredBy])
}

export type Door = Pick<
  Endpoint,
  | 'access'
  | 'method'
  | 'mediaType'
  | 'isOpenInView'
  | 'isOpenToKeys'
  | 'adminRole'
  | 'plan'
  | 'isOpenToReaders'
  | 'isOpenToClosed'
  | 'isOpenToBarred'
  | 'needsAllLocations'
>

/** Lets through whom the endpoint is for, or says why not. */
export function admit(door: Door, principal: Principal | null): Principal | Actor | AdminActor | null {
  const { access } = door
  if (access === 'public') return principal
  if (!principal) throw new AppError('not-signed-in', 'Sign in to do this.')
  if (principal.view) refuseInView(door)
  if (principal.key) refuseKey(door, principal)
  if (access === 'platform-admin') return admitAdmin(principal, door)
  if (!door.isOpenToBarred) refuseBarred(principal)
  if (access === 'signed-in') return principal
  return admitMember(principal, access, door)
}

/** Whoever sees a customer as its people do changes nothing, whatever it is, and takes nothing along. */
function refuseInView({ method, isOpenInView, mediaType = 'image/' }: Door): void {
  if (method !== 'GET' && !isOpenInView) throw refusal('view-only')
  if (!mediaType.startsWith('image/')) throw refusal('view-without-files')
}

/** A program has the public API and nothing else, for as long as its customer's plan has it. */
function refuseKey({ isOpenToKeys }: Door, { member }: Principal): void {
  if (!isOpenToKeys) throw refusal('key-not-accepted')
  if (member && !isClosed(member)) refuseOutsidePlan(member.plan, 'api-access')
}

function admitAdmin(principal: Principal, door: Door): AdminActor {
  const { adminRole } = principal
  // To everybody else the admin area does not exist.
  if (adminRole === null) throw new AppError('not-found', 'There is nothing at this address.')
  if (principal.owesAdminFactor) throw refusal('admin-factor-missing')
  const needed = neededRole(door)
  if (!reachesRole(adminRole, needed))
    throw refusal(needed === 'owner' ? 'admin-owner-needed' : 'admin-operator-needed')
  return { ...principal, adminRole }
}

function admitMember(principal: Principal, permission: Permission, door: Door): Actor {
  const { member } = principal
  if (!member) throw new AppError('permission-denied', 'You do not belong to a customer.')
  if (!door.isOpenToClosed) refuseClosed(member)
  // Whoever made the program can give its key what it lacks, and has to know what that is.
  if (principal.key && !member.permissions.includes(permission)) {
    throw refusal('key-without-permission', { values: { permission } })
  }
  refuseWithout(member, permission)
  if (door.needsAllLocations && member.locations !== null) throw refusal('all-locations-needed')
  if (door.plan) refuseOutsidePlan(member.plan, door.plan)
  if (door.method !== 'GET' && !door.isOpenToReaders) {
    refuseReader({ ...principal, member })
    refuseResting(member)
  }
  return { ...principal, member, customerId: member.customerId }
}
