import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { matchesQuery } from '../commands/command-match.ts'
import { CONTROL_CLASSES, ONE_LINE_CLASSES } from '../forms/control-classes.ts'
import { useFieldAttributes } from '../forms/field-control.ts'
import { joinClasses } from '../join-classes.ts'
import { isEscape } from './is-escape.ts'
import { PICKER_ITEM_CLASSES, PICKER_POPUP_CLASSES } from './picker-classes.ts'

type ComboboxOption = {
  value: string
  label: string
  /** Stands muted behind the label. */
  hint?: string
  /** Other words one might type for it. */
  keywords?: readonly string[]
}

type ComboboxProps = {
  options: readonly ComboboxOption[]
  value: string
  onValueChange: (value: string) => void
  /** Said when nothing is found. */
  emptyText: string
  /** The value of the one that is called so besides; it is found by the whole name. */
  findByName?: (typed: string) => string | null
}

/** One of many: typing narrows the list. It always has a value; emptying the field only looks for another. */
export function Combobox({ options, value, onValueChange, emptyText, findByName }: ComboboxProps) {
  const field = useRef<HTMLDivElement>(null)
  const findCalled = rememberLast((typed) => findByName?.(typed) ?? null)
  const label = options.find((option) => option.value === value)?.label
  // The same for as long as it says the same: options that come anew must not take away what is being typed.
  const chosen = useMemo(() => (label === undefined ? null : { value, label }), [value, label])

  return (
    <Base.Root
      items={options}
      value={chosen}
      isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
      filter={(option: ComboboxOption, typed: string) =>
        matchesQuery(option, typed) || option.value === findCalled(typed)
      }
      onValueChange={(option: ComboboxOption | null, details) => {
        if (!isEscape(details) && option && option.value !== value) onValueChange(option.value)
      }}
      onInputValueChange={(_, details) => isEscape(details)}
      autoHighlight
    >
      <div ref={field} className="relative flex">
        <ComboboxInput />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
        />
      </div>
      <Base.Portal>
        <Base.Positioner anchor={field} sideOffset={4} collisionPadding={8} className="z-40">
          <Choices emptyText={emptyText} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Each of the options asks the same. */
function rememberLast(find: (typed: string) => string | null): (typed: string) => string | null {
  let last: { typed: string; found: string | null } | undefined
  return (typed) => {
    if (last?.typed !== typed) last = { typed, found: find(typed) }
    return last.found
  }
}

function ComboboxInput() {
  const wiring = useFieldAttributes({})
  return <Base.Input {...wiring} className={joinClasses(CONTROL_CLASSES, ONE_LINE_CLASSES, 'truncate pr-9')} />
}

function Choices({ emptyText }: Pick<ComboboxProps, 'emptyText'>) {
  return (
    <Base.Popup className={PICKER_POPUP_CLASSES}>
      <Base.Empty>
        <p className="px-2.5 py-2 text-ink-muted">{emptyText}</p>
      </Base.Empty>
      <Base.List>
        {(option: ComboboxOption) => (
          <Base.Item key={option.value} value={option} className={PICKER_ITEM_CLASSES}>
            <span className="min-w-0 flex-1 truncate">
              {option.label}
              {option.hint && <span className="ml-2 text-sm text-ink-muted">{option.hint}</span>}
            </span>
            <Base.ItemIndicator>
              <Check aria-hidden className="text-accent" />
            </Base.ItemIndicator>
          </Base.Item>
        )}
      </Base.List>
    </Base.Popup>
  )
}
