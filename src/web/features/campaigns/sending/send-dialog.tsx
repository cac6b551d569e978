import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignAudience } from '#shared/contracts/campaign-sending.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '#shared/domain/campaigns.ts'
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '#shared/domain/providers.ts'
import { isPostFault } from '#shared/domain/social-posts.ts'
import { findLastPlanDay, toWallTime } from '#shared/domain/wall-time.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Banner, Checkbox, DatePicker, Field, Switch, TextInput, useToast } from '#web/ui/index.ts'
import { SAID_FOR_MS } from '../use-campaign-actions.ts'
import { Flaws, MendLink, NetworkNote, PersonalNote, useProblemWords } from './audience-notes.tsx'
import { audienceQuery, linksQuery, useSendCampaign } from './sending.queries.ts'
import { TestSend } from './test-send.tsx'

interface SendDialogProps {
  campaign: Campaign
  onClose: () => void
}

interface Chosen {
  channels: DeliveryChannel[]
  networks: SocialProvider[]
  /** Whatever they read. */
  isForAll: boolean
  isLater: boolean
  date: string
  time: string
}

type ChosenControl = Chosen & { put: (change: Partial<Chosen>) => void }

/** One delivery to everybody who has not had it: now, or at a time. */
export function SendDialog({ campaign, onClose }: SendDialogProps) {
  const t = useTranslations('campaigns.sending')
  const [chosen, setChosen] = useState<Chosen>({
    channels: campaign.channels,
    networks: campaign.socialPlatforms,
    isForAll: campaign.includesOtherLanguages,
    isLater: campaign.scheduledSendTime !== null,
    ...readTime(campaign.scheduledSendTime, useMe().customer?.timezone ?? 'UTC'),
  })
  const control = { ...chosen, put: (change: Partial<Chosen>) => setChosen((now) => ({ ...now, ...change })) }
  const { submit, isBusy, isChannelMissing, error } = useSending({ campaign, chosen, onClose })
  const { isLater } = chosen
  useQuery(linksQuery(campaign.id))
  const audience = useQuery(audienceQuery(campaign.id, chosen.isForAll))
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      description={campaign.name}
      labels={{
        cancel: t('cancel'),
        submit: t(isLater ? 'schedule' : 'now'),
        busy: t(isLater ? 'scheduling' : 'busy'),
      }}
      isReady={!isLater || (chosen.date !== '' && chosen.time !== '')}
      isBusy={isBusy}
      problem={{ title: t(isLater ? 'scheduleFailed' : 'failed'), error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryState query={audience} failedTitle={t('audienceFailed')}>
        {(seen) => (
          <div className="flex flex-col gap-5">
            <Flaws audience={seen} />
            <ChannelChoice audience={seen} chosen={control} />
            {campaign.language !== null && <OtherLanguages chosen={control} />}
            <TestSend campaignId={campaign.id} audience={seen} />
          </div>
        )}
      </QueryState>
      <TimeChoice chosen={control} />
      {isChannelMissing && <Banner tone="bad">{t('channelMissing')}</Banner>}
    </FormDialog>
  )
}

function OtherLanguages({ chosen: { isForAll, put } }: { chosen: ChosenControl }) {
  const t = useTranslations('campaigns.sending')
  return (
    <Switch
      label={t('otherLanguages')}
      checked={isForAll}
      onChange={({ target }) => put({ isForAll: target.checked })}
    />
  )
}

function readTime(at: string | null, timezone: string): Pick<Chosen, 'date' | 'time'> {
  return at === null ? { date: '', time: '' } : toWallTime(new Date(at), timezone)
}

/** Without a channel there is nothing to ask the server for. */
function useSending({ campaign, chosen, onClose }: SendDialogProps & { chosen: Chosen }) {
  const t = useTranslations('campaigns.said')
  const toast = useToast()
  const send = useSendCampaign()
  const [isTried, setIsTried] = useState(false)
  const { channels, networks, isForAll, isLater, date, time } = chosen
  const ways = channels.filter((channel) => channel !== 'social_media' || networks.length > 0)
  return {
    isBusy: send.isPending,
    error: send.error,
    isChannelMissing: isTried && ways.length === 0,
    submit: () => {
      setIsTried(true)
      if (ways.length === 0) return
      send.mutate(
        {
          campaignId: campaign.id,
          channels: ways,
          socialPlatforms: networks,
          includesOtherLanguages: isForAll,
          at: isLater ? `${date}T${time}` : null,
        },
        {
          onSuccess: () => {
            toast({ tone: 'good', title: t(isLater ? 'scheduled' : 'sent'), durationMs: SAID_FOR_MS })
            onClose()
          },
        },
      )
    },
  }
}

interface ChannelChoiceProps {
  audience: CampaignAudience
  chosen: ChosenControl
}

function ChannelChoice({ audience, chosen }: ChannelChoiceProps) {
  const t = useTranslations('campaigns')
  const toggle = (channel: DeliveryChannel, isChosen: boolean) =>
    chosen.put({
      channels: DELIVERY_CHANNELS.filter((each) => (each === channel ? isChosen : chosen.channels.includes(each))),
    })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-medium">{t('sending.channels')}</legend>
      {DELIVERY_CHANNELS.map((channel) => {
        const seen = audience.channels.find((each) => each.channel === channel)
        const isChosen = chosen.channels.includes(channel)
        return (
          <div key={channel} className="flex flex-col gap-1">
            <Checkbox
              label={t(`channels.${channel}`)}
              checked={isChosen}
              onChange={({ target }) => toggle(channel, target.checked)}
            />
            {seen && <PersonalNote seen={seen} />}
            {channel === 'social_media' && isChosen && <NetworkChoice audience={audience} chosen={chosen} />}
          </div>
        )
      })}
    </fieldset>
  )
}

