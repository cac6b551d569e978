import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review, ReviewDetail } from '#shared/contracts/reviews.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { SheetSection, VisuallyHidden, joinClasses } from '#web/ui/index.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { compareWords } from './compare-words.ts'

type Version = ReviewDetail['versions'][number]
/** What a version is compared with: the one that took its place, or what stands there now. */
type Successor = Pick<Review, 'rating' | 'isRecommended' | 'title' | 'content'>

export function EarlierVersions({ review, versions }: { review: Review; versions: readonly Version[] }) {
  const t = useTranslations('reviewsDetail.versions')
  if (versions.length === 0) return null
  return (
    <SheetSection title={t('title')} text={t('text')}>
      <ol className="flex flex-col gap-3">
        {versions.map((version, index) => (
          <EarlierVersion key={version.id} version={version} successor={versions[index - 1] ?? review} />
        ))}
      </ol>
    </SheetSection>
  )
}

function EarlierVersion({ version, successor }: { version: Version; successor: Successor }) {
  const t = useTranslations('reviewsDetail.versions')
  const formatting = useFormatting()
  const isSameText = version.title === successor.title && version.content === successor.content
  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-ink-muted">{t('until', { date: formatting.dateTime(version.replacedAt) })}</span>
        <RatingChange version={version} successor={successor} />
      </div>
      {isSameText ? (
        <p className="text-ink-muted">{t('same')}</p>
      ) : (
        <>
          <ComparedText before={version.title ?? ''} after={successor.title ?? ''} className="font-medium" />
          <ComparedText before={version.content ?? ''} after={successor.content ?? ''} />
        </>
      )}
    </li>
  )
}

function RatingChange({ version, successor }: { version: Version; successor: Successor }) {
  const t = useTranslations('reviewsDetail.versions')
  const hasChanged = version.rating !== successor.rating || version.isRecommended !== successor.isRecommended
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ReviewRating rating={version.rating} isRecommended={version.isRecommended} />
      {hasChanged && (
        <>
          <VisuallyHidden>{t('andThen')}</VisuallyHidden>
          <ArrowRight aria-hidden className="size-4 text-ink-muted" />
          <ReviewRating rating={successor.rating} isRecommended={successor.isRecommended} />
        </>
      )}
    </span>
  )
}

interface ComparedTextProps {
  before: string
  after: string
  className?: string
}

/** Both texts in one: what went is struck out, what came is underlined, and both are said aloud. */
function ComparedText({ before, after, className }: ComparedTextProps) {
  const t = useTranslations('reviewsDetail.versions')
  const parts = compareWords(before, after)
  if (parts.length === 0) return null
  return (
    <p dir="auto" className={joinClasses('break-words whitespace-pre-line', className)}>
      {parts.map(({ index, text, fate }) => {
        if (fate === 'kept') return text
        const Mark = fate === 'removed' ? 'del' : 'ins'
        return (
          <Mark
            key={index}
            className={
              fate === 'removed'
                ? 'bg-bad-soft text-bad line-through'
                : 'bg-good-soft text-good underline underline-offset-2'
            }
          >
            <VisuallyHidden>{t(fate)}</VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
