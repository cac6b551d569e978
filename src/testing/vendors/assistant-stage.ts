import type { ChatSettings } from '#server/assistant/provider/chat-client.ts'
import { createProviderAssistant } from '#server/assistant/provider/provider-assistant.ts'
import { mountAssistant } from '#sandbox/assistant/assistant.routes.ts'
import { startVendorStage } from './vendor-stage.ts'

/** The provider's adapter before the sandbox's model. Each key behaves as it is called: `sandbox-cut`. */
export async function startAssistantStage() {
  const stage = await startVendorStage(mountAssistant)
  const baseUrl = `${stage.url}/sandbox/ai/v1`
  return {
    ...stage,
    baseUrl,
    assistantFor: (apiKey: string, more: Partial<ChatSettings> = {}, now?: () => number) =>
      createProviderAssistant({ baseUrl: () => baseUrl, apiKey, model: 'gpt-4o', timeoutMs: 20_000, ...more }, now),
    tell: (body: object) =>
      fetch(`${stage.url}/sandbox/ai/mode`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async readState() {
      const response = await fetch(`${stage.url}/sandbox/ai/state`)
      return (await response.json()) as AssistantState
    },
    /** What that key asked, the newest first. */
    async requestsOf(key: string) {
      const { calls } = await this.readState()
      return calls.filter((call) => call.key === key).map(({ request }) => request)
    },
  }
}

interface AssistantState {
  mode: string
  times: number | null
  calls: { key: string; mode: string; status: number; request: SentRequest }[]
}

export interface SentRequest {
  model: string
  messages: { role: string; content: string }[]
  [parameter: string]: unknown
}
