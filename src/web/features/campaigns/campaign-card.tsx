import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn, Copy, EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { paths } from '#shared/domain/paths.ts'
import { useIsBuilt } from '#web/components/use-is-built.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { IconButton, Menu, MenuItem, MenuLinkItem, MenuSeparator } from '#web/ui/index.ts'
import { CampaignBadges, CampaignFacts, Scheduled } from './campaign-facts.tsx'
import { Progress } from './sending/progress.tsx'
import { RunButtons } from './sending/run-buttons.tsx'
import { isOpen, useCampaignRights, useDeleteCampaign, useDuplicateCampaign } from './use-campaign-actions.ts'

const PREVIEW_LENGTH = 150

/** Never half a sign. */
export function previewMessage(message: string): string {
  const signs = Array.from(message)
  return signs.length <= PREVIEW_LENGTH ? message : `${signs.slice(0, PREVIEW_LENGTH).join('').trimEnd()}...`
}

interface CampaignCardProps {
  campaign: Campaign
  onOpen: (campaignId: string) => void
  onEdit: (campaign: Campaign) => void
}

export function CampaignCard(props: CampaignCardProps) {
  const { campaign } = props
  const titleId = `campaign-${campaign.id}`
  return (
    <li className="min-w-0 scroll-mt-20 scroll-mb-24">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4"
      >
        <header className="flex flex-col gap-1.5">
          <h3 id={titleId} className="min-w-0 text-base font-semibold">
            <Link
              to={paths.campaigns}
              from={paths.campaigns}
              search={(now) => ({ ...now, campaign: campaign.id })}
              resetScroll={false}
              className="break-words underline-offset-4 hover:underline pointer-coarse:py-2"
            >
              {campaign.name}
            </Link>
          </h3>
          <CampaignBadges campaign={campaign} />
        </header>
        <Scheduled campaign={campaign} />
        <p className="break-words whitespace-pre-line">{previewMessage(campaign.message)}</p>
        <div className="mt-auto flex flex-col gap-3">
          <CampaignFacts campaign={campaign} />
          <Progress campaign={campaign} />
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <RunButtons campaign={campaign} />
            <div className="ml-auto">
              <CardMenu {...props} />
            </div>
          </div>
        </div>
      </article>
    </li>
  )
}

function CardMenu({ campaign, onOpen, onEdit }: CampaignCardProps) {
  const t = useTranslations('campaigns')
  const rights = useCampaignRights()
  const duplicate = useDuplicateCampaign()
  const deletion = useDeleteCampaign()
  const label = t('moreOf', { name: campaign.name })
  return (
    <Menu label={label} trigger={<IconButton size="small" label={label} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => onOpen(campaign.id)}>
        {t('details')}
      </MenuItem>
      <AnalyticsItem campaign={campaign} />
      {rights.canWrite && isOpen(campaign) && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onEdit(campaign)}>
          {t('edit')}
        </MenuItem>
      )}
      {rights.canWrite && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => duplicate.mutate(campaign.id)}>
          {t('duplicate')}
        </MenuItem>
      )}
      {rights.canDelete && campaign.status !== 'active' && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => deletion.mutate(campaign.id)}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function AnalyticsItem({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  const isBuilt = useIsBuilt()
  const canSee = can(useMe(), 'analytics.view')
  if (!canSee || !isBuilt(paths.campaignAnalytics)) return null
  return (
    <MenuLinkItem
      icon={<ChartNoAxesColumn aria-hidden />}
      link={<Link to={paths.campaignAnalytics} params={{ campaignId: campaign.id }} />}
    >
      {t('analytics')}
    </MenuLinkItem>
  )
}
