import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { useDraft } from '#web/components/drafts/use-draft.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { assistantQuery, brandVoiceQuery } from './assistant.queries.ts'
import { BrandVoiceForm } from './brand-voice-form.tsx'
import { BrandVoiceSummary } from './brand-voice-summary.tsx'
import { ReadingCard } from './reading-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { WhoCard } from './who-card.tsx'

export function AssistantTab() {
  const t = useTranslations('assistant')
  const me = useMe()
  const assistant = useQuery(assistantQuery)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <QueryState query={assistant} failedTitle={t('failed')}>
        {(state) => <WhoCard state={state} />}
      </QueryState>
      {can(me, 'replies.draft') && <BrandVoiceCard />}
      {assistant.data && <ReadingCard state={assistant.data} />}
      {can(me, 'settings.view') && <UsageCard />}
    </div>
  )
}

function BrandVoiceCard() {
  const t = useTranslations('assistant.voice')
  const canManage = can(useMe(), 'settings.manage')
  const voice = useQuery(brandVoiceQuery)
  const { data: assistant } = useQuery(assistantQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {assistant?.model === null && <p className="mb-5 text-ink-muted">{t('builtInLimits')}</p>}
      <QueryState query={voice} failedTitle={t('failed')}>
        {(saved) => (canManage ? <EditedVoice saved={saved} /> : <BrandVoiceSummary voice={saved} />)}
      </QueryState>
    </Card>
  )
}

function EditedVoice({ saved }: { saved: BrandVoice }) {
  const draft = useDraft('brand-voice', saved)
  return <BrandVoiceForm key={draft.round} draft={draft} />
}
