import { X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Field, IconButton, TextInput } from '#web/ui/index.ts'

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
export function LineField({ label, removeLabel, line, fault, ref, onChange, onNext, onRemove }: LineFieldProps) {
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
