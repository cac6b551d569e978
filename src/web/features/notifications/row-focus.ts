import type { KeyboardEvent } from 'react'

const FACE = '[data-face]'
const LINK = `a${FACE}`

/** To what a row leads, or to the row itself where it leads nowhere. */
export function focusRow(row: Element | null | undefined) {
  row?.querySelector<HTMLElement>(FACE)?.focus()
}

/** The arrows go from link to link; Tab also reaches the buttons between them. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const row = event.currentTarget.closest('li')
  const links = [...(row?.parentElement?.querySelectorAll<HTMLElement>(LINK) ?? [])]
  const here = links.findIndex((link) => row?.contains(link))
  const last = links.length - 1
  const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: last }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  links[Math.min(Math.max(target, 0), last)]?.focus()
}
