import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startTestApp } from './test-app.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const hasCurl = spawnSync('curl', ['--version']).status === 0
const app = await startTestApp()

describe('the example of the README', () => {
  it.skipIf(!hasCurl)('reads reviews by a key, as it is written', async () => {
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
