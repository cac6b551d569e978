import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GeneratedDraft, streamReplyDraft } from '#shared/contracts/replies.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { stream } from '#web/kernel/api/stream.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { followDraft, type WrittenSoFar } from './follow-draft.ts'
import type { ReplyWords } from './use-reply-words.ts'

/** How the last attempt ended, as far as it gave no error. */
interface Outcome {
  isStopped: boolean
  /** Of what was written, where that was held back. */
  blocked: GeneratedDraft['blocked']
  /** Why a person has to see to the review first. */
  caution: GeneratedDraft['caution']
  /** It was longer than it may be. */
  isCut: boolean
  isFamiliar: boolean
  lacksContact: boolean
  isMoreAskedFor: boolean
}

const NO_OUTCOME: Outcome = {
  isStopped: false,
  blocked: [],
  caution: null,
  isCut: false,
  isFamiliar: false,
  lacksContact: false,
  isMoreAskedFor: false,
}

function outcomeOf(draft: GeneratedDraft): Outcome {
  const { blocked, caution, isCut, isFamiliar, lacksContact, ignoredInstructions } = draft
  if (blocked.length > 0) return { ...NO_OUTCOME, blocked, caution }
  return { ...NO_OUTCOME, caution, isCut, isFamiliar, lacksContact, isMoreAskedFor: ignoredInstructions }
}

interface GenerationSettings {
  /** Without being asked, once the words are there. */
  isAtOnce: boolean
}

/**
 * A first draft by the assistant, shown as it is written. The person's own words stay as they are until it is whole:
 * whoever stops it, or whatever goes wrong, they are still there. What it takes the place of can be brought back.
 */
export function useGeneration(reviewId: string, words: ReplyWords, { isAtOnce }: GenerationSettings) {
  const { attempt, isBusy, error } = useAttempt()
  const queryClient = useQueryClient()
  const stopping = useStopping()
  const [written, setWritten] = useState<WrittenSoFar | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [replacedText, setReplacedText] = useState<string | null>(null)

  function takeIn(draft: GeneratedDraft) {
    setOutcome(outcomeOf(draft))
    if (draft.blocked.length > 0) return
    const { text, origin, draftedText, doubts } = draft
    setReplacedText(findReplacedText(words.read(), replacedText))
    words.put({ text, origin, draftedText, doubts })
  }

  const generate = () =>
    attempt(async () => {
      const signal = stopping.begin()
      setOutcome(null)
      await holdWords(words)
      try {
        const messages = stream(streamReplyDraft, { reviewId, instructions: words.instructions }, { signal })
        takeIn(await followDraft(messages, setWritten))
      } catch (problem) {
        if (!signal.aborted) throw problem
        setOutcome({ ...NO_OUTCOME, isStopped: true })
      } finally {
        words.keeper.resume()
        setWritten(null)
        void queryClient.invalidateQueries({ queryKey: queryKeys.aiUsage })
      }
    })

  useOnce(isAtOnce && !words.isLoading, () => void generate())

  const bringBack = () => {
    if (replacedText !== null) words.put({ text: replacedText })
    setReplacedText(null)
    setOutcome(null)
  }
  return {
    generate,
    stop: stopping.stop,
    isBusy,
    error,
    /** What stands there so far; `null` before the first word, and when nothing is being written. */
    written,
    outcome,
    isReplaced: replacedText !== null,
    bringBack,
  }
}
export type Generation = ReturnType<typeof useGeneration>

/** The server may keep a draft that never gets here: what stands only there is held, and sent to it once more. */
function holdWords({ isRestored, put, keeper }: ReplyWords): Promise<void> {
  if (isRestored) put({})
  return keeper.pause()
}

/** Closing the window is also a way to stop it. */
function useStopping() {
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    begin: () => (controller.current = new AbortController()).signal,
    stop: () => controller.current?.abort(),
  }
}

function useOnce(isDue: boolean, run: () => void) {
  const runLatest = useEffectEvent(run)
  useEffect(() => {
    if (isDue) runLatest()
  }, [isDue])
}

/** What can be brought back once a draft stands there. A draft nobody touched never pushes out what a person wrote before it. */
export function findReplacedText(
  { text, draftedText }: Pick<ReplyWords, 'text' | 'draftedText'>,
  held: string | null,
): string | null {
  if (text.trim() === '') return held
  return text === draftedText ? (held ?? text) : text
}
