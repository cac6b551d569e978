import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { examineInstallation } from '#server/product/doctor.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const smtp = await startSmtpServer()
const WORKSHOP = mkdtempSync(join(tmpdir(), 'goodword-doctor-'))
afterAll(async () => {
  rmSync(WORKSHOP, { recursive: true, force: true })
  await smtp.stop()
})

const SOUND = {
  DATA_DIR: join(WORKSHOP, 'data'),
  DATABASE_URL: app.database.url,
  SECRET_KEY: TEST_SECRET,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Goodword <hello@mail.test>',
  PUBLIC_URL: 'http://localhost:3000',
}
const WORLD = { hasSpf: async () => true, hasMx: async () => true, findAddress: async () => '192.0.2.1' }
const examine = (broken = {}, outside = {}) => examineInstallation({ ...SOUND, ...broken }, { ...WORLD, ...outside })
const faultsIn = (findings) => findings.filter(({ state }) => state === 'fault').map(({ check }) => check)
const FACTS = {
  version: '16.4',
  isTooOld: false,
  clockAheadMs: 0,
  prepared: { lockedOut: [], pending: [], unknown: null, administrators: 1 },
}

async function run(environment) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...SOUND, ...environment }
  const program = fileURLToPath(new URL('doctor.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said: said + complained }
}

describe('the doctor', () => {
  it('finds nothing wrong where nothing is', async () => {
    const findings = await examine()
    expect(findings.filter(({ state }) => state !== 'fine')).toEqual([])
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(['settings', 'storage', 'database', 'roles', 'migrations', 'administrators', 'clock', 'DNS', 'mail']),
    )
  })

  it('looks at the queue’s database where it has one of its own', async () => {
    const find = async (url) => (await examine({ QUEUE_DATABASE_URL: url })).find(({ check }) => check === 'queue')
    expect(await find(app.database.url)).toMatchObject({ state: 'fine' })
    expect(await find('postgres://ann:hunter2@127.0.0.1:1/queue')).toMatchObject({
      state: 'fault',
      todo: expect.stringContaining('QUEUE_DATABASE_URL'),
    })
    expect(await find('')).toBeUndefined()
  })

  it('says in production that there is no administrator, and how one is made', async () => {
    const facts = { ...FACTS, prepared: { ...FACTS.prepared, administrators: 0 } }
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://reviews.example.com',
      CONTACT_EMAIL: 'us@mail.test',
    }
    expect(await examine(production, { examine: async () => facts })).toContainEqual({
      check: 'administrators',
      state: 'note',
      words: 'There is none.',
      todo: 'Make one: npm run admin:create -- you@example.com',
    })
  })

  it('says so, and ends with 1 where something does not work', async () => {
    const sound = await run({ SMTP_URL: '', MAIL_FROM: '' })
    expect(sound).toMatchObject({ code: 0, said: expect.stringContaining('Everything it needs is there.') })
    const broken = await run({ SMTP_URL: 'smtp://ann:hunter2@127.0.0.1:1' })
    expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('1 thing has to be mended.') })
    expect(broken.said).not.toContain('hunter2')
  }, 60_000)

  it('names every setting that is wrong, and looks no further', async () => {
    const findings = await examine({ PORT: 'eighty', SANDBOX: 'maybe' })
    expect(findings.map(({ words }) => words)).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'SANDBOX must be on or off.',
    ])
    expect(findings.every(({ todo }) => todo.includes('.env'))).toBe(true)
  })
})

