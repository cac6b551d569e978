import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { startProduct } from '#server/product/start-product.ts'
import { measureLoad } from './load.ts'
import { median, type BenchRow } from './table.ts'

const ROWS = 200_000
const ROUNDS = 7
const CONNECTIONS = 8
const DEMO = 'de300000-0000-4000-8000-000000000001'

/** One page of 25 out of many, first and deep, beside bare node:http with pg on the same SQL and no checks at all. */
export async function benchActivityList(dataDir: string): Promise<BenchRow[]> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' })
  const product = await startProduct(config, { say: () => undefined, log: createLog('silent') })
  const owner = new Pool({ ...product.base.app.address, user: 'postgres', password: '', max: CONNECTIONS })
  try {
    await fill(owner)
    const bare = await startBare(owner)
    const token = await signIn(product.url)
    const deep = Buffer.from(JSON.stringify([new Date(Date.now() - ROWS * 500).toISOString(), randomUUID()])).toString(
      'base64url',
    )
    const targets = {
      bare: { url: bare.url, headers: {} },
      first: { url: `${product.url}/api/v1/activity`, headers: { authorization: `Bearer ${token}` } },
      deep: { url: `${product.url}/api/v1/activity?cursor=${deep}`, headers: { authorization: `Bearer ${token}` } },
    }
    const speeds: Record<keyof typeof targets, number[]> = { bare: [], first: [], deep: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['bare', 'first', 'deep'] as const)
        speeds[name].push((await measureLoad(targets[name], CONNECTIONS)).perSecond)
    }
    bare.close()
    return [
      {
        work: 'activity, first page',
        ours: median(speeds.first),
        floor: median(speeds.bare),
        unit: 'requests/s',
        goal: '0.6',
      },
      {
        work: 'activity, deep page beside the first',
        ours: median(speeds.deep),
        floor: median(speeds.first),
        unit: 'requests/s',
        goal: '0.8 to 1.2',
      },
    ]
  } finally {
    await owner.end()
    await product.stop()
  }
}

async function fill(owner: Pool): Promise<void> {
  await owner.query(
    `insert into activity (customer_id, actor_name, action, subject_group, subject_type, subject_id, subject_label, created_at)
     select $1, 'Somebody', 'member.signed-in', 'team', 'member', gen_random_uuid(), 'Somebody', now() - turn * interval '1 second'
     from generate_series(1, $2) turn`,
    [DEMO, ROWS],
  )
  await owner.query('analyze activity')
}

async function startBare(pool: Pool): Promise<{ url: string; close: () => void }> {
  const server = createServer((_incoming, outgoing) => {
    pool.query('select * from activity where customer_id = $1 order by created_at desc, id desc limit 26', [DEMO]).then(
      ({ rows }) => outgoing.end(JSON.stringify({ items: rows })),
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'demo@goodword.test', password: 'goodword-demo' }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
