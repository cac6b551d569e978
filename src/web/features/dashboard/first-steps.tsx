import { CircleCheck, CircleDashed, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Onboarding, dismissOnboarding } from '#shared/contracts/dashboard.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, IconButton, VisuallyHidden, useToast } from '#web/ui/index.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { onboardingQuery } from './dashboard.queries.ts'
import { useIsBuilt } from '#web/components/use-is-built.ts'

/** Ticks itself from what is there, and goes when all is done. */
export function FirstSteps({ onboarding }: { onboarding: Onboarding }) {
  const t = useTranslations('dashboardOverview.onboarding')
  const { dismiss } = useDismissOnboarding()
  const canDismiss = can(useMe(), 'settings.manage')
  const steps = useSteps(onboarding.steps)
  const done = steps.filter(({ isDone }) => isDone).length
  if (onboarding.isDismissed || done === steps.length) return null
  return (
    <Card
      title={t('title')}
      subtitle={t('progress', { done, total: steps.length })}
      isFlush
      actions={
        canDismiss && (
          <IconButton size="small" label={t('hide')} icon={<X aria-hidden />} onClick={() => leave(dismiss)} />
        )
      }
    >
      <ol className="border-t border-line py-1.5">
        {steps.map((step) => (
          <StepRow key={step.step} step={step} />
        ))}
      </ol>
    </Card>
  )
}

/** The button goes away with the list; the focus stays on the page. */
function leave(dismiss: () => void) {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  dismiss()
}

function StepRow({ step: { step, isDone, link } }: { step: Onboarding['steps'][number] }) {
  const t = useTranslations('dashboardOverview.onboarding')
  const classes = 'flex min-h-11 items-center gap-3 px-5 py-1.5'
  if (isDone) {
    return (
      <li className={classes}>
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        <span className="text-ink-muted line-through">
          <VisuallyHidden>{t('done')} </VisuallyHidden>
          {t(`steps.${step}`)}
        </span>
      </li>
    )
  }
  return (
    <li>
      <ProductLink href={link} className={`${classes} font-medium hover:bg-inset focus-visible:-outline-offset-2`}>
        <CircleDashed aria-hidden className="size-5 shrink-0 text-ink-muted" />
        {t(`steps.${step}`)}
      </ProductLink>
    </li>
  )
}

/** The way back to a list that was put away before all was done. */
export function ShowFirstSteps({ onboarding }: { onboarding: Onboarding | undefined }) {
  const t = useTranslations('dashboardOverview.onboarding')
  const { bringBack } = useDismissOnboarding()
  const canBringBack = can(useMe(), 'settings.manage')
  const steps = useSteps(onboarding?.steps ?? [])
  if (!onboarding?.isDismissed || !canBringBack || steps.every(({ isDone }) => isDone)) return null
  return (
    <div>
      <Button size="small" variant="quiet" className="-ml-2.5 text-ink-muted" onClick={() => leave(bringBack)}>
        {t('show')}
      </Button>
    </div>
  )
}

/** Puts the list away or brings it back: shown at once, and taken back where the server refuses. */
function useDismissOnboarding() {
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
function useSteps(steps: readonly Step[]): Step[] {
  const isBuilt = useIsBuilt()
  return steps.filter(({ link }) => isBuilt(link))
}
