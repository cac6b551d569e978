import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { findQrCodeWarning, QR_CODE_TYPES, type QrCode } from '#shared/contracts/qr-codes.ts'
import type { HostedPageSummary } from '#shared/contracts/hosted-pages.ts'
import { isPlatform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { type Draft, useDraft } from '#web/components/forms/use-draft.ts'
import { type DraftForm, useDraftForm } from '#web/components/forms/use-draft-form.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { Field, RadioGroup, Select, TextInput } from '#web/ui/index.ts'
import { YelpWarning } from './qr-card.tsx'
import {
  listLinkedPlatforms,
  qrCodeFormSchema,
  type QrCodeValues,
  toInput,
  toValues,
  toValuesFor,
} from './qr-code-values.ts'
import { pageChoicesQuery, useSaveQrCode } from './qr-codes.queries.ts'

interface QrCodeDialogProps {
  /** `null` for a new one. */
  code: QrCode | null
  /** Where a new one is to lead. */
  page?: HostedPageSummary
  onClose: () => void
  onSaved: () => void
}

/** What was typed waits for the next time, in this browser, until it is saved or discarded. */
export function QrCodeDialog({ code, page, onClose, onSaved }: QrCodeDialogProps) {
  const t = useTranslations('qrCodes.form')
  const formId = useId()
  const save = useSaveQrCode(code?.id ?? null)
  const of = code ?? page
  const draft = useDraft(of ? `qr-code-${of.id}` : 'qr-code', page ? toValuesFor(page) : toValues(code))
  return (
    <FormDialog
      size="medium"
      title={code ? t('editTitle', { name: code.name }) : t('createTitle')}
      {...(code && { description: t('editText') })}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      labels={{ cancel: t('cancel'), submit: t(code ? 'save' : 'create'), busy: t(code ? 'saving' : 'creating') }}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <QrCodeForm key={draft.round} {...{ formId, draft, save, onSaved, page }} isNew={!code} />
    </FormDialog>
  )
}

interface QrCodeFormProps {
  formId: string
  isNew: boolean
  draft: Draft<QrCodeValues>
  save: ReturnType<typeof useSaveQrCode>
  page: HostedPageSummary | undefined
  onSaved: () => void
}

type QrCodeFormState = DraftForm<QrCodeValues, z.output<typeof qrCodeFormSchema>>

function QrCodeForm(props: QrCodeFormProps) {
  'use no memo'
  const t = useTranslations('qrCodes')
  const sentenceOf = useFieldSentence()
  const { isNew, draft, save, onSaved } = props
  const savedTitle = t(isNew ? 'form.created' : 'form.saved')
  const { form, submit } = useDraftForm({ schema: qrCodeFormSchema, toInput, draft, save, savedTitle, onSaved })
  const { register } = form
  const { errors } = form.formState
  return (
    <Form id={props.formId} onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('form.name')} error={sentenceOf(errors.name)} isRequired>
        <TextInput autoComplete="off" placeholder={t('form.namePlaceholder')} {...register('name')} />
      </Field>
      <Field label={t('type')}>
        <Select
          options={QR_CODE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          {...register('type')}
        />
      </Field>
      <Field label={t('form.location')} hint={t('form.locationHint')}>
        <LocationSelect none={t('form.noLocation')} {...register('locationId')} />
      </Field>
      <Destination form={form} page={props.page} />
      <ProblemBanner title={t(props.isNew ? 'createFailed' : 'changeFailed')} error={props.save.error} />
    </Form>
  )
}

/** The page one comes from is among them, however many there are. */
function usePageChoices(page: HostedPageSummary | undefined): readonly Pick<HostedPageSummary, 'id' | 'name'>[] {
  const pages = useQuery(pageChoicesQuery).data?.items ?? []
  return !page || pages.some(({ id }) => id === page.id) ? pages : [page, ...pages]
}

/** An address, the link of the chosen location on one of its platforms, or a page of ours; what there is none of is not offered. */
function Destination({ form, page }: { form: QrCodeFormState; page: HostedPageSummary | undefined }) {
  'use no memo'
  const t = useTranslations('qrCodes.form')
  const { register, control } = form
  const [locationId, destination] = useWatch({ control, name: ['locationId', 'destination'] })
  const { kind } = destination
  const locations = useLocations()
  const platforms = listLinkedPlatforms(locations.find(({ id }) => id === locationId))
  const pages = usePageChoices(page)
  const offered = { url: true, 'review-link': platforms.length > 0, page: pages.length > 0, [kind]: true }
  const kinds = [
    { value: 'url' as const, label: t('kinds.url') },
    { value: 'review-link' as const, label: t('kinds.reviewLink'), hint: t('kinds.reviewLinkHint') },
    { value: 'page' as const, label: t('kinds.page') },
  ].filter(({ value }) => offered[value])
  return (
    <>
      {kinds.length > 1 && <RadioGroup legend={t('destination')} options={kinds} {...register('destination.kind')} />}
      {kind === 'url' && <AddressField form={form} />}
      {kind === 'review-link' && (
        <Choice
          form={form}
          field="platform"
          options={platforms.map((each) => ({ value: each, label: PLATFORM_NAMES[each] }))}
        />
      )}
      {kind === 'page' && (
        <Choice form={form} field="pageId" options={pages.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
      <output>{isAgainstRules(destination) && <YelpWarning />}</output>
    </>
  )
}

function isAgainstRules({ kind, url, platform }: QrCodeValues['destination']): boolean {
  if (kind === 'url') return findQrCodeWarning(url) !== null
  return kind === 'review-link' && isPlatform(platform) && findQrCodeWarning('', platform) !== null
}

function AddressField({ form: { register, formState } }: { form: QrCodeFormState }) {
  'use no memo'
  const t = useTranslations('qrCodes.form')
  const sentenceOf = useFieldSentence()
  return (
    <Field label={t('url')} hint={t('urlHint')} error={sentenceOf(formState.errors.destination?.url)} isRequired>
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t('urlPlaceholder')}
        {...register('destination.url')}
      />
    </Field>
  )
}

interface ChoiceProps {
  form: QrCodeFormState
  field: 'platform' | 'pageId'
  options: { value: string; label: string }[]
}

function Choice({ form: { register, formState }, field, options }: ChoiceProps) {
  'use no memo'
  const t = useTranslations('qrCodes.form')
  const sentenceOf = useFieldSentence()
  const isPage = field === 'pageId'
  return (
    <Field label={t(isPage ? 'page' : 'platform')} error={sentenceOf(formState.errors.destination?.[field])} isRequired>
      <Select
        placeholder={t(isPage ? 'choosePage' : 'choosePlatform')}
        options={options}
        {...register(`destination.${field}`)}
      />
    </Field>
  )
}
