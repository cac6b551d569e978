import { Worker } from 'node:worker_threads'
import { FairLine } from '#server/database/fair-line.ts'

/** Each may take a core for itself. Whoever comes while these work waits for the customer's turn. */
const line = new FairLine({ atOnce: 2, each: 1 })
const LOOK_EVERY_MS = 50
const MEGABYTE = 1_048_576

interface Limits {
  timeoutMs: number
  /** Of objects, and again of bytes beside them. */
  maxMemoryMb: number
}

/** What was given took more time or memory than it may, or broke whoever worked on it. */
export class WorkerGaveUp extends Error {}

/** Heavy work on what strangers send, off the event loop. The script takes `workerData` and posts its result once. */
export function runInWorker(
  script: URL,
  { customerId, data, limits }: { customerId: string; data: unknown; limits: Limits },
): Promise<unknown> {
  return line.run(customerId, () => work(script, data, limits))
}

async function work(script: URL, data: unknown, { timeoutMs, maxMemoryMb }: Limits): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: data,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    // Libraries grumble about broken files there.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const giveUp = (why: string, cause?: unknown) => reject(new WorkerGaveUp(why, { cause }))
  worker.once('message', resolve)
  worker.once('error', (error) => giveUp('It broke.', error))
  worker.once('exit', () => giveUp('It ended without a result.'))
  const timer = setTimeout(() => giveUp(`It took longer than ${timeoutMs} ms.`), timeoutMs)
  const watch = setInterval(() => {
    // The limit above counts objects; what is unpacked lies beside them.
    void measureBytes(worker).then((bytes) => bytes > maxMemoryMb * MEGABYTE && giveUp('It took too much memory.'))
  }, LOOK_EVERY_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    await worker.terminate()
  }
}

async function measureBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory
  } catch {
    // It has not begun, or has ended.
    return 0
  }
}
