import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { LeafButtons, type Leafing, SheetSkeleton, useShownItem } from '#web/components/sheet/item-sheet.tsx'
import { Button, Sheet, SheetSection } from '#web/ui/index.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { CampaignBadges, CampaignFacts, Scheduled } from './campaign-facts.tsx'
import { campaignQuery } from './campaigns.queries.ts'
import { Previews } from './sending/previews.tsx'
import { Deliveries, Progress } from './sending/progress.tsx'
import { Recipients } from './sending/recipients.tsx'
import { isOpen as isStillOpen, useCampaignRights } from './use-campaign-actions.ts'

interface CampaignSheetProps extends Leafing {
  /** Without one the sheet closes. */
  campaignId: string | undefined
  onClose: () => void
}

/** All that a campaign says, beside the list one returns to. */
export function CampaignSheet({ campaignId, ...props }: CampaignSheetProps) {
  const shown = useShownItem(campaignId)
  return shown && <SheetOf {...props} isOpen={shown.isOpen} campaignId={shown.id} />
}

type SheetOfProps = CampaignSheetProps & { isOpen: boolean; campaignId: string }

function SheetOf({ campaignId, isOpen, onClose, onPrevious, onNext }: SheetOfProps) {
  const t = useTranslations('campaigns.sheet')
  const query = useQuery({ ...campaignQuery(campaignId), enabled: isOpen })
  const campaign = query.data
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={campaign?.name ?? t('title')}
      footer={
        <>
          <LeafButtons labels={{ previous: t('previous'), next: t('next') }} onPrevious={onPrevious} onNext={onNext} />
          {campaign && <EditButton campaign={campaign} />}
        </>
      }
    >
      <QueryState
        query={query}
        failedTitle={t('failed')}
        gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
        skeleton={<SheetSkeleton label={t('loading')} />}
      >
        {(shown) => <Content key={shown.id} campaign={shown} />}
      </QueryState>
    </Sheet>
  )
}

function Content({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns.sheet')
  return (
    <div className="flex flex-col gap-5">
      <CampaignBadges campaign={campaign} />
      <Scheduled campaign={campaign} />
      <Progress campaign={campaign} />
      <CampaignFacts campaign={campaign} />
      {campaign.description !== '' && (
        <SheetSection title={t('description')}>
          <p className="break-words whitespace-pre-line">{campaign.description}</p>
        </SheetSection>
      )}
      {campaign.deliveries.length > 0 && (
        <SheetSection title={t('deliveries')}>
          <Deliveries deliveries={campaign.deliveries} />
        </SheetSection>
      )}
      <Message campaign={campaign} />
      {campaign.progress && (
        <SheetSection title={t('recipients')}>
          <Recipients campaignId={campaign.id} />
        </SheetSection>
      )}
    </div>
  )
}

/** As it arrives; before a channel is chosen, as it is written. */
function Message({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  const isAddressed = campaign.channels.some(
    (channel) => channel !== 'social_media' || campaign.socialPlatforms.length > 0,
  )
  return isAddressed ? (
    <SheetSection title={t('preview.title')}>
      <Previews campaign={campaign} />
    </SheetSection>
  ) : (
    <SheetSection title={t('sheet.message')}>
      <p className="break-words whitespace-pre-line">{campaign.message}</p>
    </SheetSection>
  )
}

/** The window lies within the sheet, which stays open behind it. */
function EditButton({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  const { canWrite } = useCampaignRights()
  const [isEditing, setIsEditing] = useState(false)
  const close = () => setIsEditing(false)
  if (!canWrite || !isStillOpen(campaign)) return null
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <CampaignDialog campaign={campaign} onClose={close} onSaved={close} />}
    </>
  )
}
