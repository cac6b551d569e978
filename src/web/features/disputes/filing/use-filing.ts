import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFaultSentence } from '#web/components/failures/use-error-sentence.ts'
import type { FilingNotice } from './filing-banner.tsx'

/** Which dispute is about to be filed, and what came of those that were. */
export function useFiling() {
  const t = useTranslations('disputes.filed')
  const filingSentence = useFilingFault()
  const [notice, setNotice] = useState<FilingNotice | null>(null)
  const [watchedIds, setWatchedIds] = useState<readonly string[]>([])
  const say = (tone: FilingNotice['tone'], text: string, title?: string) =>
    setNotice((last) => ({ tone, text, ...(title !== undefined && { title }), id: (last?.id ?? 0) + 1 }))

  const [asked, ask] = useState<Dispute | null>(null)

  /** The platform has answered, or somebody else was quicker. */
  const end = (detail: DisputeDetail) => {
    setWatchedIds((ids) => ids.filter((id) => id !== detail.id))
    const { platform, platformCaseId: reference } = detail
    if (detail.filingState === 'failed') say('bad', filingSentence(detail) ?? '', t('failed'))
    else if (detail.filingState === 'filed' && platform && reference !== null) {
      say('good', t(detail.isSandboxCase ? 'doneSandbox' : 'done', { platform: PLATFORM_NAMES[platform], reference }))
    }
  }
  return {
    ask,
    asked,
    close: () => ask(null),
    watch: ({ id }: Dispute) => setWatchedIds((ids) => [...ids.filter((watched) => watched !== id), id]),
    watchedIds,
    end,
    notice,
    dismissNotice: () => setNotice(null),
  }
}

export type Filing = ReturnType<typeof useFiling>

/** Why it could not be filed; `null` where nothing is the matter. */
export function useFilingFault(): (dispute: Pick<Dispute, 'filingFault' | 'platform'>) => string | null {
  const refusals = useTranslations('refusals')
  const faultSentence = useFaultSentence()
  return ({ filingFault: fault, platform }) => {
    if (fault === null) return null
    if (platform === null || fault.reason === 'not-linked') return refusals('dispute-not-linked')
    if (fault.reason !== 'not-connected') return faultSentence(fault, platform)
    return refusals('dispute-not-connected', { platform: PLATFORM_NAMES[platform] })
  }
}
