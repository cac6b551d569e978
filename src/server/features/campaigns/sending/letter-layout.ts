import { textOn } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { DARK_HEAD, escapeHtml, renderLogo } from '#server/kernel/outbox/mail-layout.ts'

export interface LetterAction {
  label: string
  url: string
}

/** A business's own mail to one of its customers; both its forms come from the same words. */
export interface LetterMail {
  language: Locale
  business: string
  logoUrl: string | null
  /** Where the reader's mail program is dark. */
  darkLogoUrl: string | null
  /** Of the business, on the buttons. */
  color: string
  subject: string
  paragraphs: readonly string[]
  imageUrl: string | null
  /** Five, and one link: whichever is pressed, it leads where it leads everybody. */
  stars: LetterAction | null
  actions: readonly LetterAction[]
  /** Why the reader gets it. */
  why: string
  postalAddress: string
  unsubscribe: LetterAction | null
}

export function renderLetterText(mail: LetterMail): string {
  const { paragraphs, stars, actions, why, business, postalAddress, unsubscribe } = mail
  const footer = [why, [business, postalAddress].filter(Boolean).join('\n')]
  return [
    ...paragraphs,
    ...(stars ? [writeAction({ ...stars, label: `${stars.label} ${STARS}` })] : []),
    ...actions.map(writeAction),
    '--',
    ...footer,
    ...(unsubscribe ? [writeAction(unsubscribe)] : []),
  ].join('\n\n')
}

const STARS = '★★★★★'

const writeAction = ({ label, url }: LetterAction) => `${label}\n${url}`

export function renderLetterHtml(mail: LetterMail): string {
  const { language, subject, business, logoUrl, darkLogoUrl, imageUrl, paragraphs, stars, actions, color } = mail
  const head =
    renderLogo({ name: business, logoUrl, darkLogoUrl }) ||
    `<p style="margin:0 0 24px;font-weight:600">${escapeHtml(business)}</p>`
  const body = [
    head,
    imageUrl
      ? `<img src="${escapeHtml(imageUrl)}" alt="" width="512" style="display:block;width:100%;max-width:512px;height:auto;margin:0 0 24px;border-radius:8px">`
      : '',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`),
    stars ? renderStars(stars) : '',
    ...actions.map((action) => renderButton(action, color)),
    renderFooter(mail),
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${DARK_HEAD}<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#ffffff;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2a2e">
<div style="max-width:512px;margin:0 auto;padding:32px 24px;overflow-wrap:break-word">
${body.filter((part) => part !== '').join('\n')}
</div></body></html>`
}

/** One link with words in it: whoever listens to it hears one, not five without a name. */
function renderStars({ label, url }: LetterAction): string {
  const stars = `<span aria-hidden="true" style="font-size:36px;line-height:1.2;letter-spacing:8px;color:#b45309">${STARS}</span>`
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:inherit;text-decoration:none">${escapeHtml(label)}<br>${stars}</a></p>`
}

function renderButton({ label, url }: LetterAction, color: string): string {
  const style = `display:inline-block;background:${color};color:${textOn(color).color};font-weight:600;padding:12px 20px;border-radius:6px;text-decoration:none`
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function renderFooter({ why, business, postalAddress, unsubscribe }: LetterMail): string {
  const wayOut = unsubscribe
    ? `<br><a class="muted" href="${escapeHtml(unsubscribe.url)}" style="color:#5c6b70">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  const address = [business, postalAddress].filter(Boolean).map(escapeHtml).join(', ')
  return `<p class="muted" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dde4e5;font-size:13px;color:#5c6b70;white-space:pre-line">${escapeHtml(why)}<br>${address}${wayOut}</p>`
}
