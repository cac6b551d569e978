import type { ReferenceContent } from '../content/en/developers.ts'
import { typeOf, type Field, type Operation } from './read-api.ts'

const CONTROL =
  'min-h-11 w-full rounded-control border border-line-strong bg-card px-3 py-2 font-mono text-base lg:min-h-9'
const BUTTON =
  'min-h-11 justify-self-start rounded-control bg-accent px-4 font-medium text-accent-ink hover:bg-accent-hover aria-disabled:opacity-60'

/** Kept by the page alone, until it is left. Nothing here can be used without a script. */
export function KeyField({ texts }: { texts: ReferenceContent }) {
  return (
    <section hidden data-key-field="" aria-labelledby="own-key" className="rounded-card border border-line bg-card p-6">
      <h2 id="own-key" className="text-xl font-semibold tracking-tight">
        {texts.key.title}
      </h2>
      <p className="mt-2 text-base text-ink-muted">{texts.key.text}</p>
      <label className="mt-4 grid gap-1.5 text-base">
        <span className="font-medium">{texts.key.label}</span>
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="own-key-problem"
          data-key-input=""
          className={CONTROL}
        />
      </label>
      <p id="own-key-problem" role="alert" data-key-problem="" className="mt-2 text-base text-bad empty:hidden" />
    </section>
  )
}

export function TryIt({ texts, operation }: { texts: ReferenceContent; operation: Operation }) {
  const { id, method, path, inPath, inQuery, body } = operation
  return (
    <details hidden data-try="" className="rounded-card border border-line bg-card">
      <summary className="min-h-11 px-4 py-3 font-semibold">
        {texts.tryIt} <span className="sr-only">{`${method} ${path}`}</span>
      </summary>
      <form
        data-method={method}
        data-path={path}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4"
      >
        {inPath.map((field) => (
          <Value key={field.name} id={id} where="path" field={field} />
        ))}
        {inQuery.map((field) => (
          <Value key={field.name} id={id} where="query" field={field} />
        ))}
        {body && (
          <label className="grid gap-1.5 text-base">
            <span className="font-medium">{texts.body}</span>
            <textarea
              name="body"
              rows={8}
              spellCheck={false}
              defaultValue={JSON.stringify(body.example, null, 2)}
              className={CONTROL}
            />
          </label>
        )}
        <button type="submit" className={BUTTON}>
          {texts.send}
        </button>
        <output data-outcome="" className="block font-mono text-base break-words empty:hidden" />
        <pre
          hidden
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and has nothing else to focus.
          tabIndex={0}
          data-answer=""
          className="max-h-96 overflow-auto rounded-card border border-line bg-inset p-4 text-base"
        />
      </form>
    </details>
  )
}

function Value({ id, where, field: { name, schema, isRequired } }: { id: string; where: string; field: Field }) {
  const hint = `${id}-${name}-type`
  return (
    <label className="grid gap-1.5 text-base">
      <span>
        <span className="font-mono font-medium">{name}</span>
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <input
        type="text"
        name={`${where}:${name}`}
        required={isRequired}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint}
        className={CONTROL}
      />
      <span id={hint} className="truncate font-mono text-sm text-ink-muted">
        {typeOf(schema)}
      </span>
    </label>
  )
}
