import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CampaignEvent } from '#shared/contracts/campaign-results.ts'
import type { CampaignDetailRange } from '#shared/domain/campaign-figures.ts'
import { RECIPIENT_REASONS } from '#shared/domain/campaigns.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Card, EmptyState } from '#web/ui/index.ts'
import { useChannelName } from '../sending/progress.tsx'
import { eventsQuery } from './analytics.queries.ts'

/** What happened in it, newest first. */
export function CampaignTimeline({ campaignId, range }: { campaignId: string; range: CampaignDetailRange }) {
  const t = useTranslations('campaignAnalytics')
  const list = useInfiniteQuery(eventsQuery(campaignId, range))
  return (
    <Card title={t('timeline.title')}>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<EmptyState kind="nothing-matches" title={t('timeline.empty')} />}
      >
        {({ pages }) => (
          <>
            <ul aria-label={t('timeline.title')} className="flex flex-col divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map((event) => (
                  <Event key={event.id} event={event} />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function Event({ event: { type, status, channel, url, certainty, errorMessage, at } }: { event: CampaignEvent }) {
  const t = useTranslations('campaignAnalytics.timeline')
  const nameOf = useChannelName()
  const formatting = useFormatting()
  const wordsFor = useErrorWords()
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{certainty ? t(`reviews.${certainty}`) : t(`events.${type}`)}</span>
        {status !== 'success' && <Badge tone={status === 'failed' ? 'bad' : 'warn'}>{t(`statuses.${status}`)}</Badge>}
      </div>
      <p className="text-sm text-ink-muted">
        {channel !== null && `${nameOf(channel)} · `}
        <time dateTime={at}>{formatting.dateTime(at)}</time>
      </p>
      {url !== null && <p className="text-sm break-all text-ink-muted">{url}</p>}
      {status === 'failed' && errorMessage !== null && (
        <p className="text-sm break-words text-bad">{t('error', { message: wordsFor(errorMessage) })}</p>
      )}
    </li>
  )
}

/** What a service said stands in its own words; what only we know has ours. */
function useErrorWords(): (message: string) => string {
  const t = useTranslations('campaigns.recipients.reasons')
  return (message) => {
    const reason = RECIPIENT_REASONS.find((known) => known === message)
    return reason ? t(reason) : message
  }
}
