import {
  createContext,
  type KeyboardEvent as KeyPress,
  type PointerEvent as Press,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import { useToast } from '#web/ui/index.ts'
import type { CalendarAddress } from './calendar-address.ts'
import { isSamePlace, moveBy, type Place, type PlacedItem, timeOf } from './calendar-days.ts'
import { useCalendarRights } from './calendar-rights.ts'
import { useDayWords, useItemTitle } from './calendar-words.ts'
import type { Move } from './use-move-item.ts'

interface Held extends PlacedItem {
  over: Place
  /** Where the pointer is; `null`: by the keyboard. */
  at: { x: number; y: number } | null
}

/** A hand that trembles moves nothing. */
const STILL_PX = 6
const STEP_MINUTES = 15
const DAY_MINUTES = 1440

interface MovingOptions {
  address: CalendarAddress
  onDrop: (move: Move) => void
}

/** An item is picked up by pointer or keyboard, and let go elsewhere. What happens is told to whoever listens. */
export function useMoving({ address, onDrop }: MovingOptions) {
  const t = useTranslations('calendar.moving')
  const findRefusal = useRefusals()
  const titleOf = useItemTitle()
  const words = useDayWords()
  const [held, setHeld] = useState<Held | null>(null)
  const [said, say] = useState('')
  const drop = ({ item, place, over }: Held) => {
    setHeld(null)
    if (isSamePlace(place, over)) return
    say(t('dropped', { title: titleOf(item), when: words.place(over) }))
    onDrop({ item, to: over })
  }
  const cancel = ({ item }: Held) => {
    setHeld(null)
    say(t('cancelled', { title: titleOf(item) }))
  }
  const carry = (now: Held, key: string) => {
    const over = moveBy(now.over, key, address.view)
    setHeld({ ...now, over })
    say(t('over', { when: words.place(over) }))
    address.goTo({ date: over.day }, true)
  }

  useHeldKeys(held, {
    onArrow: carry,
    onEnd: (now, isDropped) => {
      const end = isDropped ? drop : cancel
      end(now)
      focusItem(now.item.id, isDropped ? now.over.day : now.place.day)
    },
  })

  return {
    held,
    said,
    /** Whether it is held now. */
    grab: (placed: PlacedItem) => {
      const refuse = findRefusal(placed.item)
      refuse?.()
      if (refuse) return false
      setHeld({ ...placed, over: placed.place, at: null })
      say(t('grabbed', { title: titleOf(placed.item), when: words.place(placed.place) }))
      return true
    },
    drag: (event: Press, placed: PlacedItem) => {
      if (event.button !== 0 || event.pointerType === 'touch') return
      const refuse = findRefusal(placed.item)
      if (refuse) return whenPulled(event, refuse)
      followPointer(event, placed, { onOver: setHeld, onLeave: () => setHeld(null), onDrop: drop })
    },
  }
}

/** Tells why something has to stay where it is; `null` where it may go. */
function useRefusals(): (item: CalendarItem) => (() => void) | null {
  const t = useTranslations('calendar.moving')
  const { mayMove } = useCalendarRights()
  const toast = useToast()
  return (item) => {
    if (item.canMove && mayMove(item)) return null
    const title = item.canMove ? t('mayNot') : t('fixed')
    return () => toast({ kind: `calendar-${item.id}`, tone: 'warn', title })
  }
}

export type Moving = ReturnType<typeof useMoving>

interface HeldKeys {
  onArrow: (held: Held, key: string) => void
  onEnd: (held: Held, isDropped: boolean) => void
}

const DROPS = [' ', 'Enter']
const CANCELS = ['Escape', 'Tab']

/** Wherever the focus is meanwhile: what is held may leave the page with its week. */
function useHeldKeys(held: Held | null, { onArrow, onEnd }: HeldKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const isArrow = key.startsWith('Arrow')
    if (!held || (!isArrow && !DROPS.includes(key) && !CANCELS.includes(key))) return
    event.preventDefault()
    event.stopPropagation()
    if (isArrow) onArrow(held, key)
    else onEnd(held, DROPS.includes(key))
  })
  const isHeld = held !== null && held.at === null
  useEffect(() => {
    if (!isHeld) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [isHeld])
}

interface Following {
  onOver: (held: Held) => void
  onLeave: () => void
  onDrop: (held: Held) => void
}

function followPointer(press: Press, placed: PlacedItem, { onOver, onLeave, onDrop }: Following): void {
  let held: Held | null = null
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!held && Math.hypot(x - press.clientX, y - press.clientY) < STILL_PX) return
    const over = findPlace(x, y, placed.place) ?? held?.over ?? placed.place
    held = { ...placed, over, at: { x, y } }
    onOver(held)
  }
  const end = (event: PointerEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    document.removeEventListener('pointermove', follow)
    document.removeEventListener('pointerup', end)
    document.removeEventListener('pointercancel', end)
    document.removeEventListener('keydown', end, true)
    if (!held) return
    swallowClick()
    if (event.type === 'pointerup') onDrop(held)
    else onLeave()
  }
  document.addEventListener('pointermove', follow)
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
  document.addEventListener('keydown', end, true)
}

/** Once, as soon as it would have moved. */
function whenPulled(press: Press, tell: () => void): void {
  const pull = new AbortController()
  const { signal } = pull
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) < STILL_PX) return
    pull.abort()
    tell()
  }
  document.addEventListener('pointermove', follow, { signal })
  document.addEventListener('pointerup', () => pull.abort(), { signal })
  document.addEventListener('pointercancel', () => pull.abort(), { signal })
}

/** Letting go over an item is no wish to open it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }))
}

/** In a week the height tells the time, to a quarter of an hour. */
function findPlace(x: number, y: number, from: Place): Place | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')
  if (!slot?.dataset['day']) return null
  const day = slot.dataset['day']
  if (from.time === null || slot.dataset['hours'] === undefined) return { ...from, day }
  const { top, height } = slot.getBoundingClientRect()
  const minutes = Math.floor((((y - top) / height) * DAY_MINUTES) / STEP_MINUTES) * STEP_MINUTES
  return { day, time: timeOf(minutes) }
}

/** It stands in another place of the page by now, or behind what is not shown of its day. */
function focusItem(id: string, day: string): void {
  requestAnimationFrame(() => {
    const item = document.querySelector<HTMLElement>(`[data-item="${id}"]`)
    const place = item ?? document.querySelector<HTMLElement>(`[data-more="${day}"]`)
    place?.focus()
  })
}

interface CalendarDeeds extends Pick<Moving, 'held' | 'drag'> {
  grab: (placed: PlacedItem) => void
  open: (item: CalendarItem) => void
  plan: ((place: Place) => void) | null
  showDay: (day: string) => void
  hintId: string
}

export const DeedsContext = createContext<CalendarDeeds | null>(null)

export function useDeeds(): CalendarDeeds {
  const deeds = use(DeedsContext)
  if (!deeds) throw new Error('Only inside the calendar.')
  return deeds
}

export const isGrabKey = ({ key }: KeyPress) => key === ' '
