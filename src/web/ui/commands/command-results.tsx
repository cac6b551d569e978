import { Autocomplete } from '@base-ui/react/autocomplete'
import type { CommandItem } from './command-match.ts'

export type CommandGroup = { id: string; label: string; items: readonly CommandItem[] }

export function CommandResults({ emptyText, onChosen }: { emptyText: string; onChosen: () => void }) {
  return (
    <div className="min-h-0 flex-1 scroll-py-1 overflow-y-auto overscroll-contain">
      <Autocomplete.Empty>
        <p className="px-4 py-8 text-center text-ink-muted">{emptyText}</p>
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

function CommandRow({ item, onChosen }: { item: CommandItem; onChosen: () => void }) {
  const choose = () => {
    onChosen()
    item.onSelect()
  }
  return (
    <Autocomplete.Item
      value={item}
      onClick={choose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none data-highlighted:bg-inset pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    >
      {item.icon}
      <span className="min-w-0 truncate">{item.label}</span>
      {item.hint && <span className="min-w-0 truncate text-sm text-ink-muted">{item.hint}</span>}
      {item.shortcut && <span className="ml-auto flex shrink-0 gap-1 max-sm:hidden">{item.shortcut}</span>}
    </Autocomplete.Item>
  )
}
