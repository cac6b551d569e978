import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { Banner } from '#web/ui/index.ts'
import { findRequestId, useErrorSentence } from './use-error-sentence.ts'

/** Forms that nobody is signed in for never show it, and have no words for it. */
const PlansButton = lazyRouteComponent(async () => {
  const [parts] = await Promise.all([loadChunk(() => import('#web/components/plans-link.tsx')), language.complete()])
  return parts
}, 'PlansButton')

interface ProblemBannerProps {
  /** What did not work, where the place does not tell. */
  title?: string
  /** Nothing shows while there is none. */
  error: unknown
  /** Where the error itself does not tell what it means. */
  fallback?: string
}

/** What another plan would allow; a day's allowance comes back by itself. */
function isForWantOfPlan(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  const reason = error.refusal?.reason
  return error.code === 'plan-limit' ? reason !== 'allowance-used' : reason === 'customer-read-only'
}

/** Below a form: why what was sent did not work. */
export function ProblemBanner({ title, error, fallback }: ProblemBannerProps) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <Banner
      tone="bad"
      {...(title !== undefined && { title })}
      {...(requestId !== null && { detail: t('reference', { requestId }) })}
      {...(isForWantOfPlan(error) && {
        action: (
          <Suspense>
            <PlansButton />
          </Suspense>
        ),
      })}
    >
      {sentenceFor(error, fallback)}
    </Banner>
  )
}
