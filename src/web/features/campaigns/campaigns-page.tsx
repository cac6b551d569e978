import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CAMPAIGN_SORTS, CAMPAIGN_STATUSES } from '#shared/contracts/campaign-filter.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { CAMPAIGN_TYPES } from '#shared/domain/assistant.ts'
import { PlansButton } from '#web/components/plans-link.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterRow, FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { Banner, Button, EmptyState, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { CampaignSheet } from './campaign-sheet.tsx'
import { type CampaignsAddress, useCampaignsAddress } from './campaigns-address.ts'
import { campaignListQuery } from './campaigns.queries.ts'
import { useCampaignRights } from './use-campaign-actions.ts'

/** The window that is open: for a new campaign, or for the one to change. */
type OpenWindow = 'create' | { edit: Campaign } | null

export function CampaignsPage() {
  const t = useTranslations('campaigns')
  const { canWrite, isInPlan } = useCampaignRights()
  const address = useCampaignsAddress()
  const [opened, setOpened] = useState<OpenWindow>(null)
  const close = () => setOpened(null)
  const create = canWrite && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpened('create')}>
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={create}>
      {!isInPlan && <Banner action={<PlansButton />}>{t('outsidePlan')}</Banner>}
      <div className="flex flex-col gap-4">
        <Filters address={address} />
        <CampaignList address={address} canCreate={canWrite} onOpen={setOpened} />
      </div>
      <OpenCampaign address={address} />
      {opened === 'create' && <CampaignDialog campaign={null} onClose={close} onSaved={close} />}
      {typeof opened === 'object' && opened && (
        <CampaignDialog campaign={opened.edit} onClose={close} onSaved={close} />
      )}
    </Page>
  )
}

function Filters({ address: { filter, changeFilter } }: { address: CampaignsAddress }) {
  const t = useTranslations('campaigns')
  return (
    <FilterRow
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        searched: filter.search,
        onSearch: (search) => changeFilter({ search }),
      }}
    >
      <FilterSelect
        label={t('type')}
        all={t('allTypes')}
        options={CAMPAIGN_TYPES}
        nameOf={(type) => t(`types.${type}`)}
        value={filter.type}
        onChoose={(type) => changeFilter({ type })}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={CAMPAIGN_STATUSES}
        nameOf={(status) => t(`statuses.${status}`)}
        value={filter.status}
        onChoose={(status) => changeFilter({ status })}
      />
      <FilterSelect
        label={t('sort')}
        options={CAMPAIGN_SORTS}
        nameOf={(sort) => t(`sorts.${sort}`)}
        value={filter.sort}
        onChoose={(sort) => changeFilter({ sort })}
      />
    </FilterRow>
  )
}

interface CampaignListProps {
  address: CampaignsAddress
  canCreate: boolean
  onOpen: (opened: OpenWindow) => void
}

const GRID = 'grid gap-4 lg:grid-cols-2'

function CampaignList({ address, canCreate, onOpen }: CampaignListProps) {
  const t = useTranslations('campaigns')
  const list = useInfiniteQuery(campaignListQuery(address.filter))
  const isFailed = list.isError && list.data === undefined
  return (
    <div
      className={joinClasses(
        'transition-opacity',
        list.isPlaceholderData && 'opacity-60',
        isFailed && 'rounded-card border border-bad/30 bg-bad-soft',
      )}
    >
      <h2 className="sr-only">{t('list')}</h2>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        skeleton={
          <SkeletonGroup label={t('loading')} className={GRID}>
            {Array.from({ length: 4 }, (_, card) => (
              <Skeleton key={card} className="h-72" />
            ))}
          </SkeletonGroup>
        }
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Empty {...{ address, canCreate, onOpen }} />}
      >
        {({ pages }) => (
          <>
            <ul aria-label={t('list')} className={GRID}>
              {pages
                .flatMap(({ items }) => items)
                .map((campaign) => (
                  <CampaignCard
                    key={campaign.id}
                    campaign={campaign}
                    onOpen={address.open}
                    onEdit={(edit) => onOpen({ edit })}
                  />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </div>
  )
}

/** Nothing matches, or there is none yet. */
function Empty({ address, canCreate, onOpen }: CampaignListProps) {
  const t = useTranslations('campaigns')
  if (address.isNarrowed) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('empty')}
        text={t('emptyFiltered')}
        action={<Button onClick={address.clearFilter}>{t('clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('emptyText')}
      action={
        canCreate && (
          <Button variant="primary" onClick={() => onOpen('create')}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}

/** The sheet of the open one, from which one leafs through the list. */
function OpenCampaign({ address: { filter, campaignId, open, close } }: { address: CampaignsAddress }) {
  const { data } = useInfiniteQuery(campaignListQuery(filter))
  const ids = (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const leaf = useLeaf({ ids, openId: campaignId, open })
  return <CampaignSheet campaignId={campaignId} onClose={close} onPrevious={leaf(-1)} onNext={leaf(1)} />
}
