import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Button, Field, IconButton, TextInput } from '#web/ui/index.ts'
import { withLine } from './dispute-words.ts'

interface LinesFieldProps {
  label: string
  hint: string
  addLabel: string
  removeLabel: (line: string) => string
  lines: readonly string[]
  /** Typed and not added yet. */
  typed: string
  limits?: { lines: number; line: number }
  onType: (typed: string) => void
  onAdd: (lines: string[]) => void
  onRemove: (lines: string[]) => void
}

/** A list that grows line by line: Enter adds, and each can be taken away again. */
export function LinesField({ label, hint, addLabel, removeLabel, lines, typed, ...others }: LinesFieldProps) {
  const { limits = DISPUTE_LIMITS, ...doings } = others
  const input = useRef<HTMLInputElement>(null)
  const isFull = lines.length >= limits.lines

  const add = () => {
    if (!isFull) doings.onAdd(withLine(lines, typed))
    input.current?.focus()
  }
  const addByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    // Enter would send the form.
    event.preventDefault()
    add()
  }
  const remove = (index: number) => {
    doings.onRemove(lines.filter((_, each) => each !== index))
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint}>
        <div className="flex gap-2 max-sm:flex-col">
          <TextInput
            ref={input}
            className="sm:flex-1"
            maxLength={limits.line}
            value={typed}
            onChange={({ target }) => doings.onType(target.value)}
            onKeyDown={addByKey}
          />
          <Button icon={<Plus aria-hidden />} disabled={typed.trim() === '' || isFull} onClick={add}>
            {addLabel}
          </Button>
        </div>
      </Field>
      <Lines label={label} lines={lines} removeLabel={removeLabel} onRemove={remove} />
    </div>
  )
}

type LinesProps = Pick<LinesFieldProps, 'label' | 'lines' | 'removeLabel'> & { onRemove: (index: number) => void }

function Lines({ label, lines, removeLabel, onRemove }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line rounded-control border border-line">
      {lines.map((line, index) => (
        <li key={`${String(index)}-${line}`} className="flex items-center gap-2 py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 break-words">{line}</span>
          <IconButton
            size="small"
            variant="quiet"
            label={removeLabel(line)}
            icon={<X aria-hidden />}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  )
}
