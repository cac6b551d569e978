import type { ReactNode } from 'react'

export type CommandItem = {
  id: string
  label: string
  /** The label with something marked in it. */
  shown?: ReactNode
  /** A second line. */
  detail?: ReactNode
  /** Stands muted behind the label: where it leads, what it belongs to. */
  hint?: string
  icon?: ReactNode
  /** Keys that do the same without the palette. */
  shortcut?: ReactNode
  /** Other words one might type for it. */
  keywords?: readonly string[]
  /** Somebody else has found it: it is shown whatever its words are. */
  isFound?: boolean
  /** Where it leads, so that it can be opened beside what is here. */
  href?: string
  /** The palette stays open for what comes next. */
  keepsOpen?: boolean
  /** Takes it out of the list: the key Delete, or the cross at its end. */
  onRemove?: () => void
  onSelect: () => void
}

/** Whether a word begins like what was typed, but for a slip. */
export type IsCloseTo = (word: string, typed: string) => boolean

/** Which items the palette shows: those that are called so, or else nearly so. */
export function chooseFilter(items: readonly CommandItem[], query: string, isCloseTo?: IsCloseTo) {
  const isNearly = isCloseTo !== undefined && !items.some((item) => matchesQuery(item, query))
  return (item: CommandItem, typed: string): boolean =>
    item.isFound === true || (isNearly ? matchesNearly(item, typed, isCloseTo) : matchesQuery(item, typed))
}

type NamedItem = Pick<CommandItem, 'label' | 'hint' | 'keywords'>

/** True when every typed word begins one of the item's words, whatever the case and the accents. */
export function matchesQuery(item: NamedItem, query: string): boolean {
  return matchesBy(item, query, (word, typed) => word.startsWith(typed))
}

/** As that, or nearly so. */
function matchesNearly(item: NamedItem, query: string, isCloseTo: IsCloseTo): boolean {
  return matchesBy(item, query, (word, typed) => word.startsWith(typed) || isCloseTo(word, typed))
}

function matchesBy(item: NamedItem, query: string, isMeant: (word: string, typed: string) => boolean): boolean {
  const typedWords = splitWords(query)
  // Signs alone name nothing that can be chosen.
  if (typedWords.length === 0) return query.trim() === ''
  const words = [item.label, item.hint ?? '', ...(item.keywords ?? [])].flatMap(splitWords)
  return typedWords.every((typed) => words.some((word) => isMeant(word, typed)))
}

function splitWords(text: string): string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
