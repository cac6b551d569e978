import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Review, triageReview } from '#shared/contracts/reviews.ts'
import { Badge, Field, SheetSection, TagInput, useToast } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { AssigneePicker } from '#web/components/sheet/assignee-picker.tsx'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { showReview } from '../reviews.queries.ts'

const LONGEST_TAG = 40
const MOST_TAGS = 20

export function TeamSection({ review, canManage }: { review: Review; canManage: boolean }) {
  const t = useTranslations('reviewsDetail.work')
  return (
    <SheetSection title={t('title')}>
      {canManage ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Assignee review={review} />
          <TagsField review={review} />
        </div>
      ) : (
        <TeamFacts review={review} />
      )}
    </SheetSection>
  )
}

function Assignee({ review }: { review: Review }) {
  const t = useTranslations('reviewsDetail.work')
  const changeTeam = useTeamChange(review)
  return (
    <AssigneePicker
      kind="review"
      locationId={review.locationId}
      label={t('assignee')}
      assignee={review.assignee}
      onAssign={(assignee) =>
        changeTeam({ assignee }, assignee ? t('assigned', { name: assignee.name }) : t('unassigned'))
      }
    />
  )
}

function TagsField({ review }: { review: Review }) {
  const t = useTranslations('reviewsDetail.work')
  const { data } = useQuery(reviewOptionsQuery)
  const changeTeam = useTeamChange(review)
  return (
    <Field label={t('tags')}>
      <TagInput
        tags={review.tags}
        onTagsChange={(tags) => changeTeam({ tags: tags.slice(0, MOST_TAGS) }, t('tagged'))}
        suggestions={data?.tags ?? []}
        maxLength={LONGEST_TAG}
        placeholder={t('tagPlaceholder')}
        labels={{ list: t('tags'), add: (tag) => t('addTag', { tag }), remove: (tag) => t('removeTag', { tag }) }}
      />
    </Field>
  )
}

/** For those who may only look. */
function TeamFacts({ review }: { review: Review }) {
  const common = useTranslations('common')
  const t = useTranslations('reviewsDetail.work')
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <dt className="text-ink-muted">{t('assignee')}</dt>
      <dd>{review.assignee?.name ?? common('assignee.nobody')}</dd>
      <dt className="text-ink-muted">{t('tags')}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {review.tags.length === 0 ? t('noTags') : review.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      </dd>
    </dl>
  )
}

type TeamChange = Partial<Pick<Review, 'assignee' | 'tags'>>

interface Step {
  before: Review
  change: TeamChange
}

/** Assigning and tagging: shown at once, and to be taken back for ten seconds. */
function useTeamChange(review: Review): (change: TeamChange, said: string) => void {
  const t = useTranslations('reviews.triage')
  const toast = useToast()
  const save = useSave()
  return (change, said) => {
    const former: TeamChange = {
      ...(change.assignee !== undefined && { assignee: review.assignee }),
      ...(change.tags && { tags: review.tags }),
    }
    save({ before: review, change })
    const takeBack = () => save({ before: { ...review, ...change }, change: former })
    toast({ kind: 'review-change', title: said, action: { label: t('undo'), onAction: takeBack } })
  }
}

function useSave(): (step: Step) => void {
  const t = useTranslations('reviews.triage')
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that an Undo never overtakes what it undoes.
    scope: { id: 'triage' },
    mutationFn: ({ before, change: { assignee, tags } }: Step) =>
      call(triageReview, {
        reviewId: before.id,
        ...(assignee !== undefined && { assigneeId: assignee?.userId ?? null }),
        ...(tags && { tags }),
      }),
    onSuccess: (saved, { change }) => {
      showReview(queryClient, saved)
      if (change.tags) void queryClient.invalidateQueries({ queryKey: queryKeys.reviewOptions })
    },
    onError: (error, { before }) => {
      showReview(queryClient, before)
      sayFailed(t('failed'), error, 'review-change')
    },
  })
  return (step) => {
    showReview(queryClient, { ...step.before, ...step.change })
    mutate(step)
  }
}
