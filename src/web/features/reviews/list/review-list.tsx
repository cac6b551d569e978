import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { useOwnDrafts } from '../replies/draft-badge.tsx'
import { ReviewRow, titleIdOf } from '../row/review-row.tsx'
import type { RowRange } from './page-refresher.ts'
import type { RowFocus } from './use-active-review.ts'
import { useReviewActions } from './review-actions.ts'
import { createRowWindow } from './row-window.ts'

/** Fetches the next page before its place comes into view. */
const ROWS_AHEAD = 15

interface ReviewListProps {
  /** Names the list whose place is kept; another list is another element. */
  listKey: string
  reviews: readonly Review[]
  search: string | undefined
  activeId: string | undefined
  focus: RowFocus
  isChosen: (reviewId: string) => boolean
  isSelectable: boolean
  isWhole: boolean
  isLoadingMore: boolean
  onActive: (reviewId: string) => void
  onRange: (range: RowRange) => void
  onNearEnd: () => void
  children?: ReactNode
}

export function ReviewList(props: ReviewListProps) {
  const { reviews, activeId, isWhole } = props
  const t = useTranslations('reviews')
  const list = useRef<HTMLDivElement>(null)
  const { rowWindow, view } = useRowWindow(list, props.listKey, reviews)
  useRange(view, props)
  useRowFocus(list, props, rowWindow.scrollTo)
  useRowOpening(list, reviews)
  const me = useMe()
  const draftIds = useOwnDrafts()
  const tabStop = activeId ?? reviews[0]?.id

  return (
    <div ref={list}>
      <div role="feed" aria-label={t('list')} aria-busy={props.isLoadingMore} style={{ height: view.height }}>
        {/* Room, not a shift: rows that stay keep their places, and what is drawn of them is used again. */}
        <div style={{ paddingTop: view.top }}>
          {view.rows.map(({ index }) => {
            const review = reviews[index]
            return (
              review && (
                <article
                  key={review.id}
                  ref={rowWindow.measure}
                  data-index={index}
                  data-review={review.id}
                  aria-labelledby={titleIdOf(review.id)}
                  aria-posinset={index + 1}
                  aria-setsize={isWhole ? reviews.length : -1}
                  {...{ tabIndex: review.id === tabStop ? 0 : -1 }}
                  className="group/row scroll-mt-20 scroll-mb-24 contain-content focus-visible:-outline-offset-2"
                >
                  <ReviewRow
                    review={review}
                    search={props.search}
                    isChosen={props.isChosen(review.id)}
                    isSelectable={props.isSelectable}
                    hasDraft={draftIds.includes(review.id)}
                    me={me}
                  />
                </article>
              )
            )
          })}
        </div>
      </div>
      {props.children}
    </div>
  )
}

function useRange({ first, last }: RowRange, { reviews, onRange, onNearEnd }: ReviewListProps) {
  useEffect(() => onRange({ first, last }), [first, last, onRange])
  useEffect(() => {
    if (last + ROWS_AHEAD >= reviews.length) onNearEnd()
  }, [last, reviews.length, onNearEnd])
}

/** The focus goes with the keys, and the keys go on from where the focus is. */
function useRowFocus(
  list: RefObject<HTMLElement | null>,
  { reviews, activeId, focus, onActive }: ReviewListProps,
  scrollTo: (index: number) => void,
) {
  // Looked for only when wanted: scrolling renders every frame, and there may be thousands.
  useLayoutEffect(() => {
    const activeIndex = focus.isWanted() ? reviews.findIndex((review) => review.id === activeId) : -1
    if (activeIndex >= 0) scrollTo(activeIndex)
  }, [activeId, reviews, focus, scrollTo])

  // After every rendering: a row far away is there only once the list has scrolled to it.
  useEffect(() => {
    if (!focus.isWanted()) return
    const row = list.current?.querySelector<HTMLElement>(`[data-review="${activeId ?? ''}"]`)
    if (row) focus.give(row)
  })

  const noteFocus = useEffectEvent((event: FocusEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-review]') : null
    const reviewId = row?.dataset['review']
    if (reviewId !== undefined) onActive(reviewId)
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('focusin', noteFocus)
    return () => element?.removeEventListener('focusin', noteFocus)
  }, [list])
}

/** The whole row opens its review; what is in it to be pressed does its own, and words can be marked. */
function useRowOpening(list: RefObject<HTMLElement | null>, reviews: readonly Review[]) {
  const { open } = useReviewActions()
  const openPressed = useEffectEvent((event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || pressed?.closest('a, button, label, input, [role=checkbox]')) return
    if (window.getSelection()?.isCollapsed === false) return
    const reviewId = pressed?.closest<HTMLElement>('[data-review]')?.dataset['review']
    const review = reviews.find(({ id }) => id === reviewId)
    if (review) open(review)
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('click', openPressed)
    return () => element?.removeEventListener('click', openPressed)
  }, [list])
}

/** The rows to draw, following the page as it scrolls and as what stands above the list comes and goes. */
function useRowWindow(list: RefObject<HTMLElement | null>, listKey: string, reviews: readonly Review[]) {
  const [rowWindow] = useState(() => createRowWindow(listKey))
  const view = useSyncExternalStore(rowWindow.subscribe, rowWindow.get)

  useLayoutEffect(() => rowWindow.open(), [rowWindow])
  // New rows are laid out in the task that draws them, which leaves less to the frame that shows them.
  useLayoutEffect(() => void list.current?.offsetHeight, [list, view])
  useLayoutEffect(() => {
    const ids = reviews.map(({ id }) => id)
    let top = -1
    const update = () => {
      const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      if (now === top) return
      top = now
      rowWindow.update({ ids, top })
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, reviews, rowWindow])

  return { rowWindow, view }
}
