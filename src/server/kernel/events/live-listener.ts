import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { LIVE_CHANNEL } from './live-events.repository.ts'

const RECONNECT_MS = 1000

export interface LiveListener {
  start(): Promise<void>
  stop(): Promise<void>
}

interface LiveListenerOptions {
  address: DatabaseAddress
  log: Log
  /** A customer has new events. */
  onNotified: (customerId: string) => void
  /** Listening (again): whatever was told in between is in the table. */
  onConnected: () => void
}

/** Holds one connection that waits for the database's notifications, and makes a new one whenever it is lost. */
export function createLiveListener(options: LiveListenerOptions): LiveListener {
  let current: Client | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    if (isStopped) return
    const client = new Client({ ...options.address, application_name: 'goodword_live', keepAlive: true })
    current = client
    const retry = () => {
      if (current !== client || isStopped) return
      current = null
      setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    client.on('error', retry)
    client.on('end', retry)
    client.on('notification', (message) => message.payload && options.onNotified(message.payload))
    try {
      await client.connect()
      await client.query(`listen ${LIVE_CHANNEL}`)
      options.onConnected()
    } catch (error) {
      options.log.warn({ err: error }, 'the live channel is down; trying again')
      await client.end().catch(() => undefined)
      retry()
    }
  }

  return {
    start: connect,
    async stop() {
      isStopped = true
      await current?.end()
    },
  }
}
