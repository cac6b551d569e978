import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadPrompt, PURPOSES, type Purpose } from './load-prompt.ts'

/** Of the words each version consists of. */
const WORDS_OF: Record<Purpose, { version: string; digest: string }> = {
  reply: { version: 'reply-5', digest: '790caee4d287a9bd' },
  dispute: { version: 'dispute-2', digest: 'c267c80e35d3776c' },
  campaign: { version: 'campaign-1', digest: 'e798570e7a4a1516' },
  sentiment: { version: 'sentiment-1', digest: '8a26cb767dc9717f' },
  priority: { version: 'priority-1', digest: '3b8fd13e88b27b58' },
  question: { version: 'question-1', digest: 'ab0c356165c36e04' },
  week: { version: 'week-1', digest: 'f34d92b9ccfe8b94' },
}

describe('the words of a prompt', () => {
  it.each(PURPOSES)('for %s are those of its version: with others, raise it and write their digest here', (purpose) => {
    const { text, version } = loadPrompt(purpose)
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
    expect({ version, digest }).toEqual(WORDS_OF[purpose])
  })
})
