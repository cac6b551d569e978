import { LONGEST_REPLY_WORDS } from '#shared/domain/assistant.ts'
import type { ReplyRequest } from '#server/assistant/port.ts'
import { capWords, fillSlots, fitParts, type Part } from './fill-slots.ts'
import { findGreetedName } from './greeted-name.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { Manner } from './wishes.ts'

// What stands around the sentences of a reply: who is greeted, who signs, and how it is laid out.

const PARAGRAPHS = ['greeting', 'body', 'closing', 'end'] as const
export interface ReplyPart extends Part {
  paragraph: (typeof PARAGRAPHS)[number]
}

interface Letter {
  request: ReplyRequest
  book: PhraseBook
  manner: Manner
}

const OF_FAMILY = /^(?:family|familia|famille|familie)(?!\p{L})/iu

export function greet({ request, book, manner }: Letter): ReplyPart {
  const { named, unnamed } = book.greeting[manner.tone]
  const name = manner.isNameless || request.isPlain ? null : findGreetedName(request.review.author)
  const isOne = book.namesFamilies || !OF_FAMILY.test(name?.whole ?? '')
  const author = isOne ? (manner.tone === 'formal' ? name?.whole : name?.first) : null
  return { paragraph: 'greeting', spare: 0, text: author ? fillSlots(named, { author }) : unnamed }
}

export function sign({ request, book, manner }: Letter): ReplyPart {
  const business = request.businessName.trim()
  const team = business === '' ? book.namelessTeam : fillSlots(book.team, { business })
  const signature = manner.signature || (manner.isShort ? '' : team)
  const signOff = manner.isShort || signature === '' ? '' : book.signOff[manner.tone]
  return {
    paragraph: 'end',
    spare: manner.signature ? 0 : 4,
    text: [signOff, signature].filter((line) => line !== '').join('\n'),
  }
}

export function layOut(parts: readonly ReplyPart[]): string {
  const fitting = fitParts(
    parts.filter((part) => part.text !== ''),
    LONGEST_REPLY_WORDS,
  )
  const paragraphs = PARAGRAPHS.map((paragraph) =>
    fitting
      .filter((part) => part.paragraph === paragraph)
      .map((part) => part.text)
      .join(' '),
  )
  return capWords(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), LONGEST_REPLY_WORDS)
}
