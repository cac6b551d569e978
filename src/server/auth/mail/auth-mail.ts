import type { Locale } from '#shared/domain/locales.ts'
import type { AuthMailDetails, AuthMailKind, AuthMailTexts } from './auth-mail-texts.ts'
import { renderMail, toOneLine, type RenderedMail } from './rendered-mail.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'

const TEXTS: Record<Locale, AuthMailTexts> = { en, es, fr, de }

export function renderAuthMail<Kind extends AuthMailKind>(
  kind: Kind,
  language: Locale,
  details: AuthMailDetails[Kind],
): RenderedMail {
  const { kinds, footer } = TEXTS[language]
  const words = kinds[kind](details)
  const { link, resetLink, code }: { link?: string; resetLink?: string; code?: string } = details
  return renderMail(toOneLine(words.subject), {
    language,
    heading: toOneLine(words.heading),
    paragraphs: words.paragraphs.map(toOneLine),
    ...(words.action && link ? { action: { label: words.action, url: link } } : {}),
    ...(words.otherAction && resetLink ? { otherAction: { label: words.otherAction, url: resetLink } } : {}),
    ...(words.codeLabel && code ? { code: { label: words.codeLabel, value: code } } : {}),
    closing: words.closing.map(toOneLine),
    footer,
  })
}
