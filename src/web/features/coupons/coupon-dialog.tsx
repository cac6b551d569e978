import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { couponLimitsInput, newCouponInput, type Coupon } from '#shared/contracts/coupons.ts'
import { COUPON_TYPES, type CouponType } from '#shared/domain/billing.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { timezoneHere } from '#web/kernel/formatting/timezone-name.ts'
import { Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useSaveCoupon, useWorth } from './coupons.queries.ts'

/** What the form holds: text as it is typed. */
interface CouponValues {
  code: string
  type: CouponType
  value: string
  maxUses: string
  expiresAt: string
}

const BLANK: CouponValues = { code: '', type: 'percentage', value: '', maxUses: '', expiresAt: '' }

function toValues({ code, type, value, maxUses, expiresAt }: Coupon): CouponValues {
  const { date } = toWallTime(new Date(expiresAt), timezoneHere())
  return { code, type, value: String(value), maxUses: maxUses === null ? '' : String(maxUses), expiresAt: date }
}

/** People write decimals with a comma, too. What is no number is told by the contract's schema. */
const toNumber = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')))

/** It can be used on the day that it names, to its end. */
const toInput = ({ value, maxUses, expiresAt, ...others }: CouponValues) => ({
  ...others,
  value: toNumber(value),
  maxUses: toNumber(maxUses) ?? null,
  expiresAt: toInstant({ date: expiresAt, time: '23:59' }, timezoneHere())?.instant.toISOString() ?? expiresAt,
})

type SavedCoupon = z.output<typeof newCouponInput>

/** `coupon`: whose limits change; else a new one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('coupons.form')
  const toast = useToast()
  const worth = useWorth()
  const save = useSaveCoupon(coupon?.id ?? null)
  const schema = coupon ? couponLimitsInput.loose() : newCouponInput
  const form = useForm<CouponValues, unknown, SavedCoupon>({
    resolver: (values, context, options) => zodResolver(schema)(toInput(values), context, options as never) as never,
    defaultValues: coupon ? toValues(coupon) : BLANK,
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      await save.mutateAsync(input)
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t(coupon ? 'saved' : 'created', { code: input.code }) })
    onClose()
  })
  return (
    <FormDialog
      size="medium"
      title={coupon ? t('editTitle', { code: coupon.code }) : t('title')}
      {...(coupon && { description: t('editText', { worth: worth(coupon) }) })}
      labels={{ cancel: t('cancel'), submit: t(coupon ? 'save' : 'create'), busy: t(coupon ? 'saving' : 'creating') }}
      isBusy={save.isPending}
      problem={{ title: t(coupon ? 'saveFailed' : 'createFailed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!coupon && <WorthFields form={form} />}
      <LimitFields form={form} />
    </FormDialog>
  )
}

type CouponForm = ReturnType<typeof useForm<CouponValues, unknown, SavedCoupon>>

function WorthFields({ form: { register, control, formState, setValue } }: { form: CouponForm }) {
  'use no memo'
  const t = useTranslations('coupons')
  const sentenceOf = useFieldSentence()
  const { errors } = formState
  const type = useWatch({ control, name: 'type' })
  return (
    <>
      <Field label={t('form.code')} hint={t('form.codeHint')} error={sentenceOf(errors.code)} isRequired>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('code', { onChange: ({ target }) => setValue('code', String(target.value).toUpperCase()) })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('type')}>
          <Select
            options={COUPON_TYPES.map((each) => ({ value: each, label: t(`types.${each}`) }))}
            {...register('type')}
          />
        </Field>
        <Field label={t(`form.value.${type}`)} error={sentenceOf(errors.value)} isRequired>
          <TextInput inputMode="decimal" autoComplete="off" {...register('value')} />
        </Field>
      </div>
    </>
  )
}

function LimitFields({ form: { register, control, formState } }: { form: CouponForm }) {
  'use no memo'
  const t = useTranslations('coupons.form')
  const sentenceOf = useFieldSentence()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('maxUses')} hint={t('maxUsesHint')} error={sentenceOf(errors.maxUses)}>
        <TextInput inputMode="numeric" autoComplete="off" {...register('maxUses')} />
      </Field>
      <Controller
        control={control}
        name="expiresAt"
        render={({ field: { value, onChange } }) => (
          <DayField
            label={t('expires')}
            hint={t('expiresHint')}
            error={sentenceOf(errors.expiresAt)}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </div>
  )
}
