import type { Fault, FaultKind, FaultReason } from '#shared/domain/faults.ts'

/**
 * `reconnect`: only the owner can mend it. `retry`: later, by itself. `rejected`: never as it is. `gone`: not there any more.
 * `not-connected`: nobody asked the platform, or its answer no longer counts.
 */
export type PlatformErrorKind = 'reconnect' | 'retry' | 'rejected' | 'gone' | 'not-connected'

/** `permission`: the account lets us in, but perhaps not to this. `quota`: asked too often. */
export type PlatformErrorSubject = 'permission' | 'quota'

interface PlatformErrorDetails {
  /** What exactly, where there is a sentence for it. */
  reason?: FaultReason | null
  /** What the vendor says of it. */
  words?: string | null
  retryAfterSeconds?: number | null
  vendorCode?: string | null
  about?: PlatformErrorSubject | null
  cause?: unknown
}

/** What went wrong at a platform, sorted into what can be done about it. Its message is for the log. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind
  readonly reason: FaultReason | null
  readonly words: string | null
  readonly retryAfterSeconds: number | null
  /** The vendor's own code, for the log and for advice. */
  readonly vendorCode: string | null
  /** What it is about, where that makes a difference to the owner. */
  readonly about: PlatformErrorSubject | null

  constructor(kind: PlatformErrorKind, details: PlatformErrorDetails) {
    const { reason = null, words = null, vendorCode = null, cause } = details
    super([kind, reason, vendorCode, words].filter(Boolean).join(', '), { cause })
    this.name = 'PlatformError'
    this.kind = kind
    this.reason = reason
    this.words = words || null
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
    this.vendorCode = vendorCode
    this.about = details.about ?? null
  }
}

const FAULT_KINDS = {
  reconnect: 'reconnect',
  retry: 'platform-down',
  rejected: 'rejected',
  gone: 'gone',
  'not-connected': 'reconnect',
} as const satisfies Record<PlatformErrorKind, FaultKind>

export type PlatformFault = Fault & { kind: Exclude<FaultKind, 'not-revoked'> }

export const OUR_FAULT: PlatformFault = { kind: 'our-fault', reason: null, words: null }

/** As it is kept and told; what no platform did was our own. */
export function faultOf(error: unknown): PlatformFault {
  if (!(error instanceof PlatformError)) return OUR_FAULT
  const { reason, vendorCode, words } = error
  return { kind: kindOf(error), reason: reason ?? vendorCode, words }
}

function kindOf({ kind, about }: PlatformError): PlatformFault['kind'] {
  if (kind === 'reconnect' && about === 'permission') return 'permission-missing'
  return kind === 'retry' && about === 'quota' ? 'rate-limited' : FAULT_KINDS[kind]
}
