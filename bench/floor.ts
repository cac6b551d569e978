import { createServer } from 'node:http'
import { Pool } from 'pg'
import type { StandAloneApp } from '#testing/stand-alone-app.ts'
import { measureLoad, type Load, type Target } from './load.ts'
import { median, type BenchRow } from './table.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 6
export const CONNECTIONS = 8

/** As people meet it: elsewhere every answer is checked against its contract. */
export const AS_IN_PRODUCTION = {
  NODE_ENV: 'production',
  ROLES: 'web',
  SANDBOX: 'on',
  SECRET_KEY: 'only for measuring and long enough',
  PUBLIC_URL: 'http://localhost',
  CONTACT_EMAIL: 'contact@example.com',
  SHUTDOWN_DELAY_MS: '0',
}

/** What a careful engineer would write by hand for a screen: one lean statement, prepared, and its rows as JSON. */
export interface LeanStatement {
  text: string
  values: unknown[]
  /** For what one plan does not suit, such as a pattern. */
  isPlannedAnew?: boolean
}

export type Floor = Awaited<ReturnType<typeof startFloor>>

/** Bare node:http with pg on the same tables, past row-level security and without any check. An address a statement. */
export async function startFloor(app: StandAloneApp) {
  const pool = new Pool({ ...app.product.base.app.address, user: 'postgres', password: '', max: CONNECTIONS })
  const statements: LeanStatement[] = []
  const server = createServer((incoming, outgoing) => {
    const number = Number(incoming.url?.slice(1))
    const { text, values, isPlannedAnew } = statements[number] ?? { text: 'select', values: [] }
    pool.query({ ...(!isPlannedAnew && { name: `floor-${number}` }), text, values }).then(
      ({ rows }) => {
        outgoing.setHeader('content-type', 'application/json')
        outgoing.end(JSON.stringify({ items: rows }))
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    pool,
    add: (statement: LeanStatement): Target => ({
      url: `http://127.0.0.1:${port}/${statements.push(statement) - 1}`,
      headers: {},
    }),
    async close() {
      server.close()
      await pool.end()
    },
  }
}

export const authorise = (token: string) => ({ authorization: `Bearer ${token}` })

/** Rounds by turns, so that what else the machine does weighs on both alike. */
export async function compare(work: string, { ours, floor }: { ours: Target; floor: Target }, goal: string) {
  const loads = { ours: [] as Load[], floor: [] as Load[] }
  // A server that has just started is slow for seconds; people meet one that has run for days.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const target of [floor, ours]) await measureLoad(target, CONNECTIONS)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.floor.push(await measureLoad(floor, CONNECTIONS))
    loads.ours.push(await measureLoad(ours, CONNECTIONS))
  }
  const middle = (side: keyof typeof loads, figure: keyof Load) => median(loads[side].map((load) => load[figure]))
  const rows: BenchRow[] = [
    { work, ours: middle('ours', 'perSecond'), floor: middle('floor', 'perSecond'), unit: 'requests/s', goal },
    {
      work: `${work}, 95 of 100`,
      ours: middle('ours', 'p95Ms'),
      floor: middle('floor', 'p95Ms'),
      unit: 'ms',
      goal: 'under 3',
    },
  ]
  return rows
}
