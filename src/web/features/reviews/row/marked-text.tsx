import { markMatches } from '#shared/domain/mark-matches.ts'

/** A text with what was searched for marked in it. */
export function MarkedText({ text, search }: { text: string; search: string | undefined }) {
  return markMatches(text, search).map(({ start, part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-[2px] bg-warn-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
