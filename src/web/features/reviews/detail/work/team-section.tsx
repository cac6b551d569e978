import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Badge, Field, SheetSection, TagInput } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import { useTeamChange } from './use-team-change.ts'

const LONGEST_TAG = 40
const MOST_TAGS = 20

export function TeamSection({ review, canManage }: { review: Review; canManage: boolean }) {
  const t = useTranslations('reviewsDetail.work')
  return (
    <SheetSection title={t('title')}>
      {canManage ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <AssigneePicker review={review} />
          <TagsField review={review} />
        </div>
      ) : (
        <TeamFacts review={review} />
      )}
    </SheetSection>
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
  const t = useTranslations('reviewsDetail.work')
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <dt className="text-ink-muted">{t('assignee')}</dt>
      <dd>{review.assignee?.name ?? t('nobody')}</dd>
      <dt className="text-ink-muted">{t('tags')}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {review.tags.length === 0 ? t('noTags') : review.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      </dd>
    </dl>
  )
}
