import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MOST_NEEDS_COUNTED, type NeedGroup, type Need } from '#shared/contracts/dashboard.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Badge, Card, Skeleton, SkeletonGroup, TEXT_LINK_CLASSES, VisuallyHidden } from '#web/ui/index.ts'
import { type Platform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import { measureWaiting } from './waiting-time.ts'

interface NeedsCardProps {
  query: UseQueryResult<{ needs: NeedGroup[] }>
  /** Then nothing is done either. */
  isNothingConnected: boolean
}

export function NeedsCard({ query, isNothingConnected }: NeedsCardProps) {
  const t = useTranslations('dashboardOverview.needs')
  return (
    <Card title={t('title')} isFlush>
      <QueryState
        query={query}
        failedTitle={t('failed')}
        skeleton={<NeedsSkeleton />}
        isEmpty={({ needs }) => needs.length === 0}
        empty={isNothingConnected ? <NothingYet /> : <AllDone />}
      >
        {({ needs }) => needs.map((group) => <Group key={group.need} group={group} />)}
      </QueryState>
    </Card>
  )
}

function Group({ group: { need, count, items, link } }: { group: NeedGroup }) {
  const t = useTranslations('dashboardOverview.needs')
  const titleId = useId()
  const isMore = String(count >= MOST_NEEDS_COUNTED)
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-3 pb-1.5">
      <h3 id={titleId} className="flex items-center justify-between gap-3 px-5 pb-1 text-sm font-medium text-ink-muted">
        {t(`kinds.${need}`)}
        <Badge>{t('count', { count, isMore })}</Badge>
      </h3>
      <ul>
        {items.map((item) => (
          <NeedRow key={item.id} need={need} item={item} />
        ))}
      </ul>
      {(count > items.length || need === 'overdue-reviews') && (
        <div className="px-5 py-1">
          <ProductLink href={link} className={TEXT_LINK_CLASSES}>
            {t('seeAll', { count, isMore })}
          </ProductLink>
        </div>
      )}
    </section>
  )
}

function NothingYet() {
  const t = useTranslations('dashboardOverview.needs')
  return (
    <div className="border-t border-line px-5 py-6">
      <p className="font-semibold">{t('nothingTitle')}</p>
      <p className="text-ink-muted">{t('nothingText')}</p>
    </div>
  )
}

function AllDone() {
  const t = useTranslations('dashboardOverview.needs')
  return (
    <div className="flex items-start gap-3 border-t border-line px-5 py-6">
      <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
      <div>
        <p className="font-semibold">{t('doneTitle')}</p>
        <p className="text-ink-muted">{t('doneText')}</p>
      </div>
    </div>
  )
}

export function NeedsSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="border-t border-line pt-3 pb-1.5">
      <Skeleton className="mx-5 mb-2 h-4 w-2/5" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-14 items-start gap-3 px-5 py-2.5">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The signs come beside the page, like its lower half (scripts/web/weight.mjs), and nothing moves when they do. */
const marks = createChunk(() => import('#web/components/platform-mark.tsx'))

function Mark({ platform }: { platform: Platform }) {
  const loaded = useChunk(marks, true)
  return loaded ? <loaded.PlatformMark platform={platform} /> : <span aria-hidden className="size-9 shrink-0" />
}

type NeedItem = NeedGroup['items'][number]

/** Leads to where it is dealt with. */
function NeedRow({ need, item }: { need: Need; item: NeedItem }) {
  const { platform, label, rating, isRecommended, excerpt, at, link } = item
  const common = useTranslations('common')
  return (
    <li>
      <ProductLink
        href={link}
        className="flex min-h-14 items-start gap-3 px-5 py-2.5 hover:bg-inset focus-visible:-outline-offset-2"
      >
        {platform && <Mark platform={platform} />}
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
            <span className="min-w-0 truncate font-medium">{label || common('yourBusiness')}</span>
            {platform && <VisuallyHidden>{PLATFORM_NAMES[platform]}</VisuallyHidden>}
            <ReviewRating rating={rating} isRecommended={isRecommended} />
          </span>
          {excerpt !== null && excerpt !== label && <span className="truncate text-ink-muted">{excerpt}</span>}
          {at !== null && <Age need={need} at={at} />}
        </span>
      </ProductLink>
    </li>
  )
}

/** How long it has waited; or by when, where that lies ahead. */
function Age({ need, at }: { need: Need; at: string }) {
  const t = useTranslations('dashboardOverview.needs')
  const formatting = useFormatting()
  const now = useNow()
  const when = formatting.relativeTime(at, now)
  const isAhead = new Date(at) > now
  const words =
    need === 'connections'
      ? t(isAhead ? 'expires' : 'expired', { when })
      : isAhead
        ? t('due', { when })
        : t('waiting', { ...measureWaiting(at, now) })
  return (
    <time dateTime={at} title={formatting.dateTime(at)} className="text-sm text-ink-muted">
      {words}
    </time>
  )
}
