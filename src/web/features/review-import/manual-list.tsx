import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ManualReview } from '#shared/contracts/manual-reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Button, useToast } from '#web/ui/index.ts'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { useRemoveManualReview } from '#web/components/manual-review/manual-review.queries.ts'
import { ManualDialog } from '#web/components/manual-review/manual-dialog.tsx'
import { manualReviewsQuery } from './review-import.queries.ts'
import { useDay } from './use-day.ts'
import { Verdict } from './verdict.tsx'

/** Nothing shows as long as nothing was entered. */
export function ManualList({ canManage }: { canManage: boolean }) {
  const t = useTranslations('reviewImport.manual')
  const reviews = useInfiniteQuery(manualReviewsQuery)
  return (
    <QueryState
      query={reviews}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={null}
    >
      {({ pages }) => (
        <div>
          <h3 className="mb-1 font-medium">{t('listTitle')}</h3>
          <ul className="divide-y divide-line">
            {pages
              .flatMap((page) => page.items)
              .map((review) => (
                <li key={review.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                  <Entry review={review} />
                  {canManage && <EntryActions review={review} />}
                </li>
              ))}
          </ul>
          <NextPage query={reviews} />
        </div>
      )}
    </QueryState>
  )
}

function Entry({ review }: { review: ManualReview }) {
  const t = useTranslations('reviewImport')
  const writeDay = useDay()
  return (
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{review.author ?? t('noAuthor')}</span>
        <Verdict {...review} />
      </p>
      <p className="text-sm text-ink-muted">
        {PLATFORM_NAMES[review.platform]} · {writeDay(review.day)}
      </p>
      {review.content && (
        <p dir="auto" className="line-clamp-2 break-words">
          {review.content}
        </p>
      )}
    </div>
  )
}

function EntryActions({ review }: { review: ManualReview }) {
  const t = useTranslations('reviewImport')
  const [isEditing, setIsEditing] = useState(false)
  const author = review.author ?? t('noAuthor')
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={t('manual.editOf', { author })} onClick={() => setIsEditing(true)}>
        {t('manual.edit')}
      </Button>
      <RemoveManual review={review} />
      <ManualDialog review={review} isOpen={isEditing} onOpenChange={setIsEditing} />
    </div>
  )
}

/** Asks first, and goes away with the review. */
function RemoveManual({ review }: { review: ManualReview }) {
  const t = useTranslations('reviewImport')
  const toast = useToast()
  const { mutateAsync } = useRemoveManualReview()
  const author = review.author ?? t('noAuthor')
  return (
    <ConfirmButton
      size="small"
      label={t('manual.remove')}
      name={t('manual.removeOf', { author })}
      words={{
        title: t('manual.removeTitle'),
        text: t(review.isAnswered ? 'manual.removeAnsweredText' : 'manual.removeText', { author }),
        keep: t('manual.keep'),
        confirm: t(review.isAnswered ? 'manual.confirmAnswered' : 'manual.confirm'),
        busy: t('manual.busy'),
        failed: t('manual.removeFailed'),
      }}
      onConfirm={async () => {
        await mutateAsync(review)
        toast({ tone: 'good', title: t('manual.removed') })
      }}
      findNext={findPageHeading}
    />
  )
}
