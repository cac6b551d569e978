import type { Access } from '#shared/contracts/endpoint.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor, AdminActor, Membership, Principal } from './actor.ts'

const CLOSED = ['suspended', 'deactivated']

/** A customer that has been shut out: its people may sign in and see that, and nothing else. */
export function isClosed(member: Pick<Membership, 'customerStatus'> | null): boolean {
  return member !== null && CLOSED.includes(member.customerStatus)
}

/** For what is open to everybody who has signed in. */
export function refuseClosed(member: Membership): void {
  if (isClosed(member)) throw new AppError('customer-inactive', 'This account is not active. Please contact us.')
}

/** Lets through whom the endpoint is for, or says why not. */
export function admit(access: Access, principal: Principal | null): Principal | Actor | AdminActor | null {
  if (access === 'public') return principal
  if (!principal) throw new AppError('not-signed-in', 'Sign in to do this.')
  if (access === 'signed-in') return principal
  if (access === 'platform-admin') return admitAdmin(principal)
  return admitMember(principal, access)
}

function admitAdmin(principal: Principal): AdminActor {
  // To everybody else the admin area does not exist.
  if (principal.adminRole === null) throw new AppError('not-found', 'There is nothing at this address.')
  return { ...principal, adminRole: principal.adminRole }
}

function admitMember(
  principal: Principal,
  permission: Exclude<Access, 'public' | 'signed-in' | 'platform-admin'>,
): Actor {
  const { member } = principal
  if (!member) throw new AppError('permission-denied', 'You do not belong to a customer.')
  refuseClosed(member)
  if (!member.permissions.includes(permission)) {
    throw new AppError('permission-denied', 'You do not have permission to do this. Ask an administrator of your team.')
  }
  return { ...principal, member, customerId: member.customerId }
}
