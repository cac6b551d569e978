import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FailedJob, Queue } from '#shared/contracts/jobs.ts'
import { paths } from '#shared/domain/paths.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useMayOperate } from '#web/kernel/session/me.ts'
import {
  Badge,
  Button,
  buttonClasses,
  Card,
  Dialog,
  EmptyState,
  Table,
  type TableColumn,
  TEXT_LINK_CLASSES,
  useToast,
} from '#web/ui/index.ts'
import {
  customerJobsQuery,
  failedJobsQuery,
  queuesQuery,
  useRetry,
  useRetryAll,
  useSwitchQueue,
} from './jobs.queries.ts'

export function JobsPage() {
  const t = useTranslations('jobs')
  const queues = useQuery(queuesQuery)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <FailedJobs queues={(queues.data?.queues ?? []).filter(({ failed }) => failed > 0)} />
      <Card title={t('queues')} subtitle={t('pauseHint')} isFlush>
        <QueryState query={queues} failedTitle={t('failed')}>
          {(data) => <Queues queues={data.queues} />}
        </QueryState>
      </Card>
    </Page>
  )
}

const isQuiet = ({ waiting, active, failed, pausedAt }: Queue) => waiting + active + failed === 0 && pausedAt === null

/** Dozens of them have nothing to do at most times: those that have come first, and alone until the others are asked for. */
function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations('jobs')
  const [showsAll, setShowsAll] = useState(false)
  const busy = queues.filter((queue) => !isQuiet(queue))
  const rows = showsAll ? [...busy, ...queues.filter(isQuiet)] : busy
  return (
    <>
      {rows.length > 0 ? <QueueTable rows={rows} /> : <p className="px-5 pb-5 text-ink-muted">{t('allIdle')}</p>}
      <div className="px-5 py-4">
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('showBusy') : t('showAll', { count: queues.length })}
        </Button>
      </div>
    </>
  )
}

function QueueTable({ rows }: { rows: readonly Queue[] }) {
  const t = useTranslations('jobs')
  const columns: readonly TableColumn<Queue>[] = [
    {
      key: 'name',
      header: t('queue'),
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
      isRowHeader: true,
    },
    ...(['waiting', 'active', 'later'] as const).map((key) => ({
      key,
      header: t(key),
      cell: (queue: Queue) => t('count', { count: queue[key] }),
    })),
    {
      key: 'failed',
      header: t('given'),
      cell: ({ failed }) =>
        failed > 0 ? <Badge tone="bad">{t('count', { count: failed })}</Badge> : t('count', { count: 0 }),
    },
    {
      key: 'oldest',
      header: t('oldest'),
      cell: ({ oldestAt }) => (oldestAt === null ? t('none') : <RelativeTime at={oldestAt} />),
    },
    {
      key: 'switch',
      header: <span className="sr-only">{t('actions')}</span>,
      cell: (queue) => <Switch queue={queue} />,
      align: 'end',
    },
  ]
  return <Table caption={t('queues')} columns={columns} rows={rows} rowKey={({ name }) => name} isDense />
}

function Switch({ queue }: { queue: Queue }) {
  const t = useTranslations('jobs')
  const sayFailed = useFailureToast()
  const { mutate, isPending } = useSwitchQueue()
  const { name, pausedAt, pausedBy } = queue
  const isPaused = pausedAt !== null
  const mayOperate = useMayOperate()
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {isPaused && <Badge tone="warn">{pausedBy === null ? t('paused') : t('pausedBy', { name: pausedBy })}</Badge>}
      {mayOperate && (
        <Button
          size="small"
          icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          isBusy={isPending}
          busyLabel={t('busy')}
          aria-label={t(isPaused ? 'resumeOf' : 'pauseOf', { name })}
          onClick={() => mutate(queue, { onError: (error) => sayFailed(t('switchFailed'), error) })}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
      )}
    </span>
  )
}

