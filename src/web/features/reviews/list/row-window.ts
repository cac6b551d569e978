import {
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { createStore } from '#web/kernel/store.ts'

const USUAL_ROW_HEIGHT = 120
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
    onChange: publish,
  })
  const virtualizer = new Virtualizer<Window, HTMLElement>(optionsFor({ ids: [], top: 0 }))

  function publish() {
    const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {}
    const rows = virtualizer.getVirtualItems()
    const top = (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin
    const height = virtualizer.getTotalSize()
    const shown = store.get()
    // The library tells of every pixel scrolled; only other rows, or rows elsewhere, need drawing.
    if (rows === shown.rows && height === shown.height && top === shown.top) return
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
      publish()
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
