import { useTranslations } from 'use-intl'
import type { Campaign, CampaignDelivery } from '#shared/contracts/campaigns.ts'
import { isPersonal, type CampaignChannel } from '#shared/domain/campaigns.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { ProgressBar, Table } from '#web/ui/index.ts'
import { Problem } from './audience-notes.tsx'

/** How far it is, and what stands in its way; nothing before it is set going. */
export function Progress({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns.progress')
  const nameOf = useChannelName()
  const { progress, isGathering, deliveries } = campaign
  if (!progress) return null
  const { total, waiting, failed, unknown } = progress
  const isUnderWay = isGathering || waiting > 0
  return (
    <div className="flex flex-col gap-1.5">
      {isUnderWay && <ProgressBar label={t('label')} value={total - waiting} max={total} />}
      {(isGathering || total > 0) && (
        <p className="text-sm text-ink-muted tabular-nums">
          {total === 0 ? t('gathering') : t('done', { done: total - waiting, total })}
          {failed > 0 && ` · ${t('failed', { count: failed })}`}
          {unknown > 0 && ` · ${t('unknown', { count: unknown })}`}
        </p>
      )}
      {deliveries.map(
        ({ channel, problem, words }) =>
          problem && (
            <div key={channel}>
              <p className="sr-only">{nameOf(channel)}</p>
              <Problem problem={problem} words={words} />
            </div>
          ),
      )}
    </div>
  )
}

export function useChannelName(): (channel: CampaignChannel) => string {
  const t = useTranslations('campaigns.channels')
  return (channel) => (isPersonal(channel) ? t(channel) : PROVIDER_NAMES[channel])
}

/** What became of it on each way. */
export function Deliveries({ deliveries }: { deliveries: readonly CampaignDelivery[] }) {
  const t = useTranslations('campaigns.progress')
  const nameOf = useChannelName()
  const formatting = useFormatting()
  const count = (
    key: 'total' | 'waiting' | 'handedOver' | 'delivered' | 'bounced' | 'failed' | 'unknown' | 'leftOut',
  ) => ({
    key,
    header: t(`columns.${key}`),
    cell: (row: CampaignDelivery) => formatting.number(row[key]),
    align: 'end' as const,
  })
  return (
    <Table
      caption={t('byChannel')}
      phoneLayout="scroll"
      isDense
      rowKey={({ channel }) => channel}
      rows={deliveries}
      columns={[
        { key: 'channel', header: t('columns.channel'), cell: ({ channel }) => nameOf(channel), isRowHeader: true },
        count('total'),
        count('waiting'),
        count('handedOver'),
        count('delivered'),
        count('bounced'),
        count('failed'),
        count('unknown'),
        count('leftOut'),
      ]}
    />
  )
}
