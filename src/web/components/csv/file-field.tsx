import { FileUp } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toFileSize } from '#web/kernel/formatting/file-size.ts'
import { Field, FileInput } from '#web/ui/index.ts'
import { type FileFault, readImportFile } from './read-text.ts'

export interface ChosenText {
  name: string
  size: number
  text: string
}

interface FileFieldProps {
  inputRef: RefObject<HTMLInputElement | null>
  chosen: ChosenText | null
  onChosen: (file: ChosenText | null) => void
  isMissing: boolean
  /** How much a file may hold, and what to say of one that holds more. */
  limit: { bytes: number; words: string }
}

/** One that cannot be used takes the place of the one before: what is shown is what would be imported. */
export function FileField({ inputRef, chosen, onChosen, isMissing, limit }: FileFieldProps) {
  const t = useTranslations('reviewImport.file')
  const [refused, setRefused] = useState<{ name: string; fault: FileFault } | null>(null)
  const latest = useRef<File | null>(null)

  const sentenceOf = (fault: FileFault) => (fault === 'tooLarge' ? limit.words : t(fault))

  async function take(file: File) {
    latest.current = file
    const read = await readImportFile(file, limit.bytes)
    // Another one has been chosen while this one was read.
    if (latest.current !== file) return
    const { name, size } = file
    setRefused('fault' in read ? { name, fault: read.fault } : null)
    onChosen('fault' in read ? null : { name, size, text: read.text })
  }

  return (
    <Field label={t('choose')} error={refused ? sentenceOf(refused.fault) : isMissing && t('missing')} isRequired>
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

function ChosenFile({ chosen: { name, size: bytes } }: { chosen: ChosenText }) {
  const t = useTranslations('reviewImport.file')
  const format = useFormatter()
  const { value, unit } = toFileSize(bytes)
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return t('chosen', { name, size: format.number(value, { style: 'unit', unit, unitDisplay }) })
}
