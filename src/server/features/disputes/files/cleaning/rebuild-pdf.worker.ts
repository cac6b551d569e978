import { parentPort, workerData } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib'
import { stripActiveParts } from './strip-active-deps.ts'

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
