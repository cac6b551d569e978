import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import type { listNewest } from './phone.repository.ts'

type TextMessages = Awaited<ReturnType<typeof listNewest>>

/** The text messages the product would have sent. */
export function renderPhone(messages: TextMessages, to: string | null): SandboxSection {
  return {
    id: 'phone',
    title: 'Phone',
    content: html`<p>Every text message of this installation lands here and nowhere else.</p>
      ${messages.length === 0 ? html`<p>There is no text message${to ? ' to this number' : ''} yet.</p>` : messages.map(renderMessage)}
      ${messages.length > 0 ? html`<form method="post" action="/sandbox/phone/empty"><button>Delete the text messages</button></form>` : ''}`,
  }
}

function renderMessage(message: TextMessages[number]) {
  return html`<article>
    <h3>To +${message.to_number}</h3>
    <p><time datetime="${message.created_at.toISOString()}">${message.created_at.toUTCString()}</time></p>
    <pre>${message.text_body}</pre>
  </article>`
}
