import { type RefObject, useId } from 'react'

interface NotedMark {
  start: number
  end: number
  /** Why it is marked. */
  note: string
}

interface MarkListProps {
  title: string
  explanation: string
  text: string
  marks: readonly NotedMark[]
  /** Where the text stands. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** What a MarkedTextArea underlines, and why; each leads to its place. */
export function MarkList({ title, explanation, text, marks, field }: MarkListProps) {
  const titleId = useId()
  if (marks.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-1 rounded-card border border-line bg-inset px-4 py-3 text-sm"
    >
      <p id={titleId} className="font-semibold">
        {title}
      </p>
      <p className="text-ink-muted">{explanation}</p>
      <ul className="flex flex-col gap-1">
        {marks.map((mark) => (
          <li key={mark.start} className="flex min-w-0 flex-col items-start">
            <button
              type="button"
              className="min-h-6 max-w-full cursor-pointer rounded-control py-0.5 text-left underline decoration-warn decoration-dashed decoration-2 underline-offset-3 hover:decoration-solid pointer-coarse:min-h-11"
              onClick={() => select(field.current, mark)}
            >
              <span className="line-clamp-2 break-words">{text.slice(mark.start, mark.end)}</span>
            </button>
            <span className="text-ink-muted">{mark.note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In this order: a field that gets the focus scrolls to what is selected in it. */
function select(field: HTMLTextAreaElement | null, { start, end }: NotedMark) {
  field?.setSelectionRange(start, end)
  field?.focus()
}
