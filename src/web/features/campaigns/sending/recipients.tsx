import { useInfiniteQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type CampaignRecipient, exportCampaignRecipients } from '#shared/contracts/campaign-sending.ts'
import { CAMPAIGN_CHANNELS, RECIPIENT_STATES, type RecipientState } from '#shared/domain/campaigns.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, EmptyState, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { useDownload } from '#web/components/use-download.ts'
import { useChannelName } from './progress.tsx'
import { type RecipientFilter, recipientsQuery } from './sending.queries.ts'

const TONES = {
  queued: 'neutral',
  dispatching: 'info',
  accepted: 'info',
  delivered: 'good',
  bounced: 'bad',
  failed: 'bad',
  unknown: 'warn',
  suppressed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<RecipientState, string>

/** What became of it for each. */
export function Recipients({ campaignId }: { campaignId: string }) {
  const t = useTranslations('campaigns.recipients')
  const nameOf = useChannelName()
  const [filter, setFilter] = useState<RecipientFilter>({})
  const list = useInfiniteQuery(recipientsQuery(campaignId, filter))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label={t('channel')}
          all={t('allChannels')}
          options={CAMPAIGN_CHANNELS}
          nameOf={nameOf}
          value={filter.channel}
          onChoose={(channel) => setFilter({ ...filter, channel })}
        />
        <FilterSelect
          label={t('state')}
          all={t('allStates')}
          options={RECIPIENT_STATES}
          nameOf={(state) => t(`states.${state}`)}
          value={filter.state}
          onChoose={(state) => setFilter({ ...filter, state })}
        />
        <ExportButton campaignId={campaignId} filter={filter} />
      </div>
      <QueryState
        query={list}
        failedTitle={t('loadFailed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<EmptyState kind="nothing-matches" title={t('empty')} />}
      >
        {({ pages }) => (
          <>
            <ul aria-label={t('title')} className="flex flex-col divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map((recipient) => (
                  <Recipient key={recipient.id} recipient={recipient} />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function ExportButton({ campaignId, filter }: { campaignId: string; filter: RecipientFilter }) {
  const t = useTranslations('campaigns.recipients')
  const language = useLocale()
  const { download, isBusy } = useDownload(t('exportFailed'))
  const input = { campaignId, ...filter, language }
  return (
    <Button
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyLabel={t('exporting')}
      onClick={() => download({ endpoint: exportCampaignRecipients, input, fileName: 'recipients.csv' })}
    >
      {t('export')}
    </Button>
  )
}

function Recipient({ recipient }: { recipient: CampaignRecipient }) {
  const t = useTranslations('campaigns.recipients')
  const nameOf = useChannelName()
  const formatting = useFormatting()
  const { channel, name, address, state, reason, words, url, at } = recipient
  const who = [name, address].filter(Boolean).join(' · ') || t('erased')
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">{who}</span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-muted">
        {nameOf(channel)} · <time dateTime={at}>{formatting.dateTime(at)}</time>
      </p>
      {reason !== null && <p className="text-sm text-ink-muted">{t(`reasons.${reason}`)}</p>}
      {words !== null && <p className="text-sm break-words text-ink-muted">{t('words', { words })}</p>}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={TEXT_LINK_CLASSES}>
          {t('seePost')}
        </a>
      )}
    </li>
  )
}
