import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { matchesQuery } from './command-match.ts'
import { type CommandGroup, CommandResults } from './command-results.tsx'
import { BACKDROP_CLASSES } from '../overlays/overlay-classes.ts'

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the dialog and its input. */
  label: string
  placeholder: string
  groups: readonly CommandGroup[]
  /** Said when nothing is found. */
  emptyText: string
  query?: string
  onQueryChange?: (query: string) => void
  /** Below the results: which keys do what. */
  footer?: ReactNode
}

/** Everything within reach of the keyboard: type, go up and down, press Enter. */
export function CommandPalette({ isOpen, onOpenChange, label, footer, ...props }: CommandPaletteProps) {
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

  return (
    <Dialog.Root open={isOpen} onOpenChange={changeOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP_CLASSES} />
        <Dialog.Viewport className="fixed inset-0 flex items-start justify-center p-3 sm:pt-[12dvh]">
          <Dialog.Popup
            aria-label={label}
            className="flex max-h-[calc(100dvh-1.5rem)] w-full max-w-xl flex-col overflow-hidden rounded-card border border-line bg-card shadow-float transition-[opacity,scale] duration-120 ease-out outline-none data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 sm:max-h-[min(30rem,calc(88dvh-0.75rem))]"
          >
            <Autocomplete.Root
              open
              inline
              items={props.groups}
              filter={matchesQuery}
              value={query}
              onValueChange={(typed, { reason }) => reason !== 'item-press' && changeQuery(typed)}
              autoHighlight="always"
              keepHighlight
            >
              <CommandInput label={label} placeholder={props.placeholder} />
              <CommandResults emptyText={props.emptyText} onChosen={() => changeOpen(false)} />
            </Autocomplete.Root>
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

function CommandInput({ label, placeholder }: { label: string; placeholder: string }) {
  const { labels } = useUiLanguage()

  return (
    <div className="flex items-center gap-3 border-b border-line pr-2 pl-4 focus-within:border-focus">
      <Search aria-hidden className="size-4 text-ink-muted" />
      <Autocomplete.Input
        aria-label={label}
        placeholder={placeholder}
        className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
      />
      <Dialog.Close render={<IconButton size="small" label={labels.close} icon={<X aria-hidden />} />} />
    </div>
  )
}
