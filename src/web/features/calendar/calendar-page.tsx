import { useQuery } from '@tanstack/react-query'
import { Plus, Rss } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarItem, CalendarSpan } from '#shared/contracts/calendar.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { Banner, Button, Dialog, EmptyState, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { Agenda } from './agenda.tsx'
import { type CalendarAddress, useCalendarAddress } from './calendar-address.ts'
import { type Day, daysOf, type Place, type PlacedItem, sortIntoDays } from './calendar-days.ts'
import { calendarQuery } from './calendar.queries.ts'
import { useCalendarRights } from './calendar-rights.ts'
import { useDayWords, useItemTitle } from './calendar-words.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { ItemChip } from './item-chip.tsx'
import { MonthGrid, USUAL_TIME } from './month-grid.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { useMoveItem } from './use-move-item.ts'
import { DeedsContext, type Moving, useMoving } from './use-moving.ts'
import { WeekGrid } from './week-grid.tsx'

/** The window that is open, besides the details of an item. */
type OpenWindow = 'feed' | { plan: Place } | { day: Day } | { move: CalendarItem } | null

const NONE: readonly PlacedItem[] = []
const isOf = (opened: OpenWindow) => opened !== null && opened !== 'feed'

export function CalendarPage() {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const address = useCalendarAddress()
  const { canPlan } = useCalendarRights()
  const move = useMoveItem(address.timezone)
  const moving = useMoving({ address, onDrop: move.mutate })
  const [opened, setOpened] = useState<OpenWindow>(null)
  const hintId = useId()
  const days = daysOf(address.view, address.day)
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '', language: locale }
  const query = useQuery(calendarQuery({ ...span, ...address.filter }))
  const plan = canPlan ? (place: Place) => setOpened({ plan: place }) : null
  const deeds = {
    ...moving,
    // From the window of a day, which would hide where it goes.
    grab: (placed: PlacedItem) => moving.grab(placed) && setOpened(null),
    open: ({ id }: CalendarItem) => address.goTo({ item: id }),
    plan,
    showDay: (day: Day) => setOpened({ day }),
    hintId,
  }
  const soonest = address.day < address.today ? address.today : address.day
  const actions = (
    <Actions onSubscribe={() => setOpened('feed')} onPlan={plan && (() => plan({ day: soonest, time: USUAL_TIME }))} />
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={actions}>
      <DeedsContext value={deeds}>
        <div className="flex flex-col gap-4">
          <CalendarToolbar address={address} days={days} />
          <QueryState query={query} failedTitle={t('failed')} skeleton={<Loading />}>
            {(span) => (
              <>
                <Shown address={address} days={days} span={span} isOld={query.isPlaceholderData} />
                <p className="text-sm text-ink-muted">{t('zone', { timezone: nameTimezone(span.timezone, locale) })}</p>
                <Windows {...{ address, span, move, opened, setOpened }} />
              </>
            )}
          </QueryState>
        </div>
        <p id={hintId} className="sr-only">
          {t('hint')}
        </p>
        <Told moving={moving} />
      </DeedsContext>
    </Page>
  )
}

interface ActionsProps {
  onSubscribe: () => void
  onPlan: (() => void) | null
}

function Actions({ onSubscribe, onPlan }: ActionsProps) {
  const t = useTranslations('calendar')
  return (
    <>
      <Button icon={<Rss aria-hidden />} onClick={onSubscribe}>
        {t('feed.action')}
      </Button>
      {onPlan && (
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onPlan}>
          {t('schedule')}
        </Button>
      )}
    </>
  )
}

function Loading() {
  const t = useTranslations('calendar')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-144" />
    </SkeletonGroup>
  )
}

interface ShownProps {
  address: CalendarAddress
  days: readonly Day[]
  span: CalendarSpan
  isOld: boolean
}

