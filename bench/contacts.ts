import { setTimeout as sleep } from 'node:timers/promises'
import { CONTACT_IMPORT_LIMITS } from '#shared/domain/contact-import.ts'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { compareMemory, lookAtMemory, type Look } from './memory.ts'
import type { BenchRow } from './table.ts'

const PEOPLE = 100_000
const LOOK_EVERY_MS = 100
const MEMORY_EVERY_MS = 1000
const HEADER = 'Name,Email,Phone,Tags,Last visit'
const toLine = (number: number) =>
  `Guest ${number},guest${number}@guests.test,+1902${String(2_000_000 + number)},"regular, terrace",2026-03-01`

/** A whole list brought in as a browser does, beside the same rows loaded and inserted by hand. */
export async function benchContacts(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir })
  try {
    // Before and after: what else the machine does meanwhile should weigh on both alike.
    const floorsMs = [await timeFloor(app)]
    const { ms, looks } = await timeOurs(app)
    floorsMs.push(await timeFloor(app))
    const floorMs = floorsMs.reduce((sum, each) => sum + each, 0) / floorsMs.length
    return [
      { work: `import of ${PEOPLE} contacts`, ours: ms, floor: floorMs, unit: 'ms', goal: 'under 3' },
      ...compareMemory(looks, 'beside its first tenth'),
    ]
  } finally {
    await app.stop()
  }
}

async function timeOurs(app: StandAloneApp) {
  const owner = await app.make.member()
  const lines = Array.from({ length: PEOPLE }, (_, number) => toLine(number))
  const text = [HEADER, ...lines].join('\n')
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await app.as(owner).post(`/api/v1/contact-imports${path}`, body)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const startedAt = performance.now()
  const sample = { text: text.slice(0, CONTACT_IMPORT_LIMITS.sample), isWhole: false }
  const { reading } = await post('/preview', sample)
  const { id } = await post('', { fileName: 'guests.csv', reading })
  const size = CONTACT_IMPORT_LIMITS.chunk
  const looks: Look[] = []
  for (let number = 0; number * size < text.length; number += 1) {
    const part = text.slice(number * size, (number + 1) * size)
    await post(`/${id}/chunks`, { number, text: part, isLast: (number + 1) * size >= text.length })
    // The first part warms everything up.
    if (number % 4 === 1) looks.push(lookAtMemory())
  }
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'Write to me.' }
  await post(`/${id}/start`, { consent })
  await waitUntilDone(app, owner, looks)
  const ms = performance.now() - startedAt
  return { ms, looks }
}

async function waitUntilDone(app: StandAloneApp, owner: TestMember, looks: Look[]): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await sleep(LOOK_EVERY_MS)
    if (turn % (MEMORY_EVERY_MS / LOOK_EVERY_MS) === 0) looks.push(lookAtMemory())
    const { rows } = await app.superuser.query<{ state: string; added: number }>(
      'select state, added from contact_imports where customer_id = $1',
      [owner.customerId],
    )
    if (rows[0]?.state === 'failed') throw new Error('The import failed.')
    if (rows[0]?.state === 'done') {
      if (rows[0].added !== PEOPLE) throw new Error(`${rows[0].added} of ${PEOPLE} have come.`)
      return
    }
  }
}

/** COPY into a table without an index, and one insert of it all. */
async function timeFloor({ superuser, make }: StandAloneApp): Promise<number> {
  const customerId = await make.customer()
  const client = await superuser.connect()
  try {
    const startedAt = performance.now()
    await client.query('create temp table brought (name text, email text, phone text, tags text, last_visit date)')
    await client.query(
      `copy brought from program $copy$ seq 0 ${PEOPLE - 1} | awk '{ printf "Guest %d,guest%d@guests.test,+1902%d,\\"regular, terrace\\",2026-03-01\\n", $1, $1, 2000000 + $1 }' $copy$ with (format csv)`,
    )
    await client.query(
      `insert into contacts (customer_id, name, email, phone, tags, last_visit, source)
       select $1, name, email, phone, string_to_array(tags, ', '), last_visit, 'import' from brought`,
      [customerId],
    )
    return performance.now() - startedAt
  } finally {
    await client.query('drop table if exists brought')
    client.release()
  }
}
