import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { joinClasses } from '../join-classes.ts'
import { Popover } from '../overlays/popover.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { type DayPattern, type IsoDay, parseWrittenDay, writeDay } from './written-date.ts'

type DatePickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: IsoDay | undefined
  /** Without a day, `isInvalid` tells a text that is none, or none within the limits, from an empty field. */
  onChange: (day: IsoDay | undefined, isInvalid: boolean) => void
  pattern: DayPattern
  earliest?: IsoDay
  latest?: IsoDay
}

/** A day, typed or chosen from a month. Belongs in a Field. */
export function DatePicker({ value, onChange, pattern, earliest, latest, className, ...props }: DatePickerProps) {
  const limits = { ...(earliest && { earliest }), ...(latest && { latest }) }
  const writing = useWriting({ value, onChange, pattern, ...limits })

  return (
    <span className={joinClasses('relative flex', className)}>
      <TextInput
        inputMode="text"
        autoComplete="off"
        placeholder={pattern}
        {...props}
        value={writing.text}
        onChange={(event) => writing.type(event.target.value)}
        onBlur={(event) => {
          writing.finish()
          props.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') writing.finish()
          props.onKeyDown?.(event)
        }}
        className="flex-1 pr-10 pointer-coarse:pr-12"
      />
      <span className="absolute inset-y-0 right-0.5 flex items-center">
        <CalendarPopover
          value={value}
          onChange={writing.replaceBy}
          {...limits}
          {...(props.disabled && { isDisabled: true })}
        />
      </span>
    </span>
  )
}

function CalendarPopover({ isDisabled = false, onChange, ...props }: CalendarProps & { isDisabled?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const { labels } = useUiLanguage()
  const calendar = useRef<HTMLDivElement>(null)
  const choose = (day: IsoDay) => {
    onChange(day)
    setIsOpen(false)
  }

  return (
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
          disabled={isDisabled}
          className="focus-visible:-outline-offset-2"
        />
      }
    >
      <div ref={calendar}>
        <Calendar {...props} onChange={choose} />
      </div>
    </Popover>
  )
}

/** The grid keeps one day in the tab order: the chosen one, else today. */
function findChosenDay(calendar: HTMLElement | null): HTMLElement | null {
  return calendar?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? null
}

const FULL_YEAR = /\d{4}/

type Writing = Pick<DatePickerProps, 'value' | 'onChange' | 'pattern' | 'earliest' | 'latest'>

/** Keeps what is being typed, also while it is not yet a day; a value set from outside replaces it. */
function useWriting({ value, onChange, pattern, earliest, latest }: Writing) {
  const [draft, setDraft] = useState({ text: '', stands: undefined as IsoDay | undefined })
  const isDraftCurrent = draft.stands === value
  const text = isDraftCurrent && draft.text ? draft.text : value ? writeDay(value, pattern) : ''

  const read = (typed: string) => {
    const day = parseWrittenDay(typed, pattern)
    const isWithinLimits = day !== undefined && (!earliest || day >= earliest) && (!latest || day <= latest)
    return isWithinLimits ? day : undefined
  }
  const take = (typed: string, day: IsoDay | undefined) => {
    setDraft({ text: typed, stands: day })
    onChange(day, day === undefined && typed.trim() !== '')
  }
  return {
    text,
    // A year of two digits counts only once the writing is finished: until then it may be the start of four.
    type: (typed: string) => take(typed, FULL_YEAR.test(typed) ? read(typed) : undefined),
    replaceBy: (day: IsoDay) => take('', day),
    finish: () => {
      const day = read(text)
      if (day === value) setDraft({ text: day ? '' : text, stands: value })
      else take(day ? '' : text, day)
    },
  }
}
