import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { measureSpeed, median, type BenchRow, type Target } from './table.ts'

const CODES = 100_000
const ROUNDS = 7
const CONNECTIONS = 32
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const DESTINATION = 'https://example.com/menu'

/** Scans that are found, led on and counted, beside bare node:http that answers 302 and knows nothing; of one code and of many. */
export async function benchScans(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir })
  const bare = createServer((_request, response) => {
    response.writeHead(302, { location: DESTINATION, 'cache-control': 'no-store' }).end()
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  try {
    const headers = { 'user-agent': PHONE }
    const { customerId } = await app.make.member()
    await writeCodes(app, customerId, { first: 1, last: 1 })
    const target = (last: number): Target => ({
      url: () => `${app.url}/q/${codeOf(1 + Math.floor(Math.random() * last))}`,
      headers,
    })
    const bareTarget = { url: () => `http://127.0.0.1:${(bare.address() as AddressInfo).port}/q/x`, headers }
    const alone = await compare({ floor: bareTarget, ours: target(1) })
    await writeCodes(app, customerId, { first: 2, last: CODES })
    const among = await compare({ floor: target(1), ours: target(CODES) })
    return [
      { work: 'a scan beside a bare node 302', ...alone, unit: 'requests/s', goal: 'at least 0.5' },
      { work: `any of ${CODES} codes beside one of them`, ...among, unit: 'requests/s', goal: 'about 1' },
    ]
  } finally {
    bare.close()
    await app.stop()
  }
}

async function compare(targets: Record<'floor' | 'ours', Target>): Promise<Record<'floor' | 'ours', number>> {
  const speeds: Record<'floor' | 'ours', number[]> = { floor: [], ours: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['floor', 'ours'] as const) speeds[name].push(await measureSpeed(targets[name], CONNECTIONS))
  }
  return { floor: median(speeds.floor), ours: median(speeds.ours) }
}

/** As `writeCodes` has it: hexadecimal, without the signs that look alike. */
const codeOf = (turn: number) => turn.toString(16).padStart(8, '0').replaceAll('0', 'g').replaceAll('1', 'h')

async function writeCodes(
  { superuser }: StandAloneApp,
  customerId: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await superuser.query(
    `with made as (
       insert into qr_codes (customer_id, code, name, type, destination)
       select $1, translate(lpad(to_hex(turn), 8, '0'), '01', 'gh'), 'Table ' || turn, 'review', $4
       from generate_series($2::int, $3::int) turn returning code, customer_id, id)
     insert into directory.qr_codes select * from made`,
    [customerId, first, last, DESTINATION],
  )
  await superuser.query('analyze qr_codes, directory.qr_codes')
}
