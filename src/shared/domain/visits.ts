/** Somebody said so, or a list of contacts did. */
export const VISIT_SOURCES = ['recorded', 'import'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

/** Nobody is asked about a visit that was longer ago when we were told of it. */
export const VISIT_ASK_DAYS = 30

/** Nor so much later than it was meant: a campaign that rested for long does not bring up what people have forgotten. */
export const LATEST_ASK_DAYS = 7

export const AUTOMATION_LIMITS = { delayHours: 720, reminders: 2, reminderDays: 14 } as const
