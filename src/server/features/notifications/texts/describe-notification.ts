import type { Locale } from '#shared/domain/locales.ts'
import type { NotificationKind, NotificationParams } from '#shared/domain/notification-kinds.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { NotificationTexts, NotificationWords } from './notification-texts.ts'
import { toOneLine } from './one-line.ts'

const TEXTS: Record<Locale, NotificationTexts> = { en, es, fr, de }

const LONGEST_VALUE = 80

export interface ToldThing {
  kind: NotificationKind
  params: NotificationParams
  amount: number
}

export function describeNotification(language: Locale, { kind, params, amount }: ToldThing): NotificationWords {
  // Written with these params; a text takes only what its own kind was written with.
  const write = TEXTS[language][kind] as (told: { params: NotificationParams; amount: number }) => NotificationWords
  return write({ params: tidy(params), amount })
}

/** Names come from outside. */
function tidy(params: NotificationParams): NotificationParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? toOneLine(value, LONGEST_VALUE) : value,
    ]),
  )
}
