import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import {
  type createQrCodesForLocations,
  findQrCodeWarning,
  QR_CODE_LIMITS,
  QR_CODE_TYPES,
  qrCodeUrl,
  type QrCodeDestination,
  type QrCodeType,
} from '#shared/contracts/qr-codes.ts'
import { isPlatform, PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { Button, CheckboxGroup, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { YelpWarning } from './qr-card.tsx'
import { listLinkedPlatforms } from './qr-code-values.ts'
import { pageChoicesQuery, useCreateForLocations } from './qr-codes.queries.ts'

/** In place of a platform: the same address for all. */
const ADDRESS = 'url'

/** One for each of the chosen locations, named after it. Those without the link are told. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('qrCodes.bulk')
  const form = useBulkForm(onClose)
  const { chosen, creation } = form
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('create', { count: chosen.length }), busy: t('creating') }}
      isReady={chosen.length > 0}
      isBusy={creation.isPending}
      onSubmit={form.submit}
      problem={{ title: t('failed'), error: creation.error }}
      onClose={onClose}
    >
      <LocationChoice chosen={chosen} onChoose={form.setChosen} />
      <BulkFields form={form} />
    </FormDialog>
  )
}

interface BulkValues {
  type: QrCodeType
  /** A platform, the id of a page, or `ADDRESS`. `null`: the first there is. */
  target: string | null
  url: string
  label: string
}

function useBulkForm(onClose: () => void) {
  const creation = useCreateForLocations()
  const tell = useOutcomeToast()
  const locations = useLocations()
  const [picked, setChosen] = useState<readonly string[] | null>(null)
  const [values, setValues] = useState<BulkValues>({ type: 'review', target: null, url: '', label: '' })
  const [urlFault, setUrlFault] = useState<string | undefined>()
  const platforms = PLATFORMS.filter((platform) =>
    locations.some((each) => listLinkedPlatforms(each).includes(platform)),
  )
  const { type, url, label } = values
  const target = values.target ?? platforms[0] ?? ADDRESS
  const chosen = picked ?? locations.slice(0, QR_CODE_LIMITS.bulk).map(({ id }) => id)

  const submit = () => {
    const address = qrCodeUrl.safeParse(url)
    setUrlFault(target === ADDRESS ? address.error?.issues[0]?.message : undefined)
    const destination = destinationOf(target, address.data)
    if (!destination) return
    creation.mutate(
      { locationIds: [...chosen], type, destination, label },
      {
        onSuccess: (outcome) => {
          tell(outcome)
          onClose()
        },
      },
    )
  }
  const change = (changed: Partial<BulkValues>) => setValues({ ...values, ...changed })
  return { chosen, setChosen, platforms, values: { ...values, target }, change, urlFault, creation, submit }
}

function destinationOf(target: string, url: string | undefined): QrCodeDestination | null {
  if (isPlatform(target)) return { kind: 'review-link', platform: target }
  if (target !== ADDRESS) return { kind: 'page', pageId: target }
  return url === undefined ? null : { kind: 'url', url }
}

/** Those that were left out stay told until somebody has read it. */
function useOutcomeToast() {
  const t = useTranslations('qrCodes.bulk')
  const format = useFormatter()
  const toast = useToast()
  return ({ items, leftOut }: OutputOf<typeof createQrCodesForLocations>) =>
    toast({
      tone: leftOut.length === 0 ? 'good' : 'warn',
      title: t('created', { count: items.length }),
      ...(leftOut.length > 0 && {
        text: t('leftOut', { names: format.list(leftOut.map(({ name }) => name)) }),
        durationMs: 0,
      }),
    })
}

interface LocationChoiceProps {
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

function LocationChoice({ chosen, onChoose }: LocationChoiceProps) {
  const t = useTranslations('qrCodes.bulk')
  const locations = useLocations()
  const all = locations.slice(0, QR_CODE_LIMITS.bulk).map(({ id }) => id)
  const isAll = chosen.length === all.length
  return (
    <div className="flex flex-col gap-2">
      {/* Many scroll by themselves; the fields below stay near. */}
      <div className="max-h-60 overflow-y-auto">
        <CheckboxGroup
          legend={t('locations')}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      <Button size="small" className="self-start" onClick={() => onChoose(isAll ? [] : all)}>
        {t(isAll ? 'none' : 'all')}
      </Button>
    </div>
  )
}

function BulkFields({ form }: { form: ReturnType<typeof useBulkForm> }) {
  const t = useTranslations('qrCodes')
  const { values, change } = form
  return (
    <>
      <BulkDestination form={form} />
      <Field label={t('type')}>
        <Select
          value={values.type}
          options={QR_CODE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={({ target: { value } }) =>
            change({ type: QR_CODE_TYPES.find((each) => each === value) ?? 'review' })
          }
        />
      </Field>
      <Field label={t('bulk.label')} hint={t('bulk.labelHint')}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={values.label}
          onChange={({ target: { value } }) => change({ label: value })}
        />
      </Field>
    </>
  )
}

function BulkDestination({ form }: { form: ReturnType<typeof useBulkForm> }) {
  const t = useTranslations('qrCodes')
  const sentenceOf = useFieldSentence()
  const { values, change, platforms, urlFault } = form
  const { target, url } = values
  const warning = isPlatform(target) ? findQrCodeWarning('', target) : findQrCodeWarning(url)
  const links = platforms.map((each) => ({
    value: each,
    label: t('facts.reviewLink', { platform: PLATFORM_NAMES[each] }),
  }))
  const pages = useQuery(pageChoicesQuery).data?.items ?? []
  const samePages = pages.map(({ id, name }) => ({ value: id, label: t('bulk.samePage', { name }) }))
  return (
    <>
      <Field label={t('form.destination')}>
        <Select
          value={target}
          options={[...links, ...samePages, { value: ADDRESS, label: t('bulk.sameAddress') }]}
          onChange={({ target: { value } }) => {
            // What a page is says what its codes are for; it can be said otherwise below.
            const type = pages.find(({ id }) => id === value)?.kind ?? values.type
            change({ target: value, type })
          }}
        />
      </Field>
      {target === ADDRESS && (
        <Field
          label={t('form.url')}
          isRequired
          error={sentenceOf(urlFault === undefined ? undefined : { message: urlFault })}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t('form.urlPlaceholder')}
            value={url}
            onChange={({ target: { value } }) => change({ url: value })}
          />
        </Field>
      )}
      <output>{warning && <YelpWarning />}</output>
    </>
  )
}
