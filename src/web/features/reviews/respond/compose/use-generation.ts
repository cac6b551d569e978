import { useState } from 'react'
import { generateReplyDraft } from '#shared/contracts/replies.ts'
import { useAttempt } from '#web/components/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import type { ReplyWords } from './use-reply-words.ts'

/** A first draft by the assistant. What it takes the place of can be brought back. */
export function useGeneration(reviewId: string, words: ReplyWords) {
  const { attempt, isBusy, error } = useAttempt()
  const [isMoreAskedFor, setIsMoreAskedFor] = useState(false)
  const [replacedText, setReplacedText] = useState<string | null>(null)

  const generate = () =>
    attempt(async () => {
      await words.keeper.pause()
      const asked = call(generateReplyDraft, { reviewId, instructions: words.instructions })
      const { ignoredInstructions, text, origin, draftedText } = await asked.finally(() => words.keeper.resume())
      setReplacedText(words.text.trim() === '' ? null : words.text)
      setIsMoreAskedFor(ignoredInstructions)
      words.put({ text, origin, draftedText })
    })
  const bringBack = () => {
    if (replacedText !== null) words.put({ text: replacedText })
    setReplacedText(null)
  }
  return { generate, isBusy, error, isMoreAskedFor, isReplaced: replacedText !== null, bringBack }
}
export type Generation = ReturnType<typeof useGeneration>
