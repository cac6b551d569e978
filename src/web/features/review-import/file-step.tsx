import { Download, FileUp } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations, useFormatter } from 'use-intl'
import { isPlatform, PLATFORM_NAMES, PLATFORMS, hasStars } from '#shared/domain/platforms.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { Banner, buttonClasses, Field, Select, FileInput } from '#web/ui/index.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { toFileSize } from '#web/kernel/formatting/file-size.ts'
import { Form } from '#web/components/forms/form.tsx'
import type { CsvImport, CsvChoices } from './use-csv-import.ts'
import { readImportFile, type FileFault } from './read-text.ts'

const ROWS = {
  stars: [
    'Date,Author,Rating,Title,Text,Link,Language,Review ID',
    '2025-12-31,Ann Example,5,A lovely evening,"Friendly people, good food.",https://example.com/review/1,en,1',
  ],
  recommendation: [
    'Date,Author,Recommendation,Title,Text,Link,Language,Review ID',
    '2025-12-31,Ann Example,yes,,"Friendly people, good food.",https://example.com/review/1,en,1',
  ],
} as const

/** A file to fill in, with one line that shows how. With its mark, so that spreadsheets know the encoding. */
function templateUrl(platform: string): string {
  const rows = isPlatform(platform) && !hasStars(platform) ? ROWS.recommendation : ROWS.stars
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${rows.join('\r\n')}\r\n`)}`
}

interface FileStepProps {
  formId: string
  csv: CsvImport
}

/** What is imported, and from where. */
export function FileStep({ formId, csv }: FileStepProps) {
  const t = useTranslations('reviewImport')
  const { choices, choose } = csv
  const [isAsked, setIsAsked] = useState(false)
  const platform = useRef<HTMLSelectElement>(null)
  const file = useRef<HTMLInputElement>(null)

  function submit() {
    setIsAsked(true)
    if (!isPlatform(choices.platform)) platform.current?.focus()
    else if (!choices.file) file.current?.focus()
    // What went wrong is shown below.
    else csv.look().catch(() => undefined)
  }

  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-5">
      <PlatformField inputRef={platform} csv={csv} isAsked={isAsked} />
      <LocationField csv={csv} />
      <FileField
        inputRef={file}
        chosen={choices.file}
        onChosen={(chosen) => choose({ file: chosen })}
        isMissing={isAsked && !choices.file}
      />
      <a
        href={templateUrl(choices.platform)}
        download={t('file.templateName')}
        className={`${buttonClasses({ variant: 'quiet' })} self-start`}
      >
        <Download aria-hidden className="size-4" />
        {t('file.template')}
      </a>
      <PreviewFailure error={csv.preview.error} />
    </Form>
  )
}

interface PlatformFieldProps {
  inputRef: RefObject<HTMLSelectElement | null>
  csv: CsvImport
  isAsked: boolean
}

function PlatformField({ inputRef, csv: { choices, choose }, isAsked }: PlatformFieldProps) {
  const t = useTranslations('reviewImport')
  const validation = useTranslations('validation')
  const isMissing = isAsked && !isPlatform(choices.platform)
  return (
    <Field label={t('platform')} hint={t('platformHint')} error={isMissing && validation('required')} isRequired>
      <Select
        ref={inputRef}
        placeholder={t('choose')}
        options={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
        value={choices.platform}
        onChange={(event) => choose({ platform: event.target.value })}
      />
    </Field>
  )
}

function LocationField({ csv: { choices, choose } }: Pick<FileStepProps, 'csv'>) {
  const t = useTranslations('reviewImport')
  return (
    <Field label={t('location')}>
      <LocationSelect
        none={t('noLocation')}
        value={choices.locationId}
        onChange={(event) => choose({ locationId: event.target.value })}
      />
    </Field>
  )
}

export function PreviewFailure({ error }: { error: Error | null }) {
  const t = useTranslations('reviewImport')
  const sentenceFor = useErrorSentence()
  if (!error) return null
  const isTooMany = error instanceof ApiProblem && error.fieldErrors.some(({ code }) => code === 'tooLong')
  return <Banner tone="bad">{isTooMany ? t('file.tooMany') : sentenceFor(error, t('columns.failed'))}</Banner>
}

interface FileFieldProps {
  inputRef: RefObject<HTMLInputElement | null>
  chosen: CsvChoices['file']
  onChosen: (file: CsvChoices['file']) => void
  isMissing: boolean
}

/** One that cannot be used takes the place of the one before: what is shown is what would be imported. */
function FileField({ inputRef, chosen, onChosen, isMissing }: FileFieldProps) {
  const t = useTranslations('reviewImport.file')
  const [refused, setRefused] = useState<{ name: string; fault: FileFault } | null>(null)
  const latest = useRef<File | null>(null)

  async function take(file: File) {
    latest.current = file
    const read = await readImportFile(file)
    // Another one has been chosen while this one was read.
    if (latest.current !== file) return
    const { name, size } = file
    setRefused('fault' in read ? { name, fault: read.fault } : null)
    onChosen('fault' in read ? null : { name, size, text: read.text })
  }

  return (
    <Field label={t('choose')} error={refused ? t(refused.fault) : isMissing && t('missing')} isRequired>
      <FileInput
        ref={inputRef}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        buttonLabel={chosen || refused ? t('another') : t('button')}
        onChoose={(file) => void take(file)}
      >
        <p className="flex min-w-0 items-center gap-2">
          <FileUp aria-hidden className="size-4 shrink-0 text-ink-muted" />
          <span className="min-w-0 break-words">
            {refused ? refused.name : chosen ? <ChosenFile chosen={chosen} /> : t('drop')}
          </span>
        </p>
      </FileInput>
    </Field>
  )
}

function ChosenFile({ chosen: { name, size: bytes } }: { chosen: NonNullable<CsvChoices['file']> }) {
  const t = useTranslations('reviewImport.file')
  const format = useFormatter()
  const { value, unit } = toFileSize(bytes)
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return t('chosen', { name, size: format.number(value, { style: 'unit', unit, unitDisplay }) })
}
