import { randomBytes } from 'node:crypto'
import type { VendorRefusals } from '#sandbox/vendors/vendor-route.ts'

interface FaultDetails {
  code: number
  status?: number
  type?: 'OAuthException' | 'GraphMethodException'
  subcode?: number
  isTransient?: boolean
  userMessage?: string
  headers?: Record<string, string>
}

/** A refusal in Graph's words. */
export class GraphFault extends Error {
  readonly details: FaultDetails

  constructor(message: string, details: FaultDetails) {
    super(message)
    this.name = 'GraphFault'
    this.details = details
  }

  toResponse(): Response {
    const { code, status = 400, type = 'OAuthException', subcode, isTransient, userMessage, headers } = this.details
    const error = {
      message: this.message,
      type,
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(isTransient && { is_transient: true }),
      ...(userMessage !== undefined && { error_user_title: 'Not possible', error_user_msg: userMessage }),
      fbtrace_id: `A${randomBytes(15).toString('base64url')}`,
    }
    return Response.json({ error }, { status, ...(headers && { headers }) })
  }
}

export const badParameter = (message: string) => new GraphFault(`(#100) ${message}`, { code: 100 })

export const missingObject = (id: string) =>
  new GraphFault(`Unsupported request. There is no object with the id '${id}', or this token may not see it.`, {
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
  })

export const missingPermission = (permission: string, code: 10 | 200) =>
  new GraphFault(`(#${code}) This call requires the '${permission}' permission.`, { code, status: 403 })

export const withdrawnObject = () =>
  new GraphFault('(#12) Recommendations are deprecated for this version and later.', { code: 12 })

/** How this Facebook fails when it was told to. */
export const FACEBOOK_REFUSALS: VendorRefusals = {
  rateLimited: () => {
    const usage = { 'goodword-sandbox': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 1 }] }
    const headers = { 'x-business-use-case-usage': JSON.stringify(usage) }
    return new GraphFault('(#32) Page request limit reached', { code: 32, status: 403, headers }).toResponse()
  },
  down: () =>
    new GraphFault('An unexpected error has occurred. Please retry your request later.', {
      code: 2,
      status: 503,
      isTransient: true,
    }).toResponse(),
  noPermission: () => missingPermission('pages_read_user_content', 200).toResponse(),
}
