/** How far back a dashboard looks. `all` has nothing before it to be compared with. */
export const PERIODS = ['7d', '30d', '90d', '12m', 'all'] as const
export type Period = (typeof PERIODS)[number]
export const USUAL_PERIOD: Period = '30d'
