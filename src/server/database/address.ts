import { parseIntoClientConfig } from 'pg-connection-string'

/** Where a PostgreSQL database is and as whom to connect. `host` may be the folder of a unix socket. */
export interface DatabaseAddress {
  host: string
  port: number
  database: string
  user: string
  password: string
  ssl?: boolean | object | undefined
}

/** Where it is, its database and what it says of TLS: whoever signs in at the primary does so there, else in the same way. */
export function parseReplicaUrl(url: string, primary: DatabaseAddress): DatabaseAddress {
  const { host, port, database, ssl = primary.ssl } = parseDatabaseUrl(url)
  return { ...primary, host, port, database, ssl }
}

export function parseDatabaseUrl(url: string): DatabaseAddress {
  const parsed = parseIntoClientConfig(url)
  return {
    host: parsed.host ?? 'localhost',
    port: Number(parsed.port ?? 5432),
    database: parsed.database ?? 'goodword',
    user: parsed.user ?? 'postgres',
    password: typeof parsed.password === 'string' ? parsed.password : '',
    ssl: typeof parsed.ssl === 'object' || typeof parsed.ssl === 'boolean' ? parsed.ssl : undefined,
  }
}
