import { z } from 'zod'
import type { ReadRefusal } from '../platform-http.ts'

const HOUR_SECONDS = 3600

const oauthBody = z.object({ error: z.string(), error_description: z.string().default('') })

const detail = z.looseObject({
  reason: z.string().optional(),
  retryDelay: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})
const apiBody = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z.array(detail).catch([]).default([]),
  }),
})
type ApiError = z.output<typeof apiBody>['error']

/** Google has two shapes: OAuth's at its token address, its own everywhere else. */
export const readGoogleRefusal: ReadRefusal = (status, body) => {
  const oauth = oauthBody.safeParse(body)
  if (oauth.success && status < 429) return readOauthRefusal(oauth.data)
  const api = apiBody.safeParse(body)
  return api.success ? readApiRefusal(status, api.data.error) : null
}

function readOauthRefusal({ error, error_description: description }: z.output<typeof oauthBody>) {
  const words = description ? `: ${description.replace(/\.$/, '')}` : ''
  if (error === 'invalid_grant') {
    return {
      kind: 'reconnect',
      message: `Google no longer accepts this connection${words}.`,
      vendorCode: error,
    } as const
  }
  return { kind: 'rejected', message: `Google refused the request: ${error}${words}.`, vendorCode: error } as const
}

function readApiRefusal(status: number, error: ApiError): ReturnType<ReadRefusal> {
  const reason = error.details.find((each) => each.reason)?.reason
  const vendorCode = reason ?? (error.status || String(status))
  if (status === 401) return { kind: 'reconnect', message: 'Google does not accept the sign-in any more.', vendorCode }
  if (status === 403) return { kind: 'reconnect', message: permissionWords(reason, error.message), vendorCode }
  if (status === 404) return { kind: 'gone', message: 'Google does not have this any more.', vendorCode }
  if (status === 429) return readQuota(error, vendorCode)
  if (status === 400) return { kind: 'rejected', message: `Google refused: ${error.message}`, vendorCode }
  if (status === 409) return { kind: 'retry', message: 'Google was busy with the same thing.', vendorCode }
  return { vendorCode }
}

function permissionWords(reason: string | undefined, message: string): string {
  if (reason === 'SERVICE_DISABLED') return `A needed interface is switched off in the Google project: ${message}`
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT') {
    return 'The permission to manage the Business Profile was not given.'
  }
  return `The Google account has no permission for this profile: ${message}`
}

/** Before Google approves a project its quota is nought: asking again soon is pointless. */
function readQuota(error: ApiError, vendorCode: string): ReturnType<ReadRefusal> {
  const isUnapproved = error.details.some((each) => each.metadata?.quota_limit_value === '0')
  if (isUnapproved) {
    const message = 'Google has not yet approved this installation for Business Profile.'
    return { kind: 'retry', message, vendorCode, retryAfterSeconds: HOUR_SECONDS }
  }
  const delay = error.details.find((each) => each.retryDelay)?.retryDelay
  const seconds = Math.ceil(Number.parseFloat(delay ?? ''))
  const message = 'Google has had too many requests from here.'
  return { kind: 'retry', message, vendorCode, ...(seconds > 0 && { retryAfterSeconds: seconds }) }
}
