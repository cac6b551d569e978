import { openDatabase, type OpenedDatabase } from '#server/database/open-database.ts'
import type { TestMember } from '#testing/make.ts'
import { runProduct, type RunningProduct } from '#testing/running-product.ts'
import { environmentBehind, startBalancer, waitUntilReady, type Balancer } from './balancer.ts'
import { makeOwner } from './make-owner.ts'
import { waitForMail } from './messages.ts'
import { compare, readRows } from './outcome.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const WEB_PORTS = [29121, 29122]
const WORKER_PORTS = [29131, 29132]

/** Restarts two web and two worker processes one after the other, again and again, while people work through a balancer. */
export async function restartUnderLoad(dataDir: string, restarts: number): Promise<boolean> {
  const balancer = await startBalancer(WEB_PORTS)
  const environment = environmentBehind(balancer, dataDir)
  const owner = await makeOwner(environment)
  // Its server stays when every process has been another one.
  const database = await openDatabase({ databaseUrl: null, dataDir, say: () => undefined })
  const processes = { web: [] as Restarting[], worker: [] as Restarting[] }
  try {
    for (const port of WEB_PORTS) processes.web.push(await keepOne({ ...environment, ROLES: 'web' }, port))
    for (const port of WORKER_PORTS) processes.worker.push(await keepOne({ ...environment, ROLES: 'worker' }, port))
    await waitUntilReady(balancer, WEB_PORTS.length)
    const traffic = startTraffic(balancer.url, owner)
    for (let turn = 1; turn <= restarts; turn += 1) {
      for (let place = 0; place < WEB_PORTS.length; place += 1) {
        const both = [processes.web, processes.worker].flatMap((those) => those.slice(place, place + 1))
        await Promise.all(both.map((one) => one.restart()))
        await waitUntilReady(balancer, WEB_PORTS.length)
      }
      console.log(`rolling, restart ${turn}: ${traffic.count()} answered, ${traffic.failures.length} failed`)
    }
    await traffic.stop()
    return await judge({ database, owner, balancer, traffic, restarts })
  } finally {
    for (const one of [...processes.worker, ...processes.web]) await one.stop()
    balancer.close()
    await database.close()
  }
}

export interface Restarting {
  output(): string
  restart(): Promise<void>
  /** Roughly, and another at once. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** One of the two of its kind, at its port. */
export async function keepOne(environment: Record<string, string>, port: number): Promise<Restarting> {
  const start = () => runProduct({ ...environment, PORT: String(port) })
  let product: RunningProduct = await start()
  const stop = async () => {
    const code = await product.signal('SIGTERM')
    if (code !== 0) throw new Error(`A process ended with ${code}:\n${product.output()}`)
  }
  return {
    output: () => product.output(),
    stop,
    async restart() {
      await stop()
      product = await start()
    },
    async kill() {
      await product.signal('SIGKILL')
      product = await start()
    },
  }
}

interface Outcome {
  database: OpenedDatabase
  owner: TestMember
  balancer: Balancer
  traffic: Traffic
  restarts: number
}

async function judge({ database, owner, balancer, traffic, restarts }: Outcome): Promise<boolean> {
  const { messages, codes, failures } = traffic
  const mails = compare(messages, await waitForMail(balancer.url, messages))
  const rows = await readRows(database.superuser ?? database.owner, owner.customerId)
  const made = compare(codes, rows.names)
  for (const failure of failures.slice(0, 10)) console.log(`rolling: ${failure}`)
  console.log(
    `rolling: ${restarts} restarts of two web and two worker processes, ${traffic.count()} requests, ${failures.length} failed, ` +
      `${balancer.countRetries()} tried again elsewhere, ${traffic.repeats()} told to try again, ${traffic.takeWaits()}.`,
  )
  console.log(
    `rolling: ${messages.size} messages, ${mails.lost} lost, ${mails.doubled} doubled; ${codes.size} codes made, ${made.lost} lost, ` +
      `${made.doubled} doubled; ${rows.done} jobs done, ${rows.failed} failed.`,
  )
  return failures.length + mails.lost + mails.doubled + made.lost + made.doubled + rows.failed === 0
}
