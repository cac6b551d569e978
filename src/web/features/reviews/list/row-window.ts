import {
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { createStore } from '#web/kernel/store.ts'

/** Drawn in one go; more of them would hold up the page that is being scrolled. */
const MOST_NEW_ROWS = 2

/** Row numbers, both of them included. */
export interface RowSpan {
  first: number
  last: number
}

/**
 * The way from the rows that are drawn to the rows that are wanted, one step of it: what stays is kept, and around it a
 * few new rows come, those in view before those beyond it.
 */
export function stepTowards(wanted: RowSpan, drawn: RowSpan | undefined, firstInView: number): RowSpan {
  const kept = drawn && { first: Math.max(wanted.first, drawn.first), last: Math.min(wanted.last, drawn.last) }
  const start = Math.max(wanted.first, Math.min(firstInView, wanted.last))
  const span = kept && kept.first <= kept.last ? kept : { first: start, last: start - 1 }
  const below = Math.min(wanted.last - span.last, MOST_NEW_ROWS)
  const above = Math.min(span.first - wanted.first, MOST_NEW_ROWS - below)
  return { first: span.first - above, last: span.last + below }
}

const USUAL_ROW_HEIGHT = 92
const ROWS_BEYOND = 6

/** The rows that are drawn, out of all there are. */
export interface RowWindowView {
  rows: readonly VirtualItem[]
  height: number
  /** How far down the list the first of them begins. */
  top: number
  first: number
  last: number
}

interface Rows {
  ids: readonly string[]
  /** How far down the page they begin. */
  top: number
}

/** To the fraction, where the library rounds: rows that stay when others above them go must not move by a hair. */
const measureExactly: typeof measureElement<HTMLElement> = (row, entry, virtualizer) =>
  entry?.borderBoxSize[0]?.blockSize ?? measureElement(row, entry, virtualizer)

/** Heights of a list that was left, so that coming back to it finds the same place. */
const leftHeights = new Map<string, VirtualItem[]>()

/**
 * As many rows as one sees, whatever the number there is. The library's own hook gives out one object that changes
 * inside, which React's compiler cannot follow; here each change is a new view.
 */
export function createRowWindow(listKey: string) {
  const store = createStore<RowWindowView>({ rows: [], height: 0, top: 0, first: 0, last: 0 })
  const drawSoon = inOwnTask(() => draw())
  const optionsFor = ({ ids, top }: Rows) => ({
    count: ids.length,
    getItemKey: (index: number) => ids[index] ?? index,
    scrollMargin: top,
    estimateSize: () => USUAL_ROW_HEIGHT,
    measureElement: measureExactly,
    overscan: ROWS_BEYOND,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: leftHeights.get(listKey) ?? [],
    onChange: drawSoon,
  })
  const virtualizer = new Virtualizer<Window, HTMLElement>(optionsFor({ ids: [], top: 0 }))

  function draw() {
    const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {}
    const wanted = virtualizer.getVirtualItems()
    const shown = store.get()
    const rows = takeStep(wanted, shown.rows, first)
    if (rows.length < wanted.length) drawSoon()
    const top = (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin
    const height = virtualizer.getTotalSize()
    // The library tells of every pixel scrolled; only other rows, or rows elsewhere, need drawing.
    if (areSame(rows, shown.rows) && height === shown.height && top === shown.top) return
    store.set({ rows, height, top, first, last })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    measure: (row: HTMLElement | null) => virtualizer.measureElement(row),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),

    update(rows: Rows) {
      virtualizer.setOptions(optionsFor(rows))
      virtualizer._willUpdate()
      draw()
    },

    open(): () => void {
      const close = virtualizer._didMount()
      return () => {
        leftHeights.set(listKey, virtualizer.takeSnapshot())
        close()
      }
    },
  }
}

function takeStep(wanted: readonly VirtualItem[], drawn: readonly VirtualItem[], firstInView: number) {
  const span = spanOf(wanted)
  if (!span) return wanted
  const step = stepTowards(span, spanOf(drawn), firstInView)
  return wanted.slice(step.first - span.first, step.last - span.first + 1)
}

function spanOf(rows: readonly VirtualItem[]): RowSpan | undefined {
  const [first, last] = [rows[0], rows.at(-1)]
  return first && last && { first: first.index, last: last.index }
}

const areSame = (rows: readonly VirtualItem[], others: readonly VirtualItem[]) =>
  rows.length === others.length && rows.every((row, place) => row === others[place])

/** A task of its own: together with the frame that scrolls, lays out and paints, the drawing would take too long. */
function inOwnTask(work: () => void): () => void {
  let isAwaited = false
  return () => {
    if (isAwaited) return
    isAwaited = true
    setTimeout(() => {
      isAwaited = false
      work()
    })
  }
}
