import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { assistantQuery } from './assistant.queries.ts'
import { ReadingCard } from './reading-card.tsx'
import { UsageCard } from './usage/usage-card.tsx'
import { BrandVoiceCard } from './voice/brand-voice-card.tsx'
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
