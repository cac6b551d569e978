/**
 * Running text as data. A block is a paragraph, a list of points, a list of terms with their explanation, or code.
 * Links are written `[label](/path)`; a path is turned into the page's own language.
 */
export type ProseBlock =
  | string
  | { points: readonly string[] }
  | { terms: readonly ProseTerm[] }
  | { code: string; label: string }

export interface ProseTerm {
  term: string
  text: string
}

export interface ProseSection {
  heading: string
  blocks: readonly ProseBlock[]
}

export interface PageMeta {
  title: string
  description: string
}

/** `Key` names the sections, so that a translation that lacks one does not compile. */
export interface ProsePage<Key extends string> {
  meta: PageMeta
  title: string
  lead: string
  sections: Record<Key, ProseSection>
}
