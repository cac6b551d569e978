import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '../content/fill-in.ts'
import type { ProseBlock, ProseSection, ProseTerm } from '../content/prose.ts'
import { CodeBlock } from '../reference/code-block.tsx'
import { KEY_GAP } from '../reference/read-api.ts'
import type { SiteView } from '../site-view.ts'
import { InlineText } from './inline-text.tsx'

interface ProseProps {
  view: SiteView
  sections: Record<string, ProseSection>
  /** Where the page is wide enough, headings stand beside their text. */
  isSplit?: boolean
}

export const SPLIT_SECTION = 'gap-x-16 border-t border-line pt-8 lg:grid lg:grid-cols-[14rem_minmax(0,44rem)] lg:pt-10'

export function Prose({ view, sections, isSplit = false }: ProseProps) {
  return Object.entries(sections).map(([name, section]) => (
    <section key={name} id={anchorOf(name)} className={`scroll-mt-24 not-first:mt-12 ${isSplit ? SPLIT_SECTION : ''}`}>
      <h2 className="text-xl font-semibold tracking-tight">{section.heading}</h2>
      <div className={`mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 leading-relaxed ${isSplit ? 'lg:mt-0' : ''}`}>
        {section.blocks.map((block, index) => (
          <Block key={index} view={view} block={block} />
        ))}
      </div>
    </section>
  ))
}

export function anchorOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function Block({ view, block }: { view: SiteView; block: ProseBlock }) {
  if (typeof block === 'string') return <Paragraph view={view} text={block} />
  if ('terms' in block) return <Terms view={view} terms={block.terms} />
  if ('code' in block) return <CodeBlock texts={view.content.reference} {...block} gap={KEY_GAP} />
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
      {block.points.map((point) => (
        <li key={point}>
          <InlineText view={view} text={point} />
        </li>
      ))}
    </ul>
  )
}

function Paragraph({ view, text }: { view: SiteView; text: string }) {
  return (
    <p>
      <InlineText view={view} text={fillIn(text, { days: TRIAL_DAYS })} />
    </p>
  )
}

function Terms({ view, terms }: { view: SiteView; terms: readonly ProseTerm[] }) {
  return (
    <dl className="border-b border-line">
      {terms.map(({ term, text }) => (
        <div key={term} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="font-medium">{term}</dt>
          <dd className="text-ink-muted">
            <InlineText view={view} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
