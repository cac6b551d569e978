import { html } from 'hono/html'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import type { Person } from './people.ts'

type Content = ReturnType<typeof html>

/** No script runs. A form leads on to whoever asked, wherever that is, so it may go anywhere. */
const POLICY = `default-src 'none'; style-src 'self'; form-action http: https:; base-uri 'none'; frame-ancestors 'none'`

export function answerPage(context: AppContext, page: { title: string; content: Content }, status: 200 | 400 = 200) {
  context.env.outgoing.setHeader('content-security-policy', POLICY)
  context.env.outgoing.setHeader('cache-control', 'no-store')
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${page.title} – Goodword sandbox</title>
          <link rel="stylesheet" href="/sandbox/sandbox.css" />
        </head>
        <body>
          <header>
            <h1>${page.title}</h1>
            <p>A stand-in of the sandbox. Nobody here is real, and no password is asked.</p>
          </header>
          <main>${page.content}</main>
        </body>
      </html>`,
    status,
  )
}

export function answerFault(context: AppContext, sentence: string) {
  return answerPage(context, { title: 'This does not work', content: html`<p>${sentence}</p>` }, 400)
}

interface Choice {
  /** Where the choice is sent. */
  action: string
  /** What travels along unseen. */
  hidden: Record<string, string>
  people: readonly Person[]
  faults: readonly string[]
  canDecline: boolean
}

/** Choose a person, make one up, or decline. Each choice can be made to come out wrong. */
export function renderChoice(choice: Choice): Content {
  return html`
    ${choice.people.map((person) => renderPerson(choice, person))}
    <article>
      <h2>Another address</h2>
      <form method="post" action="${choice.action}">
        ${renderHidden(choice.hidden)}
        <p><label for="email">Email</label> <input id="email" name="email" type="email" required /></p>
        <p><label for="name">Name</label> <input id="name" name="name" type="text" /></p>
        <p>
          <label for="verified">Is the address verified?</label>
          <select id="verified" name="verified">
            <option value="yes">yes</option>
            <option value="no">no</option>
          </select>
        </p>
        <p>
          <label for="fault">What goes wrong</label>
          <select id="fault" name="fault">
            ${choice.faults.map((fault) => html`<option value="${fault}">${fault}</option>`)}
          </select>
        </p>
        <button>Continue</button>
      </form>
    </article>
    ${
      choice.canDecline
        ? html`<form method="post" action="${choice.action}">
            ${renderHidden({ ...choice.hidden, decline: 'yes' })}<button>Decline</button>
          </form>`
        : ''
    }
  `
}

function renderPerson(choice: Choice, person: Person): Content {
  const verified = person.isEmailVerified ? 'yes' : 'no'
  return html`<article>
    <form method="post" action="${choice.action}">
      ${renderHidden({ ...choice.hidden, email: person.email, name: person.name, verified })}
      <button>Continue as ${person.name}</button>
      <p>${person.email}${person.isEmailVerified ? '' : ' (not verified)'}</p>
    </form>
  </article>`
}

export function renderHidden(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}
