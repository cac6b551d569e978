import { html } from 'hono/html'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { renderSection, type SandboxSection } from '../sandbox-page.ts'
import { addressOf, CONTROL_PATH, renderSelect, type Rejected } from './control-form.ts'
import type { ControlView } from './control-view.ts'
import {
  renderCalls,
  renderConnections,
  renderDisputes,
  renderFaults,
  renderModeration,
  renderNewListing,
} from './platform-sections.ts'
import { renderReviews, renderWriting } from './review-sections.ts'

/** One page to be the customer, the platform and whoever watches. In English, like every vendor stand-in. */
export function renderControlPage(view: ControlView, said: { sentence: string | null; rejected: Rejected | null }) {
  const { vendor } = view
  const title = `Sandbox ${PLATFORM_NAMES[vendor]}`
  const sections = chooseSections(view, said.rejected)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${said.rejected ? 'This does not work' : title} – Goodword sandbox</title>
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p><a href="/sandbox">Back to the sandbox</a></p>
          <p>A stand-in of the sandbox: nobody here is real. Play the customer, the platform, or watch.</p>
          <nav aria-label="Platforms">
            ${PLATFORMS.map(
              (each) =>
                html`<a href="${CONTROL_PATH}?vendor=${each}" ${each === vendor ? html`aria-current="page"` : ''}
                  >${PLATFORM_NAMES[each]}</a
                > `,
            )}
          </nav>
          ${renderChooser(view)}
          <nav aria-label="On this page">${sections.map((each) => html`<a href="#${each.id}">${each.title}</a> `)}</nav>
        </header>
        <main>
          ${said.sentence ? html`<p role="status">${said.sentence}</p>` : ''}
          ${said.rejected ? html`<p role="alert">${said.rejected.sentence}</p>` : ''} ${sections.map(renderSection)}
        </main>
      </body>
    </html>`
}

function renderChooser({ vendor, listings, listing }: ControlView) {
  if (listings.length === 0) return html`<p>There is no business on this platform yet.</p>`
  const names = listings.map(({ id, name, address }) => [id, address === '' ? name : `${name}, ${address}`] as const)
  return html`${listing ? '' : html`<p>There is no such business here. Choose another one.</p>`}
    <form method="get" action="${CONTROL_PATH}">
      <input type="hidden" name="vendor" value="${vendor}" />
      ${renderSelect({ id: 'chosen', name: 'listing', label: 'Business', value: listing?.id }, names)}
      <p><button>Show</button></p>
    </form>`
}

function chooseSections(view: ControlView, rejected: Rejected | null): SandboxSection[] {
  const ofListing = [renderWriting(view, rejected), renderReviews(view, rejected), renderConnections(view)]
  return [
    ...(view.listing ? ofListing : []),
    ...renderModeration(view),
    renderFaults(view, rejected),
    renderNewListing(view, rejected),
    ...(view.listing ? [renderDisputes(view)] : []),
    renderCalls(view),
  ]
}

/** What leads here from the sandbox's front page. */
export function renderPlatforms(): SandboxSection {
  return {
    id: 'platforms',
    title: 'Review platforms',
    content: html`<p>Write reviews as a customer would, decide on replies as the platform would, or let it fail.</p>
      <ul>
        ${PLATFORMS.map(
          (vendor) => html`<li><a href="${addressOf({ vendor, listing: null })}">${PLATFORM_NAMES[vendor]}</a></li>`,
        )}
      </ul>`,
  }
}
