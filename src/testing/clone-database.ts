import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withClient } from '#server/database/prepare.ts'
import { TEMPLATE_DATABASE } from './template-database.ts'

export interface ClonedDatabase {
  superuser: DatabaseAddress
  owner: DatabaseAddress
  url: string
  drop(): Promise<void>
}

/** A database of one's own, migrated, in a few dozen milliseconds. */
export async function cloneDatabase(options: { isEmpty?: boolean } = {}): Promise<ClonedDatabase> {
  const server = inject('superuser')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.isEmpty ? 'template0' : TEMPLATE_DATABASE
  await withClient(server, async (client) => {
    await client.query(`create database ${name} owner goodword_owner template ${template}`)
    // What a start does to its own database; a clone does not inherit it.
    await client.query(`revoke temporary on database ${name} from public`)
  })
  return {
    superuser: { ...server, database: name },
    owner: { ...server, user: 'goodword_owner', database: name },
    url: `postgres://goodword_owner@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`,
    drop: () => withClient(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}
