import { type KeyboardEvent, useRef } from 'react'
import type { CommandItem } from './command-match.ts'

/** As a link does: beside what is here. */
export function openBeside({ href }: CommandItem): void {
  if (href !== undefined) window.open(href, '_blank', 'noopener')
}

/** What else the keyboard does with the item that Enter would choose. Delete is the text's own while there is some. */
export function useItemKeys(isTextEmpty: boolean) {
  const highlighted = useRef<CommandItem | undefined>(undefined)
  return {
    noteHighlighted: (item: CommandItem | undefined) => {
      highlighted.current = item
    },
    onKeyDown: (event: KeyboardEvent) => {
      const item = highlighted.current
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && item?.href !== undefined) {
        event.preventDefault()
        openBeside(item)
      }
      if (event.key === 'Delete' && isTextEmpty && item?.onRemove) {
        event.preventDefault()
        item.onRemove()
      }
    },
  }
}
