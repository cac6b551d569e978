import { useLocale } from 'use-intl'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'

const EXAMPLE = { YYYY: '2025', MM: '12', DD: '31' }

/** As the workspace writes dates; in German with dots, whatever else stands between. */
export function useDayPattern(): { pattern: string; example: string } {
  const { datePattern: chosen } = useFormatting()
  const locale = useLocale()
  const pattern = locale === 'de' && !chosen.startsWith('YYYY') ? 'DD.MM.YYYY' : chosen
  const example = pattern.replace(/YYYY|MM|DD/g, (token) => EXAMPLE[token as keyof typeof EXAMPLE])
  return { pattern, example }
}
