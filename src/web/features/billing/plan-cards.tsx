import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { Billing } from '#shared/contracts/billing.ts'
import { namePaymentMethod, priceOf } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import {
  Badge,
  Button,
  Card,
  Dialog,
  Field,
  ProgressBar,
  TEXT_LINK_CLASSES,
  TextArea,
  useToast,
} from '#web/ui/index.ts'
import {
  goToPaymentPage,
  useCancel,
  useDollars,
  usePlanPrice,
  useUndoCancel,
  useUndoSwitch,
} from './billing.queries.ts'

interface BillingProps {
  billing: Billing
  canManage: boolean
}

const TONES = { trialing: 'info', active: 'good', past_due: 'warn', read_only: 'bad', canceled: 'neutral' } as const

/** Something is paid for, or should be. */
const isBooked = ({ price, state }: Billing) => price !== null && state !== 'canceled'

export function PlanCard({ billing, canManage }: BillingProps) {
  const t = useTranslations('billing')
  const { state, price, periodEndsAt, cancelsAt, creditCents } = billing
  const format = useFormatting()
  const priceText = usePlanPrice()
  const dollars = useDollars()
  return (
    <Card title={t('current.title')} actions={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
      <div className="flex flex-col items-start gap-4">
        <PlanName billing={billing} />
        {price && <p>{priceText(price)}</p>}
        {isBooked(billing) && periodEndsAt && !cancelsAt && (
          <p className="text-ink-muted">{t('current.nextBilling', { date: format.date(periodEndsAt) })}</p>
        )}
        {creditCents > 0 && <p>{t('current.credit', { amount: dollars(creditCents) })}</p>}
        {state === 'trialing' && !price && <ChosenPlan />}
        <NextPlan billing={billing} canManage={canManage} />
        {canManage && isBooked(billing) && (
          <div className="flex flex-wrap gap-2">
            <UpdatePaymentButton />
            {cancelsAt ? <UndoCancelButton /> : <CancelButton billing={billing} />}
          </div>
        )}
      </div>
    </Card>
  )
}

/** After a trial that led to nothing there is none. */
function PlanName({ billing: { tier, state, price } }: Pick<BillingProps, 'billing'>) {
  const t = useTranslations('billing')
  const hasNone = state === 'read_only' && !price
  return <p className="text-lg font-semibold">{hasNone ? t('current.none') : t(`plans.${price?.tier ?? tier}`)}</p>
}

/** What the trial leads to; nothing is paid for it before it is chosen here. */
function ChosenPlan() {
  const t = useTranslations('billing')
  const priceText = usePlanPrice()
  const tier = useMe().customer?.subscriptionTier ?? 'professional'
  const price = priceText({ amountCents: priceOf(tier, 'month'), interval: 'month' })
  return <p className="text-ink-muted">{t('current.afterTrial', { plan: t(`plans.${tier}`), price })}</p>
}

const isNextOwned = ({ tier, price, next }: Pick<Billing, 'tier' | 'price' | 'next'>) =>
  next?.tier === tier && next.tier !== price?.tier

/** A greater plan's rights are there before its price. */
function NextPlan({ billing: { tier, price, next }, canManage }: BillingProps) {
  const t = useTranslations('billing')
  const format = useFormatting()
  const priceText = usePlanPrice()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: stay } = useUndoSwitch()
  if (!next) return null
  const isOwned = isNextOwned({ tier, price, next })
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        {t(isOwned ? 'current.nextOwned' : 'current.next', {
          plan: t(`plans.${next.tier}`),
          price: priceText(next),
          date: format.date(next.from),
        })}
      </p>
      {canManage && (
        <Button
          size="small"
          isBusy={isBusy}
          busyLabel={t('busy')}
          onClick={() => void attempt(async () => void (await stay()))}
        >
          {t('current.stay')}
        </Button>
      )}
      <ProblemBanner error={error} fallback={t('changeFailed')} />
    </div>
  )
}

