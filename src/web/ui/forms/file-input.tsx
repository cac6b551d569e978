import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react'
import { buttonClasses } from '../actions/button-classes.ts'
import { joinClasses } from '../join-classes.ts'
import { useFieldAttributes } from './field-control.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple'> & {
  buttonLabel: string
  onChoose: (file: File) => void
  /** What has been chosen, or that one may drop a file here. */
  children: ReactNode
}

/** One file, chosen by the button or dropped on the frame. Belongs in a Field. The same file may be chosen again. */
export function FileInput({ buttonLabel, onChoose, children, className, ...props }: FileInputProps) {
  const ownId = useId()
  const { id = ownId, ...wiring } = useFieldAttributes(props)
  const chosenId = `${id}-chosen`

  return (
    <DropFrame onDrop={onChoose} className={className}>
      <div id={chosenId} className="min-w-0 break-words">
        {children}
      </div>
      <input
        {...props}
        {...wiring}
        id={id}
        type="file"
        aria-describedby={joinClasses(chosenId, wiring['aria-describedby'])}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChoose(file)
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={joinClasses(
          buttonClasses(),
          'cursor-pointer self-start hover:bg-inset',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)',
        )}
      >
        {buttonLabel}
      </label>
    </DropFrame>
  )
}

type DropFrameProps = { onDrop: (file: File) => void; className: string | undefined; children: ReactNode }

function DropFrame({ onDrop, className, children }: DropFrameProps) {
  const [isOver, setIsOver] = useState(false)

  function hover(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onDrop(file)
  }

  return (
    <div
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={joinClasses(
        'relative flex flex-col gap-3 rounded-control border border-dashed p-4',
        isOver ? 'border-accent bg-inset' : 'border-line-strong',
        className,
      )}
    >
      {children}
    </div>
  )
}
