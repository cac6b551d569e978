import { useLocale } from 'use-intl'
import { useMe } from '#web/kernel/session/me.ts'

const EXAMPLE = { YYYY: '2025', MM: '12', DD: '31' }

/** As the workspace writes dates; in German with dots, whatever else stands between. */
export function useDayPattern(): { pattern: string; example: string } {
  const { customer } = useMe()
  const locale = useLocale()
  const chosen = customer?.dateFormat ?? 'YYYY-MM-DD'
  const pattern = locale === 'de' && !chosen.startsWith('YYYY') ? 'DD.MM.YYYY' : chosen
  const example = pattern.replace(/YYYY|MM|DD/g, (token) => EXAMPLE[token as keyof typeof EXAMPLE])
  return { pattern, example }
}
