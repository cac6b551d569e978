import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { apiKeyInput, type ApiKeyShownOnce } from '#shared/contracts/api-keys.ts'
import type { Location } from '#shared/contracts/locations.ts'
import { KEY_LIFE_DAYS, KEY_PERMISSIONS, USUAL_KEY_LIFE_DAYS } from '#shared/domain/api-keys.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { locationsQuery } from '#web/components/options.queries.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { CheckboxGroup, Field, Select, Skeleton, TextArea, TextInput } from '#web/ui/index.ts'
import { useCreateKey } from './api-keys.queries.ts'
import { ShownOnce } from './shown-once.tsx'

const FORM_ID = 'new-api-key'
const NO_END = 'none'

type Values = z.input<typeof apiKeyInput>
type KeyForm = UseFormReturn<Values, unknown, z.output<typeof apiKeyInput>>

/** What a new key may do and see, and then its secret, once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  'use no memo'
  const t = useTranslations('apiKeys')
  const create = useCreateKey()
  const proven = useProvenAttempt()
  const places = useQuery(locationsQuery)
  const [made, setMade] = useState<ApiKeyShownOnce | null>(null)
  const form: KeyForm = useForm<Values, unknown, z.output<typeof apiKeyInput>>({
    resolver: zodResolver(apiKeyInput),
    defaultValues: { name: '', permissions: [], locations: null, ipRanges: [], expiresInDays: USUAL_KEY_LIFE_DAYS },
  })
  const submit = form.handleSubmit((input) => proven.attempt(async () => setMade(await create.mutateAsync(input))))
  if (made) return <ShownOnce name={made.key.name} secret={made.secret} onClose={onClose} />
  return (
    <FormDialog
      size="medium"
      title={t('makeTitle')}
      description={t('makeText')}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('make'), busy: t('making') }}
      isReady={proven.waiting === null && places.data !== undefined}
      isBusy={proven.isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={FORM_ID} onSubmit={submit}>
          <KeyFields form={form} places={places} />
        </Form>
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </div>
    </FormDialog>
  )
}

interface FieldsProps {
  form: KeyForm
  places: UseQueryResult<{ items: Location[] }>
}

function KeyFields({ form, places }: FieldsProps) {
  'use no memo'
  const t = useTranslations('apiKeys')
  const me = useMe()
  const sentenceOf = useFieldSentence()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('name')} hint={t('nameHint')} error={sentenceOf(errors.name)}>
        <TextInput {...register('name')} autoComplete="off" maxLength={80} />
      </Field>
      <Controller
        control={control}
        name="permissions"
        render={({ field: { value, onChange, ref } }) => (
          <CheckboxGroup
            legend={t('may')}
            hint={t('mayHint')}
            options={KEY_PERMISSIONS.filter((each) => can(me, each)).map((each) => ({
              value: each,
              label: t(`permissions.${each}`),
            }))}
            value={value}
            onChange={onChange}
            error={sentenceOf(errors.permissions)}
            ref={ref}
          />
        )}
      />
      <PlacesField form={form} places={places} />
      <LifeField form={form} />
      <NetworksField form={form} />
    </>
  )
}

function LifeField({ form: { control } }: { form: KeyForm }) {
  'use no memo'
  const t = useTranslations('apiKeys')
  return (
    <Controller
      control={control}
      name="expiresInDays"
      render={({ field: { value, onChange, ref } }) => (
        <Field label={t('life')}>
          <Select
            ref={ref}
            value={value === null ? NO_END : String(value)}
            options={[
              ...KEY_LIFE_DAYS.map((days) => ({ value: String(days), label: t('days', { days }) })),
              { value: NO_END, label: t('untilRevoked') },
            ]}
            onChange={({ target }) => onChange(target.value === NO_END ? null : Number(target.value))}
          />
        </Field>
      )}
    />
  )
}

/** Nothing to choose where the business has no locations. Until that is known, the key is not made: it would see all of them. */
function PlacesField({ form, places }: FieldsProps) {
  const t = useTranslations('locations')
  return (
    <QueryState
      query={places}
      failedTitle={t('failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
      skeleton={<Skeleton className="h-10" />}
    >
      {({ items }) => <PlacesChoice form={form} places={items} />}
    </QueryState>
  )
}

function PlacesChoice({ form: { control, formState }, places }: { form: KeyForm; places: readonly Location[] }) {
  'use no memo'
  const t = useTranslations('apiKeys')
  const sentenceOf = useFieldSentence()
  return (
    <Controller
      control={control}
      name="locations"
      render={({ field: { value = null, onChange, ref } }) => (
        <div className="flex flex-col gap-3">
          <Field label={t('places')}>
            <Select
              value={value === null ? 'all' : 'some'}
              options={[
                { value: 'all', label: t('allPlaces') },
                { value: 'some', label: t('somePlaces') },
              ]}
              onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
            />
          </Field>
          {value && (
            <CheckboxGroup
              legend={t('which')}
              options={places.map((place) => ({ value: place.id, label: place.name }))}
              value={value}
              onChange={onChange}
              error={sentenceOf(formState.errors.locations)}
              ref={ref}
            />
          )}
        </div>
      )}
    />
  )
}

const toRanges = (text: string) => text.split(/[\s,;]+/).filter((range) => range !== '')

function NetworksField({ form: { control, formState } }: { form: KeyForm }) {
  'use no memo'
  const t = useTranslations('apiKeys')
  const sentenceOf = useFieldSentence()
  const { ipRanges: fault } = formState.errors
  const first = Array.isArray(fault) ? fault.find((each) => each !== undefined) : fault
  return (
    <Controller
      control={control}
      name="ipRanges"
      render={({ field: { onChange, ref } }) => (
        <Field label={t('networks')} hint={t('networksHint')} error={sentenceOf(first)}>
          <TextArea
            ref={ref}
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => onChange(toRanges(target.value))}
          />
        </Field>
      )}
    />
  )
}
