import { useRef, useState } from 'react'
import type {
  ContactImport,
  ContactImportPreview,
  previewContactImport,
  startContactImport,
} from '#shared/contracts/contact-import.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { CONTACT_IMPORT_LIMITS } from '#shared/domain/contact-import.ts'
import type { ChosenText } from '#web/components/csv/file-field.tsx'
import { discard, usePreview, useStart, useUpload } from './contact-import.queries.ts'

/** What a person has chosen so far. It stays, whatever goes wrong. */
interface Choices {
  source: 'file' | 'paste'
  file: ChosenText | null
  pasted: string
  locationId: string
}

const NOTHING: Choices = { source: 'file', file: null, pasted: '', locationId: '' }

type SaidReading = NonNullable<InputOf<typeof previewContactImport>['reading']>

export type ContactImportState = ReturnType<typeof useContactImport>

/** From the file to the running import: what, how it is read, what the check found and what people agreed to, how far it is. */
export function useContactImport(pastedName: string) {
  const [choices, setChoices] = useState(NOTHING)
  const source =
    choices.source === 'file' ? choices.file : choices.pasted.trim() && { name: pastedName, text: choices.pasted }
  /** On top of what was chosen last: a file is read while people go on choosing. */
  const choose = (change: Partial<Choices>) => setChoices((chosen) => ({ ...chosen, ...change }))
  const reading = useReading(source || null)
  const checking = useChecking()

  async function check() {
    if (!source || !reading.shown) return
    const { name, text } = source
    const input = { fileName: name.slice(0, 200), reading: reading.shown.reading, text: text.toWellFormed() }
    await checking.check({ ...input, locationId: choices.locationId || null })
  }
  function goBack() {
    if (checking.checked) checking.drop()
    else reading.forget()
  }
  function forget() {
    checking.forget()
    reading.forget()
    setChoices(NOTHING)
  }
  return { ...reading, ...checking, choices, choose, source, check, goBack, forget }
}

/** How the first rows are read, and what comes of them. */
function useReading(source: { text: string } | null) {
  const [shown, setShown] = useState<ContactImportPreview | null>(null)
  const said = useRef<SaidReading>({})
  const preview = usePreview()

  async function look(change: SaidReading = {}) {
    if (!source) return
    const asked = { ...said.current, ...change }
    said.current = asked
    const text = source.text.slice(0, CONTACT_IMPORT_LIMITS.sample)
    const isWhole = text.length === source.text.length
    const read = await preview.mutateAsync({ text: text.toWellFormed(), isWhole, reading: asked })
    // An answer to a question that has been replaced meanwhile comes too late.
    if (said.current === asked) setShown(read)
  }
  function forget() {
    said.current = {}
    setShown(null)
    preview.reset()
  }
  return { shown, preview, look, forget }
}

/** All rows, part by part, and then the start. */
function useChecking() {
  const [checked, setChecked] = useState<ContactImport | null>(null)
  const [startedId, setStartedId] = useState<string | null>(null)
  const [progress, setProgress] = useState({ share: 0, read: 0 })
  const [uploading, start] = [useUpload(), useStart()]

  async function check(input: Omit<Parameters<typeof uploading.mutateAsync>[0], 'onProgress'>) {
    setProgress({ share: 0, read: 0 })
    setChecked(await uploading.mutateAsync({ ...input, onProgress: setProgress }))
  }
  async function begin(consent: InputOf<typeof startContactImport>['consent']) {
    if (!checked) return
    const { id } = await start.mutateAsync({ importId: checked.id, consent })
    setStartedId(id)
  }
  function forget() {
    setChecked(null)
    setStartedId(null)
    uploading.reset()
    start.reset()
  }
  function drop() {
    // What nobody starts goes by itself after a day.
    if (checked) discard(checked.id).catch(() => undefined)
    forget()
  }
  return { checked, startedId, progress, uploading, start, check, begin, drop, forget }
}
