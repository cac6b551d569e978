/** Each can do what those before it can: support reads, an operator acts, an owner manages administrators. */
export const ADMIN_ROLES = ['support', 'operator', 'owner'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

export const reachesRole = (role: AdminRole, needed: AdminRole): boolean =>
  ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(needed)

/** What an endpoint of administrators needs: to look everybody may, to change something an operator, unless it says otherwise. */
export const neededRole = ({ method, adminRole }: { method: string; adminRole?: AdminRole }): AdminRole =>
  adminRole ?? (method === 'GET' ? 'support' : 'operator')
