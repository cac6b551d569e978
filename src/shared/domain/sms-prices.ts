import type { KeyedProvider } from './providers.ts'

interface PriceList {
  /** Where it can be read, and when it held. */
  source: string
  asOf: string
  /** In US dollars for each message that a text is paid as, by the country it goes to; carriers' fees come on top. */
  prices: Readonly<Record<string, number>>
}

/** What services say they take. A country that is missing here is one whose price nobody has looked up yet. */
const LISTS: Partial<Record<KeyedProvider, PriceList>> = {
  twilio: { source: 'https://www.twilio.com/en-us/sms/pricing/us', asOf: '2026-10', prices: { US: 0.0083 } },
}

export interface SmsEstimate {
  amount: number
  currency: 'USD'
  country: string
  source: string
  asOf: string
}

/** For one reader in that country; `null` where nobody knows. */
export function estimateSms(
  provider: string | null,
  { country, segments }: { country: string | null; segments: number },
): SmsEstimate | null {
  const list = Object.entries(LISTS).find(([name]) => name === provider)?.[1]
  const price = country === null ? undefined : list?.prices[country]
  if (!list || country === null || price === undefined) return null
  const amount = Math.round(price * segments * 10_000) / 10_000
  return { amount, currency: 'USD', country, source: list.source, asOf: list.asOf }
}
