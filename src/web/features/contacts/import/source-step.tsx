import { Download } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CONTACT_IMPORT_LIMITS } from '#shared/domain/contact-import.ts'
import { FileField } from '#web/components/csv/file-field.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { buttonClasses, Field, RadioGroup, TextArea } from '#web/ui/index.ts'
import type { ContactImportState } from './use-contact-import.ts'

const TEMPLATE = [
  'Name,Email,Phone,Location,Tags,Last visit,Language',
  'Ann Example,ann@example.com,+1 902 555 0134,,"regular, terrace",2025-12-31,en',
]
const TEMPLATE_URL = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE.join('\r\n')}\r\n`)}`

interface SourceStepProps {
  formId: string
  state: ContactImportState
}

/** A file, or rows out of a spreadsheet; and where people belong who name no location. */
export function SourceStep({ formId, state }: SourceStepProps) {
  const t = useTranslations('contacts.import.source')
  const { choices, choose, source } = state
  const [isAsked, setIsAsked] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const pasted = useRef<HTMLTextAreaElement>(null)

  function submit() {
    setIsAsked(true)
    // What went wrong is shown below.
    if (source) state.look().catch(() => undefined)
    else (choices.source === 'file' ? file : pasted).current?.focus()
  }

  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-5">
      <RadioGroup
        legend={t('from')}
        name="source"
        options={[
          { value: 'file', label: t('file') },
          { value: 'paste', label: t('paste') },
        ]}
        value={choices.source}
        onChange={({ target }) => choose({ source: target.value === 'paste' ? 'paste' : 'file' })}
      />
      {choices.source === 'file' ? (
        <FromFile inputRef={file} state={state} isMissing={isAsked && !source} />
      ) : (
        <Field label={t('pasted')} hint={t('pastedHint')} error={isAsked && !source && t('pastedMissing')} isRequired>
          <TextArea
            ref={pasted}
            rows={8}
            value={choices.pasted}
            onChange={({ target }) => choose({ pasted: target.value })}
          />
        </Field>
      )}
      <LocationChoice state={state} />
      <ProblemBanner error={state.preview.error} fallback={t('failed')} />
    </Form>
  )
}

interface FromFileProps {
  inputRef: RefObject<HTMLInputElement | null>
  state: ContactImportState
  isMissing: boolean
}

function FromFile({ inputRef, state: { choices, choose }, isMissing }: FromFileProps) {
  const t = useTranslations('contacts.import.source')
  return (
    <>
      <FileField
        inputRef={inputRef}
        chosen={choices.file}
        onChosen={(chosen) => choose({ file: chosen })}
        isMissing={isMissing}
        limit={{ bytes: CONTACT_IMPORT_LIMITS.bytes, words: t('tooLarge') }}
      />
      <a
        href={TEMPLATE_URL}
        download={t('templateName')}
        className={`${buttonClasses({ variant: 'quiet' })} self-start`}
      >
        <Download aria-hidden className="size-4" />
        {t('template')}
      </a>
    </>
  )
}

function LocationChoice({ state: { choices, choose } }: { state: ContactImportState }) {
  const t = useTranslations('contacts.import.source')
  if (useLocations().length === 0) return null
  return (
    <Field label={t('location')} hint={t('locationHint')}>
      <LocationSelect
        none={t('noLocation')}
        value={choices.locationId}
        onChange={({ target }) => choose({ locationId: target.value })}
      />
    </Field>
  )
}
