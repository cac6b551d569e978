import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import type { listNewest } from './mailbox.repository.ts'

type Mails = Awaited<ReturnType<typeof listNewest>>

/** The mails the product would have sent. */
export function renderMailbox(mails: Mails, to: string | null): SandboxSection {
  return {
    id: 'mailbox',
    title: 'Mailbox',
    content: html`<p>
        While no mail server is configured, every mail of this installation lands here and nowhere else.
      </p>
      ${mails.length === 0 ? html`<p>There is no mail${to ? ' to this address' : ''} yet.</p>` : mails.map(renderMail)}
      ${mails.length > 0 ? html`<form method="post" action="/sandbox/mailbox/empty"><button>Empty the mailbox</button></form>` : ''}`,
  }
}

function renderMail(mail: Mails[number]) {
  return html`<article>
    <h3>${mail.subject}</h3>
    <p>
      <span>To ${mail.to_address}</span> <span>From ${mail.from_address}</span>
      ${mail.reply_to ? html`<span>Reply to ${mail.reply_to}</span>` : ''}
      <time datetime="${mail.created_at.toISOString()}">${mail.created_at.toUTCString()}</time>
    </p>
    <pre>${mail.text_body}</pre>
    <p><a href="/sandbox/mailbox/messages/${mail.id}/html">See it as a mail program would show it</a></p>
  </article>`
}
