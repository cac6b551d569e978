import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ReplyDraft, saveReplyDraft } from '#shared/contracts/replies.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { ownDraftsQuery, replyDraftQuery } from '../replies/respond.queries.ts'
import { createDraftKeeper, type DraftSaving, type DraftWords } from './draft-keeper.ts'
import { chooseDraft, openKeptDrafts } from './kept-draft.ts'

const BEAT_MS = 25_000

interface Words extends DraftWords {
  origin: ReplyDraft['origin']
  draftedText: ReplyDraft['draftedText']
  doubts: ReplyDraft['doubts']
}

/** What stands there now, for whoever changes it. */
export const findCurrentText = ({ reply, response }: Review) => reply?.text ?? response ?? ''

const originOf = (draft: ReplyDraft | undefined) => ({
  origin: draft?.origin ?? null,
  draftedText: draft?.draftedText ?? null,
  doubts: draft?.doubts ?? [],
})

function useDraftKeeper(userId: string, reviewId: string) {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<DraftSaving>('idle')
  const [keptDrafts] = useState(() => openKeptDrafts(userId, reviewId))
  const [keeper] = useState(() =>
    createDraftKeeper({
      onThisDevice: keptDrafts,
      onServer: async (draft) => {
        const saved = await call(saveReplyDraft, { reviewId, ...draft })
        const { queryKey } = replyDraftQuery(reviewId)
        // Asked for before this was saved, on opening again at once, an answer would come without it.
        await queryClient.cancelQueries({ queryKey, exact: true })
        queryClient.setQueryData(queryKey, saved)
        // Whoever closes at once was never seen writing, so no event tells the list of the draft.
        if (!draft.isComposing) void queryClient.invalidateQueries({ queryKey: ownDraftsQuery.queryKey })
      },
      onSaving: setSaving,
    }),
  )
  useEffect(() => {
    const timer = setInterval(() => void keeper.beat(), BEAT_MS)
    return () => {
      clearInterval(timer)
      void keeper.leave()
    }
  }, [keeper])
  return { keeper, keptDrafts, saving }
}

/** The words of the reply: the draft where there is one, else what stands there, then what the person types. */
export function useReplyWords(review: Review) {
  const { user } = useMe()
  const draft = useQuery(replyDraftQuery(review.id))
  const { keeper, keptDrafts, saving } = useDraftKeeper(user.id, review.id)
  const [words, setWords] = useState<Words | null>(null)
  const [isRestored, setIsRestored] = useState(false)
  // What is asked for may come after the person has typed on: it is put to the words of then.
  const latest = useRef<Words | null>(null)

  // Without a network nothing is asked; the person can write all the same.
  const isReady = !draft.isPending || draft.fetchStatus === 'paused'
  if (words === null && isReady) {
    const found = chooseDraft(keptDrafts.find(), draft.data)
    const current = findCurrentText(review)
    setWords({ ...found, text: found.text || current, ...originOf(draft.data) })
    setIsRestored(found.text !== '' && found.text !== current)
  }

  const shown = words ?? { text: '', instructions: '', ...originOf(undefined) }
  const read = () => latest.current ?? shown
  const put = (change: Partial<Words>) => {
    const next = { ...read(), ...change }
    latest.current = next
    setWords(next)
    setIsRestored(false)
    keeper.note({ text: next.text, instructions: next.instructions })
  }
  return {
    ...shown,
    read,
    put,
    keeper,
    saving,
    isRestored,
    isLoading: words === null,
    isUnread: words !== null && draft.data === undefined,
    composing: draft.data?.composing ?? [],
  }
}
export type ReplyWords = ReturnType<typeof useReplyWords>
