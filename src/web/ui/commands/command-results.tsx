import { Autocomplete } from '@base-ui/react/autocomplete'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { CommandItem } from './command-match.ts'
import { openBeside } from './item-keys.ts'

export type CommandGroup = { id: string; label: string; items: readonly CommandItem[] }

type CommandResultsProps = { emptyText: ReactNode; notice: ReactNode; onChosen: (item: CommandItem) => void }

export function CommandResults({ emptyText, notice, onChosen }: CommandResultsProps) {
  return (
    <div className="min-h-0 flex-1 scroll-py-1 overflow-y-auto overscroll-contain">
      {notice}
      <Autocomplete.Empty>
        <div className="px-4 py-8 text-center text-ink-muted">{emptyText}</div>
      </Autocomplete.Empty>
      <Autocomplete.List className="p-1 empty:hidden">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.id} items={group.items} className="not-last:mb-1">
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-ink-muted">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: CommandItem) => <CommandRow key={item.id} item={item} onChosen={onChosen} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  )
}

function CommandRow({ item, onChosen }: { item: CommandItem; onChosen: (item: CommandItem) => void }) {
  const choose = (event: MouseEvent) => {
    if (item.href !== undefined && (event.ctrlKey || event.metaKey)) openBeside(item)
    else onChosen(item)
  }
  return (
    <Autocomplete.Item
      value={item}
      onClick={choose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none data-highlighted:bg-inset pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
    >
      {item.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="max-w-full truncate">{item.shown ?? item.label}</span>
          {item.hint && <span className="max-w-full truncate text-sm text-ink-muted">{item.hint}</span>}
        </span>
        {item.detail && <span className="text-sm text-ink-muted">{item.detail}</span>}
      </span>
      {item.shortcut && <span className="ml-auto flex shrink-0 gap-1 max-sm:hidden">{item.shortcut}</span>}
      {item.onRemove && <RemoveCross onRemove={item.onRemove} />}
    </Autocomplete.Item>
  )
}

/** For the pointer alone: an option holds no button, and the keyboard has its own key. */
function RemoveCross({ onRemove }: { onRemove: () => void }) {
  return (
    <span
      aria-hidden
      className="-mr-1.5 ml-auto flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-line pointer-coarse:size-11"
      onClick={(event) => {
        event.stopPropagation()
        onRemove()
      }}
    >
      <X className="size-4 text-ink-muted" />
    </span>
  )
}
