import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus, Gauge } from 'lucide-react'
import { useTranslations, useFormatter } from 'use-intl'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { Page } from '#web/components/page.tsx'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState, Banner } from '#web/ui/index.ts'
import { PlansButton } from '#web/components/plans-link.tsx'
import { type ReactNode, useState } from 'react'
import { useRefusalSentence } from '#web/components/failures/use-error-sentence.ts'
import { CreateDialog } from './create/create-dialog.tsx'
import { DisputeSheet } from './detail/dispute-sheet.tsx'
import { DisputeFilters } from './dispute-filters.tsx'
import { disputeListQuery, prioritizingQuery, competitorsQuery } from './disputes.queries.ts'
import { type DisputesAddressControl, useDisputesAddress } from './disputes-search.ts'
import { FilingBanner } from './filing/filing-banner.tsx'
import { FileDialog } from './filing/file-dialog.tsx'
import { useFiling } from './filing/use-filing.ts'
import { DisputeListCard } from './list/dispute-list-card.tsx'
import { useDisputeActions } from './list/use-dispute-actions.ts'
import { PriorityDialog } from './priority-dialog.tsx'
import { DisputeStats } from './dispute-stats.tsx'
import { usePrioritizeAll } from './use-prioritize-all.ts'
import { CompetitorsDialog } from './competitors-dialog.tsx'

interface DisputesPageProps {
  /** Should be seen before the list. */
  notice: ReactNode
  /** The worst days of the business. */
  incidents: ReactNode
}

export function DisputesPage(props: DisputesPageProps) {
  return hasInPlan(useMe(), 'disputes') ? <Disputes {...props} /> : <UpgradePage />
}

function Disputes({ notice, incidents }: DisputesPageProps) {
  const t = useTranslations('disputes')
  const canCreate = can(useMe(), 'disputes.create')
  const address = useDisputesAddress()
  const filing = useFiling()
  const { actions, prioritized, closePriority } = useDisputeActions(address, filing)
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={canCreate && <Actions onNew={address.startCreating} />}>
      {/* Over the heading: what is read below does not move when the notice comes and goes. */}
      <div className="fixed top-16 right-4 left-4 z-30 mx-auto max-w-xl rounded-card shadow-float empty:hidden">
        <FilingBanner filing={filing} />
      </div>
      {notice}
      <PrioritizingFailed />
      <DisputeStats />
      <div className="flex flex-col gap-3">
        <DisputeFilters address={address} />
        <DisputeListCard address={address} actions={actions} />
      </div>
      {incidents}
      <CompetitorsCard />
      <OpenDispute address={address} />
      {address.create !== undefined && canCreate && (
        <CreateDialog key={address.create} start={address.create} address={address} />
      )}
      {filing.asked?.platform && (
        <FileDialog
          dispute={filing.asked}
          platform={filing.asked.platform}
          onClose={filing.close}
          onFiling={filing.watch}
        />
      )}
      {prioritized && (
        <PriorityDialog
          dispute={prioritized}
          onClose={closePriority}
          onTaken={() => {
            closePriority()
            address.openDispute(prioritized.id, 'checklist')
          }}
        />
      )}
    </Page>
  )
}

function Actions({ onNew }: { onNew: () => void }) {
  const t = useTranslations('disputes')
  return (
    <>
      <PrioritizeAllButton />
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={onNew}>
        {t('new')}
      </Button>
    </>
  )
}

/** The sheet of the open one, from which one leafs through the list. */
function OpenDispute({ address }: { address: DisputesAddressControl }) {
  const { data } = useInfiniteQuery(disputeListQuery(address.filter))
  const { disputeId, part, closeDispute, openDispute } = address
  const ids = (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const leaf = useLeaf({ ids, openId: disputeId, open: openDispute })
  return (
    <DisputeSheet disputeId={disputeId} part={part} onClose={closeDispute} onPrevious={leaf(-1)} onNext={leaf(1)} />
  )
}

/** Offered while there is one to look at; each row changes as its turn comes. */
function PrioritizeAllButton() {
  const t = useTranslations('disputes.prioritizeAll')
  const { data } = useQuery(prioritizingQuery)
  const { mutate, isPending } = usePrioritizeAll()
  if (!data || (data.waiting === 0 && !isPending)) return null
  return (
    <Button icon={<Gauge aria-hidden />} isBusy={isPending} busyLabel={t('busy')} onClick={() => mutate()}>
      {t('start')}
    </Button>
  )
}

/** In the place of the screen, where the plan has no disputes. */
function UpgradePage() {
  const t = useTranslations('disputes')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Card>
        <EmptyState
          kind="first-use"
          title={t('upgrade.title')}
          text={t('upgrade.text')}
          action={<PlansButton variant="primary" />}
        />
      </Card>
    </Page>
  )
}

/** Whom the business competes with, and the way to say so for those who may. */
function CompetitorsCard() {
  const t = useTranslations('disputeCare.competitors')
  const format = useFormatter()
  const canChange = can(useMe(), 'settings.manage')
  const { data } = useQuery(competitorsQuery)
  const [isChanging, setIsChanging] = useState(false)
  if (!data || (data.names.length === 0 && !canChange)) return null
  return (
    <Card title={t('title')}>
      <p className="text-ink-muted">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <p className="min-w-0 break-words">{data.names.length === 0 ? t('none') : format.list(data.names)}</p>
        {canChange && (
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isChanging && <CompetitorsDialog names={data.names} onClose={() => setIsChanging(false)} />}
    </Card>
  )
}

/** Those that were given up stay told until they are tried again, or one by one. */
function PrioritizingFailed() {
  const t = useTranslations('disputeCare.priority')
  const busy = useTranslations('disputes.prioritizeAll')
  const fallback = useTranslations('disputes.priority')
  const refusalSentence = useRefusalSentence()
  const canRetry = can(useMe(), 'disputes.create')
  const { data } = useQuery(prioritizingQuery)
  const { mutate, isPending } = usePrioritizeAll()
  if (!data || data.failed === 0) return null
  return (
    <Banner
      tone="bad"
      title={t('failedTitle', { count: data.failed })}
      action={
        canRetry && (
          <Button size="small" isBusy={isPending} busyLabel={busy('busy')} onClick={() => mutate()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {refusalSentence(data) ?? fallback('failed')}
    </Banner>
  )
}
