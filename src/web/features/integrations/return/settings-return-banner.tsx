import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { Banner, Spinner } from '#web/ui/index.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { isUnderWay } from '../card/is-under-way.ts'
import { StateRefused } from './exchange-code.ts'
import { useSettingsReturn } from './use-settings-return.ts'

export const choicePlaceId = (integrationId: string) => `choose-${integrationId}`

/** Brings the question into view and puts the keyboard there. */
function leadToChoice(integrationId: string): void {
  const place = document.getElementById(choicePlaceId(integrationId))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

const SUCCESS_SHOWN_FOR_MS = 3000
const FAILURE_SHOWN_FOR_MS = 5000

/** Tells how connecting a platform ended, to whoever comes back from it. */
export function SettingsReturnBanner() {
  const t = useTranslations('integrations')
  const sentenceOf = useExchangeSentence()
  const { outcome, putAway } = useSettingsReturn()
  switch (outcome.kind) {
    case 'none':
      return null
    case 'exchanging':
      return (
        <output className="flex items-center gap-3">
          <Spinner />
          {t('notices.exchanging')}
        </output>
      )
    case 'succeeded':
      return <SuccessBanner onDismiss={putAway} />
    case 'failed':
      return (
        <Banner
          tone="bad"
          onDismiss={putAway}
          {...(outcome.reason?.isOwnDoing !== false && { autoHideAfterMs: FAILURE_SHOWN_FOR_MS })}
          {...(outcome.reason && { title: t('notices.failed') })}
        >
          {outcome.reason?.sentence ?? t('notices.failed')}
        </Banner>
      )
    case 'exchange-failed':
      return (
        <Banner tone="bad" onDismiss={putAway}>
          {sentenceOf(outcome.error)}
        </Banner>
      )
  }
}

/** Nothing is connected while the choice is open: whoever comes back is led to it. */
function SuccessBanner({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('integrations')
  const integrations = useQuery(integrationsQuery)
  const open = integrations.data?.items.find(({ choices }) => choices.length > 0)
  const openId = open?.id
  const isSyncing = integrations.data?.items.some(({ lastRun }) => lastRun !== null && isUnderWay(lastRun)) ?? false
  useEffect(() => {
    if (openId !== undefined) leadToChoice(openId)
  }, [openId])

  if (integrations.isPending) return null
  if (open) {
    return (
      <Banner autoHideAfterMs={SUCCESS_SHOWN_FOR_MS} onDismiss={onDismiss}>
        {t('notices.choose')}
      </Banner>
    )
  }
  return (
    <Banner tone="good" autoHideAfterMs={SUCCESS_SHOWN_FOR_MS} onDismiss={onDismiss}>
      {t(isSyncing ? 'notices.connectedSyncing' : 'notices.connected')}
    </Banner>
  )
}

function useExchangeSentence(): (error: unknown) => string {
  const t = useTranslations('integrations')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof StateRefused) return t('notices.invalidState')
    return sentenceFor(error, t('notices.exchangeFailed'))
  }
}
