import type { Doubt } from '#shared/domain/assistant.ts'

/**
 * Where the doubtful passages of a draft stand in what has become of it. One that was changed is the person's own, and
 * gone from here.
 */
export function placeDoubts(text: string, draft: string | null, doubts: readonly Doubt[]): Doubt[] {
  let from = 0
  return doubts.flatMap(({ start, end, reason }) => {
    const passage = (draft ?? '').slice(start, end)
    const at = passage === '' ? -1 : text.indexOf(passage, from)
    if (at < 0) return []
    from = at + passage.length
    return [{ start: at, end: from, reason }]
  })
}
