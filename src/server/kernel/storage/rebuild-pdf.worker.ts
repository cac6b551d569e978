import { parentPort, workerData } from 'node:worker_threads'
import {
  EncryptedPDFError,
  PDFDocument,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'

/** What a page needs to be seen. Annotations, actions, forms and whatever else hangs on it are not among it. */
const PAGE_KEYS = ['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'UserUnit', 'Group']
const RESOURCE_KEYS = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'ProcSet']
/** Ways from what is drawn to programs, attachments, other files, and what is known about people. */
const FORBIDDEN_KEYS = [
  'AA',
  'AF',
  'Alternates',
  'EF',
  'JS',
  'Metadata',
  'OC',
  'OPI',
  'PieceInfo',
  'Ref',
  'StructParents',
]
/** A stream's bytes can lie in another file. */
const OUTSIDE_KEYS = ['F', 'FFilter', 'FDecodeParms']
/** Their keys are names that the document chose, whatever they say. */
const NAME_MAPS = [...RESOURCE_KEYS, 'CharProcs', 'Colorants']

/** Takes from the page, before it is copied, everything but what draws it. */
function stripActiveParts({ node }: PDFPage): void {
  const resources = node.Resources()
  keepOnly(node, PAGE_KEYS)
  if (resources) node.set(PDFName.of('Resources'), resources)
  stripBelow(node)
}

interface Visit {
  object: PDFObject | undefined
  /** Under which key it was found. */
  key: string
}

/** Goes by a list of its own: a document may be nested deeper than calls can be. */
function stripBelow(page: PDFDict): void {
  const seen = new Set<PDFObject>()
  const next: Visit[] = listChildren(page).filter(({ key }) => key !== 'Parent')
  for (let visit = next.pop(); visit; visit = next.pop()) {
    const object = visit.object instanceof PDFRef ? page.context.lookup(visit.object) : visit.object
    if (!object || seen.has(object)) continue
    seen.add(object)
    strip(object, visit.key)
    next.push(...listChildren(object))
  }
}

function strip(object: PDFObject, key: string): void {
  if (object instanceof PDFStream) {
    drop(object.dict, [...FORBIDDEN_KEYS, ...OUTSIDE_KEYS])
  } else if (object instanceof PDFDict) {
    if (key === 'Resources') keepOnly(object, RESOURCE_KEYS)
    else if (!NAME_MAPS.includes(key)) drop(object, FORBIDDEN_KEYS)
  }
}

function listChildren(object: PDFObject): Visit[] {
  if (object instanceof PDFArray) return object.asArray().map((child) => ({ object: child, key: '' }))
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return []
  return dict.entries().map(([name, child]) => ({ object: child, key: name.decodeText() }))
}

function keepOnly(dict: PDFDict, keys: readonly string[]): void {
  for (const name of dict.keys()) if (!keys.includes(name.decodeText())) dict.delete(name)
}

function drop(dict: PDFDict, keys: readonly string[]): void {
  for (const name of dict.keys()) if (keys.includes(name.decodeText())) dict.delete(name)
}

const MOST_PAGES = 50

export type RebuiltPdf = { bytes: Uint8Array } | { refusal: 'fileEncrypted' | 'fileUnreadable' | 'fileTooLong' }

/** What is seen on the pages of a document, as a new one. */
async function rebuild(given: Uint8Array): Promise<RebuiltPdf> {
  try {
    const source = await PDFDocument.load(given, { updateMetadata: false })
    if (source.getPageCount() > MOST_PAGES) return { refusal: 'fileTooLong' }
    if (source.getPageCount() === 0) return { refusal: 'fileUnreadable' }
    for (const page of source.getPages()) stripActiveParts(page)
    const copy = await PDFDocument.create()
    for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page)
    return { bytes: await copy.save() }
  } catch (error) {
    return { refusal: error instanceof EncryptedPDFError ? 'fileEncrypted' : 'fileUnreadable' }
  }
}

parentPort?.postMessage(await rebuild(workerData as Uint8Array))
