import type { ReactNode } from 'react'

export type CommandItem = {
  id: string
  label: string
  /** Stands muted behind the label: where it leads, what it belongs to. */
  hint?: string
  icon?: ReactNode
  /** Keys that do the same without the palette. */
  shortcut?: ReactNode
  /** Other words one might type for it. */
  keywords?: readonly string[]
  onSelect: () => void
}

/** True when every typed word is somewhere in the item's words, whatever the case and the accents. */
export function matchesQuery(item: Pick<CommandItem, 'label' | 'hint' | 'keywords'>, query: string): boolean {
  const words = fold([item.label, item.hint ?? '', ...(item.keywords ?? [])].join(' '))
  return fold(query)
    .split(/\s+/)
    .every((word) => words.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
