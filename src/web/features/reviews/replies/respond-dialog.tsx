import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { isReplyTooLong, type ReplyState } from '#shared/domain/replies.ts'
import { can, canSchedule, useMe, waitsForApproval } from '#web/kernel/session/me.ts'
import { Banner, Button, Dialog, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { CONFLICT_CHOICE_ID, ConflictNotice } from '../compose/conflict-notice.tsx'
import { ReplyEditor } from '../compose/reply-editor.tsx'
import { ReplyNotice } from '../compose/reply-notice.tsx'
import { ReviewSummary } from '../compose/review-summary.tsx'
import { type Generation, useGeneration } from '../compose/use-generation.ts'
import { findCurrentText, type ReplyWords, useReplyWords } from '../compose/use-reply-words.ts'
import { type ComposeMode, type Submitting, useSubmission } from '../compose/use-submission.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** `schedule`: whoever has words already goes on to when they are to be sent. `draft`: the assistant begins at once. */
export type RespondAim = 'schedule' | 'draft'

interface RespondDialogProps {
  /** As it stands now, where it can: an answer by a colleague then shows while one is still writing. */
  review: Review
  aim?: RespondAim
  onClose: () => void
}

/** As it was when the window was opened. */
function useComposeMode({ reply }: Review): ComposeMode {
  const me = useMe()
  const [mode] = useState<ComposeMode>(() => {
    if (waitsForApproval(me)) return 'ask-approval'
    return reply?.state === 'awaiting-approval' && can(me, 'replies.publish') ? 'approve' : 'submit'
  })
  return mode
}

/** What stands there, or is on its way there, would only be sent once more. */
const isUnchanged = (review: Review, text: string) =>
  review.response !== null && !isMendable(review) && text === findCurrentText(review).trim()

const isMendable = ({ reply }: Review) => MENDABLE.some((state) => state === reply?.state)
const MENDABLE = ['failed', 'rejected', 'saved', 'returned', 'awaiting-approval'] as const satisfies ReplyState[]

export function RespondDialog({ review, aim, onClose }: RespondDialogProps) {
  const t = useTranslations('reviewsRespond')
  const mode = useComposeMode(review)
  const words = useReplyWords(review)
  const generation = useGeneration(review.id, words, { isAtOnce: aim === 'draft' })
  const submission = useSubmission({ review, words, mode, onSent: onClose })
  const [isSchedulingChosen, setIsScheduling] = useState<boolean | null>(null)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLButtonElement>(null)

  const isBusy = words.isLoading || generation.isBusy || submission.isBusy
  const text = words.text.trim()
  const canSend = !isBusy && text !== '' && !review.isReplyFinal && !isUnchanged(review, text)
  const isTooLong = isReplyTooLong(text, review.replyLimit)
  const isScheduling =
    isSchedulingChosen ?? (aim === 'schedule' && words.isRestored && mode === 'submit' && canSend && !isTooLong)
  const finish = () => {
    words.keeper.discard()
    onClose()
  }
  const send = () => {
    if (!canSend) return
    if (submission.other) choice.current?.focus()
    else if (isTooLong) textArea.current?.focus()
    else void submission.submit()
  }
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      initialFocus={textArea}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <ComposeButtons
          {...{ review, mode, canSend, isPosting: submission.isBusy, onCancel: onClose, onSend: send }}
          isUndecided={submission.other !== null}
          onSchedule={() => (isTooLong ? textArea.current?.focus() : setIsScheduling(true))}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <ReviewSummary review={review} />
        <ComposeBody {...{ review, words, generation, submission, textArea, choice, mode, onClose, onSend: send }} />
      </div>
      {isScheduling && (
        <ScheduleDialog review={review} text={text} onClose={() => setIsScheduling(false)} onScheduled={finish} />
      )}
    </Dialog>
  )
}

interface ComposeBodyProps {
  review: Review
  words: ReplyWords
  generation: Generation
  submission: Submitting
  textArea: RefObject<HTMLTextAreaElement | null>
  choice: RefObject<HTMLButtonElement | null>
  mode: ComposeMode
  onClose: () => void
  onSend: () => void
}

function ComposeBody({ review, words, generation, submission, textArea, choice, mode, ...doings }: ComposeBodyProps) {
  const t = useTranslations('reviewsRespond')
  if (words.isLoading) {
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-9 w-52" />
      </SkeletonGroup>
    )
  }
  return (
    <>
      {submission.other && (
        <ConflictNotice
          review={review}
          other={submission.other}
          isBusy={submission.isBusy}
          choice={choice}
          isAskedFor={submission.isConflictFound}
          onReplace={() => void submission.submit({ replaceAnyway: true })}
          onKeep={doings.onClose}
        />
      )}
      {words.isUnread && <Banner tone="warn">{t('draftUnread')}</Banner>}
      <ReplyEditor {...{ review, words, generation, textArea }} isDisabled={submission.isBusy} onSend={doings.onSend} />
      <ReplyNotice review={review} mode={mode} />
      <ProblemBanner title={t('submitFailed')} error={submission.error} />
    </>
  )
}

interface ComposeButtonsProps {
  review: Review
  mode: ComposeMode
  canSend: boolean
  /** Between theirs and a colleague's. */
  isUndecided: boolean
  isPosting: boolean
  onCancel: () => void
  onSchedule: () => void
  onSend: () => void
}

function ComposeButtons({ review, mode, canSend, isUndecided, isPosting, ...doings }: ComposeButtonsProps) {
  const t = useTranslations('reviewsRespond')
  const me = useMe()
  const labels = {
    submit: review.response === null ? t('submit') : t('update'),
    'ask-approval': t('submitForApproval'),
    approve: t('approve'),
  }
  return (
    <>
      <Button onClick={doings.onCancel}>{t('cancel')}</Button>
      {mode === 'submit' && canSchedule(me) && (
        <Button disabled={!canSend || isUndecided} onClick={doings.onSchedule}>
          {t('schedule')}
        </Button>
      )}
      <Button
        variant="primary"
        // Three abreast would break its words on a phone.
        className="max-sm:min-w-full"
        disabled={(!canSend || isUndecided) && !isPosting}
        {...(isUndecided && { 'aria-describedby': CONFLICT_CHOICE_ID })}
        isBusy={isPosting}
        busyLabel={t('posting')}
        onClick={doings.onSend}
      >
        {labels[mode]}
      </Button>
    </>
  )
}
