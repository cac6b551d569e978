import { html } from 'hono/html'
import type { listNewest } from './mailbox.repository.ts'

type Mails = Awaited<ReturnType<typeof listNewest>>

/** A page for the person trying the product: what it would have mailed. In English, like every vendor stand-in. */
export function renderMailboxPage(mails: Mails, to: string | null) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox mailbox – Goodword</title>
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <header>
          <h1>Sandbox mailbox</h1>
          <p><a href="/">Back to Goodword</a></p>
          <p>While no mail server is configured, every mail of this installation lands here and nowhere else.</p>
          <form method="get" action="/sandbox">
            <label for="to">Only mail to</label>
            <input id="to" name="to" type="text" value="${to ?? ''}" />
            <button>Show</button>
          </form>
        </header>
        <main>
          ${mails.length === 0 ? html`<p>There is no mail${to ? ' to this address' : ''} yet.</p>` : mails.map(renderMail)}
          ${mails.length > 0 ? html`<form method="post" action="/sandbox/mailbox/empty"><button>Empty the mailbox</button></form>` : ''}
        </main>
      </body>
    </html>`
}

function renderMail(mail: Mails[number]) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p>
      <span>To ${mail.to_address}</span> <span>From ${mail.from_address}</span>
      ${mail.reply_to ? html`<span>Reply to ${mail.reply_to}</span>` : ''}
      <time datetime="${mail.created_at.toISOString()}">${mail.created_at.toUTCString()}</time>
    </p>
    <pre>${mail.text_body}</pre>
    <p><a href="/sandbox/mailbox/messages/${mail.id}/html">See it as a mail program would show it</a></p>
  </article>`
}
