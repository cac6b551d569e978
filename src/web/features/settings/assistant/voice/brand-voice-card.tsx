import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { useDraft } from '../../drafts/use-draft.ts'
import { assistantQuery, brandVoiceQuery } from '../assistant.queries.ts'
import { BrandVoiceForm } from './brand-voice-form.tsx'
import { BrandVoiceSummary } from './brand-voice-summary.tsx'

export function BrandVoiceCard() {
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
