import type { SearchHit } from './search-source.ts'

/** Without case and accents, so that "menu" finds "Menü". */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of the query must begin a word of the hit. */
export function matchHits(hits: readonly SearchHit[], query: string): SearchHit[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean)
  return hits.filter((hit) => {
    const words = [hit.label, hit.detail ?? '', ...(hit.keywords ?? [])].flatMap((text) =>
      foldText(text).split(/[^\p{L}\p{N}]+/u),
    )
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}
