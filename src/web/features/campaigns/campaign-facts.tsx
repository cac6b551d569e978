import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { CampaignStatus } from '#shared/contracts/campaign-filter.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Badge, Button } from '#web/ui/index.ts'
import { splitDelay } from './campaign-values.ts'
import { useMove } from './sending/sending.queries.ts'
import { useCampaignRights } from './use-campaign-actions.ts'

const TONES = { draft: 'neutral', active: 'good', paused: 'warn', completed: 'info' } as const satisfies Record<
  CampaignStatus,
  string
>

export function CampaignBadges({ campaign: { type, status, isAiGenerated } }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      <Badge>{t(`types.${type}`)}</Badge>
      {isAiGenerated && <Badge>{t('aiGenerated')}</Badge>}
    </div>
  )
}

/** In the short form: a day as it is written, a moment on the customer's clock. */
export function useCampaignDay(): (at: string) => string {
  const format = useFormatter()
  const { customer } = useMe()
  return (at) => {
    const timeZone = at.includes('T') ? (customer?.timezone ?? 'UTC') : 'UTC'
    return format.dateTime(new Date(at), { dateStyle: 'medium', timeZone })
  }
}

/** When it goes out by itself, and the way to take that back. */
export function Scheduled({ campaign: { id, name, scheduledSendTime } }: { campaign: Campaign }) {
  const t = useTranslations('campaigns')
  const formatting = useFormatting()
  const { canStop } = useCampaignRights()
  const { mutate, isPending } = useMove('unscheduled')
  if (scheduledSendTime === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-info">
      <p className="flex min-w-0 items-start gap-2">
        <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{t('scheduledFor', { time: formatting.dateTime(scheduledSendTime) })}</span>
      </p>
      {canStop && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('unscheduleOf', { name })}
          isBusy={isPending}
          onClick={() => mutate(id)}
        >
          {t('unschedule')}
        </Button>
      )}
    </div>
  )
}

/** Whom it is for, by which ways and when; what is not said is left out. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns.facts')
  const format = useFormatter()
  const formatting = useFormatting()
  const dayOf = useCampaignDay()
  const { segment, run, lastSentAt, sentCount, responseCount, goal, cost } = campaign
  const everybody = run === 'asked' ? t('asked') : t('everybody')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      <Fact name={t('audience')}>{segment?.name ?? everybody}</Fact>
      <Fact name={t('channels')}>{format.list(useWays(campaign)) || t('noChannels')}</Fact>
      <Runs campaign={campaign} />
      <Fact name={t('lastSent')}>{lastSentAt === null ? t('notSent') : dayOf(lastSentAt)}</Fact>
      {lastSentAt !== null && (
        <>
          <Fact name={t('sent')}>{formatting.number(sentCount)}</Fact>
          <Fact name={t('responses')}>
            {goal === null ? formatting.number(responseCount) : t('ofGoal', { count: responseCount, goal })}
          </Fact>
        </>
      )}
      {cost !== null && <Fact name={t('cost')}>{formatting.money(cost)}</Fact>}
    </dl>
  )
}

/** What it does by itself, and between which days. */
function Runs({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns.facts')
  const words = [...useAutomationWords(campaign), ...useDatesWords(campaign)]
  if (words.length === 0) return null
  return <Fact name={t(campaign.automation ? 'runsByItself' : 'runs')}>{words.join(' · ')}</Fact>
}

function useAutomationWords({ automation }: Campaign): string[] {
  const t = useTranslations('campaigns.facts')
  if (!automation) return []
  return [t('asks', { ...splitDelay(automation.delayHours), reminders: automation.reminders })]
}

function useDatesWords({ startDate, endDate }: Campaign): string[] {
  const t = useTranslations('campaigns.facts')
  const dayOf = useCampaignDay()
  if (startDate === null && endDate === null) return []
  const [start, end] = [startDate && dayOf(startDate), endDate && dayOf(endDate)]
  if (start && end) return [t('between', { start, end })]
  return [start ? t('from', { start }) : t('until', { end: end ?? '' })]
}

/** By name: the networks in the place of "social media" where they are chosen. */
function useWays({ channels, socialPlatforms }: Campaign): string[] {
  const t = useTranslations('campaigns.channels')
  return channels.flatMap((channel) =>
    channel === 'social_media' && socialPlatforms.length > 0
      ? socialPlatforms.map((network) => PROVIDER_NAMES[network])
      : [t(channel)],
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  )
}
