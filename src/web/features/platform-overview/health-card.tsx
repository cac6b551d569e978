import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlatformOverview } from '#shared/contracts/platform-overview.ts'
import { paths } from '#shared/domain/paths.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, Card, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

/** What works by itself, and what needs somebody. */
export function HealthCard({ health }: { health: PlatformOverview['health'] }) {
  const t = useTranslations('platformOverview.health')
  const { waitingJobs, oldestJobAt, pausedQueues, failedJobs, brokenConnections, brokenAtCustomers, mail } = health
  const count = (value: number) => t('count', { count: value })
  return (
    <Card title={t('title')} isFlush>
      <dl className="border-t border-line">
        <Row name={t('waiting')} link={paths.adminJobs} value={count(waitingJobs)}>
          {oldestJobAt !== null && (
            <>
              {t('oldest')} <RelativeTime at={oldestJobAt} />
            </>
          )}
          {pausedQueues > 0 && <Badge tone="warn">{t('paused', { count: pausedQueues })}</Badge>}
        </Row>
        <Row name={t('failed')} link={paths.adminJobs} value={count(failedJobs)} isBad={failedJobs > 0} />
        <Row
          name={t('broken')}
          link={paths.adminCustomers}
          value={count(brokenConnections)}
          isBad={brokenConnections > 0}
        >
          {brokenConnections > 0 && t('brokenAt', { count: brokenAtCustomers })}
        </Row>
        <Row name={t('mailSent')} value={count(mail.sent)}>
          {mail.underway > 0 && t('underway', { count: mail.underway })}
        </Row>
        <Row name={t('mailFailed')} value={count(mail.failed)} isBad={mail.failed > 0} />
      </dl>
    </Card>
  )
}

interface RowProps {
  name: string
  value: string
  /** Where something can be done about it. */
  link?: typeof paths.adminJobs | typeof paths.adminCustomers
  isBad?: boolean
  children?: ReactNode
}

function Row({ name, value, link, isBad = false, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-3 last:border-b-0">
      <dt className="min-w-0 flex-1 basis-36">
        {link !== undefined ? (
          <Link to={link} className={TEXT_LINK_CLASSES}>
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
        {children}
        {isBad ? (
          <Badge tone="bad">{value}</Badge>
        ) : (
          <span className="text-base font-medium text-ink tabular-nums">{value}</span>
        )}
      </dd>
    </div>
  )
}
