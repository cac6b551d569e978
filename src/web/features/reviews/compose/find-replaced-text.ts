import type { ReplyWords } from './use-reply-words.ts'

/** What can be brought back once a draft stands there. A draft nobody touched never pushes out what a person wrote before it. */
export function findReplacedText(
  { text, draftedText }: Pick<ReplyWords, 'text' | 'draftedText'>,
  held: string | null,
): string | null {
  if (text.trim() === '') return held
  return text === draftedText ? (held ?? text) : text
}
