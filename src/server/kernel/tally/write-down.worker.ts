import { parentPort, workerData } from 'node:worker_threads'
import { Pool } from 'pg'
import { SharedQueue } from './shared-queue.ts'
import type { FromWriter, ToWriter, WriterData } from './tally.ts'

/**
 * Of the tenth of a second that may be lost when the process is killed, this is spent on gathering, the rest is for writing. Whoever
 * comes after a pause is written down at once.
 */
const FLUSH_EVERY_MS = 20
/** Of one customer: what comes while one is on its way need not wait for its end. */
const WRITES_AT_ONCE = 3
/** In one row: what the database could not take for a while is not one value of megabytes. */
const MOST_IN_A_ROW = 500
const RETRY_MS = 1000
const ID_LENGTH = 36
const LAST_TRIES = 2

const port = parentPort
if (!port) throw new Error('This runs as a worker.')
const { database, statement, queue: memory } = workerData as WriterData
const queue = new SharedQueue(memory)
const pool = new Pool({ ...database, max: WRITES_AT_ONCE })
// A lost connection is told by the next write, which is tried again.
pool.on('error', () => undefined)

const waiting = new Map<string, string[]>()
const writing = new Map<string, Set<Promise<void>>>()
/** Those whose items the database has just refused, and until when they are left alone. */
const resting = new Map<string, number>()
let timer: NodeJS.Timeout | undefined
let dueAt = Infinity
let lookTimer: NodeJS.Timeout | undefined

const tell = (message: FromWriter) => port.postMessage(message)

function flushIn(ms: number): void {
  const at = performance.now() + ms
  if (dueAt <= at) return
  clearTimeout(timer)
  dueAt = at
  timer = setTimeout(flush, ms)
}

function flush(): void {
  clearTimeout(timer)
  dueAt = Infinity
  for (const customerId of waiting.keys()) flushOne(customerId)
}

function flushOne(customerId: string): void {
  const writes = writing.get(customerId) ?? new Set()
  const restsForMs = (resting.get(customerId) ?? 0) - performance.now()
  if (restsForMs > 0) {
    flushIn(restsForMs)
    return
  }
  for (let items = waiting.get(customerId); items && writes.size < WRITES_AT_ONCE; items = waiting.get(customerId)) {
    const rest = items.splice(MOST_IN_A_ROW)
    if (rest.length > 0) waiting.set(customerId, rest)
    else waiting.delete(customerId)
    const write = writeDown(customerId, items).finally(() => {
      writes.delete(write)
      if (writes.size === 0) writing.delete(customerId)
      // What came while this was written has waited long enough.
      if (waiting.has(customerId)) flushIn(0)
    })
    writing.set(customerId, writes.add(write))
  }
}

async function writeDown(customerId: string, items: string[]): Promise<void> {
  try {
    await pool.query({ ...statement, values: [customerId, `[${items.join(',')}]`] })
    resting.delete(customerId)
    tell({ kind: 'written', customerId, items: items.length })
  } catch (error) {
    tell({ kind: 'refused', reason: String(error), items: items.length })
    waiting.set(customerId, [...items, ...(waiting.get(customerId) ?? [])])
    resting.set(customerId, performance.now() + RETRY_MS)
  }
}

/** Of what has come since, and on as long as something does. */
function look(): void {
  clearTimeout(lookTimer)
  const isNew = takeAll()
  if (isNew) flush()
  if (isNew || !queue.sleep()) lookTimer = setTimeout(look, FLUSH_EVERY_MS)
}

function takeAll(): boolean {
  let isNew = false
  for (const text of queue.take()) {
    const customerId = text.slice(0, ID_LENGTH)
    const items = waiting.get(customerId)
    if (items) items.push(text.slice(ID_LENGTH))
    else waiting.set(customerId, [text.slice(ID_LENGTH)])
    isNew = true
  }
  return isNew
}

async function end(): Promise<void> {
  clearTimeout(lookTimer)
  takeAll()
  for (let turn = 0; turn < LAST_TRIES && waiting.size + writing.size > 0; turn += 1) {
    resting.clear()
    while (waiting.size + writing.size > 0 && resting.size === 0) {
      flush()
      await Promise.all([...writing.values()].flatMap((writes) => [...writes]))
    }
  }
  clearTimeout(timer)
  await pool.end()
  port?.close()
}

port.on('message', (message: ToWriter) => {
  if (message === 'stop') void end()
  else look()
})
look()
