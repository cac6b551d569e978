import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { type Contact, newContactInput } from '#shared/contracts/contacts.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { type Draft, useDraft } from '#web/components/forms/use-draft.ts'
import { type DraftForm, useDraftForm } from '#web/components/forms/use-draft-form.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { findTimezoneOf, useTimezones } from '#web/kernel/formatting/timezone-name.ts'
import { Combobox, Field, Select, TextArea, TextInput } from '#web/ui/index.ts'
import { TagField } from './bulk-bar.tsx'
import { type ContactValues, toInput, toValues } from './contact-values.ts'
import { ConsentChannels, ConsentFields } from './consent-fields.tsx'
import { nameOf } from './contacts-table.tsx'
import { useSaveContact } from './contacts.queries.ts'

interface ContactDialogProps {
  /** `null` for a new one. */
  contact: Contact | null
  onClose: () => void
  onSaved: () => void
}

/** What was typed waits for the next time, in this browser, until it is saved or discarded. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const t = useTranslations('contacts.form')
  const formId = useId()
  const save = useSaveContact(contact?.id ?? null)
  const draft = useDraft(contact ? `contact-${contact.id}` : 'contact', toValues(contact))
  return (
    <FormDialog
      size="medium"
      title={contact ? t('editTitle', { name: nameOf(contact) }) : t('createTitle')}
      {...(contact && { description: t('editText') })}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      labels={{ cancel: t('cancel'), submit: t(contact ? 'save' : 'add'), busy: t(contact ? 'saving' : 'adding') }}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <ContactForm key={draft.round} {...{ formId, draft, save, onSaved }} isNew={!contact} />
    </FormDialog>
  )
}

interface ContactFormProps {
  formId: string
  isNew: boolean
  draft: Draft<ContactValues>
  save: ReturnType<typeof useSaveContact>
  onSaved: () => void
}

type ContactFormState = DraftForm<ContactValues, z.output<typeof newContactInput>>

function ContactForm(props: ContactFormProps) {
  'use no memo'
  const t = useTranslations('contacts.form')
  const { isNew, draft, save, onSaved } = props
  const savedTitle = t(isNew ? 'added' : 'saved')
  const { form, submit } = useDraftForm({ schema: newContactInput, toInput, draft, save, savedTitle, onSaved })
  return (
    <Form id={props.formId} onSubmit={submit} className="flex flex-col gap-5">
      <Identity form={form} />
      {props.isNew && <Agreed form={form} />}
      <Details form={form} />
      <ProblemBanner title={t(props.isNew ? 'addFailed' : 'saveFailed')} error={props.save.error} />
    </Form>
  )
}

function Identity({ form: { register, formState } }: { form: ContactFormState }) {
  'use no memo'
  const t = useTranslations('contacts.form')
  const sentenceOf = useFieldSentence()
  const { errors } = formState
  return (
    <>
      <Field label={t('name')} error={sentenceOf(errors.name)}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('email')} error={sentenceOf(errors.email)}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label={t('phone')} hint={t('phoneHint')} error={sentenceOf(errors.phone)}>
        <TextInput type="tel" inputMode="tel" autoComplete="off" {...register('phone')} />
      </Field>
    </>
  )
}

/** What it takes to show a consent is asked as soon as there is one. */
function Agreed({ form }: { form: ContactFormState }) {
  'use no memo'
  const t = useTranslations('contacts.form')
  const { control, register, formState } = form
  const channels = useWatch({ control, name: 'consent.channels' })
  const sentenceOf = useFieldSentence()
  return (
    <>
      <Controller
        control={control}
        name="consent.channels"
        render={({ field: { value, onChange } }) => (
          <ConsentChannels legend={t('agreed')} hint={t('agreedHint')} value={value} onChange={onChange} />
        )}
      />
      {channels.length > 0 && (
        <ConsentFields
          basis={register('consent.basis')}
          place={register('consent.place')}
          wording={register('consent.wording')}
          wordingError={sentenceOf(formState.errors.consent?.wording)}
        />
      )}
    </>
  )
}

function Details({ form: { register, control, formState } }: { form: ContactFormState }) {
  'use no memo'
  const t = useTranslations('contacts')
  const sentenceOf = useFieldSentence()
  const { errors } = formState
  return (
    <>
      <Field label={t('form.location')} error={sentenceOf(errors.locationId)}>
        <LocationSelect none={t('form.noLocation')} {...register('locationId')} />
      </Field>
      <Field label={t('form.language')}>
        <Select
          placeholder={t('form.noLanguage')}
          options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          {...register('language')}
        />
      </Field>
      <TimezoneField control={control} error={sentenceOf(errors.timezone)} />
      <Controller
        control={control}
        name="lastVisit"
        render={({ field }) => <DayField label={t('form.lastVisit')} error={sentenceOf(errors.lastVisit)} {...field} />}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagField label={t('form.tags')} tags={value} onChange={onChange} />
        )}
      />
      <Field label={t('form.fields')} hint={t('form.fieldsHint')} error={sentenceOf(errors.fields)}>
        <TextArea rows={3} {...register('fields')} />
      </Field>
    </>
  )
}

/** Found by its city or its country; without one, the location's holds. */
function TimezoneField({ control, error }: Pick<ContactFormState, 'control'> & { error: string | undefined }) {
  'use no memo'
  const t = useTranslations('contacts.form')
  const timezones = useTimezones(useWatch({ control, name: 'timezone' }) || 'UTC')
  return (
    <Controller
      control={control}
      name="timezone"
      render={({ field: { value, onChange } }) => (
        <Field label={t('timezone')} error={error}>
          <Combobox
            options={[{ value: '', label: t('locationsTimezone') }, ...timezones]}
            findByName={findTimezoneOf}
            value={value}
            onValueChange={onChange}
            emptyText={t('noTimezone')}
          />
        </Field>
      )}
    />
  )
}
