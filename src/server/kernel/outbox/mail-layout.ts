import { textOn } from '#shared/domain/customer-settings.ts'
import { DEFAULT_LOCALE, type Locale } from '#shared/domain/locales.ts'

/** Shows nothing, and keeps mail programs from taking the two sides of it for one address or number. */
const WORD_JOINER = '\u2060'
const LONGEST_NAME = 80

/**
 * What people call themselves and their companies, as a name and nothing else: our mails go to people whom they do not
 * know us by, and must carry nobody's address or link to click on. A name such as "Example.com" stays to be read.
 */
export function toPlainName(name: string): string {
  const plain = name
    .replaceAll(/\S*(?::\/\/|www\.|[@＠]|\.\p{L}{2,}[/:?#])\S*/giu, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(plain)
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/\.(?=\p{L}{2})/gu, `.${WORD_JOINER}`)
    .replaceAll(/\d(?=(?:[\s().\u2060/-]*\d){6})|(?<=(?:\d[\s().\u2060/-]*){6})\d/gu, `$&${WORD_JOINER}`)
}

export interface MailAction {
  label: string
  url: string
}

/** Somebody else's words, shown as such and never as ours. */
export interface MailQuote {
  label: string
  text: string
  /** As the language tags of HTML have it; `null` where nobody knows. */
  language: string | null
}

/** Whose mail it is. */
export interface MailBrand {
  name: string
  /** Absolute: a mail is read anywhere. */
  logoUrl: string | null
  /** For readers whose mail program is dark; without one, the other stands there, too. */
  darkLogoUrl: string | null
  /** Of its buttons. */
  color: string
}

/** One of several things that a mail tells, with its own ways on. */
export interface MailSection {
  heading: string
  paragraphs: readonly string[]
  quotes?: readonly MailQuote[]
  /** Sentences of which each leads to what it tells. */
  links?: readonly MailAction[]
  /** The first is what most people want. */
  actions: readonly MailAction[]
  /** Said under the ways on. */
  note?: string
}

/** A mail as paragraphs; both its forms come from the same words. */
export interface MailText {
  language?: Locale
  /** Without it, the mail is the product's own. */
  brand?: MailBrand
  heading: string
  paragraphs: readonly string[]
  sections?: readonly MailSection[]
  action?: MailAction
  /** A quieter second way, under the first. */
  otherAction?: MailAction
  /** Something to type, on a line of its own so that it is read at a glance and copied whole. */
  code?: { label: string; value: string }
  /** What is said last, after what there is to do. */
  closing?: readonly string[]
  footer: string
}

export function renderText(mail: MailText): string {
  const actions = [mail.action, mail.otherAction].flatMap((action) =>
    action ? [`${action.label}\n${action.url}`] : [],
  )
  const code = mail.code ? [mail.code.label, mail.code.value] : []
  const closing = mail.closing ?? []
  const sections = (mail.sections ?? []).flatMap(listSectionText)
  return [mail.heading, ...mail.paragraphs, ...sections, ...actions, ...code, ...closing, '--', mail.footer].join(
    '\n\n',
  )
}

function listSectionText({ heading, paragraphs, quotes = [], links = [], actions, note }: MailSection): string[] {
  return [
    `* ${heading}`,
    ...paragraphs,
    // Marked line by line, so that nobody's words pass for ours.
    ...quotes.flatMap(({ label, text }) => [label, text.replaceAll(/^/gm, '> ')]),
    ...[...links, ...actions].map(({ label, url }) => `${label}\n${url}`),
    ...(note === undefined ? [] : [note]),
  ]
}

const OWN_COLOR = '#0f766e'

/**
 * A mail is dark where its reader's program is, so that what is made for something dark stands on it. Programs that drop these
 * styles drop the other picture as well.
 */
export const DARK_HEAD = `<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme:dark){body{background:#12181a!important;color:#e7eced!important}.card{background:#1c2427!important;border-color:#334044!important}.muted{color:#a9b6ba!important;border-color:#334044!important}.link{color:#5eead4!important}}</style>`

export function renderLogo({ name, logoUrl, darkLogoUrl }: Omit<MailBrand, 'color'>): string {
  if (logoUrl === null) return ''
  const dark =
    darkLogoUrl === null ? '' : `<source srcset="${escapeHtml(darkLogoUrl)}" media="(prefers-color-scheme: dark)">`
  const style = 'display:block;height:40px;margin:0 0 24px'
  return `<picture>${dark}<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="${style}"></picture>`
}

/** Light by inline styles: many mail programs drop everything else. */
export function renderHtml(mail: MailText): string {
  const color = mail.brand?.color ?? OWN_COLOR
  const body = [
    mail.brand ? renderLogo(mail.brand) : '',
    `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(mail.heading)}</h1>`,
    ...mail.paragraphs.map(renderParagraph),
    ...(mail.sections ?? []).map((section) => renderSection(section, color)),
    mail.action ? renderButton(mail.action, color) : '',
    mail.otherAction ? renderLink(mail.otherAction) : '',
    mail.code ? renderCode(mail.code) : '',
    ...(mail.closing ?? []).map(renderParagraph),
  ]
  return `<!doctype html><html lang="${mail.language ?? DEFAULT_LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${DARK_HEAD}<title>${escapeHtml(mail.heading)}</title></head>
<body style="margin:0;background:#f6f8f8;font-family:Inter,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1f2a2e">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;overflow-wrap:break-word">
${body.filter((part) => part !== '').join('\n')}
<p class="muted" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dde4e5;font-size:13px;color:#5c6b70">${escapeHtml(mail.footer)}</p>
</div></body></html>`
}

function renderSection(
  { heading, paragraphs, quotes = [], links = [], actions, note }: MailSection,
  color: string,
): string {
  const [first, ...others] = actions
  const parts = [
    `<h2 style="font-size:16px;line-height:1.3;margin:0 0 8px">${escapeHtml(heading)}</h2>`,
    ...paragraphs.map(renderParagraph),
    ...quotes.map(renderQuote),
    links.length === 0 ? '' : renderList(links),
    first ? renderButton(first, color) : '',
    ...others.map(renderLink),
    note === undefined ? '' : `<p class="muted" style="margin:0;font-size:13px;color:#5c6b70">${escapeHtml(note)}</p>`,
  ]
  return `<div class="card" style="margin:0 0 16px;padding:16px;background:#ffffff;border:1px solid #dde4e5;border-radius:8px">
${parts.filter((part) => part !== '').join('\n')}
</div>`
}

function renderQuote({ label, text, language }: MailQuote): string {
  const lang = language === null ? '' : ` lang="${escapeHtml(language)}"`
  return `<p class="muted" style="margin:0 0 4px;font-size:13px;color:#5c6b70">${escapeHtml(label)}</p>
<blockquote${lang} style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #dde4e5;white-space:pre-line">${escapeHtml(text)}</blockquote>`
}

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
}

function renderButton({ label, url }: MailAction, color: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${color};color:${textOn(color).color};font-weight:600;padding:10px 18px;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function renderLink({ label, url }: MailAction): string {
  return `<p style="margin:0 0 24px"><a class="link" href="${escapeHtml(url)}" style="color:${OWN_COLOR}">${escapeHtml(label)}</a></p>`
}

function renderList(links: readonly MailAction[]): string {
  const items = links.map(
    ({ label, url }) =>
      `<li style="margin:0 0 8px"><a class="link" href="${escapeHtml(url)}" style="color:${OWN_COLOR}">${escapeHtml(label)}</a></li>`,
  )
  return `<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`
}

function renderCode({ label, value }: { label: string; value: string }): string {
  return `<p style="margin:0 0 8px">${escapeHtml(label)}</p>
<p class="card" style="margin:0 0 24px;padding:12px 18px;background:#ffffff;border:1px solid #dde4e5;border-radius:8px;font-family:Menlo,Consolas,monospace;font-size:28px;line-height:1.3;letter-spacing:4px;font-weight:600;text-align:center">${escapeHtml(value)}</p>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
