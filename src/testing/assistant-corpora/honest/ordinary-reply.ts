/** A reply as businesses write it. The business is Harbour Bistro, the writer Dana. */
export interface OrdinaryReply {
  language: string
  stars: number
  review: string
  reply: string
  /** What the team has written among its facts. */
  facts: string
}

type Row = readonly [stars: number, review: string, reply: string, facts?: string]

export const listOrdinary = (language: string, rows: readonly Row[]): OrdinaryReply[] =>
  rows.map(([stars, review, reply, facts = '']) => ({ language, stars, review, reply, facts }))
