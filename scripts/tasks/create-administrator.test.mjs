import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createAdministrator } from '#server/product/create-administrator.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const SETTINGS = { DATABASE_URL: app.database.url, SECRET_KEY: TEST_SECRET, PUBLIC_URL: app.url }

async function run(...words) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...SETTINGS }
  const program = fileURLToPath(new URL('create-administrator.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said: said + complained }
}

describe('npm run admin:create', () => {
  it('makes an owner beside the running product, who chooses a password by the link', async () => {
    const email = `${randomUUID()}@admins.test`
    const { code, said } = await run(email)
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${email} is an administrator (owner).`),
    })

    const link = new URL(said.split('\n').find((line) => line.startsWith('http')))
    expect(link.origin + link.pathname).toBe(`${app.url}/reset-password`)
    const given = { type: 'recovery', token_hash: link.searchParams.get('token_hash') }
    const { body } = await app.anonymous.post('/auth/v1/verify', given)
    const { items } = (await app.as({ token: body.access_token }).get('/api/v1/admin/audit')).body
    expect(items).toMatchObject([
      {
        action: 'administrators.add',
        administrator: { name: 'npm run admin:create' },
        details: { role: 'owner', email },
      },
    ])
  }, 60_000)

  it('refuses in words what makes no sense, and changes nothing', async () => {
    expect(await run()).toEqual({ code: 1, said: 'Say whose address it is: npm run admin:create -- you@example.com\n' })
    expect((await run('ada@admins.test', 'queen')).said).toBe(
      'There is no role queen. There are support, operator, owner.\n',
    )
    await expect(createAdministrator(SETTINGS, { email: 'ada', role: 'owner' })).rejects.toThrow(
      'ada is no e-mail address.',
    )
    await expect(createAdministrator({ ...SETTINGS, PORT: 'x' }, { email: 'a@b.test', role: 'owner' })).rejects.toThrow(
      'PORT',
    )

    const admin = await app.make.admin('support')
    await expect(createAdministrator(SETTINGS, { email: admin.email, role: 'owner' })).rejects.toThrow(
      `${admin.email} is an administrator already (support).`,
    )
  }, 60_000)

  it('gives somebody with an account the role, and no link', async () => {
    const member = await app.make.member()
    expect(await createAdministrator(SETTINGS, { email: member.email, role: 'support' })).toEqual([
      `${member.email} is an administrator (support).`,
      `They have an account: ${app.url}/admin/login`,
    ])
    expect((await app.as(member).get('/api/v1/admin/coupons')).status).toBe(200)
  }, 60_000)
})
