import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { type Billing, couponInput, payerInput, type putPayer, type redeemCoupon } from '#shared/contracts/billing.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { listCountries } from '#web/kernel/formatting/list-countries.ts'
import { Card, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useDollars, usePutPayer, useRedeem } from './billing.queries.ts'

type PayerInput = InputOf<typeof putPayer>

const NO_TAX = { name: '', line1: '', postalCode: '', city: '', country: '', vatId: '' }
const TAX_FIELDS = [
  { name: 'name', autoComplete: 'organization' },
  { name: 'line1', autoComplete: 'address-line1' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'vatId', autoComplete: 'off' },
] as const

/** Whom invoices are made out to, and where they go. */
export function PayerCard({ billing: { tax, invoiceEmail } }: { billing: Billing }) {
  'use no memo'
  const t = useTranslations('billing')
  const locale = useLocale()
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: put } = usePutPayer()
  const form = useForm<PayerInput>({
    resolver: zodResolver(payerInput),
    defaultValues: { tax: tax ?? NO_TAX, invoiceEmail: invoiceEmail ?? '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      await put(input)
      toast({ tone: 'good', title: t('payer.saved') })
    }),
  )
  return (
    <Card title={t('payer.title')} subtitle={t('payer.subtitle')}>
      <Form onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {TAX_FIELDS.map(({ name, autoComplete }) => (
            <Field key={name} label={t(`payer.${name}`)} error={sentenceOf(errors.tax?.[name])}>
              <TextInput autoComplete={autoComplete} {...form.register(`tax.${name}`)} />
            </Field>
          ))}
          <Field label={t('payer.country')} error={sentenceOf(errors.tax?.country)}>
            <Select
              autoComplete="country"
              placeholder={t('payer.chooseCountry')}
              options={listCountries(locale)}
              {...form.register('tax.country')}
            />
          </Field>
        </div>
        <Field label={t('payer.email')} hint={t('payer.emailHint')} error={sentenceOf(errors.invoiceEmail)}>
          <TextInput type="email" autoComplete="email" {...form.register('invoiceEmail')} />
        </Field>
        <ProblemBanner error={error} fallback={t('changeFailed')} />
        <SubmitButton isBusy={isBusy} busyLabel={t('busy')} className="self-start">
          {t('payer.save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

type CouponInput = InputOf<typeof redeemCoupon>

export function CouponCard({ discount }: { discount: Billing['discount'] }) {
  'use no memo'
  const t = useTranslations('billing')
  const format = useFormatter()
  const dollars = useDollars()
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: redeem } = useRedeem()
  const form = useForm<CouponInput>({ resolver: zodResolver(couponInput), defaultValues: { code: '' } })
  const submit = form.handleSubmit(({ code }) =>
    attempt(async () => {
      await redeem(code)
      form.reset()
      toast({ tone: 'good', title: t('coupon.taken') })
    }),
  )
  const percent = (hundredths: number) =>
    format.number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Card title={t('coupon.title')}>
      <div className="flex flex-col gap-4">
        {discount && (
          <p>
            {t('coupon.effect', {
              code: discount.name,
              off:
                discount.percentHundredths === null
                  ? dollars(discount.amountCents ?? 0)
                  : percent(discount.percentHundredths),
            })}
          </p>
        )}
        <Form onSubmit={submit}>
          <Field label={t('coupon.code')} error={sentenceOf(form.formState.errors.code)}>
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.register('code')} />
          </Field>
          <ProblemBanner error={error} fallback={t('changeFailed')} />
          <SubmitButton isBusy={isBusy} busyLabel={t('busy')} className="self-start">
            {t('coupon.apply')}
          </SubmitButton>
        </Form>
      </div>
    </Card>
  )
}
