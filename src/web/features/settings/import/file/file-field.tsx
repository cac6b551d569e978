import { FileUp } from 'lucide-react'
import { type DragEvent, type RefObject, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MAX_IMPORT_BYTES } from '#shared/domain/review-import.ts'
import { Field, joinClasses, TextInput } from '#web/ui/index.ts'
import { findText } from './read-text.ts'
import type { CsvChoices } from './use-csv-import.ts'

interface FileFieldProps {
  inputRef: RefObject<HTMLInputElement | null>
  chosen: CsvChoices['file']
  onChosen: (file: CsvChoices['file']) => void
  isMissing: boolean
}

/** Chosen by the button or dropped on the frame. One that cannot be used leaves the one before. */
export function FileField({ inputRef, chosen, onChosen, isMissing }: FileFieldProps) {
  const t = useTranslations('reviewImport.file')
  const [fault, setFault] = useState<'tooLarge' | 'unreadable' | null>(null)
  const [isOver, setIsOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > MAX_IMPORT_BYTES) return setFault('tooLarge')
    const text = await findText(file).catch(() => null)
    if (text === null) return setFault('unreadable')
    setFault(null)
    onChosen({ name: file.name, size: file.size, text })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <Field label={t('choose')} error={fault ? t(fault) : isMissing && t('missing')} isRequired>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={joinClasses(
          'flex flex-col gap-3 rounded-control border border-dashed p-4',
          isOver ? 'border-accent bg-inset' : 'border-line-strong',
        )}
      >
        <ChosenFile chosen={chosen} />
        <TextInput
          ref={inputRef}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={(event) => void take(event.target.files?.[0])}
          className="h-auto py-1.5 file:mr-3 file:font-medium"
        />
      </div>
    </Field>
  )
}

function ChosenFile({ chosen }: Pick<FileFieldProps, 'chosen'>) {
  const t = useTranslations('reviewImport.file')
  const format = useFormatter()
  const size = format.number((chosen?.size ?? 0) / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return (
    <p className="flex min-w-0 items-center gap-2">
      <FileUp aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 break-words">{chosen ? t('chosen', { name: chosen.name, size }) : t('drop')}</span>
    </p>
  )
}
