import type { CallOptions, DisputeRequest, DraftedDispute } from '#server/assistant/port.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'
import { askText } from './ask-text.ts'

const prompt = loadPrompt('dispute')
/** The tokens are the limit; this is what they can hold. */
const MOST_WORDS = 500
const MOST_EVIDENCE = 20

export async function writeDispute(
  chat: ChatClient,
  request: DisputeRequest,
  call: CallOptions,
): Promise<DraftedDispute> {
  const { review, reason, businessName, duplicates, competitors, locale } = request
  const data = {
    task: 'dispute',
    business: { name: businessName },
    reason,
    competitors,
    answerLanguage: locale,
    review: {
      platform: review.platform,
      stars: review.rating,
      author: review.author,
      writtenOn: dayOf(review.createdAt),
      text: review.content,
    },
    earlierReviews: duplicates.map(({ content, createdAt }) => ({ writtenOn: dayOf(createdAt), text: content })),
  }
  const limits = { temperature: 0.7, mostTokens: 500, mostWords: MOST_WORDS }
  const { signal } = call
  const { text, isCut: _, ...made } = await askText(chat, { prompt, data, ...limits }, signal ? { signal } : {})
  return { ...made, ...splitAtEvidence(text) }
}

export const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null

/** The heading, however a model dresses it; a first line may follow it at once. */
const HEADING = /^[ \t#*_]*evidence[ \t*_]*:[ \t*_]*/im

export function splitAtEvidence(text: string): { description: string; evidence: string[] } {
  const heading = HEADING.exec(text)
  if (!heading) return { description: text.trim(), evidence: [] }
  const lines = text.slice(heading.index + heading[0].length).split('\n')
  const evidence = lines.map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, '').trim())
  return {
    description: text.slice(0, heading.index).trim(),
    evidence: evidence.filter((line) => line !== '').slice(0, MOST_EVIDENCE),
  }
}
