import { z } from 'zod'
import type { FaultReason } from '#shared/domain/faults.ts'
import { PlatformError, type PlatformErrorSubject } from '../platform-error.ts'
import type { ReadRefusal, Refusal } from '../platform-http.ts'

/** What posting on the same pages does without. */
export const REVIEW_SCOPES = ['pages_read_user_content', 'pages_manage_engagement', 'pages_manage_metadata'] as const

export const FACEBOOK_SCOPES = ['pages_show_list', 'pages_read_engagement', ...REVIEW_SCOPES] as const

const graphError = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.int(),
    error_subcode: z.int().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
})
type GraphError = z.output<typeof graphError>['error']

/** Minutes until calls are let through again, by whose calls they were. */
const usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })))

const GONE = 12
const RATE_CODES = new Set([4, 17, 32, 341, 613])
const TRANSIENT_CODES = new Set([1, 2])
const DEAD_TOKEN_CODES = new Set([102, 104, 190])
const MISSING_OBJECT_SUBCODE = 33
// A code for the exchange that is used up or too old: the person has to begin anew.
const SPENT_CODE_SUBCODES = new Set([36007, 36009])

const DEAD_TOKEN_REASONS: Partial<Record<number, FaultReason>> = {
  458: 'app-removed',
  459: 'sign-in-first',
  460: 'password-changed',
  463: 'access-ended',
  467: 'access-ended',
}

/** Graph says what is wrong by its code; the status alone would mislead, since nearly everything is a 400. */
export const readFacebookRefusal: ReadRefusal = (_status, body, headers) => {
  const parsed = graphError.safeParse(body)
  if (!parsed.success) return null
  const { error } = parsed.data
  const vendorCode = error.error_subcode === undefined ? String(error.code) : `${error.code}/${error.error_subcode}`
  return { vendorCode, about: subjectOf(error.code), ...sortError(error, headers) }
}

/** Whether Facebook said that this connection gets no recommendations, for good or for want of a permission. */
export function isReadingRefused(error: unknown): boolean {
  const code = findCode(error)
  return code !== null && (code === GONE || isPermissionCode(code))
}

export const isDeadToken = (error: unknown) => DEAD_TOKEN_CODES.has(findCode(error) ?? 0)

function findCode(error: unknown): number | null {
  const vendorCode = error instanceof PlatformError ? error.vendorCode : null
  return vendorCode === null ? null : Number(vendorCode.split('/', 1)[0])
}

function subjectOf(code: number): PlatformErrorSubject | null {
  if (RATE_CODES.has(code) || isPageRateCode(code)) return 'quota'
  return isPermissionCode(code) ? 'permission' : null
}

function sortError(error: GraphError, headers: Headers): Partial<Refusal> {
  const { code, error_subcode: subcode = 0, message: words } = error
  if (DEAD_TOKEN_CODES.has(code)) return { kind: 'reconnect', reason: DEAD_TOKEN_REASONS[subcode] ?? null }
  if (RATE_CODES.has(code) || isPageRateCode(code)) {
    return { kind: 'retry', retryAfterSeconds: regainSecondsOf(headers) }
  }
  if (isPermissionCode(code)) return { kind: 'reconnect', reason: 'scope-missing', words }
  if (code === GONE) return { kind: 'gone', reason: 'recommendations-ended', about: 'permission' }
  if (error.is_transient || TRANSIENT_CODES.has(code)) return { kind: 'retry' }
  return sortParameterError(error, subcode)
}

function sortParameterError(error: GraphError, subcode: number): Partial<Refusal> {
  const { code } = error
  if (code === 803) return { kind: 'gone' }
  // "does not exist, cannot be loaded due to missing permissions, or does not support this operation"
  if (code === 100 && subcode === MISSING_OBJECT_SUBCODE) return { kind: 'gone', about: 'permission' }
  if (code === 100 && SPENT_CODE_SUBCODES.has(subcode)) return { kind: 'reconnect', reason: 'code-spent' }
  return { kind: 'rejected', words: error.error_user_msg ?? error.message }
}

const isPermissionCode = (code: number) => code === 10 || (code >= 200 && code <= 299)

/** Limits by business use case: pages, page messages and their like. */
const isPageRateCode = (code: number) => code >= 80_000 && code <= 80_014

function regainSecondsOf(headers: Headers): number | null {
  const value = headers.get('x-business-use-case-usage')
  if (!value) return null
  try {
    const minutes = Object.values(usage.parse(JSON.parse(value)))
      .flat()
      .map((entry) => entry.estimated_time_to_regain_access ?? 0)
    const longest = Math.max(0, ...minutes)
    return longest > 0 ? longest * 60 : null
  } catch {
    return null
  }
}
