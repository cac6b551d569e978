import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { dismissOnboarding, type Onboarding } from '#shared/contracts/dashboard.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { onboardingQuery } from './dashboard.queries.ts'
import { useIsBuilt } from './use-is-built.ts'

/** Puts the list away or brings it back: shown at once, and taken back where the server refuses. */
export function useDismissOnboarding() {
  const t = useTranslations('dashboardOverview.onboarding')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  const { queryKey } = onboardingQuery
  const show = (isDismissed: boolean) =>
    queryClient.setQueryData<Onboarding>(queryKey, (known) => known && { ...known, isDismissed })

  const { mutate } = useMutation({
    mutationFn: (isDismissed: boolean) => call(dismissOnboarding, { isDismissed }),
    onMutate: async (isDismissed) => {
      await queryClient.cancelQueries({ queryKey })
      show(isDismissed)
    },
    onSuccess: (onboarding) => queryClient.setQueryData<Onboarding>(queryKey, onboarding),
    onError: (error, isDismissed) => {
      show(!isDismissed)
      toast({ tone: 'bad', kind: 'onboarding', title: t('failed'), text: sentenceFor(error) })
    },
  })

  return {
    dismiss: () => {
      mutate(true)
      toast({ kind: 'onboarding', title: t('hidden'), action: { label: t('undo'), onAction: () => mutate(false) } })
    },
    bringBack: () => mutate(false),
  }
}

type Step = Onboarding['steps'][number]

/** The steps whose screens are there. */
export function useSteps(steps: readonly Step[]): Step[] {
  const isBuilt = useIsBuilt()
  return steps.filter(({ link }) => isBuilt(link))
}
