import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircleHeart, RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { can, isReader, mayAsk, useMe } from '#web/kernel/session/me.ts'
import { Button, Banner, buttonClasses, IconButton } from '#web/ui/index.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { Link } from '@tanstack/react-router'
import { paths } from '#shared/domain/paths.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkProgress } from './bulk/bulk-progress.tsx'
import type { StartedBulk } from './bulk/use-bulk.ts'
import { ExportButton } from './export-button.tsx'
import { ReviewActionsContext } from './list/review-actions.ts'
import { ReviewListCard } from './list/review-list-card.tsx'
import { listedReviews } from './list/review-list-data.ts'
import { SCHEDULED_PLACE_ID } from './list/scheduled-jump.tsx'
import { useActiveReview } from './list/use-active-review.ts'
import { useSelection } from './list/use-selection.ts'
import { ReviewDialogs } from './review-dialogs.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { reviewListQuery } from './reviews.queries.ts'
import { keyOfFilter, type ReviewsAddressControl, useReviewsAddress } from './reviews-search.ts'
import { ScheduledResponses } from './scheduled-responses.tsx'
import { AwaitedBanner, SyncBanner } from './sync-banner.tsx'
import { useSyncNotice } from './use-sync-notice.ts'
import { useReviewScreen } from './use-review-screen.ts'
import { awaitingApprovalQuery } from './replies/respond.queries.ts'

interface ReviewsPageProps {
  /** What else the inbox has; on a phone a chip leads there. */
  tabs?: ReactNode
  /** What concerns all of it and comes from elsewhere. */
  notice?: ReactNode
  /** The same in a few words, for a phone. */
  chips?: ReactNode
}

export function ReviewsPage({ tabs, notice, chips }: ReviewsPageProps) {
  const t = useTranslations('reviews')
  const asking = useTranslations('askNow')
  const me = useMe()
  const address = useReviewsAddress()
  const { sync, notice: syncNotice, dismissNotice } = useSyncNotice()
  const isPhone = useIsPhone()
  return (
    <Page
      title={t('title')}
      {...(!isPhone && { subtitle: t('subtitle') })}
      actions={
        <>
          {!isPhone && mayAsk(me) && (
            <Link to={paths.contacts} search={{ ask: 'now' }} className={buttonClasses({})}>
              <MessageCircleHeart aria-hidden />
              {asking('button')}
            </Link>
          )}
          {!isPhone && <ExportButton filter={address.filter} />}
          {!isReader(me) && <SyncButton {...sync} />}
        </>
      }
    >
      {/* Over the heading: what is read below does not move when the notice comes and goes. */}
      <div className="fixed top-16 right-4 left-4 z-30 mx-auto max-w-xl rounded-card shadow-float empty:hidden">
        <SyncBanner notice={syncNotice} onDismiss={dismissNotice} />
        {!syncNotice && <AwaitedBanner isBusy={sync.isBusy} />}
      </div>
      {!isPhone && tabs}
      {!isPhone && notice}
      {!isPhone && <ApprovalNotice />}
      <Inbox address={address} chips={chips} />
    </Page>
  )
}

/** On a phone by its sign alone, in the line of the title: the first review is to be seen at once. */
function SyncButton({ isBusy, start }: { isBusy: boolean; start: () => void }) {
  const t = useTranslations('reviews')
  const icon = <RefreshCw aria-hidden />
  if (useIsPhone()) {
    return (
      <IconButton
        variant="primary"
        label={t(isBusy ? 'syncing' : 'sync')}
        icon={icon}
        isBusy={isBusy}
        onClick={start}
      />
    )
  }
  return (
    <Button variant="primary" icon={icon} isBusy={isBusy} busyLabel={t('syncing')} onClick={start}>
      {t('sync')}
    </Button>
  )
}

/** Filters, list and what can be done with it. */
function Inbox({ address, chips }: { address: ReviewsAddressControl; chips: ReactNode }) {
  const { filter } = address
  const { data } = useInfiniteQuery(reviewListQuery(filter))
  const reviews = data ? listedReviews(data) : []
  const searchRef = useRef<HTMLInputElement>(null)
  const active = useActiveReview(reviews)
  const selection = useSelection(keyOfFilter(filter), reviews)
  const screen = useReviewScreen({ address, active, selection, searchRef })
  const [started, setStarted] = useState<StartedBulk | null>(null)
  const isSelectable = can(useMe(), 'reviews.manage')

  return (
    <>
      <BulkProgress started={started} onEnd={() => setStarted(null)} onStarted={setStarted} />
      <div className="flex flex-col gap-2 max-sm:-mt-3 sm:gap-3">
        <ReviewFilters address={address} chips={chips} searchRef={searchRef} />
        <ReviewActionsContext value={screen.actions}>
          <ReviewListCard
            filter={filter}
            reviews={reviews}
            activeId={active.activeId}
            focus={active.focus}
            isChosen={selection.isChosen}
            isSelectable={isSelectable}
            onActive={active.setActiveId}
            onClearFilter={address.clearFilter}
          />
        </ReviewActionsContext>
        {selection.count > 0 && <BulkBar filter={filter} reviews={reviews} {...selection} onStarted={setStarted} />}
        <output className="sr-only">{screen.announcement}</output>
      </div>
      <div id={SCHEDULED_PLACE_ID} tabIndex={-1} className="scroll-mt-20 outline-none">
        <ScheduledResponses onEdit={screen.editPlan} />
      </div>
      <ReviewDialogs address={address} reviews={reviews} dialog={screen.dialog} onClose={screen.closeDialog} />
    </>
  )
}

/** Above the list, for those who may let replies go out, while some wait. */
function ApprovalNotice() {
  const t = useTranslations('reviewsRespond.approval')
  const me = useMe()
  const { data } = useQuery({ ...awaitingApprovalQuery, enabled: can(me, 'replies.publish') })
  if (!data || data.count === 0) return null
  return (
    <Banner
      action={
        <Link to={paths.reviews} search={{ reply: 'awaiting-approval' }} className={buttonClasses({ size: 'small' })}>
          {t('show')}
        </Link>
      }
    >
      {t('waiting', { count: data.count, isMore: String(data.isMore) })}
    </Banner>
  )
}
