/**
 * What the service says of the address that mails come from. `unasked`: its key may not ask. `unneeded`: it has no word on
 * addresses.
 */
export const SENDER_VERDICTS = ['verified', 'unverified', 'unasked', 'unneeded'] as const
export type SenderVerdict = (typeof SENDER_VERDICTS)[number]

export const DNS_SUBJECTS = ['spf', 'dkim', 'return-path', 'dmarc'] as const
export type DnsSubject = (typeof DNS_SUBJECTS)[number]

export const DNS_VERDICTS = ['found', 'missing', 'wrong', 'unknown'] as const
export type DnsVerdict = (typeof DNS_VERDICTS)[number]

/** Why it is not simply there, or not simply missing. */
export const DNS_REASONS = [
  /** Something else stands there. */
  'differs',
  /** The service is not among those who may send. */
  'not-included',
  /** Only one may be there. */
  'several',
  /** It lets everybody send. */
  'open',
  /** It asks for more look-ups than receivers make. */
  'too-many-lookups',
  /** It does not say what should happen. */
  'no-policy',
  /** Addresses of a public mail service belong to that service. */
  'public-domain',
  /** The service has not been told of the domain, so it has not said what to add. */
  'not-set-up',
  /** The service's key may not ask what to add. */
  'not-asked',
  /** Each mail server names its own, and none of the usual names has one. */
  'selector',
  /** Nobody answered for the domain. */
  'no-answer',
] as const
export type DnsReason = (typeof DNS_REASONS)[number]

export const DNS_TYPES = ['TXT', 'CNAME'] as const
export type DnsType = (typeof DNS_TYPES)[number]

/** A record that has to stand in somebody's DNS. */
export interface WantedRecord {
  subject: DnsSubject
  type: DnsType
  name: string
  value: string
}

export interface DnsCheck {
  subject: DnsSubject
  verdict: DnsVerdict
  reason: DnsReason | null
  type: DnsType
  name: string
  /** What to put there; `null` where that is for somebody else to say. */
  value: string | null
  /** What stands there. */
  found: string[]
}

/** As it was found for one address at one time. */
export interface Deliverability {
  senderAddress: string
  domain: string
  sender: SenderVerdict
  checks: DnsCheck[]
  checkedAt: string
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const DOMAIN_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,61}$/

/** A name as DNS has it, in small letters, with a dot in it: no address in figures, and no machine of one's own network. */
export const isDomainName = (text: string) => DOMAIN_NAME.test(text)
