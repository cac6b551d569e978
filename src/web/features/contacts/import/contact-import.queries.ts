import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  addContactImportChunk,
  createContactImport,
  discardContactImport,
  listContactImportFaults,
  listContactImports,
  previewContactImport,
  startContactImport,
  undoContactImport,
  type ContactImport,
} from '#shared/contracts/contact-import.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { CONTACT_IMPORT_LIMITS } from '#shared/domain/contact-import.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const LOOK_AGAIN_MS = 2000
const KEY = [...queryKeys.contacts, 'imports']

export const isUnderWay = ({ state }: Pick<ContactImport, 'state'>) => ['queued', 'running', 'undoing'].includes(state)

export const contactImportsQuery = infiniteQueryOptions({
  ...pagedQuery(KEY, listContactImports, {}),
  // The stream tells of each step; this is for when it is interrupted.
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
})

export const importFaultsQuery = (importId: string) =>
  endpointQuery([...KEY, importId, 'faults'], listContactImportFaults, { importId })

export const usePreview = () =>
  useChange((input: InputOf<typeof previewContactImport>) => call(previewContactImport, input), {})

type NewImport = InputOf<typeof createContactImport> & {
  text: string
  onProgress: (progress: { share: number; read: number }) => void
}

/** Part after part, each when the one before has been checked. Given up halfway, nothing of it is kept. */
async function upload({ text, onProgress, ...input }: NewImport): Promise<ContactImport> {
  let current = await call(createContactImport, input)
  const importId = current.id
  try {
    for (let [from, number] = [0, 0]; from < text.length; number += 1) {
      const to = endOfPart(text, from)
      const part = { importId, number, text: text.slice(from, to), isLast: to >= text.length }
      current = await call(addContactImportChunk, part)
      onProgress({ share: to / text.length, read: current.read })
      from = to
    }
    return current
  } catch (error) {
    await call(discardContactImport, { importId }).catch(() => undefined)
    throw error
  }
}

/** Never between the two halves of a character. */
function endOfPart(text: string, from: number): number {
  const to = from + CONTACT_IMPORT_LIMITS.chunk
  const isHalf = to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1] ?? '')
  return Math.min(isHalf ? to - 1 : to, text.length)
}

export const useUpload = () => useChange(upload, {})

export const useStart = () =>
  useChange((input: InputOf<typeof startContactImport>) => call(startContactImport, input), { renews: [KEY] })

export const discard = (importId: string) => call(discardContactImport, { importId })

export const useUndo = () =>
  useChange((importId: string) => call(undoContactImport, { importId }), { renews: [queryKeys.contacts] })
