import { getOpenApi } from '#shared/contracts/openapi.ts'
import { PAGE_NAMES, pathOf } from '../site-map.ts'
import type { SiteView } from '../site-view.ts'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g
const CODE = /`([^`]+)`/

/** Text with `[label](target)` links; a page's English path becomes its path in the reader's language. */
export function InlineText({ view, text }: { view: SiteView; text: string }) {
  const parts = [...splitLinks(text)]
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      withCode(part)
    ) : (
      <a
        key={index}
        href={localize(part.target, view)}
        className="font-medium text-accent underline decoration-from-font underline-offset-4 hover:text-accent-hover"
      >
        {part.label}
      </a>
    ),
  )
}

/** What stands between backticks is code. */
function withCode(text: string) {
  return text.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="rounded-control bg-inset px-1 text-[0.95em]">
        {part}
      </code>
    ),
  )
}

function* splitLinks(text: string): Generator<string | { label: string; target: string }> {
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', target = ''] = match
    yield text.slice(end, match.index)
    yield { label, target }
    end = match.index + whole.length
  }
  yield text.slice(end)
}

function localize(target: string, view: SiteView): string {
  if (target.startsWith('mailto:') || target.startsWith('https:') || target === getOpenApi.path) return target
  const [path, query] = target.split('?')
  const page = PAGE_NAMES.find((name) => pathOf(name, 'en') === path)
  if (!page) throw new Error(`“${target}” is not a public page.`)
  return pathOf(page, view.locale) + (query ? `?${query}` : '')
}

/** The text without its links, for places that take no markup. */
export function plainText(text: string): string {
  return text.replaceAll(LINK, '$1')
}
