import { Combobox as Base } from '@base-ui/react/combobox'
import { Plus, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { matchesQuery } from '../commands/command-match.ts'
import { useFieldAttributes } from '../forms/field-control.ts'
import { isEscape } from './is-escape.ts'
import { PICKER_ITEM_CLASSES, PICKER_POPUP_CLASSES } from './picker-classes.ts'

type TagInputProps = {
  tags: readonly string[]
  onTagsChange: (tags: string[]) => void
  suggestions: readonly string[]
  maxLength: number
  placeholder: string
  labels: { list: string; add: (tag: string) => string; remove: (tag: string) => string }
}

/** What is offered for what has been typed: those that fit, and the typed one itself where it is new. */
function offer({ tags, suggestions }: Pick<TagInputProps, 'tags' | 'suggestions'>, typed: string): string[] {
  const fitting = suggestions.filter((tag) => !tags.includes(tag) && matchesQuery({ label: tag }, typed))
  const isKnown = [...tags, ...suggestions].some((tag) => tag.toLowerCase() === typed.toLowerCase())
  return typed === '' || isKnown ? fitting : [...fitting, typed]
}

/** Words of one's own choosing, with those in use offered. Enter or a comma adds, Backspace takes the last one away. */
export function TagInput({ tags, onTagsChange, suggestions, maxLength, placeholder, labels }: TagInputProps) {
  const field = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const typed = text.trim().slice(0, maxLength)
  const offered = offer({ tags, suggestions }, typed)

  const changeTags = (next: string[]) => {
    setText('')
    onTagsChange(next)
  }
  /** A comma ends a tag, typed or pasted. */
  const takeIn = (value: string) => {
    const words = value.split(',').map((word) => word.trim().slice(0, maxLength))
    const added = words.slice(0, -1).filter((word) => word !== '' && !tags.includes(word))
    if (added.length > 0) onTagsChange([...tags, ...new Set(added)])
    setText(value.slice(value.lastIndexOf(',') + 1))
  }

  return (
    <Base.Root
      multiple
      items={[...offered, ...tags]}
      filteredItems={offered}
      value={[...tags]}
      onValueChange={(next: string[], details) => !isEscape(details) && changeTags(next)}
      inputValue={text}
      onInputValueChange={(value, details) => !isEscape(details) && takeIn(value)}
      autoHighlight
    >
      <Base.Chips
        ref={field}
        aria-label={labels.list}
        className="flex min-h-9 flex-wrap items-center gap-1 rounded-control border border-line-strong bg-card p-1 focus-within:outline-2 focus-within:outline-focus pointer-coarse:min-h-11"
      >
        {tags.map((tag) => (
          <Tag key={tag} tag={tag} label={labels.remove(tag)} />
        ))}
        <TagText placeholder={tags.length === 0 ? placeholder : ''} />
      </Base.Chips>
      <Offered field={field} suggestions={suggestions} addLabel={labels.add} />
    </Base.Root>
  )
}

interface OfferedProps {
  field: RefObject<HTMLElement | null>
  suggestions: readonly string[]
  addLabel: (tag: string) => string
}

function Offered({ field, suggestions, addLabel }: OfferedProps) {
  return (
    <Base.Portal>
      <Base.Positioner anchor={field} sideOffset={4} collisionPadding={8} className="z-40">
        <Base.Popup className={PICKER_POPUP_CLASSES}>
          <Base.List>
            {(tag: string) => (
              <Base.Item key={tag} value={tag} className={PICKER_ITEM_CLASSES}>
                {!suggestions.includes(tag) && <Plus aria-hidden />}
                <span className="min-w-0 truncate">{suggestions.includes(tag) ? tag : addLabel(tag)}</span>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function Tag({ tag, label }: { tag: string; label: string }) {
  return (
    <Base.Chip className="flex h-7 max-w-full items-center rounded-control bg-inset pl-2 text-sm data-highlighted:bg-accent-soft pointer-coarse:h-9">
      <span className="truncate">{tag}</span>
      <Base.ChipRemove
        aria-label={label}
        className="flex size-7 shrink-0 cursor-pointer items-center justify-center text-ink-muted hover:text-ink pointer-coarse:size-9"
      >
        <X aria-hidden className="size-3.5" />
      </Base.ChipRemove>
    </Base.Chip>
  )
}

function TagText(props: { placeholder: string }) {
  const wiring = useFieldAttributes({})
  return (
    <Base.Input
      {...props}
      {...wiring}
      className="h-7 min-w-24 flex-1 bg-transparent px-2 outline-none pointer-coarse:h-9 pointer-coarse:text-lg"
    />
  )
}
