import { useState } from 'react'
import { draftDispute } from '#shared/contracts/disputes.ts'
import { measureDraftShare } from '#shared/domain/draft-share.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { takeInDraft } from './dispute-words.ts'
import type { TypedDispute } from './use-dispute-words.ts'

/** A first draft by the assistant. What it takes the place of can be brought back. */
export function useDraft(words: TypedDispute) {
  const { attempt, isBusy, error } = useAttempt()
  const [isInformationMissing, setIsInformationMissing] = useState(false)
  const [replaced, setReplaced] = useState<string | null>(null)
  const [isDrafted, setIsDrafted] = useState(false)

  async function ask() {
    const { reviewId, reason, platform, rating } = words
    const drafted = await call(draftDispute, { reviewId, reason, platform, rating, content: words.content })
    setReplaced(words.description.trim() === '' ? null : words.description)
    setIsDrafted(true)
    words.update((now) => takeInDraft(now, drafted))
  }

  return {
    isBusy,
    error,
    isDrafted,
    isReplaced: replaced !== null,
    isInformationMissing: isInformationMissing && words.content.trim() === '',
    /** Answers whether it could be asked for at all. */
    generate: (): boolean => {
      const isMissing = words.content.trim() === ''
      setIsInformationMissing(isMissing)
      if (!isMissing) void attempt(ask)
      return !isMissing
    },
    bringBack: () => {
      if (replaced !== null) words.put({ description: replaced })
      setReplaced(null)
    },
  }
}

export type Drafting = ReturnType<typeof useDraft>

/** As the server counts. */
const LEAST_SHARE = 0.5

/** Whose words the description still begins with; `null` where hardly anything of the draft is left. */
export function findOrigin({ draft, description }: Pick<TypedDispute, 'draft' | 'description'>) {
  return draft && measureDraftShare(description, draft.description) >= LEAST_SHARE ? draft.origin : null
}
