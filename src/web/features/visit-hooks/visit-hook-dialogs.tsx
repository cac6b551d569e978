import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { visitHookInput, type VisitHook, type VisitHookShownOnce } from '#shared/contracts/visit-hooks.ts'
import { MAPPED_FIELDS, readMessage } from '#shared/domain/visit-hooks.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { CopyButton } from '#web/components/copy-button.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { RotateDialog } from '#web/components/forms/rotate-dialog.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { Banner, Button, Checkbox, Dialog, Field, TextArea, TextInput } from '#web/ui/index.ts'
import { useChangeVisitHook, useCreateVisitHook, useRotateVisitHook } from './visit-hooks.queries.ts'

const FORM_ID = 'visit-hook'

type Values = z.input<typeof visitHookInput>
type HookForm = UseFormReturn<Values, unknown, z.output<typeof visitHookInput>>

const useHookForm = (defaultValues: Values): HookForm =>
  useForm<Values, unknown, z.output<typeof visitHookInput>>({ resolver: zodResolver(visitHookInput), defaultValues })

/** What the system is called and how its messages are read; and then where it posts to, once. */
export function NewVisitHookDialog({ onClose }: { onClose: () => void }) {
  'use no memo'
  const t = useTranslations('visitHooks')
  const create = useCreateVisitHook()
  const proven = useProvenAttempt()
  const sentenceOf = useFieldSentence()
  const [made, setMade] = useState<VisitHookShownOnce | null>(null)
  const form = useHookForm({ name: '', locationId: null, mapping: {}, isSigned: true })
  const submit = form.handleSubmit((input) => proven.attempt(async () => setMade(await create.mutateAsync(input))))
  if (made) return <Shown of={made} onClose={onClose} />
  return (
    <FormDialog
      size="medium"
      title={t('addTitle')}
      description={t('addText')}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('add'), busy: t('adding') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={FORM_ID} onSubmit={submit}>
          <Field label={t('name')} hint={t('nameHint')} error={sentenceOf(form.formState.errors.name)}>
            <TextInput {...form.register('name')} autoComplete="off" maxLength={80} />
          </Field>
          <PlaceField form={form} />
          <MappingFields form={form} />
          <Checkbox {...form.register('isSigned')} label={t('canSign')} hint={t('canSignHint')} />
        </Form>
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </div>
    </FormDialog>
  )
}

/** Reads the messages of a system differently from now on. */
export function MappingDialog({ of: hook, onClose }: { of: VisitHook; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('visitHooks')
  const change = useChangeVisitHook()
  const { attempt, isBusy, error } = useAttempt()
  const form = useHookForm({ name: hook.name, locationId: hook.locationId, mapping: hook.mapping, isSigned: true })
  const submit = form.handleSubmit(({ mapping, locationId }) =>
    attempt(async () => {
      await change.mutateAsync({ hookId: hook.id, mapping, locationId })
      onClose()
    }),
  )
  return (
    <FormDialog
      size="medium"
      title={t('changeTitle', { name: hook.name })}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={FORM_ID} onSubmit={submit}>
          <PlaceField form={form} />
          <MappingFields form={form} />
        </Form>
        <ProblemBanner error={error} />
      </div>
    </FormDialog>
  )
}

/** A new secret, or a new address where there is none, while the one before goes on. */
export function RotateVisitHookDialog({
  of: { id: hookId, name, hint, isSigned },
  onClose,
}: {
  of: VisitHook
  onClose: () => void
}) {
  const t = useTranslations('visitHooks')
  const rotate = useRotateVisitHook()
  const [rotated, setRotated] = useState<VisitHookShownOnce | null>(null)
  const what = isSigned ? 'secret' : 'address'
  if (rotated) return <Shown of={rotated} onClose={onClose} />
  const words = {
    title: t(`rotateTitle.${what}`, { name }),
    text: t(`rotateText.${what}`),
    overlap: t(`overlap.${what}`),
    cancel: t('cancel'),
    rotate: t(`rotate.${what}`),
    rotating: t('rotating'),
  }
  return (
    <RotateDialog
      words={words}
      describe={(hours) => t(`overlaps.${hours}`)}
      onRotate={async (overlapHours) => setRotated(await rotate.mutateAsync({ hookId, hint, overlapHours }))}
      onClose={onClose}
    />
  )
}

/** Nothing to choose where the business has no locations. */
function PlaceField({ form: { control, formState } }: { form: HookForm }) {
  'use no memo'
  const t = useTranslations('visitHooks')
  const sentenceOf = useFieldSentence()
  const places = useLocations()
  if (places.length === 0) return null
  return (
    <Controller
      control={control}
      name="locationId"
      render={({ field: { value, onChange, ref } }) => (
        <Field label={t('location')} hint={t('locationHint')} error={sentenceOf(formState.errors.locationId)}>
          <LocationSelect
            ref={ref}
            none={t('noLocation')}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        </Field>
      )}
    />
  )
}

const EXAMPLES = { id: 'order.id', name: 'guest.name', email: 'guest.email', phone: 'guest.phone', visitedAt: 'paidAt' }

/** Where in a message each part stands, tried on one that is pasted. */
function MappingFields({ form }: { form: HookForm }) {
  'use no memo'
  const t = useTranslations('visitHooks')
  const sentenceOf = useFieldSentence()
  const [example, setExample] = useState('')
  const mapping = useWatch({ control: form.control, name: 'mapping' })
  const parsed = parse(example)
  const read = parsed === undefined ? null : readMessage(parsed, mapping)
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-medium">{t('parts')}</legend>
        <p className="text-sm text-ink-muted">{t('partsHint')}</p>
        {MAPPED_FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            error={sentenceOf(form.formState.errors.mapping?.[field])}
            {...(read && { hint: read[field] === null ? t('readNothing') : t('read', { value: read[field] }) })}
          >
            <TextInput
              {...form.register(`mapping.${field}`)}
              placeholder={EXAMPLES[field]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        ))}
      </fieldset>
      <Field
        label={t('example')}
        hint={t('exampleHint')}
        error={example.trim() !== '' && parsed === undefined ? t('exampleInvalid') : undefined}
      >
        <TextArea rows={5} spellCheck={false} value={example} onChange={({ target }) => setExample(target.value)} />
      </Field>
    </>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The only time that the address and its secret are seen. */
function Shown({ of: { hook, address, secret }, onClose }: { of: VisitHookShownOnce; onClose: () => void }) {
  const t = useTranslations('visitHooks')
  return (
    <Dialog
      isOpen
      size="medium"
      title={t(address === null ? 'shownSecretTitle' : 'shownTitle', { name: hook.name })}
      description={t('shownText')}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        {address !== null && <ReadOnly label={t('address')} value={address} copy={t('copyAddress')} />}
        {secret !== null && <ReadOnly label={t('secret')} value={secret} copy={t('copySecret')} />}
        <Banner tone="warn" className="w-full">
          {secret === null ? t('keepSafe') : t('howToSign')}
        </Banner>
      </div>
    </Dialog>
  )
}

function ReadOnly({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <Field label={label} className="w-full">
        <TextInput readOnly value={value} className="font-mono text-sm" onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton text={value} label={copy} />
    </div>
  )
}
