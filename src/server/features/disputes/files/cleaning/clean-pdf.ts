import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import { refuseFile } from './file-refusal.ts'
import type { RebuiltPdf } from './rebuild-pdf.worker.ts'

const WORKER = new URL('./rebuild-pdf.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 10_000, maxMemoryMb: 256 }

/** Its pages in a new document, without programs, links, forms and attachments. */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const rebuilt = await runInWorker(WORKER, bytes, LIMITS).catch((error: unknown) => {
    if (error instanceof WorkerGaveUp) throw refuseFile('fileUnreadable', error)
    throw error
  })
  const result = rebuilt as RebuiltPdf
  if ('refusal' in result) throw refuseFile(result.refusal)
  return Buffer.from(result.bytes)
}
