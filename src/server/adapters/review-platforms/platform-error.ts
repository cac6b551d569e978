/** `reconnect`: only the owner can mend it. `retry`: later, by itself. `rejected`: never as it is. `gone`: not there any more. */
export type PlatformErrorKind = 'reconnect' | 'retry' | 'rejected' | 'gone'

/** `permission`: the account lets us in, but not to this. `quota`: asked too often. */
export type PlatformErrorSubject = 'permission' | 'quota'

interface PlatformErrorOptions {
  retryAfterSeconds?: number | null
  vendorCode?: string | null
  about?: PlatformErrorSubject | null
  cause?: unknown
}

/** What went wrong at a platform, sorted into what can be done about it. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind
  readonly retryAfterSeconds: number | null
  /** The vendor's own code, for the log and for advice. */
  readonly vendorCode: string | null
  /** What it is about, where that makes a difference to the owner. */
  readonly about: PlatformErrorSubject | null

  constructor(kind: PlatformErrorKind, message: string, options: PlatformErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'PlatformError'
    this.kind = kind
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.vendorCode = options.vendorCode ?? null
    this.about = options.about ?? null
  }
}