function Shown({ address, days, span, isOld }: ShownProps) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const isPhone = useIsPhone()
  const { view, today, day: shownDay } = address
  const byDay = sortIntoDays(span.items, span.timezone)
  const itemsOf = (day: Day) => byDay.get(day) ?? NONE
  const holidays = new Map(span.holidays.map(({ day, name }) => [day, name]))
  const holidayOf = (day: Day) => holidays.get(day)
  const grid = { days, itemsOf, today, shownDay, timezone: span.timezone, holidayOf }
  const isEmpty = span.items.length === 0
  return (
    <div className={joinClasses('flex flex-col gap-4 transition-opacity', isOld && 'opacity-60')}>
      {span.isCut && <Banner tone="warn">{t('cut')}</Banner>}
      {isEmpty && !isOld && <Empty address={address} isAlone={isPhone} />}
      {isPhone ? (
        !isEmpty && <Agenda {...grid} />
      ) : view === 'month' ? (
        <MonthGrid {...grid} />
      ) : (
        <>
          <WeekGrid {...grid} textHours={span.textHours} />
          <p className="text-sm text-ink-muted">{t('textHours', { time: words.time(span.textHours.from) })}</p>
        </>
      )}
    </div>
  )
}

/** Above a grid, on which one can plan, a line is enough. */
function Empty({ address, isAlone }: { address: CalendarAddress; isAlone: boolean }) {
  const t = useTranslations('calendar')
  const { canPlan } = useCalendarRights()
  const { isNarrowed, clearFilter } = address
  if (!isAlone) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-muted">{t(isNarrowed ? 'emptyFiltered' : canPlan ? 'emptyBeside' : 'empty')}</p>
        {isNarrowed && (
          <Button size="small" onClick={clearFilter}>
            {t('clear')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <EmptyState
      kind={isNarrowed ? 'nothing-matches' : 'first-use'}
      title={t('empty')}
      text={t(isNarrowed ? 'emptyFiltered' : 'emptyText')}
      action={isNarrowed && <Button onClick={clearFilter}>{t('clear')}</Button>}
    />
  )
}

interface WindowsProps {
  address: CalendarAddress
  span: CalendarSpan
  move: ReturnType<typeof useMoveItem>
  opened: OpenWindow
  setOpened: (opened: OpenWindow) => void
}

function Windows({ address, span, move, opened, setOpened }: WindowsProps) {
  const { timezone } = span
  const close = () => setOpened(null)
  const item = span.items.find(({ id }) => id === address.itemId)
  const startMove = (moved: CalendarItem) => {
    address.close()
    setOpened({ move: moved })
  }
  return (
    <>
      {opened === 'feed' && <FeedDialog onClose={close} />}
      {item && <DetailsDialog {...{ item, timezone }} onMove={() => startMove(item)} onClose={address.close} />}
      {isOf(opened) && 'plan' in opened && <PlanDialog place={opened.plan} timezone={timezone} onClose={close} />}
      {isOf(opened) && 'move' in opened && <MoveDialog item={opened.move} {...{ timezone, move }} onClose={close} />}
      {isOf(opened) && 'day' in opened && !item && <DayDialog day={opened.day} span={span} onClose={close} />}
    </>
  )
}

/** All of one day. */
function DayDialog({ day, span, onClose }: { day: Day; span: CalendarSpan; onClose: () => void }) {
  const words = useDayWords()
  const items = sortIntoDays(span.items, span.timezone).get(day) ?? NONE
  return (
    <Dialog isOpen size="medium" title={words.full(day)} onOpenChange={(willOpen) => !willOpen && onClose()}>
      <ul className="flex flex-col gap-2">
        {items.map((placed) => (
          <li key={placed.item.id} className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
            <ItemChip placed={placed} isRow />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What is being moved: beside the pointer, and in words for whoever listens. */
function Told({ moving: { held, said } }: { moving: Moving }) {
  const titleOf = useItemTitle()
  const words = useDayWords()
  return (
    <>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      {held?.at && (
        <div
          aria-hidden
          className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 rounded-control border border-line bg-card px-2 py-1 text-xs shadow-float"
          style={{ transform: `translate(${held.at.x + 12}px, ${held.at.y + 12}px)` }}
        >
          <p className="truncate font-medium">{titleOf(held.item)}</p>
          <p className="text-ink-muted">{words.place(held.over)}</p>
        </div>
      )}
    </>
  )
}