function NetworkChoice({ audience, chosen }: ChannelChoiceProps) {
  const t = useTranslations('campaigns.form')
  const problemWords = useProblemWords()
  const isUnconnected = (network: SocialProvider) => {
    const problem = audience.networks.find((each) => each.network === network)?.problem ?? null
    return problem !== null && !isPostFault(problem)
  }
  const toggle = (network: SocialProvider, isChosen: boolean) =>
    chosen.put({
      networks: SOCIAL_PROVIDERS.filter((each) => (each === network ? isChosen : chosen.networks.includes(each))),
    })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 pl-7">
      <legend className="sr-only">{t('networks')}</legend>
      {audience.networks.map((seen) => (
        <div key={seen.network} className="flex flex-col gap-1">
          <Checkbox
            label={PROVIDER_NAMES[seen.network]}
            checked={chosen.networks.includes(seen.network)}
            error={chosen.networks.includes(seen.network) && seen.problem && problemWords(seen.problem)}
            onChange={({ target }) => toggle(seen.network, target.checked)}
          />
          <NetworkNote seen={seen} />
        </div>
      ))}
      {chosen.networks.some(isUnconnected) && <MendLink />}
    </fieldset>
  )
}

/** What the switch brings lies below it, which may be the end of what one sees. */
const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

function TimeChoice({ chosen }: { chosen: ChosenControl }) {
  const t = useTranslations('campaigns.sending')
  const { datePattern } = useFormatting()
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const [today] = useState(() => toWallTime(new Date(), timezone).date)
  const [isDateInvalid, setIsDateInvalid] = useState(false)
  const [isJustWanted, setIsJustWanted] = useState(false)
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Switch
        label={t('later')}
        checked={chosen.isLater}
        onChange={({ target }) => {
          setIsJustWanted(true)
          chosen.put({ isLater: target.checked })
        }}
      />
      {chosen.isLater && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('date')} isRequired error={isDateInvalid && t('dateInvalid')}>
              <DatePicker
                value={chosen.date || undefined}
                pattern={datePattern}
                earliest={today}
                latest={findLastPlanDay(today)}
                onChange={(day, isInvalid) => {
                  setIsDateInvalid(isInvalid)
                  chosen.put({ date: day ?? '' })
                }}
              />
            </Field>
            <Field label={t('time')} isRequired>
              <TextInput
                type="time"
                value={chosen.time}
                onChange={({ target }) => chosen.put({ time: target.value })}
              />
            </Field>
          </div>
          <p ref={isJustWanted ? bringIntoView : null} className="text-sm text-ink-muted">
            {t('zone', { timezone })}
          </p>
        </>
      )}
    </div>
  )
}
