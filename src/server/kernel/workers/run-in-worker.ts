import { Worker } from 'node:worker_threads'

/** Each may take a core for itself; whoever comes while these work waits. */
const AT_ONCE = 2
const LOOK_EVERY_MS = 50
const MEGABYTE = 1_048_576

interface WorkerLimits {
  timeoutMs: number
  /** Of objects, and again of bytes beside them. */
  maxMemoryMb: number
}

/** What was given took more time or memory than it may, or broke whoever worked on it. */
export class WorkerGaveUp extends Error {}

let working = 0
const waiting: (() => void)[] = []

/** Heavy work on what strangers send, off the event loop. The script takes `workerData` and posts its result once. */
export async function runInWorker(script: URL, data: unknown, limits: WorkerLimits): Promise<unknown> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve))
  else working += 1
  try {
    return await work(script, data, limits)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

async function work(script: URL, data: unknown, { timeoutMs, maxMemoryMb }: WorkerLimits): Promise<unknown> {
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
