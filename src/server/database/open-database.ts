import { parseDatabaseUrl, type DatabaseAddress } from './address.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded.ts'
import { ensureOwnerAndDatabase } from './prepare.ts'

export interface OpenedDatabase {
  /** As the role that owns the tables and migrates them. */
  owner: DatabaseAddress
  /** Sees every row and may do everything; `null`: whoever set up the server has that address. */
  superuser: DatabaseAddress | null
  close(): Promise<void>
}

/** The server named by the configuration, or else the embedded one, started or shared. */
export async function openDatabase(options: {
  databaseUrl: string | null
  dataDir: string
  say: (line: string) => void
}): Promise<OpenedDatabase> {
  if (options.databaseUrl !== null) {
    return { owner: parseDatabaseUrl(options.databaseUrl), superuser: null, close: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: options.dataDir, say: options.say })
  const superuser = {
    host: embedded.socketDir,
    port: embedded.port,
    user: embedded.superuser,
    password: '',
    database: 'postgres',
  }
  try {
    const owner = await ensureOwnerAndDatabase(superuser, 'goodword')
    return { owner, superuser: { ...superuser, database: owner.database }, close: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}
