import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION, compare } from './floor.ts'
import type { BenchRow } from './table.ts'

const CODES = 100_000
const ASKED = 2000
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const DESTINATION = 'https://example.com/menu'

/** Scans that are found, led on and counted, beside bare node:http that answers 302 and knows nothing; of one code and of many. */
export async function benchScans(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  const bare = createServer((_request, response) => {
    response.writeHead(302, { location: DESTINATION, 'cache-control': 'no-store' }).end()
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  try {
    const headers = { 'user-agent': PHONE }
    const { port } = bare.address() as AddressInfo
    const { customerId } = await app.make.member()
    const urlOf = (turn: number) => `${app.url}/q/${codeOf(turn)}`
    const one = { url: urlOf(1), headers }
    await writeCodes(app, customerId, { first: 1, last: 1 })
    const floor = { url: `http://127.0.0.1:${port}/q/x`, headers }
    const alone = await compare('a scan beside a bare node 302', { ours: one, floor }, '0.5')
    await writeCodes(app, customerId, { first: 2, last: CODES })
    const spread = Array.from({ length: ASKED }, (_, turn) => urlOf(1 + Math.floor((turn * CODES) / ASKED)))
    const any = { url: spread, headers }
    return [...alone, ...(await compare(`any of ${CODES} codes beside one of them`, { ours: any, floor: one }, '1'))]
  } finally {
    bare.close()
    await app.stop()
  }
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
