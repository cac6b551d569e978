import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SecurityEventEntry } from '#shared/contracts/account-security.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Card, EmptyState } from '#web/ui/index.ts'
import { securityEventsQuery } from './security.queries.ts'
import { useDeviceName } from './use-device-name.ts'

/** What happened to the account, for its owner to look through. */
export function SecurityEventsCard() {
  const t = useTranslations('security')
  const events = useInfiniteQuery(securityEventsQuery)
  return (
    <Card title={t('events.title')} subtitle={t('events.subtitle')} isFlush>
      <QueryState
        query={events}
        failedTitle={t('events.failed')}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<EmptyState kind="first-use" title={t('events.empty')} />}
      >
        {({ pages }) => (
          <>
            <ol className="border-t border-line">
              {pages
                .flatMap((page) => page.items)
                .map((entry) => (
                  <EventRow key={entry.id} entry={entry} />
                ))}
            </ol>
            <NextPage query={events} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function EventRow({ entry }: { entry: SecurityEventEntry }) {
  const t = useTranslations('securityEvents')
  const device = useDeviceName()(entry)
  return (
    <li className="flex flex-col gap-x-4 border-b border-line px-5 py-2.5 last:border-b-0 sm:flex-row sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <p>{t(entry.event)}</p>
        {entry.address !== null && (
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted *:not-first:before:mr-2 *:not-first:before:content-['·']">
            <span>{device}</span>
            <span className="break-all">{entry.address}</span>
          </p>
        )}
      </div>
      <RelativeTime at={entry.createdAt} className="shrink-0 text-sm text-ink-muted" />
    </li>
  )
}
