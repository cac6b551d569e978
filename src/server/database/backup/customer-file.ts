// One file: a line that says whose it is, then a line, the rows as COPY writes them, `\.` and a line with their sum for each table, and
// a line that ends it all, with the sum of those before. Compressed with zstd.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { sumUp } from './copied-tables.ts'
import { BackupError } from './manifest.ts'

const headSchema = z.object({
  format: z.literal('goodword-customer-1'),
  customerId: z.guid(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.tuple([z.string(), z.string()])),
  keyIds: z.array(z.string()),
})
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })
const sumSchema = z.object({ rows: z.number(), sha256: z.string() })
const endSchema = z.object({ end: z.literal(true), sha256: z.string() })
const nextSchema = z.union([tableSchema, endSchema])

export type CustomerHead = z.infer<typeof headSchema>
export type TableHead = z.infer<typeof tableSchema>
type Sum = z.infer<typeof sumSchema>
export type CustomerSum = TableHead & Sum

/** In COPY's own words: no row is written like this. */
const END_OF_ROWS = '\\.\n'

export async function writeCustomerFile(
  file: string,
  head: Omit<CustomerHead, 'format'>,
  tables: AsyncIterable<TableHead & { rows: AsyncIterable<Buffer> }>,
): Promise<void> {
  async function* write() {
    yield toLine({ format: 'goodword-customer-1', ...head })
    for await (const { name, columns, rows } of tables) {
      const sum = sumUp()
      yield toLine({ name, columns })
      yield* sum.pass(rows)
      yield END_OF_ROWS + toLine(sum.total())
    }
  }
  async function* seal() {
    const whole = createHash('sha256')
    for await (const part of write()) {
      whole.update(part)
      yield part
    }
    yield toLine({ end: true, sha256: whole.digest('hex') })
  }
  await pipeline(seal, createZstdCompress(), createWriteStream(file, { mode: 0o600, flush: true }))
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`

/** What does something with the rows of one table, and reads all of them. */
type TakeRows = (table: TableHead, rows: AsyncGenerator<Buffer>) => Promise<void>

/** From the first line to the last; whatever is missing or not as it was written is said. */
export async function readCustomerFile(
  file: string,
  takeHead: (head: CustomerHead) => Promise<void>,
  takeRows: TakeRows,
): Promise<CustomerSum[]> {
  const lines = openLines(file)
  const parse = async <T>(schema: z.ZodType<T>): Promise<T> => {
    const line = await lines.take()
    try {
      return schema.parse(JSON.parse(line.toString()))
    } catch (error) {
      throw damaged(file, error)
    }
  }
  try {
    await takeHead(await parse(headSchema))
    const sums: CustomerSum[] = []
    for (;;) {
      const before = lines.sumSoFar()
      const next = await parse(nextSchema)
      if ('end' in next) {
        if (next.sha256 !== before) throw damaged(file)
        return sums
      }
      const sum = sumUp()
      await takeRows(next, sum.pass(readRows(lines)))
      const written = await parse(sumSchema)
      const { rows, sha256 } = sum.total()
      if (rows !== written.rows || sha256 !== written.sha256) throw damaged(file)
      sums.push({ ...next, rows, sha256 })
    }
  } finally {
    await lines.close()
  }
}

async function* readRows(lines: Lines): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await lines.take()
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) return
    yield line
  }
}

type Lines = ReturnType<typeof openLines>

/** Line by line; one more than there are is damage. */
function openLines(file: string) {
  const whole = createHash('sha256')
  const lines = readLines(file)
  return {
    async take(): Promise<Buffer> {
      const line = await lines.next()
      if (line.done) throw damaged(file)
      whole.update(line.value)
      return line.value
    },
    sumSoFar: () => whole.copy().digest('hex'),
    close: () => lines.return(undefined),
  }
}

/** Each with its break; half a line at the end is none. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  const source = createReadStream(file)
  const unpacked = createZstdDecompress()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        const line = chunk.subarray(from, at + 1)
        yield begun.length > 0 ? Buffer.concat([...begun, line]) : line
        begun = []
        from = at + 1
      }
      if (from < chunk.length) begun.push(chunk.subarray(from))
    }
  } catch (error) {
    throw isMissing(error) ? new BackupError(`There is no file ${file}.`, { cause: error }) : damaged(file, error)
  } finally {
    source.destroy()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is no backup of a customer by this version, or damaged: nothing was taken from it.`, {
    cause,
  })
