/** Whether a name may stand where a number would: everywhere, once it is registered there, or not at all. */
export type SenderNames = 'allowed' | 'registered' | 'refused' | 'varies'

export interface TextRules {
  /** What has to be registered with the networks before anything arrives. */
  registration: '10dlc' | 'sender-list' | null
  senderNames: SenderNames
  /** By the reader's clock, and by whose rule. `custom`: nobody demands it, and everybody expects it. */
  hours: { from: string; until: string; basis: 'law' | 'networks' | 'custom'; isSundayOff: boolean }
}

/** Where nothing stricter is known. */
const USUAL: TextRules = {
  registration: null,
  senderNames: 'varies',
  hours: { from: '09:00', until: '20:00', basis: 'custom', isSundayOff: false },
}
const withNames = (senderNames: SenderNames): TextRules => ({ ...USUAL, senderNames })
const LISTED: TextRules = { ...USUAL, registration: 'sender-list', senderNames: 'registered' }

/** By ISO 3166-1. Rules of networks change more often than laws: what is not sure is left to the usual. */
const RULES: Readonly<Record<string, TextRules>> = {
  // 10DLC: The Campaign Registry. Hours: TCPA, 47 CFR 64.1200(c)(1).
  US: {
    registration: '10dlc',
    senderNames: 'refused',
    hours: { from: '08:00', until: '21:00', basis: 'law', isSundayOff: false },
  },
  CA: withNames('refused'),
  MX: withNames('refused'),
  BR: withNames('refused'),
  NZ: withNames('refused'),
  GB: withNames('allowed'),
  DE: withNames('allowed'),
  AT: withNames('allowed'),
  CH: withNames('allowed'),
  NL: withNames('allowed'),
  PT: withNames('allowed'),
  // The networks' charter for messages by businesses (AF2M).
  FR: {
    ...withNames('allowed'),
    hours: { from: '08:00', until: '20:00', basis: 'networks', isSundayOff: true },
  },
  // Registers of sender names: ComReg, CNMC, AGCOM, ACMA, SGNIC.
  IE: LISTED,
  ES: LISTED,
  IT: LISTED,
  AU: LISTED,
  SG: LISTED,
  // TCCCPR 2018: promotional messages.
  IN: { ...LISTED, hours: { from: '10:00', until: '21:00', basis: 'law', isSundayOff: false } },
}

export const textRulesOf = (country: string): TextRules => RULES[country] ?? USUAL

const CODES: readonly (readonly [string, string])[] = [
  ['44', 'GB'],
  ['49', 'DE'],
  ['43', 'AT'],
  ['41', 'CH'],
  ['31', 'NL'],
  ['351', 'PT'],
  ['33', 'FR'],
  ['353', 'IE'],
  ['34', 'ES'],
  ['39', 'IT'],
  ['61', 'AU'],
  ['64', 'NZ'],
  ['65', 'SG'],
  ['91', 'IN'],
  ['52', 'MX'],
  ['55', 'BR'],
]

/** Canada shares its code with the United States and the islands. */
const CANADIAN =
  /^1(204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|387|403|416|418|428|431|437|438|450|460|468|474|506|514|519|548|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905|942)/
const CARIBBEAN =
  /^1(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/

export const isSenderName = (sender: string) => /[a-z]/i.test(sender)

/** Where a number is at home, as far as there is a rule for it. */
export function countryOfNumber(sender: string): string | null {
  const digits = sender.replace('+', '')
  if (isSenderName(sender) || !/^\d{6,15}$/.test(digits)) return null
  if (digits.startsWith('1')) {
    if (CARIBBEAN.test(digits)) return null
    return CANADIAN.test(digits) ? 'CA' : 'US'
  }
  return CODES.find(([code]) => digits.startsWith(code))?.[1] ?? null
}

/** What a number can do, as its service says. */
export interface NumberCapabilities {
  sms: boolean
  mms: boolean
  voice: boolean
}

export interface TextSender {
  /** A number, or a name. */
  sender: string
  /** `null` where the service does not tell. */
  capabilities: NumberCapabilities | null
  checkedAt: string
}
