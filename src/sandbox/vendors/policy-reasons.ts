/** Why a platform turns a reply down, in the words of its interface and in ours. */
export const POLICY_REASONS = {
  OFF_TOPIC: 'It is about something else.',
  PERSONAL_INFORMATION: 'It gives away personal information.',
  SOLICITATION: 'It advertises.',
  HARASSMENT: 'It harasses somebody.',
  PROFANITY: 'It uses foul language.',
  SPAM: 'It is spam.',
} as const
export type PolicyReason = keyof typeof POLICY_REASONS

export const USUAL_REASON: PolicyReason = 'OFF_TOPIC'

export function explainReason(reason: string | null): string {
  return Object.entries(POLICY_REASONS).find(([known]) => known === reason)?.[1] ?? ''
}
