import type { ServerResponse } from 'node:http'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { getLastId, listAfter, listKeptSessions, LIVE_CHANNEL, type StoredLiveEvent } from './live-events.repository.ts'
import { createListener } from './listener.ts'
import { openStream, sayGoodbye, sendEvent, sendHeartbeat, type LiveReader, type LiveStream } from './live-stream.ts'

const HEARTBEAT_MS = 15_000
const RECHECK_MS = 60_000
/** One question for all of them, so that whoever signs out hears nothing more. */
const LOOK_FOR_ENDED_MS = 3000
const RETRY_MS = 2000
const PAGE = 200
const MAX_STREAMS_A_USER = 20
const MAX_STREAMS_A_CUSTOMER = 500

/** All live streams of this process: fed from the table, woken by the database, ended politely at shutdown. */
export class LiveHub {
  readonly #streams = new Map<string, Set<LiveStream>>()
  readonly #pumping = new Map<string, 'running' | 'again'>()
  readonly #transactions: Transactions
  readonly #log: Log
  readonly #listener
  readonly #timers: NodeJS.Timeout[]
  #isStopped = false

  constructor(options: {
    address: DatabaseAddress
    transactions: Transactions
    log: Log
    recheckMs?: number | undefined
  }) {
    this.#transactions = options.transactions
    this.#log = options.log
    this.#listener = createListener({
      address: options.address,
      channel: LIVE_CHANNEL,
      log: options.log,
      onNotified: (customerId) => this.#pump(customerId),
      onConnected: () => [...this.#streams.keys()].forEach((customerId) => this.#pump(customerId)),
    })
    this.#timers = [
      setInterval(() => this.#all().forEach(sendHeartbeat), HEARTBEAT_MS),
      setInterval(() => this.#all().forEach((stream) => void this.#recheck(stream)), options.recheckMs ?? RECHECK_MS),
      setInterval(() => void this.#recheckEnded().catch(() => undefined), LOOK_FOR_ENDED_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  start(): Promise<void> {
    return this.#listener.start()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#all()) this.#end(stream, 'restart')
    await this.#listener.stop()
  }

  get size(): number {
    return this.#all().length
  }

  async open(response: ServerResponse, reader: LiveReader): Promise<void> {
    const start = await this.#findStart(reader)
    // Whoever left meanwhile will not be heard closing again.
    if (response.destroyed) return
    const group = this.#admit(reader)
    const stream = openStream(response, reader, start)
    group.add(stream)
    response.once('close', () => this.#remove(stream))
    this.#pump(reader.customerId)
  }

  /** Where to go on from. What has been pruned, or a number we never gave, cannot be resumed: that is a reset. */
  #findStart(reader: LiveReader): Promise<{ resumeAt: number; isReset: boolean }> {
    return this.#transactions.read(reader.customerId, async (tx) => {
      const lastId = await getLastId(tx)
      const askedId = reader.lastEventId ?? lastId
      if (askedId === lastId) return { resumeAt: lastId, isReset: false }
      const [next] = askedId < lastId ? await listAfter(tx, askedId, 1) : []
      return next?.id === askedId + 1 ? { resumeAt: askedId, isReset: false } : { resumeAt: lastId, isReset: true }
    })
  }

  #end(stream: LiveStream, reason: 'session' | 'restart'): void {
    this.#remove(stream)
    sayGoodbye(stream, reason)
  }

  #remove(stream: LiveStream): void {
    const group = this.#streams.get(stream.customerId)
    group?.delete(stream)
    if (group?.size === 0) this.#streams.delete(stream.customerId)
  }

  #admit(reader: LiveReader): Set<LiveStream> {
    if (this.#isStopped) throw new AppError('unavailable', 'This server is stopping.', { retryAfterSeconds: 1 })
    const group = this.#streams.get(reader.customerId) ?? new Set<LiveStream>()
    const ofUser = [...group].filter((stream) => stream.userId === reader.userId).length
    if (ofUser >= MAX_STREAMS_A_USER || group.size >= MAX_STREAMS_A_CUSTOMER) {
      throw new AppError('rate-limited', 'Too many live connections. Close some tabs.', { retryAfterSeconds: 30 })
    }
    this.#streams.set(reader.customerId, group)
    return group
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((group) => [...group])
  }

  async #recheck(stream: LiveStream): Promise<void> {
    // Not knowing is no reason to cut somebody off; the next check will know.
    const isAllowed = await stream.isStillAllowed().catch(() => true)
    if (!isAllowed) this.#end(stream, 'session')
  }

  async #recheckEnded(): Promise<void> {
    const streams = this.#all()
    if (streams.length === 0) return
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))]
    const kept = new Set(await this.#transactions.platform.read((tx) => listKeptSessions(tx, sessionIds)))
    await Promise.all(streams.filter(({ sessionId }) => !kept.has(sessionId)).map((stream) => this.#recheck(stream)))
  }

  /** One reading at a time for a customer; a notice that comes meanwhile makes one more. */
  #pump(customerId: string): void {
    if (this.#pumping.has(customerId)) {
      this.#pumping.set(customerId, 'again')
      return
    }
    this.#pumping.set(customerId, 'running')
    this.#deliver(customerId)
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'live events could not be read; trying again')
        setTimeout(() => this.#pump(customerId), RETRY_MS).unref()
      })
      .finally(() => {
        const wasAskedAgain = this.#pumping.get(customerId) === 'again'
        this.#pumping.delete(customerId)
        if (wasAskedAgain) this.#pump(customerId)
      })
  }

  async #deliver(customerId: string): Promise<void> {
    const group = this.#streams.get(customerId)
    if (this.#isStopped || !group || group.size === 0) return
    const from = Math.min(...[...group].map((stream) => stream.sentId))
    const events = await this.#transactions.read(customerId, (tx) => listAfter(tx, from, PAGE))
    for (const stream of group) {
      const hasOtherRights = events.some((event) => isAboutRights(event, stream))
      for (const event of events) sendEvent(stream, event)
      if (hasOtherRights) void this.#recheck(stream)
    }
    if (events.length === PAGE) await this.#deliver(customerId)
  }
}

/** Who its reader is, and what they may, has changed. */
function isAboutRights({ id, type, userId }: StoredLiveEvent, stream: LiveStream): boolean {
  return id > stream.sentId && type === 'member.changed' && (userId === null || userId === stream.userId)
}