function FailedJobs({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations('jobs')
  const [queue, setQueue] = useState<string | undefined>()
  const failed = useInfiniteQuery(failedJobsQuery(queue))
  const mayOperate = useMayOperate()
  const isNone = failed.data?.pages.every(({ items }) => items.length === 0) ?? true
  return (
    <Card
      title={t('failedTitle')}
      isFlush
      actions={
        <>
          {(queues.length > 1 || queue !== undefined) && (
            <FilterSelect
              label={t('queue')}
              all={t('allQueues')}
              options={queues.map(({ name }) => name)}
              nameOf={(name) => name}
              value={queue}
              onChoose={setQueue}
            />
          )}
          {!isNone && mayOperate && <RetryAll queue={queue} />}
        </>
      }
    >
      <QueryState
        query={failed}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {({ pages }) => (
          <>
            <ul className="border-t border-line">
              {pages
                .flatMap(({ items }) => items)
                .map((job) => (
                  <FailedRow key={job.id} job={job} />
                ))}
            </ul>
            <NextPage query={failed} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

/** What was given up of one customer's, for a page about them. */
export function CustomerJobsCard({ customerId }: { customerId: string }) {
  const t = useTranslations('jobs')
  const failed = useInfiniteQuery(customerJobsQuery(customerId))
  return (
    <Card
      title={t('failedTitle')}
      isFlush
      actions={
        <Link to={paths.adminJobs} className={buttonClasses({ size: 'small' })}>
          {t('all')}
        </Link>
      }
    >
      <QueryState
        query={failed}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="px-5 pb-5 text-ink-muted">{t('noneOfCustomer')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="border-t border-line">
              {pages
                .flatMap(({ items }) => items)
                .map((job) => (
                  <FailedRow key={job.id} job={job} />
                ))}
            </ul>
            <NextPage query={failed} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function RetryAll({ queue }: { queue: string | undefined }) {
  const t = useTranslations('jobs')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button size="small" icon={<RotateCcw aria-hidden />} onClick={() => setIsAsking(true)}>
        {t('retryAll')}
      </Button>
      {isAsking && <RetryAllDialog queue={queue} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** Much begins at once: the server wants to know first that it is them. */
function RetryAllDialog({ queue, onClose }: { queue: string | undefined; onClose: () => void }) {
  const t = useTranslations('jobs')
  const toast = useToast()
  const proven = useProvenAttempt()
  const { mutateAsync: retryAll } = useRetryAll()
  const retry = () =>
    proven.attempt(async () => {
      const { count } = await retryAll(queue)
      toast({ tone: 'good', title: t('retried', { count }) })
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('retryAllTitle')}
      description={queue === undefined ? t('retryAllText') : t('retryAllOf', { queue })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isBusy={proven.isBusy}
            busyLabel={t('busy')}
            disabled={proven.waiting !== null}
            onClick={() => void retry()}
          >
            {t('retryAll')}
          </Button>
        </>
      }
    >
      <ProblemBanner title={t('retryFailed')} error={proven.error} />
      <ProofStep of={proven} />
    </Dialog>
  )
}

function FailedRow({ job }: { job: FailedJob }) {
  const t = useTranslations('jobs')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const { mutate, isPending } = useRetry()
  const { id, queue, reason, attempts, failedAt, customer } = job
  const mayOperate = useMayOperate()
  const retry = () =>
    mutate(id, {
      onSuccess: ({ count }) => void toast({ tone: 'good', title: t('retried', { count }) }),
      onError: (error) => sayFailed(t('retryFailed'), error),
    })
  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{queue}</span>
        {customer && (
          <Link
            to={paths.adminCustomer}
            params={{ customerId: customer.id }}
            className={`${TEXT_LINK_CLASSES} min-w-0 wrap-anywhere`}
          >
            {customer.companyName}
          </Link>
        )}
        <Badge>{t('attempts', { count: attempts })}</Badge>
        <RelativeTime at={failedAt} className="text-sm text-ink-muted sm:ml-auto" />
      </div>
      <p className="max-w-prose wrap-anywhere">{reason ?? t('noReason')}</p>
      {mayOperate && (
        <Button
          size="small"
          className="self-start"
          icon={<RotateCcw aria-hidden />}
          isBusy={isPending}
          busyLabel={t('busy')}
          aria-label={t('retryOf', { queue })}
          onClick={retry}
        >
          {t('retry')}
        </Button>
      )}
    </li>
  )
}
