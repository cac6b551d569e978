import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { findGrant, type VendorGrant } from '#sandbox/vendors/vendor-grants.repository.ts'
import { FACEBOOK_APP } from './facebook-app.ts'
import { GraphFault, missingObject, missingPermission } from './graph-fault.ts'

const APP_TOKEN = `${FACEBOOK_APP.id}|${FACEBOOK_APP.secret}`

/** Whose token it is: a person's, or one of their pages'. */
export interface GraphCaller {
  grant: VendorGrant
  /** `null` for the person's own token. */
  pageId: string | null
}

/** Who calls, proven twice: by the token, and by the app's secret over it. */
export async function getCaller(db: Database, context: AppContext): Promise<GraphCaller> {
  const token = getProvenToken(context)
  const found = await findGrant(db, token, 'access')
  if (found?.grant.vendor !== 'facebook') {
    const message = 'Error validating access token: The session has been invalidated.'
    throw new GraphFault(message, { code: 190, subcode: 467, status: 401 })
  }
  return { grant: found.grant, pageId: found.token.listing_id }
}

/** For what only the app itself may do. */
export function requireApp(context: AppContext): void {
  if (getProvenToken(context) === APP_TOKEN) return
  throw new GraphFault('(#15) This method must be called with an app access_token.', { code: 15 })
}

/** As the page itself. */
export async function getPageCaller(
  db: Database,
  context: AppContext,
  pageId: string,
): Promise<GraphCaller & { pageId: string }> {
  const caller = await getCaller(db, context)
  if (caller.pageId === null) {
    throw new GraphFault('(#210) A page access token is required to request this resource.', { code: 210 })
  }
  if (caller.pageId !== pageId) throw missingObject(pageId)
  return { ...caller, pageId }
}

export const scopesOf = (grant: VendorGrant) => grant.scope.split(',').filter((scope) => scope !== '')

export function requirePermission({ grant }: GraphCaller, permission: string, code: 10 | 200): void {
  if (!scopesOf(grant).includes(permission)) throw missingPermission(permission, code)
}

function getProvenToken(context: AppContext): string {
  const token =
    /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? context.req.query('access_token')
  if (!token) throw new GraphFault('An access token is required to request this resource.', { code: 104 })
  const proof = context.req.query('appsecret_proof')
  const details = { code: 100, type: 'GraphMethodException' } as const
  if (!proof) throw new GraphFault('API calls from the server require an appsecret_proof argument', details)
  const expected = createHmac('sha256', FACEBOOK_APP.secret).update(token).digest('hex')
  if (isEqual(proof, expected)) return token
  throw new GraphFault('Invalid appsecret_proof provided in the API argument', details)
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
