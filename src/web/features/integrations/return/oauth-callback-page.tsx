import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { Page } from '#web/components/page.tsx'
import { paths } from '#shared/domain/paths.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, Spinner } from '#web/ui/index.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import type { ReturnReason } from './use-settings-return.ts'
import { readReturn, type Returned } from '#web/kernel/session/authorization-state.ts'
import { completeReturn, findReturnFault, ReturnRefused } from './complete-return.ts'

const SUCCESS_SHOWN_FOR_MS = 2000
const FAILURE_SHOWN_FOR_MS = 3000

/** A query, though it changes something: by its key it is sent once, however often the page is made. */
function useCompletion(platform: Platform, returned: Returned) {
  const { customer } = useMe()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [...queryKeys.authorizations, platform, returned],
    queryFn: async () => {
      if (!customer) throw new ReturnRefused('noCustomer')
      const integration = await completeReturn(platform, returned)
      await queryClient.invalidateQueries({ queryKey: queryKeys.integrations })
      return integration
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}

/** Where a platform sends people back to. */
export function OauthCallbackPage({ platform }: { platform: Platform }) {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  // Read once: on the way to the settings the address is already theirs while this page still stands.
  const [returned] = useState(() => readReturn(search))
  const fault = findReturnFault(returned, null)
  if (fault) return <Failed platform={platform} error={new ReturnRefused(fault)} />
  return <Completion platform={platform} returned={returned} />
}

function Completion({ platform, returned }: { platform: Platform; returned: Returned }) {
  const completion = useCompletion(platform, returned)
  if (completion.isPending) return <Connecting platform={platform} />
  return completion.isError ? <Failed platform={platform} error={completion.error} /> : <Succeeded />
}

function Connecting({ platform }: { platform: Platform }) {
  const t = useTranslations('platformCallback')
  return (
    <Page title={t('connecting')}>
      <output className="flex items-center gap-3">
        <Spinner />
        {t('connectingText', { platform: PLATFORM_NAMES[platform] })}
      </output>
    </Page>
  )
}

function Succeeded() {
  const t = useTranslations('platformCallback')
  const navigate = useNavigate()
  const search = { tab: 'integrations', success: true } as const
  return (
    <Page title={t('succeeded')}>
      <Banner
        tone="good"
        autoHideAfterMs={SUCCESS_SHOWN_FOR_MS}
        onDismiss={() => void navigate({ to: paths.settings, search, replace: true })}
      >
        {t('succeededText')}
      </Banner>
    </Page>
  )
}

function Failed({ platform, error }: { platform: Platform; error: unknown }) {
  const t = useTranslations('platformCallback')
  const problemOf = useReturnProblem(platform)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const search = { tab: 'integrations', error: true } as const
  const goBack = () => {
    const reason = { sentence: problemOf(error), isOwnDoing: error instanceof ReturnRefused }
    queryClient.setQueryData<ReturnReason | null>(queryKeys.returnReason, isWorthRepeating(error) ? reason : null)
    void navigate({ to: paths.settings, search, replace: true })
  }
  return (
    <Page title={t('failed')}>
      <Banner
        tone="bad"
        title={t('failedHeadline')}
        autoHideAfterMs={FAILURE_SHOWN_FOR_MS}
        onDismiss={goBack}
        action={
          <Button size="small" onClick={goBack}>
            {t('back')}
          </Button>
        }
      >
        {problemOf(error)}
      </Banner>
    </Page>
  )
}

/** Whether the settings say why it failed, too: this page is gone in a moment, and the person can do something about it. */
export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof ReturnRefused) return error.fault === 'denied'
  return error instanceof ApiProblem && error.refusal !== null
}

/** Why the connection failed, in one sentence. */
function useReturnProblem(platform: Platform): (error: unknown) => string {
  const t = useTranslations('platformCallback')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof ReturnRefused) return t(`problems.${error.fault}`, { platform: PLATFORM_NAMES[platform] })
    if (error instanceof NetworkFailure) return sentenceFor(error)
    if (!(error instanceof ApiProblem)) return t('problems.unknown')
    if (error.code === 'not-signed-in') return t('problems.notSignedIn')
    return error.status >= 500 ? t('problems.unknown') : sentenceFor(error)
  }
}
