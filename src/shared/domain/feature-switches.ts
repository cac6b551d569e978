/** What the people who run the installation can switch off for everybody. What was begun before goes on. */
export const FEATURE_SWITCHES = ['campaign-sending', 'assistant-drafts', 'contact-import'] as const
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number]
