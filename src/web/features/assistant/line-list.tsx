import { Plus, X } from 'lucide-react'
import { type Ref, type RefObject, useId, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button, Field, IconButton, TextInput } from '#web/ui/index.ts'

interface LineListProps {
  title: string
  hint: string
  lines: readonly string[]
  /** What is wrong with one of them. */
  faultOf: (line: number) => string | undefined
  fault: string | undefined
  onChange: (lines: string[]) => void
  /** Takes the focus when something here is wrong. */
  ref: Ref<HTMLInputElement>
}

/** Adds and takes away, with the focus where one goes on. */
function useLines(
  place: RefObject<HTMLElement | null>,
  { lines, onChange }: Pick<LineListProps, 'lines' | 'onChange'>,
) {
  function change(next: string[], focusOn: number) {
    flushSync(() => onChange(next))
    const inputs = place.current?.querySelectorAll('input') ?? []
    const target = inputs[focusOn] ?? inputs[inputs.length - 1] ?? place.current?.querySelector<HTMLElement>('button')
    target?.focus()
  }
  return {
    insertAfter: (at: number) => change(lines.toSpliced(at + 1, 0, ''), at + 1),
    remove: (at: number) => change(lines.toSpliced(at, 1), Math.max(0, at - 1)),
  }
}

/** Lines of text, each in a field of its own. */
export function LineList({ title, hint, lines, faultOf, fault, onChange, ref }: LineListProps) {
  const t = useTranslations('assistant.voice')
  const hintId = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  const { insertAfter, remove } = useLines(place, { lines, onChange })
  const firstWrong = lines.findIndex((_, at) => faultOf(at) !== undefined)
  return (
    <fieldset ref={place} aria-describedby={hintId} className="flex flex-col gap-2">
      <legend className="font-medium">{title}</legend>
      <p id={hintId} className="text-sm text-ink-muted">
        {hint}
      </p>
      {lines.map((line, at) => (
        <LineField
          // A line has nothing but its place to be known by.
          key={at}
          label={t('line', { list: title, number: String(at + 1) })}
          removeLabel={t('remove', { list: title, line: line || String(at + 1) })}
          line={line}
          fault={faultOf(at)}
          {...(at === Math.max(0, firstWrong) && { ref })}
          onChange={(changed) => onChange(lines.with(at, changed))}
          onNext={() => insertAfter(at)}
          onRemove={() => remove(at)}
        />
      ))}
      {fault && <p className="text-sm text-bad">{fault}</p>}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        aria-label={t('addTo', { list: title })}
        className="self-start"
        onClick={() => insertAfter(lines.length - 1)}
      >
        {t('add')}
      </Button>
    </fieldset>
  )
}

interface LineFieldProps {
  label: string
  removeLabel: string
  line: string
  fault: string | undefined
  ref?: Ref<HTMLInputElement>
  onChange: (line: string) => void
  onNext: () => void
  onRemove: () => void
}

/** Enter begins the next line, Backspace takes an empty one away. */
function LineField({ label, removeLabel, line, fault, ref, onChange, onNext, onRemove }: LineFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isEmptied = event.key === 'Backspace' && line === ''
    if ((event.key !== 'Enter' && !isEmptied) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isEmptied) onRemove()
    else if (line.trim() !== '') onNext()
  }
  return (
    <div className="flex items-start gap-1">
      <Field label={label} isLabelHidden error={fault} className="flex-1">
        <TextInput
          {...(ref && { ref })}
          value={line}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <IconButton label={removeLabel} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  )
}
