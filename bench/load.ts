// Asks an address again and again from a process of its own, so that asking does not slow whoever answers.
import { fork, type ChildProcess } from 'node:child_process'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'

export interface Target {
  /** Of several, each request takes another. */
  url: string | readonly string[]
  /** Of several, too. */
  headers: Record<string, string> | readonly Record<string, string>[]
}

export interface Load {
  perSecond: number
  p95Ms: number
}

interface Order extends Target {
  connections: number
}

const ROUND_MS = 700
const FLAG = '--generate-load'
let generator: ChildProcess | undefined

/** Good answers a second with so many asking at a time, and how long 95 of 100 take at most. */
export async function measureLoad(target: Target, connections: number): Promise<Load> {
  const child = (generator ??= startGenerator())
  const answered = new Promise<Load>((resolve, reject) => {
    child.once('message', (load: Load) => resolve(load))
    child.once('exit', () => reject(new Error('The process that makes the load ended.')))
  })
  child.send({ ...target, connections } satisfies Order)
  const load = await answered
  child.removeAllListeners()
  if (load.perSecond === 0) throw new Error(`${[target.url].flat()[0]} gave no good answer.`)
  return load
}

function startGenerator(): ChildProcess {
  const child = fork(fileURLToPath(import.meta.url), [FLAG])
  child.unref()
  child.channel?.unref()
  return child
}

async function makeLoad({ connections, ...target }: Order): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waits: number[] = []
  const until = performance.now() + ROUND_MS
  const askOn = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      if (await ask(target, agent)) waits.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  waits.sort((one, other) => one - other)
  return { perSecond: waits.length / (ROUND_MS / 1000), p95Ms: waits[Math.floor(waits.length * 0.95)] ?? Number.NaN }
}

function ask({ url, headers }: Target, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(pickOne(url), { headers: pickOne(headers), agent }, (response) => {
      response.resume()
      response.on('end', () => resolve((response.statusCode ?? 500) < 400))
    }).on('error', reject)
  })
}

function pickOne<One>(given: One | readonly One[]): One {
  const all = [given].flat() as One[]
  return all[Math.floor(Math.random() * all.length)] as One
}

if (process.argv.includes(FLAG)) {
  process.on('message', (order: Order) => {
    void makeLoad(order).then((load) => process.send?.(load))
  })
}
