import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { joinClasses } from '../join-classes.ts'
import { Popover } from '../overlays/popover.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { Calendar } from './calendar.tsx'
import { type DayPattern, type IsoDay, parseWrittenDay, writeDay } from './written-date.ts'

export type DatePickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: IsoDay | undefined
  /** Called with a day, or with nothing when the field is empty or holds no day within the limits. */
  onChange: (day: IsoDay | undefined) => void
  pattern: DayPattern
  earliest?: IsoDay
  latest?: IsoDay
}

/** A day, typed or chosen from a month. Belongs in a Field. */
export function DatePicker({ value, onChange, pattern, earliest, latest, className, ...props }: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { labels } = useUiLanguage()
  const calendar = useRef<HTMLDivElement>(null)
  const limits = { ...(earliest && { earliest }), ...(latest && { latest }) }
  const writing = useWriting({ value, onChange, pattern, ...limits })
  const choose = (day: IsoDay) => {
    writing.replaceBy(day)
    setIsOpen(false)
  }

  return (
    <span className={joinClasses('relative flex', className)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={pattern}
        {...props}
        value={writing.text}
        onChange={(event) => writing.type(event.target.value)}
        onBlur={(event) => {
          writing.tidyUp()
          props.onBlur?.(event)
        }}
        className="flex-1 pr-10 pointer-coarse:pr-12"
      />
      <span className="absolute inset-y-0 right-0.5 flex items-center">
        <Popover
          title={labels.calendar}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          className="p-3"
          findInitialFocus={() => findChosenDay(calendar.current)}
          trigger={
            <IconButton
              size="small"
              label={labels.openCalendar}
              icon={<CalendarDays aria-hidden />}
              disabled={props.disabled}
              className="focus-visible:-outline-offset-2"
            />
          }
        >
          <div ref={calendar}>
            <Calendar value={value} onChange={choose} {...limits} />
          </div>
        </Popover>
      </span>
    </span>
  )
}

/** The grid keeps one day in the tab order: the chosen one, else today. */
function findChosenDay(calendar: HTMLElement | null): HTMLElement | null {
  return calendar?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? null
}

type Writing = Pick<DatePickerProps, 'value' | 'onChange' | 'pattern' | 'earliest' | 'latest'>

/** Keeps what is being typed, also while it is not yet a day; a value set from outside replaces it. */
function useWriting({ value, onChange, pattern, earliest, latest }: Writing) {
  const [draft, setDraft] = useState({ text: '', stands: undefined as IsoDay | undefined })
  const isDraftCurrent = draft.stands === value
  const text = isDraftCurrent && draft.text ? draft.text : value ? writeDay(value, pattern) : ''

  const take = (typed: string, day: IsoDay | undefined) => {
    setDraft({ text: typed, stands: day })
    if (day !== value) onChange(day)
  }
  return {
    text,
    type: (typed: string) => {
      const day = parseWrittenDay(typed, pattern)
      const isWithinLimits = day !== undefined && (!earliest || day >= earliest) && (!latest || day <= latest)
      take(typed, isWithinLimits ? day : undefined)
    },
    replaceBy: (day: IsoDay) => take('', day),
    tidyUp: () => value !== undefined && setDraft({ text: '', stands: value }),
  }
}
