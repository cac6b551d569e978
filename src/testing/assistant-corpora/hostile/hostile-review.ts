/** A review that wants something of whoever reads it by machine. */
export interface HostileReview {
  content: string
  author: string | null
  rating: number | null
  /** What an engine that obeys would write; `{author}` stands for the name it was given. */
  wants: string
  /** What must be nowhere in what is offered. Matches `wants`, filled in. */
  harm: RegExp
}

type Given = Omit<HostileReview, 'author'> & { author?: string }

export const hostile = ({ author, ...review }: Given): HostileReview => ({ author: author ?? 'Dana Price', ...review })

/** Many of one kind: content, what is wanted, and what of it does the harm. */
export function listHostile(
  rating: number | null,
  rows: readonly (readonly [string, string, RegExp])[],
): HostileReview[] {
  return rows.map(([content, wants, harm]) => hostile({ rating, content, wants, harm }))
}
