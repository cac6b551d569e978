import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import { ROLES_WITH, type AccessRow } from './access-row.ts'
import { isKey, listNeeded, type CallerName } from './callers.ts'
import type { Belongs } from './things.ts'

const CLOSED: CallerName = 'owner of another business that is closed'
const RESTING: CallerName = 'admin of another business beyond its plan'
const LETTERS: Record<TeamRole, string> = { owner: 'o', admin: 'a', manager: 'm', member: 't' }

/** What an answer should begin with, and whether the things of the location may stand in it. */
export interface Cell {
  outcome: string
  isTold: boolean
}

const refused = (outcome: string): Cell => ({ outcome, isTold: false })

/** By the row alone, whatever the server does. */
export function expectCell(row: AccessRow, method: string, belongs: Belongs[], caller: CallerName): Cell {
  const open = row.answer ?? '200'
  if (row.who === 'public') return refused(open)
  if (caller === 'nobody') return refused('401')
  if (isKey(caller) && !row.isOpenToKeys) return refused('403 key-not-accepted')
  if (row.who === 'platform-admin') return refused(expectOfAdmin(row, method, caller))
  if (row.who === 'signed-in') return expectOfPerson(row, belongs, caller)
  return expectOfMember(row, { permission: row.who, isChange: method !== 'GET', belongs }, caller)
}

/** From the least to the most. */
const ADMINISTRATORS: CallerName[] = [
  'administrator who reads',
  'administrator who acts',
  'administrator of the platform',
]

function expectOfAdmin(row: AccessRow, method: string, caller: CallerName): string {
  if (!ADMINISTRATORS.includes(caller)) return '404'
  const needed = row.adminRole ?? (method === 'GET' ? 'support' : 'operator')
  const first = { support: 0, operator: 1, owner: 2 }[needed]
  if (ADMINISTRATORS.indexOf(caller) >= first) return row.answer ?? '200'
  return needed === 'owner' ? '403 admin-owner-needed' : '403 admin-operator-needed'
}

const isWithoutCustomer = (caller: CallerName) => caller === 'suspended member' || ADMINISTRATORS.includes(caller)

function expectOfPerson(row: AccessRow, belongs: Belongs[], caller: CallerName): Cell {
  if (isWithoutCustomer(caller) && row.withoutCustomer) return refused(row.withoutCustomer)
  if (caller === CLOSED && row.whenClosed) return refused(row.whenClosed)
  return seeThing(row, belongs, caller)
}

interface Asked {
  permission: Permission
  isChange: boolean
  belongs: Belongs[]
}

function expectOfMember(row: AccessRow, { permission, isChange, belongs }: Asked, caller: CallerName): Cell {
  if (isWithoutCustomer(caller)) return refused('403 permission-denied')
  if (caller === CLOSED && !row.isOpenToClosed) return refused('403 customer-inactive')
  if (!hasPermission(caller, permission, permission)) {
    return refused(isKey(caller) ? '403 key-without-permission' : '403 permission-denied')
  }
  if (row.isForWholeBusiness && caller.startsWith('admin limited')) return refused('403 all-locations-needed')
  const fromPlan = row.plan ? `403 ${row.plan}-outside-plan` : row.onSmallPlan
  if (fromPlan && caller === 'owner of another business on a small plan') return refused(fromPlan)
  if (isChange && !row.isOpenToReaders && caller === 'owner of another business that can only read') {
    return refused('403 customer-read-only')
  }
  if (caller === RESTING && row.plan) return refused(`403 ${row.plan}-outside-plan`)
  if (caller === RESTING && isChange && !row.isOpenToReaders) return refused('403 member-resting')
  const { also } = row
  // Whoever sees no such thing is not told that it is not theirs.
  if (also && !hasAlso(also, permission, caller) && isSeen(belongs, caller)) return refused(also.refusal)
  return seeThing(row, belongs, caller)
}

function hasAlso(also: NonNullable<AccessRow['also']>, asked: Permission, caller: CallerName): boolean {
  if (also.isForWholeBusiness && caller.startsWith('admin limited')) return false
  const isRole = also.role === undefined || roleOf(caller) === also.role
  return isRole && (also.permission === undefined || hasPermission(caller, also.permission, asked))
}

function hasPermission(caller: CallerName, permission: Permission, asked: Permission): boolean {
  if (caller === 'key without the permission') return !listNeeded(permission).includes(asked)
  if (isKey(caller) || caller === 'member with nothing but the permission')
    return listNeeded(asked).includes(permission)
  if (caller === 'admin without the permission' && listNeeded(permission).includes(asked)) return false
  return ROLES_WITH[permission].includes(LETTERS[roleOf(caller)])
}

function roleOf(caller: CallerName): TeamRole {
  if (caller.startsWith('owner')) return 'owner'
  if (caller.startsWith('admin')) return 'admin'
  return caller === 'manager' ? 'manager' : 'member'
}

function seeThing(row: AccessRow, belongs: Belongs[], caller: CallerName): Cell {
  if (!isSeen(belongs, caller)) return refused(row.outside ?? '404')
  const isSurelyTold = !row.isToldByArea || !caller.endsWith('with nothing but the permission')
  const isTold = row.tells !== undefined && isSurelyTold && isSeen(['place'], caller)
  return { outcome: row.answer ?? '200', isTold }
}

function isSeen(belongs: Belongs[], caller: CallerName): boolean {
  return belongs.every((owner) => {
    if (owner === 'nobody') return true
    if (owner === 'owner') return caller === 'owner'
    if (owner === 'platform' || isWithoutCustomer(caller) || caller.includes('of another business')) return false
    return owner === 'business' || !caller.endsWith('limited to another place')
  })
}
