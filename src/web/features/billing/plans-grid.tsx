import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Billing, PlanSwitchPreview } from '#shared/contracts/billing.ts'
import { BILLING_INTERVALS, priceOf, type BillingInterval } from '#shared/domain/billing.ts'
import { hasBasicAnalytics, hasPersonalService, isListed } from '#shared/domain/plan-services.ts'
import { PLANS, SUBSCRIPTION_TIERS, type Plan } from '#shared/domain/plans.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Dialog, RadioGroup, useToast } from '#web/ui/index.ts'
import {
  goToCheckout,
  previewQuery,
  useDollars,
  useKeep,
  usePlanPrice,
  useSwitch,
  type Kept,
  type PlanChoice,
} from './billing.queries.ts'
import { isRestful, isTooMuch, KeptFields, listStaying } from './kept-choice.tsx'

/** Where banners lead to. */
export const PLANS_ID = 'plans'

interface PlansProps {
  billing: Billing
  canManage: boolean
}

/** The plan one has is marked; every other can be switched to. */
export function PlansGrid({ billing, canManage }: PlansProps) {
  const t = useTranslations('billing')
  // Until one is chosen it follows the plan, which may come while the page is open.
  const [chosen, setChosen] = useState<BillingInterval | null>(null)
  const interval = chosen ?? billing.price?.interval ?? 'month'
  const [asked, setAsked] = useState<PlanChoice | null>(null)
  return (
    <section id={PLANS_ID} aria-labelledby="plans-title" className="flex scroll-mt-20 flex-col gap-4">
      <h2 id="plans-title" className="text-lg font-semibold">
        {t('grid.title')}
      </h2>
      <RadioGroup
        legend={t('grid.interval')}
        value={interval}
        options={BILLING_INTERVALS.map((value) => ({ value, label: t(`grid.by.${value}`) }))}
        onChange={({ target }) => setChosen(target.value === 'year' ? 'year' : 'month')}
        className="sm:flex-row sm:gap-6"
      />
      <ul className="grid gap-4 lg:grid-cols-3">
        {SUBSCRIPTION_TIERS.map((tier) => (
          <PlanEntry
            key={tier}
            choice={{ tier, interval }}
            billing={billing}
            canManage={canManage}
            onSwitch={() => setAsked({ tier, interval })}
          />
        ))}
      </ul>
      {asked && <SwitchDialog to={asked} isCanceled={billing.cancelsAt !== null} onClose={() => setAsked(null)} />}
    </section>
  )
}

interface PlanEntryProps extends PlansProps {
  choice: PlanChoice
  onSwitch: () => void
}

function PlanEntry({ choice, billing, canManage, onSwitch }: PlanEntryProps) {
  const t = useTranslations('billing')
  const priceText = usePlanPrice()
  const { tier, interval } = choice
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{t(`plans.${tier}`)}</h3>
        {PLANS[tier].isPopular && <Badge tone="info">{t('grid.popular')}</Badge>}
      </div>
      <p className="text-lg font-semibold tabular-nums">
        {priceText({ amountCents: priceOf(tier, interval), interval })}
      </p>
      <PlanContents plan={PLANS[tier]} />
      {canManage && <PlanButton choice={choice} billing={billing} onSwitch={onSwitch} />}
    </li>
  )
}

/** One's own plan and the one that comes next are not chosen again. */
function PlanButton({ choice, billing, onSwitch }: Omit<PlanEntryProps, 'canManage'>) {
  const t = useTranslations('billing')
  const format = useFormatting()
  const { attempt, isBusy, error } = useAttempt()
  const { price, next, state, collectedBy } = billing
  const plan = t(`plans.${choice.tier}`)
  const isPaying = price !== null && state !== 'canceled'
  const isCurrent = isPaying && isFor(price, choice)
  const isNext = next !== null && isFor(next, choice)
  const label = () => {
    if (isCurrent) return t('grid.current')
    if (isNext) return t('grid.comes', { date: format.date(next.from) })
    return isPaying ? t('grid.switchTo', { plan }) : t('grid.choose', { plan })
  }
  return (
    <>
      <Button
        variant={PLANS[choice.tier].isPopular && !isCurrent ? 'primary' : 'secondary'}
        disabled={isCurrent || isNext || collectedBy === 'off'}
        isBusy={isBusy}
        busyLabel={t('busy')}
        onClick={() => (isPaying ? onSwitch() : void attempt(() => goToCheckout(choice)))}
      >
        {label()}
      </Button>
      <ProblemBanner error={error} fallback={t('changeFailed')} />
    </>
  )
}

