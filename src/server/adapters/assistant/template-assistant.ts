import type { Locale } from '#shared/domain/locales.ts'
import type { Assistant, ReplyRequest } from './port.ts'
import { findGreetedName } from './greeted-name.ts'
import { chooseLanguage } from './reply-language.ts'
import { readInstructions } from './reply-instructions.ts'
import { REPLY_PHRASES, type RatingBand } from './reply-phrases.ts'

const ORIGIN = { engine: 'template', model: null, version: '1' } as const

/**
 * Works without any model: phrases by language, rating and whether anything was written, chosen by the review so that
 * two reviews side by side read differently. Of instructions it heeds language, brevity and a signature; it cannot more.
 */
export function createTemplateAssistant(): Assistant {
  return {
    draftReply: (request) => {
      const { hasMore } = readInstructions(request.instructions)
      return Promise.resolve({ text: compose(request), origin: ORIGIN, ignoredInstructions: hasMore })
    },
  }
}

function compose({ review, businessName, instructions, locale }: ReplyRequest): string {
  const { content, language } = review
  const asked = readInstructions(instructions)
  const spoken = asked.language ?? chooseLanguage({ language, content, locale })
  const phrases = REPLY_PHRASES[spoken]
  const [band, seed] = [bandOf(review), seedOf(review.id)]
  const openings = phrases.opening[band][content ? 'words' : 'stars']
  const name = findGreetedName(review.author)
  const greeting = name ? phrases.greeting.replace('{author}', () => name) : phrases.greetingWithoutName
  const closing = asked.isShort ? '' : pick(phrases.closing[band], seed >> 1)
  const body = [begin(spoken, pick(openings, seed)), closing].filter((part) => part !== '').join(' ')
  const parts = [greeting, body.replace('{business}', () => businessName), asked.signature].filter((part) => part)
  return parts.join('\n\n')
}

/** In its own paragraph a sentence begins with a capital, except after the comma of a German salutation. */
function begin(locale: Locale, sentence: string): string {
  return locale === 'de' ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function bandOf({ rating, isRecommended }: ReplyRequest['review']): RatingBand {
  const stars = rating ?? (isRecommended === null ? 3 : isRecommended ? 5 : 1)
  if (stars >= 4) return 'good'
  return stars === 3 ? 'middling' : 'poor'
}

function seedOf(id: string): number {
  return Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
}

const pick = (ways: readonly string[], seed: number) => ways[seed % ways.length] ?? ''
