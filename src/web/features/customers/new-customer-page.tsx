import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { newCustomerInput } from '#shared/contracts/customers.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES, SUBSCRIPTION_TIERS, type SubscriptionTier, TRIAL_DAYS } from '#shared/domain/plans.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Page } from '#web/components/page.tsx'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { Card, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { BackToCustomers } from './customer-page.tsx'
import { useCreateCustomer } from './customers.queries.ts'

/** What the form holds: text as it is typed. */
interface NewCustomerValues {
  companyName: string
  email: string
  tier: SubscriptionTier
  trialDays: string
  language: Locale
}

type NewCustomer = z.output<typeof newCustomerInput>

const toInput = ({ trialDays, ...others }: NewCustomerValues) => ({ ...others, trialDays: Number(trialDays.trim()) })

function useNewCustomer() {
  'use no memo'
  const t = useTranslations('customers.new')
  const toast = useToast()
  const navigate = useNavigate()
  const language = useLocale() as Locale
  const create = useCreateCustomer()
  // Pressed again after an answer that was lost, it is the same.
  const [customerId] = useState(createUuid)
  const form = useForm<NewCustomerValues, unknown, NewCustomer>({
    resolver: (values, context, options) =>
      zodResolver(newCustomerInput)(toInput(values), context, options as never) as never,
    defaultValues: { companyName: '', email: '', tier: 'professional', trialDays: String(TRIAL_DAYS), language },
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      await create.mutateAsync({ ...input, customerId })
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t('created', { email: input.email }) })
    await navigate({ to: paths.adminCustomer, params: { customerId } })
  })
  return { form, submit, create }
}

/** A workspace for somebody who is invited to it as its owner. */
export function NewCustomerPage() {
  'use no memo'
  const t = useTranslations('customers.new')
  const sentenceOf = useFieldSentence()
  const { form, submit, create } = useNewCustomer()
  const { register, formState } = form
  const { errors } = formState
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <BackToCustomers />
      <Card className="max-w-xl">
        <Form onSubmit={submit}>
          <Field label={t('company')} error={sentenceOf(errors.companyName)} isRequired>
            <TextInput autoComplete="off" {...register('companyName')} />
          </Field>
          <Field label={t('email')} hint={t('emailHint')} error={sentenceOf(errors.email)} isRequired>
            <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('plan')} hint={t('planHint')}>
              <Select
                options={SUBSCRIPTION_TIERS.map((tier) => ({ value: tier, label: PLAN_NAMES[tier] }))}
                {...register('tier')}
              />
            </Field>
            <Field label={t('trialDays')} hint={t('trialHint')} error={sentenceOf(errors.trialDays)} isRequired>
              <TextInput inputMode="numeric" autoComplete="off" {...register('trialDays')} />
            </Field>
          </div>
          <Field label={t('language')}>
            <Select
              options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
              {...register('language')}
            />
          </Field>
          <ProblemBanner title={t('failed')} error={create.error} />
          <SubmitButton className="self-start" isBusy={create.isPending} busyLabel={t('creating')}>
            {t('create')}
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}