const isFor = ({ tier, interval }: PlanChoice, choice: PlanChoice) =>
  tier === choice.tier && interval === choice.interval

function PlanContents({ plan }: { plan: Plan }) {
  const t = useTranslations('billing.grid')
  const { maxPlatforms, maxTeamMembers, capabilities } = plan
  const lines = [
    maxPlatforms === null ? t('anyPlatforms') : t('platforms', { count: maxPlatforms }),
    maxTeamMembers === null ? t('anyMembers') : t('members', { count: maxTeamMembers }),
    t(hasBasicAnalytics(plan) ? 'analytics.basic' : 'analytics.advanced'),
    ...capabilities.filter(isListed).map((capability) => t(`capabilities.${capability}`)),
    ...(hasPersonalService(plan) ? [t('services.prioritySupport'), t('services.accountManager')] : []),
  ]
  return (
    <ul className="flex flex-1 flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  )
}

interface SwitchProps {
  to: PlanChoice
  isCanceled: boolean
  onClose: () => void
}

/** What it costs and from when, before it is so. */
function SwitchDialog({ to, isCanceled, onClose }: SwitchProps) {
  const t = useTranslations('billing')
  const toast = useToast()
  const preview = useQuery(previewQuery(to))
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: change } = useSwitch()
  const { mutateAsync: keep } = useKeep()
  const [kept, setKept] = useState<Kept | null>(null)
  const plan = t(`plans.${to.tier}`)
  const confirm = async () => {
    if (kept) await keep(kept)
    await change(to)
    toast({ tone: 'good', title: t('switch.done', { plan }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      findFinalFocus={findPageHeading}
      title={t('grid.switchTo', { plan })}
      footer={
        <>
          <Button onClick={onClose}>{t('switch.keep')}</Button>
          <Button
            variant="primary"
            disabled={!preview.data || (kept !== null && isTooMuch(kept, PLANS[to.tier]))}
            isBusy={isBusy}
            busyLabel={t('busy')}
            onClick={() => void attempt(confirm)}
          >
            {t('switch.confirm')}
          </Button>
        </>
      }
    >
      <QueryState query={preview} failedTitle={t('switch.failed')}>
        {(known) => (
          <div className="flex flex-col gap-3">
            {isCanceled && <p>{t('switch.undoesCancel')}</p>}
            <Preview preview={known} plan={plan} kept={{ limits: PLANS[to.tier], value: kept, onChange: setKept }} />
          </div>
        )}
      </QueryState>
      <ProblemBanner error={error} fallback={t('changeFailed')} />
    </Dialog>
  )
}

interface PreviewProps {
  preview: PlanSwitchPreview
  plan: string
  kept: { limits: Plan; value: Kept | null; onChange: (kept: Kept) => void }
}

/** What it costs, and the choice of what stays where there is not room for all. */
function Preview({ preview, plan, kept: { value, ...choice } }: PreviewProps) {
  const { room } = preview
  return (
    <div className="flex flex-col gap-5">
      <PreviewLines preview={preview} plan={plan} />
      {isRestful(room) && <KeptFields room={room} value={value ?? listStaying(room)} {...choice} />}
    </div>
  )
}

const BEYOND = ['platforms', 'teamMembers'] as const

function PreviewLines({ preview, plan }: { preview: PlanSwitchPreview; plan: string }) {
  const t = useTranslations('billing.switch')
  const dollars = useDollars()
  const { rightsFrom, totalCents, discountCents, beyond } = preview
  const date = useFormatting().date(preview.from)
  return (
    <div className="flex flex-col gap-3">
      <p>{t(`rights.${rightsFrom}`, { plan, date })}</p>
      <p>{t('cost', { amount: dollars(totalCents), date })}</p>
      {discountCents > 0 && <p>{t('discount', { amount: dollars(discountCents) })}</p>}
      {BEYOND.filter((name) => beyond[name] > 0).map((name) => (
        <p key={name}>
          {t(`beyond.${name}`, { count: beyond[name] })} {t('kept')}
        </p>
      ))}
    </div>
  )
}
