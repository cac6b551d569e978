import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Dispute, type DisputeDetail, fileDispute } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { useDisputeMutation } from '../disputes.queries.ts'
import { useErrorSentence, useFaultSentence } from '#web/components/failures/use-error-sentence.ts'
import type { FilingNotice } from './filing-banner.tsx'

/** Files with the platform and tells what came of it, once that is known. */
export function useFiling() {
  const t = useTranslations('disputes.filed')
  const sentenceFor = useErrorSentence()
  const filingSentence = useFilingFault()
  const [notice, setNotice] = useState<FilingNotice | null>(null)
  const [watchedIds, setWatchedIds] = useState<readonly string[]>([])
  const say = (tone: FilingNotice['tone'], text: string, title?: string) =>
    setNotice((last) => ({ tone, text, ...(title !== undefined && { title }), id: (last?.id ?? 0) + 1 }))

  const { mutate, isPending, variables } = useDisputeMutation(
    ({ id }: Dispute) => call(fileDispute, { disputeId: id }),
    {
      onSuccess: (detail) => setWatchedIds((ids) => [...ids.filter((id) => id !== detail.id), detail.id]),
      onError: (error) => say('bad', sentenceFor(error), t('failed')),
    },
  )

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
    file: mutate,
    underWayId: isPending ? variables.id : undefined,
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
