import { hash, verify } from '@node-rs/argon2'
import { Pool } from 'pg'
import { DEFAULT_PASSWORD_COST } from '#server/auth/users/passwords.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { startProduct } from '#server/product/start-product.ts'
import { median, type BenchRow } from './table.ts'

const ROUNDS = 5
const ROUND_MS = 2500
const CONNECTIONS = 32
const PEOPLE = 100
const PASSWORD = 'a password for measuring'

/** Sign-ins beside the bare comparison of the same password, and how another route fares meanwhile. */
export async function benchSignIn(dataDir: string): Promise<BenchRow[]> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    AUTH_RATE_TOKEN: '1000000',
  })
  const product = await startProduct(config, { say: () => undefined, log: createLog('silent') })
  const owner = new Pool({ ...product.base.app.address, user: 'postgres', password: '', max: 1 })
  try {
    const { memoryKib: memoryCost, iterations: timeCost } = DEFAULT_PASSWORD_COST
    const kept = await hash(PASSWORD, { memoryCost, timeCost, parallelism: 1 })
    await makePeople(owner, kept)
    const compare = () => verify(kept, PASSWORD)
    let turn = 0
    const enter = () => signIn(product.url, (turn += 1) % PEOPLE)
    const token = await enter()
    const speeds = { bare: [] as number[], ours: [] as number[] }
    const waits = { idle: [] as number[], busy: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.bare.push(await countPerSecond(compare, CONNECTIONS))
      waits.idle.push(...(await timeMe(product.url, token, 400)))
      const [speed, busy] = await Promise.all([
        countPerSecond(enter, CONNECTIONS),
        timeMe(product.url, token, ROUND_MS),
      ])
      speeds.ours.push(speed)
      waits.busy.push(...busy)
    }
    return [
      {
        work: 'sign-in beside the bare password hash',
        ours: median(speeds.ours),
        floor: median(speeds.bare),
        unit: 'requests/s',
        goal: '0.85',
      },
      {
        work: 'GET /me while everybody signs in, beside idle',
        ours: median(waits.busy),
        floor: median(waits.idle),
        unit: 'ms',
        goal: 'under 5',
      },
    ]
  } finally {
    await owner.end()
    await product.stop()
  }
}

async function countPerSecond(work: () => Promise<unknown>, parallel: number): Promise<number> {
  const until = performance.now() + ROUND_MS
  let count = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (performance.now() < until) {
        await work()
        count += 1
      }
    }),
  )
  return count / (ROUND_MS / 1000)
}

/** Each in a business of their own, as people are. */
async function makePeople(owner: Pool, passwordHash: string): Promise<void> {
  await owner.query(
    `with people as (
       insert into auth.users (email, password_hash, email_confirmed_at)
       select 'person' || turn || '@bench.test', $1, now() from generate_series(0, $2 - 1) turn returning id, email),
     businesses as (
       insert into customers (user_id, company_name, subscription_tier) select id, email, 'professional' from people
       returning id, user_id, company_name),
     entered as (insert into directory.memberships (user_id, customer_id) select user_id, id from businesses)
     insert into team_members (customer_id, user_id, name, email, role, status)
     select id, user_id, company_name, company_name, 'owner', 'active' from businesses`,
    [passwordHash, PEOPLE],
  )
}

async function signIn(url: string, person: number): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: `person${person}@bench.test`, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}.`)
  return ((await response.json()) as { access_token: string }).access_token
}

/** How long a light request waits, one every twenty milliseconds. */
async function timeMe(url: string, token: string, forMs: number): Promise<number[]> {
  const until = performance.now() + forMs
  const waits: number[] = []
  while (performance.now() < until) {
    const from = performance.now()
    const response = await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    waits.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return waits
}
