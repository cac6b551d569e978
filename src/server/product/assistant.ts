import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { ANALYSIS_VERSION } from '#server/assistant/analysis/read-review.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import type { Assistant } from '#server/assistant/port.ts'
import { loadPrompt } from '#server/assistant/provider/load-prompt.ts'
import { createProviderAssistant } from '#server/assistant/provider/provider-assistant.ts'
import { nameVersion } from '#server/features/assistant/assistant.service.ts'
import type { Reader } from '#server/features/review-analysis/review-analysis.service.ts'
import type { AssistantSettings, ProviderSettings } from '#server/kernel/config/assistant-settings.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Log } from '#server/kernel/log/log.ts'

interface AssistantOptions {
  settings: AssistantSettings
  /** Where this process reaches the sandbox. */
  sandboxUrl: () => string
  log: Log
}

export interface ChosenAssistant {
  /** Writes, and reads what a person asks to have read. */
  assistant: Assistant
  /** Reads every arriving review. */
  arrivals: Assistant
  /** Under which version it reads. */
  analysisVersion: string
  builtIn: Assistant
  isSandbox: boolean
  /** Tokens a customer may spend at the provider in a day; `null`: as many as they like. */
  dailyTokens: number | null
  /** The day on which the provider takes the model away, if it says so. */
  findModelEnd: () => Promise<string | null>
}

/** As configured; with who is said to have read what. */
export function chooseAssistant({ config, sandboxUrl, log }: Foundations) {
  const chosen = createAssistant({ settings: config.assistant, sandboxUrl, log })
  const engine = chosen.arrivals.model === null ? 'built-in' : 'model'
  const reader: Reader = { engine, version: chosen.analysisVersion, builtInVersion: ANALYSIS_VERSION }
  return { ...chosen, reader }
}

/** The provider where one is named, else the built-in assistant; both behind the guard. Neither stands in for the other. */
export function createAssistant({ settings, sandboxUrl, log }: AssistantOptions): ChosenAssistant {
  const { provider, dailyTokens, readsArrivals } = settings
  const builtIn = guardAssistant(createBuiltInAssistant())
  if (!provider) {
    const findModelEnd = async () => null
    const analysisVersion = ANALYSIS_VERSION
    return {
      assistant: builtIn,
      arrivals: builtIn,
      analysisVersion,
      builtIn,
      isSandbox: false,
      dailyTokens,
      findModelEnd,
    }
  }
  const engine = createProviderAssistant({ ...provider, baseUrl: () => addressOf(provider, sandboxUrl), log })
  const assistant = readWordlessWith(builtIn, guardAssistant(engine))
  return {
    assistant,
    arrivals: readsArrivals === 'provider' ? assistant : builtIn,
    analysisVersion:
      readsArrivals === 'provider' ? nameVersion(loadPrompt('sentiment').version, provider.model) : ANALYSIS_VERSION,
    builtIn,
    isSandbox: provider.isSandbox,
    dailyTokens,
    findModelEnd: () => engine.findModelEnd(),
  }
}

function addressOf({ baseUrl }: ProviderSettings, sandboxUrl: () => string): string {
  return baseUrl ?? `${sandboxUrl()}/sandbox/ai/v1`
}

/** Stars without a word are plain to anybody: no provider is paid to look at them, and the analysis says who did. */
function readWordlessWith(builtIn: Assistant, assistant: Assistant): Assistant {
  return {
    ...assistant,
    analyzeSentiment: (request, call) =>
      (request.content?.trim() ? assistant : builtIn).analyzeSentiment(request, call),
  }
}
