import { KEY_PERMISSIONS } from '#shared/domain/api-keys.ts'
import { PERMISSION_NEEDS } from '#shared/domain/permission-rules.ts'
import { PERMISSIONS, type Permission } from '#shared/domain/permissions.ts'
import type { TestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { MARK, type Business } from './things.ts'

/** Everybody who tries every endpoint with a thing of the business, at its place. */
export const CALLERS = [
  'owner',
  'admin',
  'manager',
  'member',
  'admin without the permission',
  'member with nothing but the permission',
  'admin limited to the place',
  'admin limited to another place',
  'suspended member',
  'owner of another business',
  'owner of another business on a small plan',
  'owner of another business that can only read',
  'admin of another business beyond its plan',
  'owner of another business that is closed',
  'administrator of the platform',
  'administrator who acts',
  'administrator who reads',
  'key with nothing but the permission',
  'key without the permission',
  'key limited to another place',
  'key of another business',
  'nobody',
] as const
export type CallerName = (typeof CALLERS)[number]

export const isKey = (name: CallerName) => name.startsWith('key ')

export interface World extends Business {
  /** The access token; `null` for nobody. */
  tokenOf: (name: CallerName, permission: Permission | null) => Promise<string | null>
}

/** A small plan has room for the owner alone. */
async function makeResting(app: TestApp) {
  const { customerId } = await app.make.member({ tier: 'starter' })
  const admin = await app.make.member({ customerId, role: 'admin' })
  await app.superuser.query('update team_members set is_resting = true where id = $1', [admin.memberId])
  return admin
}

export async function makeWorld(app: TestApp): Promise<World> {
  const owner = await app.make.member({ tier: 'enterprise' })
  const { customerId } = owner
  const place = await app.make.location(customerId, MARK)
  const elsewhere = await app.make.location(customerId, 'Elsewhere')
  const business = { app, owner, place, visitors: createVisitors(app) }
  const member = (role: 'admin' | 'manager' | 'member', locations?: string[]) =>
    app.make.member({ customerId, role, ...(locations && { locations }) })
  const suspended = await member('admin')
  await app.as(owner).post(`/api/v1/team/${suspended.memberId}/suspend`)
  const tokens = {
    owner,
    admin: await member('admin'),
    manager: await member('manager'),
    member: await member('member'),
    'admin limited to the place': await member('admin', [place]),
    'admin limited to another place': await member('admin', [elsewhere]),
    // Back again, as far as they come.
    'suspended member': await app.make.session(suspended),
    'owner of another business': await app.make.member({ tier: 'enterprise' }),
    'owner of another business on a small plan': await app.make.member({ tier: 'starter' }),
    'owner of another business that can only read': await app.make.member({
      tier: 'enterprise',
      customerStatus: 'read-only',
    }),
    'admin of another business beyond its plan': await makeResting(app),
    'owner of another business that is closed': await app.make.member({ customerStatus: 'suspended' }),
    'administrator of the platform': await app.make.admin(),
    'administrator who acts': await app.make.admin('operator'),
    'administrator who reads': await app.make.admin('support'),
  }
  const stranger = tokens['owner of another business'].customerId
  const makeKey = (name: CallerName, permission: Permission): Promise<string> =>
    app.make.apiKey({
      customerId: name === 'key of another business' ? stranger : customerId,
      permissions:
        name === 'key without the permission'
          ? KEY_PERMISSIONS.filter((each) => !listNeeded(each).includes(permission))
          : listNeeded(permission),
      ...(name === 'key limited to another place' && { locations: [elsewhere] }),
    })
  const special = new Map<string, Promise<string>>()
  const findSpecial = (name: CallerName, permission: Permission): Promise<string> => {
    const key = `${name} ${permission}`
    const make = () => (isKey(name) ? makeKey(name, permission) : makeSpecial(business, name, permission))
    const known = special.get(key) ?? make()
    special.set(key, known)
    return known
  }
  return {
    ...business,
    async tokenOf(name, permission) {
      if (name === 'nobody') return null
      if (name in tokens) return tokens[name as keyof typeof tokens].token
      // A key that is refused whatever it may do needs not be another one each time.
      const isAsked = !isKey(name) || KEY_PERMISSIONS.some((each) => each === permission)
      return findSpecial(name, (isAsked && permission) || 'team.view')
    },
  }
}

async function makeSpecial({ app, owner }: Business, name: CallerName, permission: Permission): Promise<string> {
  const { customerId } = owner
  const isBare = name === 'member with nothing but the permission'
  // Nobody but an administrator is given the care of the team.
  const role = isBare && permission !== 'team.manage' ? 'member' : 'admin'
  const person = await app.make.member({ customerId, role })
  const kept = listNeeded(permission)
  const changed = isBare
    ? PERMISSIONS.map((each) => [each, kept.includes(each)] as const)
    : [[permission, false] as const]
  for (const [each, isGranted] of changed) {
    await app.superuser.query('insert into team_member_permissions values ($1, $2, $3, $4)', [
      customerId,
      person.memberId,
      each,
      isGranted,
    ])
  }
  return person.token
}

/** The permission and those it is of no use without. */
export function listNeeded(permission: Permission): Permission[] {
  const needs = PERMISSION_NEEDS[permission]
  return needs === undefined ? [permission] : [permission, ...listNeeded(needs)]
}