describe('the doctor, of what an installation stands on,', () => {
  it('sees a folder that nothing can be written to, and a disk that is full', async () => {
    const file = join(WORKSHOP, 'a-file')
    writeFileSync(file, 'not a folder')
    expect(faultsIn(await examine({ DATA_DIR: file }))).toEqual(['storage'])
    expect(faultsIn(await examine({}, { freeBytes: async () => 1000 }))).toEqual(['storage'])
  })

  it('sees a database that is away, too old, or sealed with another key', async () => {
    expect(faultsIn(await examine({ DATABASE_URL: 'postgres://x@127.0.0.1:1/goodword' }))).toEqual(['database'])
    expect(faultsIn(await examine({}, { examine: async () => ({ ...FACTS, isTooOld: true }) }))).toEqual(['database'])
    const findings = await examine({ SECRET_KEY: 'another key of at least 32 characters' })
    expect(faultsIn(findings)).toEqual(['database'])
    expect(findings.find(({ check }) => check === 'database').words).toContain('SECRET_KEY is not the key')
  })

  it('sees roles that cannot sign in, and migrations that are missing or not ours', async () => {
    const database = await cloneDatabase({ isEmpty: true })
    const empty = await examine({ DATABASE_URL: database.url })
    expect(faultsIn(empty)).toEqual([])
    expect(empty).toContainEqual(expect.objectContaining({ check: 'migrations', state: 'note' }))

    const { rows } = await app.superuser.query(`select password from login_roles where id = 'goodword_admin'`)
    await app.superuser.query(`delete from login_roles where id = 'goodword_admin'`)
    expect(faultsIn(await examine())).toEqual(['roles'])
    await app.superuser.query(`insert into login_roles values ('goodword_admin', $1)`, [rows[0].password])

    await app.superuser.query(`insert into schema_migrations (name, checksum) values ('9999_later', 'x')`)
    expect(faultsIn(await examine())).toEqual(['migrations'])
    await app.superuser.query(`delete from schema_migrations where name in ('9999_later', '0001_tenancy')`)
    expect(await examine()).toContainEqual(expect.objectContaining({ words: '1 are applied with the next start.' }))
  })

  it('sees clocks that differ', async () => {
    const findings = await examine({}, { examine: async () => ({ ...FACTS, clockAheadMs: -61_000 }) })
    expect(faultsIn(findings)).toEqual(['clock'])
    expect(findings.find(({ check }) => check === 'clock').words).toContain('61.0 s')
  })

  it('sees an address that is nowhere, and a domain whose mail would be taken for spam', async () => {
    const nowhere = { findAddress: async () => Promise.reject(new Error('getaddrinfo ENOTFOUND')) }
    expect(faultsIn(await examine({ PUBLIC_URL: 'https://reviews.invalid' }, nowhere))).toEqual(['DNS'])
    const findings = await examine({}, { hasSpf: async () => false })
    expect(findings).toContainEqual(expect.objectContaining({ check: 'DNS', state: 'note' }))
  })

  it('sees a mail server that is away', async () => {
    expect(faultsIn(await examine({ SMTP_URL: 'smtp://127.0.0.1:1' }))).toEqual(['mail'])
  })
})

describe('the doctor, of the queue,', () => {
  it('sees jobs that wait for a database of the queue that is not set', async () => {
    await app.superuser.query('insert into queued_jobs (turn_of) values (gen_random_uuid())')
    expect((await examine()).filter(({ state }) => state === 'fault')).toMatchObject([
      {
        check: 'queue',
        words: expect.stringMatching(/^Jobs wait .*: 1\.$/),
        todo: expect.stringContaining('QUEUE_DATABASE_URL'),
      },
    ])
    expect(faultsIn(await examine({ QUEUE_DATABASE_URL: app.database.url }))).toEqual([])
    await app.superuser.query('delete from queued_jobs')
  })
})

describe('the doctor, of a replica,', () => {
  it('looks whether what is to be a replica is one', async () => {
    const find = async (url, outside) =>
      (await examine({ DATABASE_READ_URL: url }, outside)).find(({ check }) => check === 'replica')
    expect(await find(app.database.url)).toMatchObject({ state: 'fault', words: 'It is no replica.' })
    // Only where it is counts.
    const elsewhere = app.database.url.replace('goodword_owner', 'nobody_there')
    expect(await find(elsewhere)).toMatchObject({ words: 'It is no replica.' })
    expect(await find('postgres://127.0.0.1:1/replica')).toMatchObject({ state: 'fault' })
    const as = (state) => find(app.database.url, { examineReplica: async () => state })
    expect(await as('us')).toMatchObject({ state: 'fine' })
    expect(await as('another')).toMatchObject({ state: 'fault', words: 'It follows another database.' })
    const empty = await cloneDatabase({ isEmpty: true })
    expect((await examine({ DATABASE_URL: empty.url, DATABASE_READ_URL: app.database.url })).at(-3)).toMatchObject({
      check: 'replica',
      state: 'note',
    })
    expect(await find('')).toBeUndefined()
  })
})
