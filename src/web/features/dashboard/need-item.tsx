import { useTranslations } from 'use-intl'
import type { Need, NeedGroup } from '#shared/contracts/dashboard.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { VisuallyHidden } from '#web/ui/index.ts'
import { measureWaiting } from './waiting-time.ts'

export type NeedItem = NeedGroup['items'][number]

/** Leads to where it is dealt with. */
export function NeedRow({ need, item }: { need: Need; item: NeedItem }) {
  const { platform, label, rating, isRecommended, excerpt, at, link } = item
  return (
    <li>
      <ProductLink
        href={link}
        className="flex min-h-14 items-start gap-3 px-5 py-2.5 hover:bg-inset focus-visible:-outline-offset-2"
      >
        {platform && <PlatformMark platform={platform} />}
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
            <span className="min-w-0 truncate font-medium">{label}</span>
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
