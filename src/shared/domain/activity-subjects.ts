import type { ActivityAction } from './activity-actions.ts'

/** What people look for in the feed. */
export const ACTIVITY_SUBJECTS = [
  'reviews',
  'replies',
  'disputes',
  'qr-codes',
  'contacts',
  'campaigns',
  'connections',
  'team',
  'security',
  'billing',
  'workspace',
] as const
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number]

type Area<Action extends string> = Action extends `${infer First}.${string}` ? First : never

/** By the first word of the action; a new one has to be put somewhere. */
const SUBJECT_OF_AREA: Record<Area<ActivityAction>, ActivitySubject> = {
  review: 'reviews',
  import: 'reviews',
  reply: 'replies',
  dispute: 'disputes',
  incident: 'disputes',
  'qr-code': 'qr-codes',
  'hosted-page': 'qr-codes',
  contact: 'contacts',
  campaign: 'campaigns',
  integration: 'connections',
  provider: 'connections',
  member: 'team',
  account: 'security',
  security: 'security',
  workspace: 'workspace',
  automation: 'workspace',
  sso: 'workspace',
  assistant: 'workspace',
  billing: 'billing',
}

export function subjectOf(action: ActivityAction): ActivitySubject {
  return SUBJECT_OF_AREA[action.split('.', 1)[0] as Area<ActivityAction>]
}
