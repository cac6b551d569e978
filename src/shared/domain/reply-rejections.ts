/** Why a platform does not take a reply, sorted into what its writer can do about it. */
export const REPLY_REJECTIONS = [
  'off-topic',
  'spam',
  'advertising',
  'contact-details',
  'personal-information',
  'offensive',
  'harassment',
  'sexual',
  'violent',
  'illegal',
  'impersonation',
  'misleading',
  'copyright',
  'unclear',
  'standards',
  'too-long',
  'emoji',
  'closed',
  'not-claimed',
  'no-photo',
  'unsupported',
  'other',
] as const
export type ReplyRejection = (typeof REPLY_REJECTIONS)[number]

/** The platforms' own words, most telling first: their lists are long, and grow without notice. */
const REJECTION_BY_WORD: readonly (readonly [RegExp, ReplyRejection])[] = [
  [/OFF_?TOPIC|IRRELEVANT|NOT_RELEVANT/, 'off-topic'],
  [/PHONE|EMAIL|\bURL|LINK|CONTACT/, 'contact-details'],
  [/PERSONAL|PRIVA|\bPII\b|SENSITIVE|DOXX/, 'personal-information'],
  [/ADVERT|PROMOTION|SOLICIT|COMMERCIAL/, 'advertising'],
  [/SPAM|FAKE|DUPLICATE|REPETITIVE/, 'spam'],
  [/HARASS|BULLY|THREAT|DEFAM/, 'harassment'],
  [/SEXUAL|ADULT|PORN|NUDITY|MINOR|CHILD/, 'sexual'],
  [/VIOLEN|TERROR|GORE|DANGEROUS|WEAPON|SUICIDE|SELF_?HARM/, 'violent'],
  [/PROFAN|OBSCEN|OFFENS|HATE|VULGAR|RACIS|DISCRIMINAT/, 'offensive'],
  [/ILLEGAL|REGULATED|RESTRICTED|DRUG|ALCOHOL|GAMBL|LEGAL/, 'illegal'],
  [/IMPERSONAT|IDENTITY/, 'impersonation'],
  [/MISINFO|MISLEAD|MISREPRESENT|DECEPT|FRAUD|SCAM|CONFLICT_OF_INTEREST/, 'misleading'],
  [/COPYRIGHT|TRADEMARK|INTELLECTUAL/, 'copyright'],
  [/GIBBERISH|LOW_?QUALITY|UNCLEAR|UNREADABLE/, 'unclear'],
  [/TOO_?LONG/, 'too-long'],
  [/EMOJI|INVALID_RESPONSE_TEXT/, 'emoji'],
  [/COMMENTS_NOT_ALLOWED|TOO_OLD/, 'closed'],
  [/NOT_CLAIMED/, 'not-claimed'],
  [/USER_PHOTO/, 'no-photo'],
  [/UNSUPPORTED|NO_REPLY_API/, 'unsupported'],
  // A platform that says "abusive or otherwise disallowed" by number only.
  [/^368\b|STANDARDS|ABUSIVE/, 'standards'],
]

export function sortRejection(reason: string | null): ReplyRejection {
  const word = (reason ?? '').toUpperCase().replaceAll('-', '_')
  return REJECTION_BY_WORD.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'
}
