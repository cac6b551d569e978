import { useFormatter, useTranslations } from 'use-intl'
import type { AuditLine } from '#shared/contracts/audit.ts'
import { DEED_DETAILS, DEED_WORDS, type DeedDetailName } from '#shared/domain/admin-actions.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import { PLAN_NAMES, SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'

type Details = AuditLine['details']

/** The few values of a line, each with its name. What an older version named otherwise bears the name it is kept by. */
export function useDetailWords(): (details: Details) => string[] {
  const t = useTranslations('audit')
  const wordOf = useWord()
  return (details) =>
    Object.entries(details).map(([key, value]) => {
      const name = DEED_DETAILS.find((known) => known === key)
      const isCouponAmount = name === 'value' && details.type === 'fixed_amount'
      const word = value === null ? t('none') : wordOf(isCouponAmount ? 'amount' : name, value)
      return name ? t(`details.${name}`, { value: word }) : `${key}: ${word}`
    })
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT/

function useWord() {
  const t = useTranslations('audit')
  const format = useFormatting()
  const { number } = useFormatter()
  const dollars = (amount: number) => number(amount, { style: 'currency', currency: BILLING_CURRENCY })
  const wordOfNumber = (name: DeedDetailName | 'amount' | undefined, value: number) => {
    if (name === 'amount') return dollars(value)
    if (name === 'amountCents') return dollars(value / 100)
    return name === 'value' ? number(value / 100, { style: 'percent', maximumFractionDigits: 2 }) : format.number(value)
  }
  return (name: DeedDetailName | 'amount' | undefined, value: string | number | boolean): string => {
    if (typeof value === 'number') return wordOfNumber(name, value)
    if (typeof value === 'boolean') return String(value)
    if (name === 'text' || name === 'email') return value
    if (ISO_TIME.test(value)) return format.dateTime(value)
    const tier = SUBSCRIPTION_TIERS.find((known) => known === value)
    if (tier) return PLAN_NAMES[tier]
    const word = DEED_WORDS.find((known) => known === value)
    return word ? t(`words.${word}`) : value
  }
}
