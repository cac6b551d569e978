import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { CAMPAIGN_TYPES } from '#shared/domain/assistant.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { MERGE_FIELDS } from '#shared/domain/merge-fields.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { DayField } from '#web/components/forms/day-field.tsx'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { type DraftForm, useDraftForm } from '#web/components/forms/use-draft-form.ts'
import { type Draft, useDraft } from '#web/components/forms/use-draft.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Field, Select, TextArea, TextInput } from '#web/ui/index.ts'
import { AutomationFields } from './automation-fields.tsx'
import { Channels, LinkFields } from './campaign-fields.tsx'
import {
  campaignFormSchema,
  type CampaignFormInput,
  type CampaignValues,
  isStillWritten,
  toInput,
  toValues,
} from './campaign-values.ts'
import { useAudiences, useSaveCampaign } from './campaigns.queries.ts'
import { MessageWriter, WrittenBy } from './message-writer.tsx'
import { SAID_FOR_MS } from './use-campaign-actions.ts'

interface CampaignDialogProps {
  /** `null` for a new one. */
  campaign: Campaign | null
  onClose: () => void
  onSaved: () => void
}

/** What was typed waits for the next time, in this browser, until it is saved or discarded. */
export function CampaignDialog({ campaign, onClose, onSaved }: CampaignDialogProps) {
  const t = useTranslations('campaigns.form')
  const formId = useId()
  const business = useMe().customer?.companyName ?? ''
  const save = useSaveCampaign(campaign?.id ?? null)
  const draft = useDraft(campaign ? `campaign-${campaign.id}` : 'campaign', toValues(campaign, business))
  return (
    <FormDialog
      size="large"
      title={campaign ? t('editTitle', { name: campaign.name }) : t('createTitle')}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      labels={{
        cancel: t('cancel'),
        submit: t(campaign ? 'save' : 'create'),
        busy: t(campaign ? 'saving' : 'creating'),
      }}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <CampaignForm
        key={draft.round}
        {...{ formId, draft, save, onSaved }}
        isNew={!campaign}
        isWayFixed={campaign !== null && (campaign.run !== null || campaign.scheduledSendTime !== null)}
      />
    </FormDialog>
  )
}

interface CampaignFormProps {
  formId: string
  isNew: boolean
  /** It has begun, or is planned: whether it is sent once or asks after visits stays. */
  isWayFixed: boolean
  draft: Draft<CampaignValues>
  save: ReturnType<typeof useSaveCampaign>
  onSaved: () => void
}

export type CampaignForm = DraftForm<CampaignValues, CampaignFormInput>

function CampaignForm({ formId, isNew, isWayFixed, draft, save, onSaved }: CampaignFormProps) {
  'use no memo'
  const t = useTranslations('campaigns')
  const sentenceOf = useFieldSentence()
  const { form, submit } = useDraftForm({
    schema: campaignFormSchema,
    toInput,
    draft,
    save,
    savedTitle: t(isNew ? 'form.created' : 'form.saved'),
    savedForMs: SAID_FOR_MS,
    onSaved,
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.name')} error={sentenceOf(errors.name)} isRequired>
          <TextInput autoComplete="off" placeholder={t('form.namePlaceholder')} {...register('name')} />
        </Field>
        <Field label={t('form.type')}>
          <Select
            options={CAMPAIGN_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            {...register('type')}
          />
        </Field>
      </div>
      <MessageWriter form={form} onWritten={() => draft.keep(form.getValues())} />
      <Message form={form} />
      <AutomationFields form={form} isWayFixed={isWayFixed} />
      <Audience form={form} />
      <Channels form={form} />
      <LinkFields form={form} />
      <Dates form={form} />
      <Internal form={form} />
      <ProblemBanner title={t(isNew ? 'createFailed' : 'changeFailed')} error={save.error} />
    </Form>
  )
}

/** Written alike in every language. */
const FIELDS = MERGE_FIELDS.map((field) => `{{${field}}}`)
const withFallback = (word: string) => `{{first_name|${word}}}`

function Message({ form: { register, control, formState } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const sentenceOf = useFieldSentence()
  const format = useFormatter()
  const [message, written] = useWatch({ control, name: ['message', 'written'] })
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={t('message')}
        hint={t('messageHint', { fields: format.list(FIELDS), example: withFallback(t('messageFallback')) })}
        error={sentenceOf(formState.errors.message)}
        isRequired
      >
        <TextArea rows={6} {...register('message')} />
      </Field>
      {isStillWritten({ message, written }) && <WrittenBy written={written} />}
    </div>
  )
}

function Audience({ form: { register } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const { segments, everybody } = useAudiences()
  return (
    <>
      <Field label={t('audience')} hint={t('audienceHint')}>
        <Select
          placeholder={everybody === undefined ? t('everybody') : t('everybodyCounted', { count: everybody })}
          options={segments.map(({ id, name, count }) => ({ value: id, label: t('segment', { name, count }) }))}
          {...register('segmentId')}
        />
      </Field>
      <Field label={t('language')} hint={t('languageHint')}>
        <Select
          placeholder={t('anyLanguage')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          {...register('language')}
        />
      </Field>
    </>
  )
}

/** It cannot end before it starts. */
function Dates({ form: { control, formState } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const sentenceOf = useFieldSentence()
  const startDate = useWatch({ control, name: 'startDate' })
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="startDate"
        render={({ field }) => <DayField label={t('startDate')} error={sentenceOf(errors.startDate)} {...field} />}
      />
      <Controller
        control={control}
        name="endDate"
        render={({ field }) => (
          <DayField
            label={t('endDate')}
            hint={t('endDateHint')}
            error={sentenceOf(errors.endDate)}
            {...(/^\d/.test(startDate) && { earliest: startDate })}
            {...field}
          />
        )}
      />
    </div>
  )
}

/** Nobody outside sees any of it. */
function Internal({ form: { register, formState } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const sentenceOf = useFieldSentence()
  const currency = useMe().customer?.currency ?? 'USD'
  const { errors } = formState
  return (
    <>
      <Field label={t('description')} hint={t('descriptionHint')} error={sentenceOf(errors.description)}>
        <TextArea rows={2} {...register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('cost', { currency })} hint={t('costHint')} error={sentenceOf(errors.cost)}>
          <TextInput inputMode="decimal" autoComplete="off" {...register('cost')} />
        </Field>
        <Field label={t('goal')} hint={t('goalHint')} error={sentenceOf(errors.goal)}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('goal')} />
        </Field>
      </div>
    </>
  )
}
