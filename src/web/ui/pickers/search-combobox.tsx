import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useRef } from 'react'
import { CONTROL_CLASSES, ONE_LINE_CLASSES } from '../forms/control-classes.ts'
import { useFieldAttributes } from '../forms/field-control.ts'
import { joinClasses } from '../join-classes.ts'
import { isEscape } from './is-escape.ts'
import { PICKER_ITEM_CLASSES, PICKER_POPUP_CLASSES } from './picker-classes.ts'

export type SearchOption = {
  value: string
  label: string
  /** In small print below: tells apart what has the same label. */
  detail?: string
}

type SearchComboboxProps = {
  /** Those found for what has been typed; whoever uses it looks for them. */
  options: readonly SearchOption[]
  chosen: SearchOption | null
  onChoose: (option: SearchOption | null) => void
  /** Called with what is typed, and with nothing when the list is to be whole again. */
  onSearch: (typed: string) => void
  placeholder: string
  /** Said when nothing is found, or while it is looked for. */
  emptyText: string
  clearLabel: string
}

/** One of very many, or none: typing asks for those that fit. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { options, chosen, onChoose, onSearch, placeholder, emptyText, clearLabel } = props
  const field = useRef<HTMLDivElement>(null)

  return (
    <Base.Root
      items={options}
      value={chosen}
      isItemEqualToValue={(one: SearchOption, other: SearchOption) => one.value === other.value}
      filter={null}
      onValueChange={(option: SearchOption | null, details) => {
        if (!isEscape(details)) onChoose(option)
      }}
      onInputValueChange={(typed, details) => {
        if (!isEscape(details)) onSearch(details.reason === 'input-change' ? typed : '')
      }}
    >
      <div ref={field} className="relative flex">
        <SearchInput placeholder={placeholder} />
        {chosen ? (
          <Base.Clear
            aria-label={clearLabel}
            className="absolute top-1/2 right-1 flex size-7 -translate-y-1/2 cursor-pointer items-center justify-center rounded-control text-ink-muted hover:text-ink pointer-coarse:right-0 pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </Base.Clear>
        ) : (
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
          />
        )}
      </div>
      <Base.Portal>
        <Base.Positioner anchor={field} sideOffset={4} collisionPadding={8} className="z-40">
          <Base.Popup className={PICKER_POPUP_CLASSES}>
            <Base.Empty>
              <p className="px-2.5 py-2 text-ink-muted">{emptyText}</p>
            </Base.Empty>
            <Base.List>{(option: SearchOption) => <SearchItem key={option.value} option={option} />}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function SearchItem({ option }: { option: SearchOption }) {
  return (
    <Base.Item value={option} className={PICKER_ITEM_CLASSES}>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{option.label}</span>
        {option.detail && <span className="truncate text-xs text-ink-muted">{option.detail}</span>}
      </span>
      <Base.ItemIndicator>
        <Check aria-hidden className="text-accent" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}

function SearchInput({ placeholder }: { placeholder: string }) {
  const wiring = useFieldAttributes({})
  return (
    <Base.Input
      {...wiring}
      placeholder={placeholder}
      className={joinClasses(CONTROL_CLASSES, ONE_LINE_CLASSES, 'truncate pr-9 pointer-coarse:pr-11')}
    />
  )
}
