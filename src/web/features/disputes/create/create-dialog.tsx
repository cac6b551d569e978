import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NEW_DISPUTE } from '#shared/contracts/addresses.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { DISPUTE_REASONS } from '#shared/domain/assistant.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Banner, Button, Field, Select, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { Form } from '#web/components/forms/form.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { disputedReviewQuery } from '../disputes.queries.ts'
import type { DisputesAddressControl } from '../disputes-search.ts'
import { AiHelper } from './ai-helper.tsx'
import { CreateProblem } from './create-problem.tsx'
import { DescriptionField } from './description-field.tsx'
import { informationOf, takeInReason } from './dispute-words.ts'
import { LinesField } from './lines-field.tsx'
import { ReviewPicker } from './review-picker.tsx'
import { useCreation } from './use-creation.ts'
import { type TypedDispute, useDisputeWords } from './use-dispute-words.ts'
import { useDraft } from './use-draft.ts'

const FORM_ID = 'create-dispute'

interface CreateDialogProps {
  /** `new`, or the id of the review it begins with. */
  start: string
  address: DisputesAddressControl
}

/** Everything typed stays until it is created, or discarded on purpose. */
export function CreateDialog({ start, address }: CreateDialogProps) {
  const t = useTranslations('disputes.create')
  const startReview = useQuery({ ...disputedReviewQuery(start), enabled: start !== NEW_DISPUTE })
  const words = useDisputeWords(start, startReview.data)
  const drafting = useDraft(words)
  const creation = useCreation(words, address)
  const length = words.description.trim().length
  const canCreate = length > 0 && length <= DISPUTE_LIMITS.description && !drafting.isBusy
  const submit = () => canCreate && !creation.isBusy && creation.create()

  return (
    <FormDialog
      size="large"
      title={t('title')}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('creating') }}
      isReady={canCreate}
      isBusy={creation.isBusy}
      onClose={address.cancelCreating}
    >
      {startReview.isLoading ? (
        <FormSkeleton />
      ) : (
        <Form id={FORM_ID} className="flex flex-col gap-5" onSubmit={submit}>
          {words.isRestored && <RestoredNote onDiscard={words.discard} />}
          {startReview.isError && words.reviewId === null && <Banner tone="warn">{t('reviewGone')}</Banner>}
          <Subject words={words} startReview={startReview.data} />
          <AiHelper words={words} drafting={drafting} isDisabled={creation.isBusy} />
          <DescriptionField {...{ words, drafting }} isDisabled={creation.isBusy} />
          <Lists words={words} />
          <CreateProblem error={creation.error} onOpen={address.openDispute} />
        </Form>
      )}
    </FormDialog>
  )
}

/** The review and what is wrong with it. */
function Subject({ words, startReview }: { words: TypedDispute; startReview: Review | undefined }) {
  const t = useTranslations('disputes')
  const me = useMe()
  const queryClient = useQueryClient()
  const reasons = useRef<HTMLSelectElement>(null)
  // The form comes after its review, when the focus has had to begin below it.
  const beginWithReason = useEffectEvent(() => {
    if (startReview) reasons.current?.focus({ preventScroll: true })
  })
  useEffect(() => beginWithReason(), [])
  const { data: chosen } = useQuery({
    ...disputedReviewQuery(words.reviewId ?? ''),
    enabled: words.reviewId !== null && words.reviewId !== startReview?.id,
  })
  const [picked, setPicked] = useState<Review | null>(null)
  const choose = (wanted: Review | null) => {
    setPicked(wanted)
    words.put(wanted ? informationOf(wanted) : { reviewId: null })
    if (wanted) void takeReasonOf(wanted)
  }
  // Nothing is lost where it does not come: the person chooses one anyway.
  const takeReasonOf = async ({ id }: Review) => {
    const review = await queryClient.fetchQuery(disputedReviewQuery(id)).catch(() => null)
    if (review) words.update((now) => takeInReason(now, review, words.reason))
  }
  const review = [startReview, chosen, picked].find((known) => known && known.id === words.reviewId) ?? undefined
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {can(me, 'reviews.view') && (
        <ReviewPicker
          label={t('create.review')}
          // What belongs to no review belongs to no location.
          hint={t(me.customer?.isLimited ? 'create.reviewNeeded' : 'create.reviewHint')}
          offered="pending"
          chosen={review}
          onChoose={choose}
        />
      )}
      <Field label={t('reason')}>
        <Select
          ref={reasons}
          value={words.reason}
          options={DISPUTE_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
          onChange={({ target: { value } }) =>
            words.put({ reason: DISPUTE_REASONS.find((reason) => reason === value) ?? words.reason })
          }
        />
      </Field>
    </div>
  )
}

function Lists({ words }: { words: TypedDispute }) {
  const t = useTranslations('disputes.create')
  return (
    <>
      <LinesField
        label={t('evidence')}
        hint={t('evidenceHint')}
        addLabel={t('evidenceAdd')}
        removeLabel={(line) => t('evidenceRemove', { line })}
        lines={words.evidence}
        typed={words.evidenceLine}
        onType={(evidenceLine) => words.put({ evidenceLine })}
        onAdd={(evidence) => words.put({ evidence, evidenceLine: '' })}
        onRemove={(evidence) => words.put({ evidence })}
      />
      <LinesField
        label={t('notes')}
        hint={t('notesHint')}
        addLabel={t('notesAdd')}
        removeLabel={(line) => t('notesRemove', { line })}
        lines={words.notes}
        typed={words.notesLine}
        onType={(notesLine) => words.put({ notesLine })}
        onAdd={(notes) => words.put({ notes, notesLine: '' })}
        onRemove={(notes) => words.put({ notes })}
      />
    </>
  )
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('disputes.create')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {t('restored')}
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </p>
  )
}

function FormSkeleton() {
  const t = useTranslations('disputes.create')
  return (
    <SkeletonGroup label={t('reviewLoading')} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-28 w-full" />
    </SkeletonGroup>
  )
}
