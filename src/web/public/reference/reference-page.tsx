import { fillIn } from '../content/fill-in.ts'
import { PageTitle } from '#web/public/sections/section-heading.tsx'
import { InlineText } from '../sections/inline-text.tsx'
import { PUBLIC_URL } from '../server-tokens.ts'
import type { SiteView } from '../site-view.ts'
import { CodeBlock } from './code-block.tsx'
import { Fields, TypeWords } from './fields.tsx'
import { KEY_GAP, writeCurl, type Api, type Operation } from './read-api.ts'
import { KeyField, TryIt } from './try-it.tsx'

const GROUP_HEADING = 'text-title font-semibold leading-tight tracking-tight'
const titleOf = (group: string) =>
  `${group.charAt(0).toUpperCase()}${group.slice(1).replaceAll('-', ' ')}`.replace('Qr ', 'QR ')

/** Every call that is open to keys. Its own words are those of the API, which speaks English. */
export function ReferencePage({ view, api }: { view: SiteView; api: Api }) {
  const { reference } = view.content
  return (
    <div
      className="mx-auto max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28"
      data-api-explorer={JSON.stringify(reference.answers)}
    >
      <PageTitle title={reference.title} lead={reference.lead} />
      <p className="-mt-6 mb-10 max-w-3xl leading-relaxed">
        <InlineText view={view} text={reference.guides} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents view={view} api={api} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          <KeyField texts={reference} />
          {api.groups.map(({ name, operations }) => (
            <section key={name} aria-labelledby={`group-${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-12">
              <h2 id={`group-${name}`} lang="en" className={GROUP_HEADING}>
                {titleOf(name)}
              </h2>
              {operations.map((operation) => (
                <OperationPart key={operation.id} view={view} operation={operation} />
              ))}
            </section>
          ))}
          <Objects view={view} api={api} />
        </div>
      </div>
    </div>
  )
}

function Contents({ view, api }: { view: SiteView; api: Api }) {
  const { common, reference } = view.content
  const link = 'flex min-h-11 items-center text-ink-muted lg:min-h-8 underline-offset-4 hover:text-ink hover:underline'
  return (
    <nav
      aria-label={common.onThisPage}
      className="self-start text-base lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <p className="mb-2 font-semibold">{common.onThisPage}</p>
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {api.groups.map(({ name }) => (
          <li key={name}>
            <a lang="en" href={`#group-${name}`} className={link}>
              {titleOf(name)}
            </a>
          </li>
        ))}
        <li>
          <a href="#objects" className={link}>
            {reference.objects}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function OperationPart({ view, operation }: { view: SiteView; operation: Operation }) {
  const { reference } = view.content
  const { id, method, path, summary, permission, inPath, inQuery, body, answer } = operation
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <h3 id={`${id}-title`} lang="en" className="text-xl font-semibold tracking-tight">
          {summary}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-base break-all">
          <b className="rounded-control bg-accent-soft px-2 py-0.5">{method}</b>
          {path}
        </p>
        {permission && (
          <p className="text-base text-ink-muted">
            {reference.needs} <code>{permission}</code>
          </p>
        )}
      </div>
      <CodeBlock texts={reference} label={`${method} ${path}`} code={writeCurl(operation, PUBLIC_URL)} gap={KEY_GAP} />
      <Fields heading={reference.inPath} texts={reference} fields={inPath} />
      <Fields heading={reference.inQuery} texts={reference} fields={inQuery} />
      {body && <Fields heading={reference.body} texts={reference} schema={body.schema} />}
      <div className="grid gap-2">
        <h4 className="font-semibold">{reference.answer}</h4>
        <p className="text-base">
          <TypeWords schema={answer} />
        </p>
        <Fields texts={reference} schema={answer} />
      </div>
      <Problems view={view} operation={operation} />
      <TryIt texts={reference} operation={operation} />
    </article>
  )
}

function Problems({ view, operation }: { view: SiteView; operation: Operation }) {
  const { reference } = view.content
  return (
    <details className="group">
      <summary className="min-h-11 py-2 font-semibold underline-offset-4 hover:underline">
        {fillIn(reference.problems, { count: operation.problems.length })}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
        {operation.problems.map(({ status, codes }) => (
          <div key={status} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono">{status}</dt>
            <dd className="font-mono break-words text-ink-muted">{codes}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Objects({ view, api }: { view: SiteView; api: Api }) {
  const { reference } = view.content
  return (
    <section aria-labelledby="objects" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id="objects" className={GROUP_HEADING}>
        {reference.objects}
      </h2>
      {api.objects.map(({ name, schema }) => (
        <article key={name} id={`object-${name}`} aria-labelledby={`object-${name}-title`} className="scroll-mt-24">
          <h3 id={`object-${name}-title`} className="mb-3 font-mono text-lg font-semibold">
            {name}
          </h3>
          <Fields texts={reference} schema={schema} />
        </article>
      ))}
    </section>
  )
}
