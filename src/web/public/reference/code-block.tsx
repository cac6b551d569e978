import { prefixOf } from '#shared/domain/api-keys.ts'

interface CodeBlockProps {
  texts: { copy: string; copied: string }
  /** What it is, for listeners. */
  label: string
  code: string
  /** A word in it that stands for the reader's key. */
  gap?: string
}

/** Can be scrolled by keyboard. Its button is shown once there is a script to copy; on small screens it has a line of its own. */
export function CodeBlock({ texts, label, code, gap }: CodeBlockProps) {
  const parts = gap ? code.split(gap) : [code]
  return (
    <div data-code="" className="relative">
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and has nothing else to focus.
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-inset p-4 pt-15 text-base leading-relaxed lg:pt-4 lg:pr-28"
      >
        <code>
          {parts.map((part, index) => (
            <span key={index}>
              {index > 0 && <span data-api-key="">{`${prefixOf('live')}…`}</span>}
              {part}
            </span>
          ))}
        </code>
      </pre>
      <button
        type="button"
        hidden
        data-copy=""
        data-copied={texts.copied}
        aria-label={`${texts.copy}: ${label}`}
        className="absolute right-2 top-2 min-h-11 rounded-control border border-line-strong bg-card px-3 text-base hover:bg-inset lg:min-h-9"
      >
        {texts.copy}
      </button>
    </div>
  )
}
