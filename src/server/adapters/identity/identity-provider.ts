/** What an identity provider says about a person who has shown to be themselves there. */
export interface ExternalPerson {
  /** The provider's own name for the person; it never changes. */
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
  /** What the provider told besides, as it told it. */
  claims: Record<string, unknown>
}

/** The provider does not vouch for the person, or nothing it said can be believed. */
export class IdentityRefused extends Error {
  /** The person chose not to go on. */
  readonly isDeclined: boolean

  constructor(message: string, options: { isDeclined?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.isDeclined = options.isDeclined ?? false
  }
}

/** The provider could not be asked; another try may go well. */
export class IdentityUnavailable extends Error {}
