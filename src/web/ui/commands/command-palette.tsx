import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { chooseFilter, type CommandItem, type IsCloseTo } from './command-match.ts'
import { type CommandGroup, CommandResults } from './command-results.tsx'
import { useItemKeys } from './item-keys.ts'
import { BACKDROP_CLASSES } from '../overlays/overlay-classes.ts'

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the dialog and its input. */
  label: string
  placeholder: string
  groups: readonly CommandGroup[]
  /** Where nothing is called so, what is nearly called so is shown. */
  isCloseTo?: IsCloseTo
  /** Said when nothing is found. */
  emptyText: ReactNode
  /** Stands above the results: what could not be looked for. */
  notice?: ReactNode
  /** What is read out, by how much there is to choose from. */
  announce?: (count: number) => string
  query?: string
  onQueryChange?: (query: string) => void
  /** Below the results: which keys do what. */
  footer?: ReactNode
}

const POPUP_CLASSES =
  'flex h-dvh w-full flex-col overflow-hidden border-line bg-card shadow-float transition-[opacity,scale] duration-120 ease-out outline-none data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 sm:h-auto sm:max-h-[min(34rem,calc(88dvh-0.75rem))] sm:max-w-xl sm:rounded-card sm:border'

/** Everything within reach of the keyboard: type, go up and down, press Enter. The whole screen on a phone. */
export function CommandPalette({ isOpen, onOpenChange, footer, ...props }: CommandPaletteProps) {
  const [ownQuery, setOwnQuery] = useState('')
  const query = props.query ?? ownQuery
  const changeQuery = (typed: string) => {
    setOwnQuery(typed)
    props.onQueryChange?.(typed)
  }
  const changeOpen = (willOpen: boolean) => {
    if (!willOpen) changeQuery('')
    onOpenChange(willOpen)
  }
  const choose = (item: CommandItem) => {
    if (!item.keepsOpen) changeOpen(false)
    item.onSelect()
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={changeOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP_CLASSES} />
        <Dialog.Viewport className="fixed inset-0 flex items-start justify-center sm:p-3 sm:pt-[12dvh]">
          <Dialog.Popup aria-label={props.label} className={POPUP_CLASSES}>
            <CommandSearch {...props} query={query} onQueryChange={changeQuery} onChosen={choose} />
            {footer && (
              <div className="hidden items-center gap-4 border-t border-line px-4 py-2 text-xs text-ink-muted sm:flex">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CommandSearchProps = Pick<
  CommandPaletteProps,
  'label' | 'placeholder' | 'groups' | 'isCloseTo' | 'emptyText' | 'notice' | 'announce'
> & { query: string; onQueryChange: (typed: string) => void; onChosen: (item: CommandItem) => void }

function CommandSearch({ query, onQueryChange, onChosen, groups, ...props }: CommandSearchProps) {
  const all = groups.flatMap(({ items }) => items)
  const isShown = chooseFilter(all, query, props.isCloseTo)
  const count = all.filter((item) => isShown(item, query)).length
  const { noteHighlighted, onKeyDown } = useItemKeys(query === '')
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={isShown}
      onItemHighlighted={noteHighlighted}
      value={query}
      onValueChange={(typed, { reason }) => reason !== 'item-press' && onQueryChange(typed)}
      autoHighlight="always"
      keepHighlight
    >
      <CommandInput label={props.label} placeholder={props.placeholder} onKeyDown={onKeyDown} />
      <CommandResults emptyText={props.emptyText} notice={props.notice} onChosen={onChosen} />
      <Autocomplete.Status className="sr-only">{props.announce?.(count)}</Autocomplete.Status>
    </Autocomplete.Root>
  )
}

type CommandInputProps = { label: string; placeholder: string; onKeyDown: (event: KeyboardEvent) => void }

function CommandInput({ label, placeholder, onKeyDown }: CommandInputProps) {
  const { labels } = useUiLanguage()

  return (
    <div className="flex items-center gap-3 border-b border-line pr-2 pl-4 focus-within:border-focus">
      <Search aria-hidden className="size-4 text-ink-muted" />
      <Autocomplete.Input
        aria-label={label}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
      />
      <Dialog.Close render={<IconButton size="small" label={labels.close} icon={<X aria-hidden />} />} />
    </div>
  )
}
