import { useEffect, useRef } from 'react'
import type { DisputePart } from '../disputes-search.ts'

interface StartAt {
  /** `null` until the sheet has drawn it, which may be after the dispute is known. */
  content: HTMLElement | null
  disputeId: string
  part: DisputePart | undefined
  isLoaded: boolean
}

/** Another dispute begins at its top, or at the part one asked for; the focus stays in the sheet. */
export function useStartAt({ content, disputeId, part, isLoaded }: StartAt) {
  const startedWith = useRef<string | null>(null)
  useEffect(() => {
    const start = `${disputeId} ${part ?? ''}`
    if (!isLoaded || content === null || startedWith.current === start) return
    const isFirst = startedWith.current === null
    startedWith.current = start
    const place = part && content.querySelector<HTMLElement>(`[data-part="${part}"]`)
    if (place) beginAt(place)
    else if (!isFirst) beginAtTop(content)
  }, [content, disputeId, part, isLoaded])
}

function beginAt(place: HTMLElement) {
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

function beginAtTop(content: HTMLElement) {
  content.parentElement?.scrollTo({ top: 0 })
  const sheet = content.closest<HTMLElement>('[role="dialog"]')
  if (sheet && !sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true })
}
