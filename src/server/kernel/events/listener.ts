import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Log } from '#server/kernel/log/log.ts'

const RECONNECT_MS = 1000

export interface Listener {
  start(): Promise<void>
  stop(): Promise<void>
}

interface ListenerOptions {
  address: DatabaseAddress
  /** Also the name by which the database knows the connection. */
  channel: string
  log: Log
  onNotified: (payload: string) => void
  /** Listening (again): whatever was told in between is in the table. */
  onConnected: () => void
}

/** Holds one connection that waits for the database's notifications, and makes a new one whenever it is lost. */
export function createListener(options: ListenerOptions): Listener {
  const { channel } = options
  let current: Client | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    if (isStopped) return
    const client = new Client({ ...options.address, application_name: channel, keepAlive: true })
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
      await client.query(`listen ${channel}`)
      options.onConnected()
    } catch (error) {
      options.log.warn({ err: error, channel }, 'nothing is heard of the database; trying again')
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
