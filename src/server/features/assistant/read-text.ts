import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { analyzeText } from '#shared/contracts/assistant.ts'
import type { CustomerTransactions } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { reserve } from './allowance.ts'
import { ask, withinRequest, type Desk } from './asking.ts'
import { failedToAnalyze, toOrigin } from './readings.ts'

export interface TextToRead {
  content: string
  rating: number | null
}

interface ReadingParts extends Desk {
  customers: CustomerTransactions
  lookUps: CustomerTransactions
  steps: CustomerTransactions
}

/** As a review is read. Nothing is kept of the text. */
export async function readText(
  { customers, lookUps, steps, assistant, dailyTokens }: ReadingParts,
  { customerId }: Actor,
  text: TextToRead,
): Promise<OutputOf<typeof analyzeText>> {
  const feature = 'sentiment_analysis'
  const { locale, reservation } = await lookUps.transaction(customerId, async (tx) => ({
    locale: (await getSettings(tx)).general.language,
    reservation: await reserve(tx, { model: assistant.model, dailyTokens }, feature),
  }))
  const request = { ...text, isRecommended: null, language: null, locale }
  const made = await ask(steps, { customerId, feature, reservation }, () =>
    assistant.analyzeSentiment(request, withinRequest()),
  ).catch((error: unknown) => {
    throw failedToAnalyze(error)
  })
  return customers.transaction(customerId, async () => ({ ...made.analysis, origin: toOrigin(made.origin) }))
}
