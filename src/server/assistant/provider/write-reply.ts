import { LONGEST_REPLY_WORDS } from '#shared/domain/assistant.ts'
import type { CallOptions, DraftedText, ReplyRequest } from '#server/assistant/port.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'
import { limitWords } from './settle-text.ts'
import { askText } from './ask-text.ts'

const prompt = loadPrompt('reply')

const EARLIER_REPLIES = 5
/** Without greeting and signature, and so without the names of others; of a shorter reply what says most. */
function takeBody(reply: string): string {
  const paragraphs = reply.split('\n\n').map((paragraph) => paragraph.trim())
  if (paragraphs.length > 2) return paragraphs.slice(1, -1).join(' ')
  const [longest = ''] = paragraphs.toSorted((one, other) => other.length - one.length)
  return longest
}

export async function writeReply(chat: ChatClient, request: ReplyRequest, call: CallOptions): Promise<DraftedText> {
  const { review, businessName, voice, instructions, locale, recent = [] } = request
  const data = {
    task: 'reply',
    business: { name: businessName, ...voice },
    instructions,
    fallbackLanguage: locale,
    earlierReplies: recent.map(takeBody).filter(Boolean).slice(0, EARLIER_REPLIES),
    review: {
      platform: review.platform,
      stars: review.rating,
      isRecommended: review.isRecommended,
      author: review.author,
      language: review.language,
      text: review.content,
    },
  }
  const limits = { temperature: 0.7, mostTokens: 250, mostWords: LONGEST_REPLY_WORDS }
  const written = await askText(chat, { prompt, data, ...limits }, call)
  const text = written.isCut ? sign(written.text, voice.signature) : written.text
  return { ...written, text, ignoredInstructions: false }
}

/** The signature comes last, so it is what a text that was cut has lost. It takes its room from the text. */
function sign(text: string, signature: string): string {
  if (signature === '' || text.includes(signature)) return text
  const room = LONGEST_REPLY_WORDS - countWords(signature)
  return `${limitWords(text, Math.max(1, room)).trimEnd()}\n\n${signature}`
}

const countWords = (text: string) => text.split(/\s+/).length
