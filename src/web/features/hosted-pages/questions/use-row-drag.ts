import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { edgeStep, findGap, landingOf } from './question-moves.ts'

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
