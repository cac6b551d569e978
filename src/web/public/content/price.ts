import type { Locale } from '#shared/domain/locales.ts'

export function formatPrice(amountCents: number, locale: Locale): string {
  const isWhole = amountCents % 100 === 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: isWhole ? 0 : 2,
  }).format(amountCents / 100)
}
