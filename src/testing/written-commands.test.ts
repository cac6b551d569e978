import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { CODE } from '#web/public/content/code-samples.ts'
import { KEY_GAP } from '#web/public/reference/read-api.ts'
import { PUBLIC_URL } from '#web/public/server-tokens.ts'
import { startTestApp } from './test-app.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const hasTools = ['curl', 'openssl'].every((tool) => spawnSync(tool, ['version']).error === undefined)
const app = await startTestApp()

describe('the example of the README', () => {
  it.skipIf(!hasTools)('reads reviews by a key, as it is written', async () => {
    const [, command = ''] = /```\n(curl [^`]+)```/.exec(readme) ?? []
    const owner = await app.make.member({ tier: 'enterprise' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const asked = { name: 'Till', permissions: ['reviews.view'], expiresInDays: 30 }
    const { body } = await app.as(owner).post('/api/v1/api-keys', asked)

    const environment = { PATH: process.env.PATH, GOODWORD_URL: app.localUrl, GOODWORD_KEY: body.secret }
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: environment })

    expect(JSON.parse(stdout)).toMatchObject({ items: [{ id: reviewId }], nextCursor: null })
  })
})

describe.skipIf(!hasTools)('the commands of the guides, as they are written', () => {
  async function start() {
    const owner = await app.make.member({ tier: 'enterprise' })
    const { customerId } = owner
    const secret = await app.make.apiKey({ customerId, permissions: ['reviews.view', 'contacts.manage'] })
    const run = async (command: string, environment: Record<string, string> = {}) => {
      const written = command.replaceAll(KEY_GAP, secret).replaceAll(PUBLIC_URL, app.localUrl)
      const env = { PATH: process.env.PATH, ...environment }
      return (await promisify(execFile)('sh', ['-c', written.replace(/^curl /m, 'curl -s ')], { env })).stdout
    }
    return { owner, customerId, run }
  }

  it('read a list page by page, and ask again for what is new alone', async () => {
    const { customerId, run } = await start()
    for (let count = 0; count < 6; count += 1) await app.make.review({ customerId })
    const { items, nextCursor } = JSON.parse(await run(CODE.firstCall))
    const rest = JSON.parse(await run(CODE.nextPage.replace('CURSOR', nextCursor)))
    expect([items.length, rest.items.length, rest.nextCursor]).toEqual([5, 1, null])

    const chosen = CODE.firstCall.replace('limit=5', 'rating=4&rating=5')
    expect(JSON.parse(await run(chosen)).items.length).toBeGreaterThan(0)

    const [, etag = ''] = /etag: "([^"]+)"/i.exec(await run(CODE.polling)) ?? []
    const again = await run(CODE.polling.replace('ETAG', etag))
    expect(again).toMatch(/^HTTP\/1.1 304/)
    expect(again).toMatch(/ratelimit-remaining: \d+/i)
  })

  it('tell of a visit once, however often they are run', async () => {
    const { run } = await start()
    const first = JSON.parse(await run(CODE.visit))
    expect(first.id).toBeTruthy()
    expect(JSON.parse(await run(CODE.visit))).toEqual(first)
  })

  it('sign what a system posts', async () => {
    const { owner, run } = await start()
    const asked = { name: 'Till', mapping: { name: 'guest.name', email: 'guest.email' } }
    const { address, secret } = (await app.as(owner).post('/api/v1/visit-hooks', asked)).body
    const ADDRESS = app.localUrl + new URL(address).pathname
    expect(JSON.parse(await run(CODE.signedVisit, { ADDRESS, SECRET: secret }))).toMatchObject({ isNew: true })
    expect(JSON.parse(await run(CODE.signedVisit, { ADDRESS, SECRET: 'guess' }))).toMatchObject({
      reason: 'visit-hook-unsigned',
    })
  })

  it('look as answers do when something is wrong', async () => {
    const { run } = await start()
    const problem = JSON.parse(await run(CODE.firstCall.replace('limit=5', 'limit=500')))
    expect(Object.keys(problem)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(CODE.problem))))
  })
})
