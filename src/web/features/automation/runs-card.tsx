import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, Card, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { runsQuery } from './automation.queries.ts'

/** What was done by itself, and what came of it. */
export function RunsCard() {
  const t = useTranslations('automation')
  const runs = useInfiniteQuery(runsQuery)
  return (
    <Card title={t('runs.title')} subtitle={t('runs.subtitle')}>
      <QueryState
        query={runs}
        failedTitle={t('runs.failed')}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<p className="text-ink-muted">{t('runs.none')}</p>}
      >
        {({ pages }) => (
          <div>
            <ul className="divide-y divide-line" aria-label={t('runs.title')}>
              {pages
                .flatMap((page) => page.items)
                .map(({ id, reviewId, author, platform, ruleName, outcome, createdAt }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                    <ProductLink className={TEXT_LINK_CLASSES} href={linkTo(paths.reviews, { review: reviewId })}>
                      {[author, PLATFORM_NAMES[platform]].filter((part) => part !== null).join(' · ')}
                    </ProductLink>
                    <span className="min-w-0 flex-1 break-words">{ruleName ?? t('runs.template')}</span>
                    <Badge tone={outcome === 'sent' ? 'good' : 'neutral'}>{t(`outcomes.${outcome}`)}</Badge>
                    <span className="text-sm text-ink-muted">
                      <RelativeTime at={createdAt} />
                    </span>
                  </li>
                ))}
            </ul>
            <NextPage query={runs} />
          </div>
        )}
      </QueryState>
    </Card>
  )
}
