import type { TeamRole } from '#shared/domain/permissions.ts'

/** Two ways to the same end: follow the link, or type the code. */
interface LinkAndCode {
  link: string
  code: string
  validSeconds: number
}

/** What each mail of the service has to be told. */
export interface AuthMailDetails {
  confirmation: LinkAndCode
  magiclink: LinkAndCode
  recovery: LinkAndCode
  invite: LinkAndCode
  /** The code is empty for somebody with an account: the link leads them to sign in. */
  'team-invitation': LinkAndCode & { company: string; inviter: string; role: TeamRole }
  /** To the old address, which is only told of it where the new one is enough. */
  email_change_current: LinkAndCode & { newEmail: string; isNewEnough: boolean }
  /** To the new address. */
  email_change_new: LinkAndCode & { newEmail: string }
  reauthentication: { code: string; validSeconds: number }
  /** `link` leads to the sign-in, `resetLink` to a new password. */
  'already-registered': { link: string; resetLink: string }
}
export type AuthMailKind = keyof AuthMailDetails

export interface AuthMailWords {
  subject: string
  heading: string
  paragraphs: readonly string[]
  action?: string
  otherAction?: string
  codeLabel?: string
  closing: readonly string[]
}

/** What one language has to say. */
export interface AuthMailTexts {
  kinds: { readonly [Kind in AuthMailKind]: (details: AuthMailDetails[Kind]) => AuthMailWords }
  footer: string
}
