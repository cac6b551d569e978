/** A mail as paragraphs; both its forms come from the same words. */
export interface MailText {
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  footer: string
}

export function renderText(mail: MailText): string {
  const action = mail.action ? [`${mail.action.label}: ${mail.action.url}`] : []
  return [mail.heading, ...mail.paragraphs, ...action, '--', mail.footer].join('\n\n')
}

/** Inline styles only: mail programs drop everything else. */
export function renderHtml(mail: MailText): string {
  const paragraphs = mail.paragraphs.map(
    (text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`,
  )
  const action = mail.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.action.url)}" style="background:#0f766e;color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none">${escapeHtml(mail.action.label)}</a></p>`
    : ''
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(mail.heading)}</title></head>
<body style="margin:0;background:#f6f8f8;font-family:Inter,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1f2a2e">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(mail.heading)}</h1>
${paragraphs.join('\n')}
${action}
<p style="margin:32px 0 0;font-size:13px;color:#5c6b70">${escapeHtml(mail.footer)}</p>
</div></body></html>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