export function UpdatePaymentButton() {
  const t = useTranslations('billing')
  const { attempt, isBusy, error } = useAttempt()
  return (
    <>
      <Button isBusy={isBusy} busyLabel={t('busy')} onClick={() => void attempt(goToPaymentPage)}>
        {t('method.update')}
      </Button>
      <ProblemBanner error={error} fallback={t('changeFailed')} />
    </>
  )
}

function UndoCancelButton() {
  const t = useTranslations('billing')
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: undo } = useUndoCancel()
  const goOn = async () => {
    await undo()
    toast({ tone: 'good', title: t('cancel.undone') })
  }
  return (
    <>
      <Button variant="primary" isBusy={isBusy} busyLabel={t('busy')} onClick={() => void attempt(goOn)}>
        {t('cancel.undo')}
      </Button>
      <ProblemBanner error={error} fallback={t('changeFailed')} />
    </>
  )
}

/** Two clicks: the reason is asked for, not demanded. */
function CancelButton({ billing }: Pick<BillingProps, 'billing'>) {
  const t = useTranslations('billing')
  const format = useFormatting()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: cancel } = useCancel()
  const date = billing.periodEndsAt === null ? '' : format.date(billing.periodEndsAt)
  const confirm = async () => {
    await cancel(reason)
    setIsAsking(false)
    toast({ tone: 'good', title: t('cancel.done', { date }) })
  }
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      findFinalFocus={findPageHeading}
      trigger={<Button>{t('cancel.open')}</Button>}
      title={t('cancel.title')}
      description={t('cancel.text', { date })}
      footer={
        <>
          <Button onClick={() => setIsAsking(false)}>{t('cancel.keep')}</Button>
          <Button variant="danger" isBusy={isBusy} busyLabel={t('busy')} onClick={() => void attempt(confirm)}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LostSwitch billing={billing} />
        <Field label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
          <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <p>
          {t.rich('cancel.export', {
            link: (text) => (
              <ProductLink href={linkTo(paths.settings, { tab: 'general' })} className={TEXT_LINK_CLASSES}>
                {text}
              </ProductLink>
            ),
          })}
        </p>
        <ProblemBanner error={error} fallback={t('changeFailed')} />
      </div>
    </Dialog>
  )
}

function LostSwitch({ billing }: Pick<BillingProps, 'billing'>) {
  const t = useTranslations('billing')
  if (!billing.next) return null
  const text = isNextOwned(billing) ? 'cancel.ownedSwitch' : 'cancel.switch'
  return <p>{t(text, { plan: t(`plans.${billing.next.tier}`) })}</p>
}

export function PaymentMethodCard({ billing: { paymentMethod } }: BillingProps) {
  const t = useTranslations('billing.method')
  if (!paymentMethod) {
    return (
      <Card title={t('title')}>
        <p className="text-ink-muted">{t('none')}</p>
      </Card>
    )
  }
  const { last4, expMonth, expYear } = paymentMethod
  const name = namePaymentMethod(paymentMethod)
  const hasExpiry = expMonth !== null && expYear !== null
  return (
    <Card title={t('title')}>
      <p className="font-medium">{last4 ? t('ending', { name, last4 }) : name}</p>
      {hasExpiry && (
        <p className="text-ink-muted">
          {t('expires', { date: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}` })}
        </p>
      )}
    </Card>
  )
}

export function UsageCard({ usage }: { usage: Billing['usage'] }) {
  const t = useTranslations('billing.usage')
  return (
    <Card title={t('title')}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {(['platforms', 'teamMembers'] as const).map((name) => {
          const { taken, limit } = usage[name]
          return (
            <li key={name} className="flex flex-col gap-2">
              <p className="flex flex-wrap justify-between gap-2">
                <span>{t(name)}</span>
                <span className="text-ink-muted tabular-nums">
                  {limit === null ? t('unlimited', { taken }) : t('limited', { taken, limit })}
                </span>
              </p>
              {limit !== null && <ProgressBar label={t(name)} value={taken} max={limit} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
