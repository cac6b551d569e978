// Apart from the rest: every address of the product is read by these.

export const HOSTED_PAGE_KINDS = ['review', 'survey', 'feedback'] as const
export type HostedPageKind = (typeof HOSTED_PAGE_KINDS)[number]

/** How content somebody is: stars up to 2 and 6 of 10 are low, from 4 and 9 high. Of several answers the lowest counts. */
export const SCORE_BANDS = ['low', 'middle', 'high'] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]
