import { z } from 'zod'
import type { FaultReason } from '#shared/domain/faults.ts'
import type { ReadRefusal, Refusal } from '../platform-http.ts'

const HOUR_SECONDS = 3600

const PERMISSION_REASONS: Partial<Record<string, FaultReason>> = {
  SERVICE_DISABLED: 'interface-off',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'scope-missing',
}

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

function readOauthRefusal({ error, error_description: words }: z.output<typeof oauthBody>): Partial<Refusal> {
  return { kind: error === 'invalid_grant' ? 'reconnect' : 'rejected', words, vendorCode: error }
}

function readApiRefusal(status: number, error: ApiError): Partial<Refusal> {
  const code = error.details.find((each) => each.reason)?.reason
  const vendorCode = code ?? (error.status || String(status))
  const words = error.message
  if (status === 401) return { kind: 'reconnect', vendorCode }
  if (status === 403) return { kind: 'reconnect', reason: PERMISSION_REASONS[vendorCode] ?? null, words, vendorCode }
  if (status === 404) return { kind: 'gone', vendorCode }
  if (status === 429) return readQuota(error, vendorCode)
  if (status === 400) return { kind: 'rejected', words, vendorCode }
  if (status === 409) return { kind: 'retry', vendorCode }
  return { vendorCode }
}

/** Before Google approves a project its quota is nought: asking again soon is pointless. */
function readQuota(error: ApiError, vendorCode: string): Partial<Refusal> {
  const isUnapproved = error.details.some((each) => each.metadata?.quota_limit_value === '0')
  if (isUnapproved) return { kind: 'retry', reason: 'not-approved', vendorCode, retryAfterSeconds: HOUR_SECONDS }
  const delay = error.details.find((each) => each.retryDelay)?.retryDelay
  const seconds = Math.ceil(Number.parseFloat(delay ?? ''))
  return { kind: 'retry', vendorCode, ...(seconds > 0 && { retryAfterSeconds: seconds }) }
}
