interface FactorChange {
  factor: 'totp' | 'phone'
}

interface IdentityChange {
  /** As people call it, such as "Google". */
  provider: string
}

/** What each notice has to be told besides when and from where. */
export interface NoticeSubjects {
  'new-device': object
  'password-changed': object
  /** For somebody who came in by a provider until now, or does so from now on. */
  'password-added': object
  'password-removed': object
  /** To the old address. */
  'email-changed': { newEmail: string }
  'factor-added': FactorChange
  'factor-removed': FactorChange
  'recovery-code-used': { left: number }
  'recovery-codes-made': object
  'refresh-token-reused': object
  'session-shared': object
  'identity-linked': IdentityChange
  'identity-unlinked': IdentityChange
  'account-locked': { waitSeconds: number }
  /** At the second step: whoever it is has come past the first. */
  'factor-guessed': object
}
export type Notice = keyof NoticeSubjects

export interface NoticeWords {
  subject: string
  whatHappened: string
}

/** A step for whoever did not do it themselves. */
interface NoticeRemedy {
  advice: string
  action: string
}

/** What one language has to say. */
export interface NoticeTexts {
  notices: { readonly [Kind in Notice]: (about: NoticeSubjects[Kind]) => NoticeWords }
  facts: Record<'time' | 'device' | 'address', (value: string) => string>
  onSystem: (browser: string, system: string) => string
  unknownDevice: string
  /** For every notice but one: the owner of the account can still ask for a new password. */
  newPassword: NoticeRemedy
  /** For a changed address: mail about the account no longer reaches the reader. */
  contactUs: NoticeRemedy
  footer: string
}
