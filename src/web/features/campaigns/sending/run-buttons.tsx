import { CircleStop, Pause, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Button } from '#web/ui/index.ts'
import { isOpen, useCampaignRights } from '../use-campaign-actions.ts'
import { SendDialog } from './send-dialog.tsx'
import { type Move, useMove } from './sending.queries.ts'

type AskedMove = Extract<Move, 'activated' | 'ended'>

/** What is for people one by one is not sent to all. */
const isForMany = ({ run, automation }: Campaign) => run !== 'asked' && automation === null

/** What can be done with it now: sent or set going, held, or finished. */
export function RunButtons({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  const { canSend, canStop } = useCampaignRights()
  const [opened, setOpened] = useState<AskedMove | 'send' | null>(null)
  const close = () => setOpened(null)
  const { id, name, status, run } = campaign
  const isStill = isOpen(campaign)
  return (
    <>
      {canSend && isStill && (
        <>
          {isForMany(campaign) && (
            <Button
              size="small"
              icon={<Send aria-hidden />}
              aria-label={t('sendOf', { name })}
              onClick={() => setOpened('send')}
            >
              {t('send')}
            </Button>
          )}
          <Button
            size="small"
            icon={<Play aria-hidden />}
            aria-label={t('activateOf', { name })}
            onClick={() => setOpened('activated')}
          >
            {t('activate')}
          </Button>
        </>
      )}
      {canStop && status === 'active' && <PauseButton campaignId={id} name={name} />}
      {canStop && run !== null && status !== 'completed' && (
        <Button
          size="small"
          variant="quiet"
          icon={<CircleStop aria-hidden />}
          aria-label={t('endOf', { name })}
          onClick={() => setOpened('ended')}
        >
          {t('end')}
        </Button>
      )}
      {opened === 'send' && <SendDialog campaign={campaign} onClose={close} />}
      {(opened === 'activated' || opened === 'ended') && (
        <MoveDialog campaign={campaign} move={opened} onClose={close} />
      )}
    </>
  )
}

function PauseButton({ campaignId, name }: { campaignId: string; name: string }) {
  const t = useTranslations('campaigns')
  const { mutate, isPending } = useMove('paused')
  return (
    <Button
      size="small"
      icon={<Pause aria-hidden />}
      aria-label={t('pauseOf', { name })}
      isBusy={isPending}
      onClick={() => mutate(campaignId)}
    >
      {t('pause')}
    </Button>
  )
}

interface MoveDialogProps {
  campaign: Campaign
  move: AskedMove
  onClose: () => void
}

/** It reaches people, or cannot be taken back: it is said before what will happen. */
function MoveDialog({ campaign, move, onClose }: MoveDialogProps) {
  const t = useTranslations('campaigns.moves')
  const change = useMove(move, { isAskedFirst: true })
  const isGoingOn = move === 'activated' && (campaign.progress?.waiting ?? 0) > 0
  const isForAsking = move === 'activated' && campaign.run === 'asked'
  const isForVisits = move === 'activated' && campaign.automation !== null
  const words = isGoingOn ? 'resumed' : isForAsking ? 'asking' : isForVisits ? 'automatic' : move
  return (
    <FormDialog
      title={t(`${words}.title`)}
      description={campaign.name}
      labels={{ cancel: t('cancel'), submit: t(`${words}.submit`), busy: t(`${words}.busy`) }}
      isBusy={change.isPending}
      problem={{ title: t('failed'), error: change.error }}
      findFinalFocus={findPageHeading}
      onSubmit={() => change.mutate(campaign.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t(`${words}.text`, { count: campaign.progress?.waiting ?? 0 })}</p>
    </FormDialog>
  )
}
