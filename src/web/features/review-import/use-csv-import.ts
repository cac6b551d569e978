import { useRef, useState } from 'react'
import type { ImportPreview } from '#shared/contracts/review-import.ts'
import { isPlatform } from '#shared/domain/platforms.ts'
import type { DateOrder } from '#shared/domain/csv-import.ts'
import type { ColumnMapping } from '#shared/domain/review-import.ts'
import type { ChosenText } from '#web/components/csv/file-field.tsx'
import { type ImportRequest, usePreviewImport, useStartImport } from './review-import.queries.ts'

/** What a person has chosen so far. It stays, whatever goes wrong. */
export interface CsvChoices {
  platform: string
  locationId: string
  file: ChosenText | null
}

const NOTHING: CsvChoices = { platform: '', locationId: '', file: null }

/** What the person says of how to read it. The rest is guessed anew each time: another column may hold other dates. */
interface Reading {
  mapping?: ColumnMapping
  dateOrder?: DateOrder
}

export type CsvImport = ReturnType<typeof useCsvImport>

/** From the file to the running import: first what, then how it is read, then how far it is. */
export function useCsvImport() {
  const [choices, setChoices] = useState(NOTHING)
  const [shown, setShown] = useState<ImportPreview | null>(null)
  const [reading, setReading] = useState<Reading>({})
  const [importId, setImportId] = useState<string | null>(null)
  const latest = useRef<Reading | null>(null)
  const preview = usePreviewImport()
  const start = useStartImport()

  /** On top of what was chosen last, however long ago the caller looked: a file is read while people go on choosing. */
  const choose = (change: Partial<CsvChoices>) => setChoices((chosen) => ({ ...chosen, ...change }))

  async function look(change: Reading = {}) {
    const request = toRequest(choices)
    if (!request) return
    const said = { ...reading, ...change }
    setReading(said)
    latest.current = said
    const read = await preview.mutateAsync({ ...request, ...said })
    // An answer to a question that has been replaced meanwhile comes too late.
    if (latest.current === said) setShown(read)
  }

  async function begin() {
    const request = toRequest(choices)
    if (!request || !shown || !choices.file) return
    const { mapping, dateOrder } = shown
    const { id } = await start.mutateAsync({
      ...request,
      mapping,
      dateOrder,
      fileName: choices.file.name.slice(0, 200),
    })
    setImportId(id)
  }

  function goBack() {
    latest.current = null
    setShown(null)
    setReading({})
    preview.reset()
    start.reset()
  }

  function forget() {
    goBack()
    setChoices(NOTHING)
    setImportId(null)
  }

  return { choices, choose, reading, shown, importId, preview, start, look, begin, forget, goBack }
}

function toRequest({ platform, locationId, file }: CsvChoices): ImportRequest | null {
  if (!isPlatform(platform) || !file) return null
  return { platform, locationId: locationId || null, text: file.text }
}
