import {
  analyzeText,
  getAiUsage,
  getAssistant,
  getBrandVoice,
  saveBrandVoice,
  type AiUsage,
  type AssistantState,
} from '#shared/contracts/assistant.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import {
  ask,
  failedToAnalyze,
  getVoice,
  reserve,
  toOrigin,
  withinRequest,
  type AssistantAccess,
} from './assistant.service.ts'
import { sumTaken } from './ai-reservations.repository.ts'
import { findPeriod, listDays, type UsageRow } from './ai-usage.repository.ts'
import { put } from './brand-voices.repository.ts'

type AnalysisProgress = Pick<AssistantState, 'analysisVersion' | 'outdatedCount' | 'waitingCount' | 'reanalysis'>

interface AssistantPorts extends AssistantAccess {
  isSandbox: boolean
  measuredAccuracy: number
  findModelEnd: () => Promise<string | null>
  /** How far the analysis of reviews is. */
  getProgress: (tx: CustomerTx) => Promise<AnalysisProgress>
}

/** Whoever writes drafts and reads reviews, and what is kept of it. */
export function makeAssistant({ transactions }: Foundations, ports: AssistantPorts) {
  const { assistant, dailyTokens, isSandbox, measuredAccuracy } = ports
  const route = implementIn(transactions)
  return {
    routes: [
      implement(getAssistant, async ({ actor }) => ({
        model: assistant.model,
        isSandbox,
        measuredAccuracy,
        ...(await transactions.read(actor.customerId, ports.getProgress)),
        modelEndsOn: await ports.findModelEnd(),
      })),
      route(getBrandVoice, getVoice),
      route(saveBrandVoice, saveVoice),
      route(getAiUsage, async (tx, _actor, { days }) => {
        const period = await findPeriod(tx, days)
        return {
          ...period,
          days: (await listDays(tx, period)).map(presentUsage),
          dailyCap: assistant.model === null ? null : dailyTokens,
          spentToday: (await sumTaken(tx)).spent,
        }
      }),
      implement(analyzeText, ({ actor, input: { content, rating = null } }) =>
        readText(transactions, ports, actor, { content, rating }),
      ),
    ],
  }
}

async function saveVoice(tx: CustomerTx, actor: Actor, voice: BrandVoice): Promise<BrandVoice> {
  await put(tx, voice, actor.userId)
  const subject = { type: 'customer', id: tx.customerId, label: await getBusinessName(tx) } as const
  await recordActivity(tx, actor, 'assistant.voice-changed', subject)
  return voice
}

function presentUsage(row: UsageRow): AiUsage['days'][number] {
  return {
    day: row.day,
    feature: row.feature,
    model: row.model || null,
    calls: Number(row.calls),
    tokens: Number(row.tokens),
    estimatedTokens: Number(row.estimated_tokens),
  }
}

/** As a review is read. Nothing is kept of the text. */
async function readText(
  transactions: Transactions,
  { assistant, dailyTokens }: AssistantAccess,
  { customerId }: Actor,
  text: { content: string; rating: number | null },
): Promise<OutputOf<typeof analyzeText>> {
  const feature = 'sentiment_analysis'
  const { locale, reservation } = await transactions.replay(customerId, async (tx) => ({
    locale: (await getSettings(tx)).general.language,
    reservation: await reserve(tx, { model: assistant.model, dailyTokens }, feature),
  }))
  const request = { ...text, isRecommended: null, language: null, locale }
  const made = await ask(transactions, { customerId, feature, reservation }, () =>
    assistant.analyzeSentiment(request, withinRequest()),
  ).catch((error: unknown) => {
    throw failedToAnalyze(error)
  })
  return transactions.change(customerId, async () => ({ ...made.analysis, origin: toOrigin(made.origin) }))
}
