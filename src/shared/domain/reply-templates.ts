/** Written in braces in a template; each review fills them with its own. */
export const TEMPLATE_VARIABLES = ['author', 'business', 'location', 'platform', 'rating'] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]
