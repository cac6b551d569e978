import { type RefObject, useMemo } from 'react'
import { useMe } from '#web/kernel/session/me.ts'
import { usePageShortcuts } from '#web/kernel/shortcuts/use-page-shortcuts.ts'
import { LEAF_KEYS } from './item-sheet.tsx'

interface RowKeys {
  /** A list; in each of its rows, what this selector finds opens it. */
  rows: RefObject<HTMLElement | null>
  opener: string
  /** For the sheet that explains the keys. */
  title: string
  labels: { next: string; previous: string }
}

/** From row to row by j and k; Enter opens the one that has the focus, as it does any link or button. */
export function useRowKeys({ rows, opener, title, labels: { next, previous } }: RowKeys) {
  const { user } = useMe()
  const shortcuts = useMemo(
    () => LEAF_KEYS.map((key) => ({ ...key, label: key.action === 'next' ? next : previous })),
    [next, previous],
  )
  const onAction = (action: string) => {
    const openers = [...(rows.current?.querySelectorAll<HTMLElement>(opener) ?? [])]
    const index = openers.findIndex((each) => each.closest('li')?.contains(document.activeElement))
    const wanted = openers[index === -1 ? 0 : index + (action === 'next' ? 1 : -1)]
    wanted?.focus()
    wanted?.closest('li')?.scrollIntoView({ block: 'nearest' })
    return wanted !== undefined
  }
  usePageShortcuts({ userId: user.id, title, shortcuts, onAction })
}
