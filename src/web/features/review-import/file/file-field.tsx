import { FileUp } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Field, FileInput } from '#web/ui/index.ts'
import { toFileSize } from '#web/kernel/formatting/file-size.ts'
import { readImportFile, type FileFault } from './read-text.ts'
import type { CsvChoices } from './use-csv-import.ts'

interface FileFieldProps {
  inputRef: RefObject<HTMLInputElement | null>
  chosen: CsvChoices['file']
  onChosen: (file: CsvChoices['file']) => void
  isMissing: boolean
}

/** One that cannot be used takes the place of the one before: what is shown is what would be imported. */
export function FileField({ inputRef, chosen, onChosen, isMissing }: FileFieldProps) {
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
