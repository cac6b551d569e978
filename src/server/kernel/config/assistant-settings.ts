import { z } from 'zod'
import { absentWhenEmpty, wholeNumber } from './environment-fields.ts'

const DEFAULT_ADDRESS = 'https://api.openai.com/v1'
/** Local servers ask for no key, but the protocol has a place for one. */
const ANY_KEY = 'none'
/** The one that the sandbox's model knows. */
const SANDBOX_KEY = 'sandbox'
const SANDBOX_PATH = '/sandbox/ai/v1'

const address = z
  .string()
  .trim()
  .refine(isSandboxOrAddress, 'must be sandbox or an address such as http://127.0.0.1:11434/v1')
  .transform((value) => value.replace(/\/+$/, ''))

function isSandboxOrAddress(value: string): boolean {
  return value === 'sandbox' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
}

/** The assistant's part of the environment; `.env.example` explains each line. */
export const assistantEnvironment = {
  AI_BASE_URL: absentWhenEmpty(address.nullable().default(null)),
  AI_API_KEY: absentWhenEmpty(z.string().trim().nullable().default(null)),
  AI_MODEL: absentWhenEmpty(z.string().trim().default('gpt-4o')),
  AI_TIMEOUT_SECONDS: absentWhenEmpty(wholeNumber(1, 600).default(60)),
  AI_DAILY_TOKENS: absentWhenEmpty(wholeNumber(0, 1_000_000_000).default(200_000)),
  AI_READS_ARRIVALS: absentWhenEmpty(
    z.enum(['built-in', 'provider'], 'must be built-in or provider').default('built-in'),
  ),
}

const assistantEnvironmentSchema = z.object(assistantEnvironment)
export type AssistantEnvironment = z.output<typeof assistantEnvironmentSchema>

export interface ProviderSettings {
  /** `null`: the model of this installation's own sandbox. */
  baseUrl: string | null
  isSandbox: boolean
  apiKey: string
  model: string
  timeoutMs: number
}

export interface AssistantSettings {
  /** `null`: the built-in assistant does everything. */
  provider: ProviderSettings | null
  /** Tokens a customer may spend at the provider in a day; `null`: as many as they like. */
  dailyTokens: number | null
  readsArrivals: 'built-in' | 'provider'
}

export function toAssistantSettings(env: AssistantEnvironment): AssistantSettings {
  return {
    provider: findProvider(env),
    dailyTokens: env.AI_DAILY_TOKENS || null,
    readsArrivals: env.AI_READS_ARRIVALS,
  }
}

/** A key or an address of one's own makes it a provider. */
function findProvider(env: AssistantEnvironment): ProviderSettings | null {
  const { AI_BASE_URL: given, AI_API_KEY: apiKey, AI_MODEL: model } = env
  if (given === null && apiKey === null) return null
  const common = { model, timeoutMs: env.AI_TIMEOUT_SECONDS * 1000 }
  if (given === 'sandbox') return { ...common, baseUrl: null, isSandbox: true, apiKey: apiKey ?? SANDBOX_KEY }
  const baseUrl = given ?? DEFAULT_ADDRESS
  return { ...common, baseUrl, isSandbox: baseUrl.endsWith(SANDBOX_PATH), apiKey: apiKey ?? ANY_KEY }
}
