import type { writeCampaignMessage } from '#shared/contracts/campaign-writing.ts'
import { CAMPAIGN_LIMITS } from '#shared/contracts/campaigns.ts'
import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Transactions } from '#server/database/transactions.ts'
import {
  ask,
  getVoice,
  reserve,
  withinRequest,
  type AssistantAccess,
} from '#server/features/assistant/assistant.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'

const FEATURE = 'campaign_message_generation'

type Wish = ParsedInputOf<typeof writeCampaignMessage>

/** Nothing is kept of it but what it cost: whoever asked has it in their form. */
export async function writeMessage(
  transactions: Transactions,
  { assistant, dailyTokens }: AssistantAccess,
  { customerId }: Actor,
  wish: Wish,
): Promise<OutputOf<typeof writeCampaignMessage>> {
  const { request, reservation } = await transactions.replay(customerId, async (tx) => ({
    request: { ...wish, locale: (await getSettings(tx)).general.language, voice: await getVoice(tx) },
    reservation: await reserve(tx, { model: assistant.model, dailyTokens }, FEATURE),
  }))
  const made = await ask(transactions, { customerId, feature: FEATURE, reservation }, () =>
    assistant.writeCampaignMessage(request, withinRequest()),
  ).catch((error: unknown) => {
    throw new AppError('unavailable', 'Failed to generate message', { cause: error })
  })
  const { text, origin, ignoredInstructions } = made
  const message = text.trim().slice(0, CAMPAIGN_LIMITS.message)
  return transactions.change(customerId, async () => ({ message, origin, ignoredInstructions }))
}
