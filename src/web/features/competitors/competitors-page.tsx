import { useQuery } from '@tanstack/react-query'
import { FileUp, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Competitor } from '#shared/contracts/competitor-figures.ts'
import { measureShares } from '#shared/domain/competitor-figures.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { PlansButton } from '#web/components/plans-link.tsx'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, Card, EmptyState, SkeletonRows } from '#web/ui/index.ts'
import { CompetitorDialog } from './competitor-dialog.tsx'
import { CompetitorRow, type CompetitorWindow, FigureLine, type LiveReading } from './competitor-row.tsx'
import { competitorsQuery } from './competitors.queries.ts'
import { FigureDialog } from './figure-dialog.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { ImportDialog } from './import-dialog.tsx'

type Opened = { kind: 'add' | 'import' } | { kind: CompetitorWindow; competitor: Competitor } | null

/** What Google told lives here alone and goes with the page: nobody may keep it. */
type LiveReadings = Record<string, LiveReading>

/** The tabs are what else there is to see of the business. */
export function CompetitorsPage({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('competitors')
  const me = useMe()
  const isInPlan = hasInPlan(me, 'advanced-analytics')
  const mayManage = can(me, 'settings.manage')
  const [opened, setOpened] = useState<Opened>(null)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        isInPlan &&
        mayManage && (
          <>
            <Button icon={<FileUp aria-hidden />} onClick={() => setOpened({ kind: 'import' })}>
              {t('import')}
            </Button>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
              {t('add')}
            </Button>
          </>
        )
      }
    >
      {tabs}
      {isInPlan ? (
        <Competitors mayManage={mayManage} onOpen={setOpened} />
      ) : (
        <Banner action={<PlansButton />}>{t('plan')}</Banner>
      )}
      <OpenedWindow opened={opened} mayManage={mayManage} onClose={() => setOpened(null)} />
    </Page>
  )
}

interface CompetitorsProps {
  mayManage: boolean
  onOpen: (opened: Opened) => void
}

function Competitors({ mayManage, onOpen }: CompetitorsProps) {
  const t = useTranslations('competitors')
  const query = useQuery(competitorsQuery)
  const [live, setLive] = useState<LiveReadings>({})
  return (
    <div className="flex flex-col gap-4">
      <QueryState
        query={query}
        failedTitle={t('failed')}
        skeleton={<SkeletonRows label={t('loading')} count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState kind="first-use" title={t('empty')} text={mayManage ? t('emptyText') : t('emptyReader')} />}
      >
        {({ items, own }) => (
          <>
            <Shares own={own} items={items} live={live} />
            <Card isFlush>
              <ul aria-label={t('title')} className="divide-y divide-line">
                {own.length > 0 && <OwnRow own={own} />}
                {items.map((competitor) => (
                  <CompetitorRow
                    key={competitor.id}
                    competitor={competitor}
                    live={live[competitor.id]}
                    mayManage={mayManage}
                    onRead={(reading) => setLive((all) => ({ ...all, [competitor.id]: reading }))}
                    onOpen={(kind) => onOpen({ kind, competitor })}
                  />
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
    </div>
  )
}

interface OpenedWindowProps {
  opened: Opened
  mayManage: boolean
  onClose: () => void
}

function OpenedWindow({ opened, mayManage, onClose }: OpenedWindowProps) {
  switch (opened?.kind) {
    case 'add':
      return <CompetitorDialog competitor={null} onClose={onClose} />
    case 'edit':
      return <CompetitorDialog competitor={opened.competitor} onClose={onClose} />
    case 'enter':
      return <FigureDialog competitor={opened.competitor} onClose={onClose} />
    case 'history':
      return <HistorySheet competitor={opened.competitor} mayManage={mayManage} onClose={onClose} />
    case 'import':
      return <ImportDialog onClose={onClose} />
    case undefined:
      return null
  }
}

type Own = Parameters<typeof measureShares>[0][number] & { rating: number | null }

function OwnRow({ own }: { own: readonly Own[] }) {
  const t = useTranslations('competitors')
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <h3 className="font-semibold">{t('you')}</h3>
      <ul className="flex flex-col gap-2">
        {own.map(({ platform, rating, reviewCount }) => (
          <FigureLine
            key={platform}
            href={linkTo(paths.reviews, { platform: [platform] })}
            {...{ platform, rating, reviewCount }}
          >
            <span className="text-sm text-ink-muted">{t('yourFigures')}</span>
          </FigureLine>
        ))}
      </ul>
    </li>
  )
}

interface SharesProps {
  own: readonly Own[]
  items: readonly Competitor[]
  live: LiveReadings
}

function Shares({ own, items, live }: SharesProps) {
  const t = useTranslations('competitors.share')
  const format = useFormatter()
  const others = items.flatMap(({ id, figures }) => {
    const read = live[id]?.figures ?? []
    return [...read, ...figures.filter(({ platform }) => read.every((each) => each.platform !== platform))]
  })
  const shares = measureShares(own, others)
  if (shares.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul aria-label={t('title')} className="flex flex-col gap-3">
        {shares.map(({ platform, own: mine, all, share }) => (
          <li key={platform} className="flex flex-col gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <MarkedPlatform platform={platform} />
              <span className="tabular-nums">
                <strong>{format.number(share, { style: 'percent', maximumFractionDigits: 0 })}</strong>{' '}
                <span className="text-sm text-ink-muted">{t('of', { own: mine, all })}</span>
              </span>
            </p>
            <div aria-hidden className="h-2 overflow-hidden rounded-full bg-inset">
              <div className="h-full bg-accent" style={{ width: `${share * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-3xl pt-3 text-sm text-ink-muted">{t('explained')}</p>
    </Card>
  )
}
