import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorSentence, useFetchFaultSentence } from '#web/components/use-error-sentence.ts'
import type { SyncNotice } from './sync-banner.tsx'
import type { SyncOutcome } from './sync-outcome.ts'
import { useSync } from './use-sync.ts'

/** The sync and what it came to, in words. */
export function useSyncNotice() {
  const t = useTranslations('reviews')
  const sentenceFor = useErrorSentence()
  const fetchFaultSentence = useFetchFaultSentence()
  const [notice, setNotice] = useState<SyncNotice | null>(null)
  const say = (tone: SyncNotice['tone'], text: string, needsReconnect = false) =>
    setNotice((last) => ({ tone, text, needsReconnect, id: (last?.id ?? 0) + 1 }))

  const tell = (outcome: SyncOutcome) => {
    if (outcome.kind === 'synced') say('good', t('synced', { count: outcome.added }))
    else if (outcome.kind === 'started') say('info', t('syncStarted'))
    else if (outcome.kind === 'nothing-connected') say('info', t('nothingConnected'))
    else {
      const { fault, platform, needsReconnect } = outcome
      const message = fault === null ? t('syncUnfinished') : fetchFaultSentence(fault, platform)
      say('bad', t('syncFailed', { message }), needsReconnect)
    }
  }
  const sync = useSync({
    onEnd: tell,
    onFailed: (error) => say('bad', t('syncFailed', { message: sentenceFor(error) })),
  })
  return { sync, notice, dismissNotice: () => setNotice(null) }
}
