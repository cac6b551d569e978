import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Drag {
  from: number
  /** Between which rows it would land. */
  gap: number
}

/** A finger that trembles does not move the window. */
const STILL_PX = 8
const FRAME_MS = 16

/**
 * A row follows the pointer by a line where it would land; it moves when let go, so nothing jumps under the finger. Held
 * near an end of the window, it takes the window along: a long survey is higher than a phone.
 */
export function useRowDrag(list: RefObject<HTMLOListElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const gapAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    return findGap(
      rows.map(({ top, height }) => top + height / 2),
      y,
    )
  }
  const end = () => setDrag(null)
  const pointer = useRef({ from: 0, y: 0 })
  const isDragging = drag !== null
  const follow = useEffectEvent(() => {
    const { from, y } = pointer.current
    const place = list.current?.getBoundingClientRect()
    const step = place && Math.abs(y - from) >= STILL_PX ? edgeStep(y, window.innerHeight, place) : 0
    if (step === 0 || !drag) return
    window.scrollBy({ top: step, behavior: 'instant' })
    setDrag({ ...drag, gap: gapAt(y) })
  })
  useEffect(() => {
    if (!isDragging) return undefined
    const timer = setInterval(follow, FRAME_MS)
    return () => clearInterval(timer)
  }, [isDragging])

  const rowOf = (index: number) => ({
    isDragged: drag?.from === index,
    /** The line stands above this row, or below it where it is the last. */
    line: drag === null || landingOf(drag.from, drag.gap) === drag.from ? null : lineOf(drag.gap, index, list.current),
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = { from: event.clientY, y: event.clientY }
        setDrag({ from: index, gap: index })
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        pointer.current.y = clientY
        if (drag) setDrag({ ...drag, gap: gapAt(clientY) })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return
        end()
        onDrop(drag.from, landingOf(drag.from, gapAt(event.clientY)))
      },
      onPointerCancel: end,
    },
  })
  return { rowOf }
}

function lineOf(gap: number, index: number, list: HTMLOListElement | null): 'above' | 'below' | null {
  if (gap === index) return 'above'
  return gap === index + 1 && gap === list?.children.length ? 'below' : null
}

export type RowDrag = ReturnType<ReturnType<typeof useRowDrag>['rowOf']>

/** The place between the rows that a pointer at this height means; `middles` are the rows', from above. */
export function findGap(middles: readonly number[], y: number): number {
  const next = middles.findIndex((middle) => y < middle)
  return next === -1 ? middles.length : next
}

const EDGE_PX = 96
const EDGE_SLOWNESS = 6

/**
 * How far the window moves along in a frame while a row is held near its upper or lower end, as long as the list goes on
 * there.
 */
export function edgeStep(y: number, height: number, list: { top: number; bottom: number }): number {
  const [upper, lower] = [EDGE_PX, height - EDGE_PX]
  if (y < upper) return list.top < upper ? -Math.ceil((upper - Math.max(0, y)) / EDGE_SLOWNESS) : 0
  return y > lower && list.bottom > lower ? Math.ceil((Math.min(height, y) - lower) / EDGE_SLOWNESS) : 0
}

/** Dropped into the gap, a row that comes from above leaves its own place behind. */
export const landingOf = (from: number, gap: number) => (gap > from ? gap - 1 : gap)
