import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const provider = (environment: Record<string, string>) => readConfig(environment).assistant.provider

describe('the settings of the assistant', () => {
  it('make it the built-in one unless somebody names a provider', () => {
    expect(readConfig({ AI_MODEL: 'gpt-4.1', AI_API_KEY: ' ' }).assistant).toEqual({
      provider: null,
      dailyTokens: 200_000,
      readsArrivals: 'built-in',
    })
  })

  it('need no more than a key', () => {
    expect(provider({ AI_API_KEY: 'sk-1' })).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      isSandbox: false,
      apiKey: 'sk-1',
      model: 'gpt-4o',
      timeoutMs: 60_000,
    })
  })

  it('take a local server without a key, to which some key is sent', () => {
    expect(provider({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'qwen3:8b' })).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: 'none',
      model: 'qwen3:8b',
      isSandbox: false,
    })
  })

  it.each([
    ['sandbox', null],
    ['http://127.0.0.1:3000/sandbox/ai/v1', 'http://127.0.0.1:3000/sandbox/ai/v1'],
  ])('know the sandbox’s model by %s', (address, baseUrl) => {
    expect(provider({ AI_BASE_URL: address, AI_API_KEY: 'sandbox' })).toMatchObject({ baseUrl, isSandbox: true })
  })

  it('take 0 tokens a day for no limit', () => {
    expect(readConfig({ AI_DAILY_TOKENS: '0' }).assistant.dailyTokens).toBeNull()
  })
})
