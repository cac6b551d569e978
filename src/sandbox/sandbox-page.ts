import { html } from 'hono/html'

/** No script runs, and forms go nowhere else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export interface SandboxSection {
  id: string
  title: string
  content: ReturnType<typeof html>
}

/** One page for the person trying the product: what it would have sent. In English, like every vendor stand-in. */
export function renderSandboxPage(sections: readonly SandboxSection[], to: string | null) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox – Goodword</title>
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <p><a href="/">Back to Goodword</a></p>
          <p>The outside world in a box: nothing here leaves this installation.</p>
          <nav>${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}</nav>
          <form method="get" action="/sandbox">
            <label for="to">Only what went to this address or number</label>
            <input id="to" name="to" type="text" value="${to ?? ''}" />
            <button>Show</button>
          </form>
        </header>
        <main>${sections.map(renderSection)}</main>
      </body>
    </html>`
}

export function renderSection({ id, title, content }: SandboxSection) {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`
}
