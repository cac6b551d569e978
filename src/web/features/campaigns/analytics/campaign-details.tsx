import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignAnalytics } from '#shared/contracts/campaign-analytics.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Card, Table } from '#web/ui/index.ts'
import { useCampaignDay } from '../campaign-facts.tsx'
import { useTypeWords } from './use-type-words.ts'

export function CampaignDetails({ shown: { campaign } }: { shown: CampaignAnalytics }) {
  const t = useTranslations('campaignAnalytics')
  const statuses = useTranslations('campaigns.statuses')
  const dayOf = useCampaignDay()
  const wordsFor = useTypeWords()
  const { type, channels, status, createdAt, lastSentAt, segment, isAiGenerated, description, message } = campaign
  return (
    <Card title={t('details')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Fact name={t('facts.type')}>{wordsFor(type, channels)}</Fact>
        <Fact name={t('facts.status')}>{statuses(status)}</Fact>
        <Fact name={t('facts.created')}>{dayOf(createdAt)}</Fact>
        <Fact name={t('facts.lastSent')}>{lastSentAt === null ? t('notSent') : dayOf(lastSentAt)}</Fact>
        <Fact name={t('facts.audience')}>{segment?.name ?? t('facts.noAudience')}</Fact>
        <Fact name={t('facts.ai')}>{isAiGenerated ? t('facts.yes') : t('facts.no')}</Fact>
        {description !== '' && <Fact name={t('facts.description')}>{description}</Fact>}
        <Fact name={t('facts.message')}>{message}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </>
  )
}

export function LinksClicked({ links }: { links: CampaignAnalytics['links'] }) {
  const t = useTranslations('campaignAnalytics')
  const formatting = useFormatting()
  if (links.length === 0) {
    return (
      <Card title={t('links.title')}>
        <p className="text-ink-muted">{t('links.none')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('links.title')} subtitle={t('links.text')} isFlush>
      <Table
        caption={t('links.title')}
        rowKey={({ url }) => url}
        rows={links}
        columns={[
          {
            key: 'link',
            header: t('links.link'),
            cell: ({ url }) => <span className="break-all">{url}</span>,
            isRowHeader: true,
          },
          {
            key: 'clicks',
            header: t('columns.clicks'),
            cell: ({ clicks }) => formatting.number(clicks),
            align: 'end',
          },
        ]}
      />
    </Card>
  )
}
