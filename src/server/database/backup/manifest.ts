import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { sumUp, type TableSum } from './copied-tables.ts'

const FORMAT = 1
export const MANIFEST = 'manifest.json'

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.tuple([z.string(), z.string()])),
  /** Of the keys that open what is sealed in it; the keys themselves are never in it. */
  keyIds: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

export const startManifest = (given: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...given })

/** What somebody can mend, in words for them. */
export class BackupError extends Error {}

export const fileOf = (folder: string, table: Pick<TableSum, 'name'>) =>
  join(folder, `${table.name.replaceAll('"', '')}.copy.zst`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BackupError(`There is no backup in ${folder}.`, { cause: error })
  })
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BackupError(`${folder} was written by another version of Goodword.`)
  return parsed.data
}

export async function* readFileOf(folder: string, table: Pick<TableSum, 'name'>): AsyncGenerator<Buffer> {
  yield* createReadStream(fileOf(folder, table)).pipe(createZstdDecompress())
}

/** Reads every file from the disk again: a backup that cannot be read is none. */
export async function verifyFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const sum = sumUp()
    try {
      for await (const _chunk of sum.pass(readFileOf(folder, table)));
    } catch (error) {
      throw new BackupError(`${table.name} cannot be read from the backup.`, { cause: error })
    }
    const { rows, sha256 } = sum.total()
    if (rows !== table.rows || sha256 !== table.sha256) {
      throw new BackupError(`${table.name} in the backup is not what was written: do not rely on this backup.`)
    }
  }
}
