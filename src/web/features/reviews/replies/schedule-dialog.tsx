import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { saveReplyDraft } from '#shared/contracts/replies.ts'
import { getReview, type Review } from '#shared/contracts/reviews.ts'
import {
  changeScheduledResponse,
  scheduleResponse,
  type ScheduledResponse,
} from '#shared/contracts/scheduled-responses.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { useReplyRoom } from '#web/kernel/formatting/use-reply-room.ts'
import { Field, TextArea, useToast } from '#web/ui/index.ts'
import { usePlannedWords } from '../planned-time.tsx'
import { kindOfPlan } from '../scheduled.queries.ts'
import { takeInReview } from './respond.queries.ts'
import { type ChosenTime, ScheduleForm } from './schedule-form.tsx'

const NOTHING_CHOSEN = { date: '', time: '' }

interface ScheduleDialogProps {
  review: Pick<Review, 'id' | 'planned' | 'platform' | 'replyWay'>
  /** What will be sent. */
  text: string
  onClose: () => void
  onScheduled: () => void
}

/** Plans a response that has been written; where one is planned already, this takes its place. */
export function ScheduleDialog({ review, text, onClose, onScheduled }: ScheduleDialogProps) {
  const t = useTranslations('reviewsRespond.scheduling')
  const tellOf = usePlanToast()
  const { planned } = review

  async function save(chosen: ChosenTime): Promise<ScheduledResponse> {
    const input = { responseText: text, ...chosen }
    if (!planned || planned.status === 'sent') return call(scheduleResponse, { reviewId: review.id, ...input })
    const changed = await call(changeScheduledResponse, { scheduledId: planned.id, ...input })
    // It is planned: a draft that stays is no reason to say otherwise.
    await call(saveReplyDraft, { reviewId: review.id, text: '', isComposing: false }).catch(() => undefined)
    return changed
  }

  return (
    <ScheduleForm
      review={review}
      start={NOTHING_CHOSEN}
      preview={
        <figure className="flex flex-col gap-1.5">
          <figcaption className="font-medium">{t('preview')}</figcaption>
          <blockquote
            dir="auto"
            className="rounded-control border border-line bg-inset px-3 py-2 break-words whitespace-pre-line"
          >
            {text}
          </blockquote>
        </figure>
      }
      save={save}
      onSaved={(plan) => {
        tellOf(plan)
        onScheduled()
      }}
      onClose={onClose}
    />
  )
}

/** Changes the text or the time of one that is planned, or held. */
export function EditScheduleDialog({ plan, onClose }: { plan: ScheduledResponse; onClose: () => void }) {
  const t = useTranslations('reviewsRespond')
  const tellOf = usePlanToast()
  const [text, setText] = useState(plan.responseText)
  const { room, fault } = useReplyRoom(plan.review, text)
  const [date = '', time = ''] = plan.localTime.split('T')
  return (
    <ScheduleForm
      review={{ ...plan.review, id: plan.reviewId }}
      start={{ date, time: time.slice(0, 5) }}
      preview={
        <Field label={t('response')} hint={room} error={fault} isRequired>
          <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      }
      isReady={fault === undefined && text.trim() !== ''}
      save={(chosen) => call(changeScheduledResponse, { scheduledId: plan.id, responseText: text, ...chosen })}
      onSaved={(changed) => {
        tellOf(changed)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function usePlanToast(): (plan: ScheduledResponse) => void {
  const t = useTranslations('reviewsRespond.scheduling')
  const toast = useToast()
  const wordsOf = usePlannedWords()
  const queryClient = useQueryClient()
  return (plan) => {
    const { platform, replyWay } = plan.review
    const said = { time: wordsOf(plan), platform: PLATFORM_NAMES[platform] }
    const text = replyWay === 'by-hand' ? t('reminderText', said) : t('doneText', said)
    toast({ kind: kindOfPlan(plan), tone: 'good', title: t('done'), text })
    call(getReview, { reviewId: plan.reviewId }).then(
      ({ review }) => takeInReview(queryClient, review),
      // The stream tells of it, too.
      () => {},
    )
  }
}
