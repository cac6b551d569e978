import type { Locale } from '#shared/domain/locales.ts'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import { isPlatform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CampaignTurn, HeldBecause, ParamsByKind, SecurityNotice } from '../notice.ts'

export interface NotificationWords {
  /** What a mail and a push are headed by. */
  title: string
  sentence: string
}

interface NoticeContent<Kind extends NotificationKind> {
  params: ParamsByKind[Kind]
  amount: number
}

/** What one language has to say. */
export type NotificationTexts = {
  readonly [Kind in NotificationKind]: (told: NoticeContent<Kind>) => NotificationWords
}

/** Of the reasons to wait that the person who planned it is told; the others have sentences of their own. */
export type WaitReasons = Record<Exclude<HeldBecause, 'by-hand' | 'not-allowed'>, string>

export type CampaignStops = Record<CampaignTurn, string>

export type SecuritySentences = Record<SecurityNotice, (provider: string) => string>

/** Where, and by whom. */
export function labelOf({ platform, author }: { platform: string; author: string | null }): string {
  return author ? `${nameOf(platform)} · ${author}` : nameOf(platform)
}

export const nameOf = (platform: string) => (isPlatform(platform) ? PLATFORM_NAMES[platform] : platform)

/** The words that go with so many, with the number in them written as people there do. */
export function createCounter(locale: Locale) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (amount: number, one: string, other: (number: string) => string): string =>
    rules.select(amount) === 'one' ? one : other(numbers.format(amount))
}
