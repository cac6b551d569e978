import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cloneDatabase } from '#testing/clone-database.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const TASK = fileURLToPath(new URL('rotate-keys.ts', import.meta.url))
const NEXT_SECRET = 'the next secret of these tests and long enough'

async function rotate(arguments_, keys) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: app.database.url, ...keys }
  const child = spawn(process.execPath, [TASK, ...arguments_], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said: said + complained }
}

/** Who sealed the secrets that every installation has. */
async function listSealers() {
  const { rows } = await app.superuser.query(
    `select password as sealed from login_roles union all select private_key from auth.signing_keys`,
  )
  return new Set(rows.map(({ sealed }) => String(sealed).split('.')[1]))
}

const both = { SECRET_KEY: NEXT_SECRET, SECRET_KEY_PREVIOUS: TEST_SECRET }

describe('the task that rotates keys', () => {
  it('counts and changes nothing when it is asked to', async () => {
    const before = await listSealers()

    const { code, said } = await rotate(['--dry-run'], both)

    expect(code).toBe(0)
    expect(said).toMatch(/[1-9]\d* values are sealed with an earlier key\. Nothing was changed\./)
    expect(await listSealers()).toEqual(before)
  })

  it('seals everything with the new key, which alone is enough from then on', async () => {
    const before = await listSealers()

    const { code, said } = await rotate([], both)

    expect(code).toBe(0)
    expect(said).toMatch(/login_roles\.password: [1-9]\d* values sealed with the new key\./)
    expect(said).toContain('No value needs an earlier key any more.')
    const after = await listSealers()
    expect([after.size, after.isDisjointFrom(before)]).toEqual([1, true])
    const alone = await rotate(['--dry-run'], { SECRET_KEY: NEXT_SECRET })
    expect(alone.said).toContain('0 values are sealed with an earlier key.')
  })

  it('leaves everything as it is without the key that opens it', async () => {
    await rotate([], both)
    const before = await listSealers()

    const { code } = await rotate([], { SECRET_KEY: 'a secret that never sealed anything in here at all' })

    expect(code).not.toBe(0)
    expect(await listSealers()).toEqual(before)
  })

  it('gives tokens a new signing key, and keeps the old one for those under way', async () => {
    await rotate([], both)
    const listKeys = async () =>
      (await app.superuser.query('select id from auth.signing_keys')).rows.map(({ id }) => id)
    const before = await listKeys()

    const { code, said } = await rotate(['--signing'], both)

    expect(code).toBe(0)
    expect(said).toContain('signs from now on')
    const after = await listKeys()
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(before.length + 1)
  })

  it('says so where nothing has been set up yet', async () => {
    const empty = await cloneDatabase({ isEmpty: true })

    const { code, said } = await rotate([], { ...both, DATABASE_URL: empty.url })
    await empty.drop()

    expect(code).toBe(1)
    expect(said).toContain('This database has not been set up yet.')
  })
})
