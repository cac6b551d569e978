import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKeyShownOnce } from '#shared/contracts/api-keys.ts'
import { KEY_PERMISSIONS } from '#shared/domain/api-keys.ts'
import { pickPublic, type ApiDocument } from './api-stability.ts'
import { startTestApp } from './test-app.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const FOLDER = join(REPOSITORY, `.runtime/typed-client-${process.pid}`)
const MINUTES_MS = 180_000

/** As somebody would write it who has nothing but openapi.json. */
const PROGRAM = `import { Api } from './api.ts'

export async function answerNewest(baseUrl: string, key: string) {
  const { api } = new Api({ baseUrl, baseApiParams: { format: 'json', headers: { Authorization: 'Bearer ' + key } } })
  const { data: page } = await api.getReviews({ sort: 'newest', limit: 2 })
  const [newest] = page.items
  if (!newest) throw new Error('There is no review.')
  const { data: review } = await api.postReviewsReviewIdReplies(newest.id, { text: 'Thank you.', basedOn: null })
  const { data: contact } = await api.postContacts({ name: 'Ann Lee', email: 'ann@example.com' })
  return { hasMore: page.nextCursor !== null, reply: review.reply?.state, contact: contact.name }
}
`

const app = await startTestApp()

async function writeClient(): Promise<void> {
  const document = JSON.parse(readFileSync(join(REPOSITORY, 'openapi.json'), 'utf8')) as ApiDocument
  const { paths } = pickPublic(document)
  // With the summaries and refusals, which the recorded document leaves out.
  const open = Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.keys(operations).map((method) => [method, document.paths[path]?.[method]])),
    ]),
  )
  const spec = { ...document, paths: open } as unknown as Parameters<typeof generateApi>[0] extends {
    spec?: infer Spec
  }
    ? Spec
    : never
  const { files } = await generateApi({ spec, output: false, httpClientType: 'fetch', silent: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'api.ts'), files.map(({ fileContent }) => fileContent).join('\n'))
}

/** What the compiler says of a program beside the client. */
function compile(program: string): string {
  writeFileSync(join(FOLDER, 'program.ts'), program)
  const options = { strict: true, noEmit: true, target: 'esnext', module: 'esnext', moduleResolution: 'bundler' }
  const compilerOptions = { ...options, allowImportingTsExtensions: true, skipLibCheck: true, types: [] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', FOLDER], { encoding: 'utf8' }).stdout
}

describe('a client that is generated from openapi.json', () => {
  beforeAll(writeClient, MINUTES_MS)
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

  it('knows the types of what is sent and answered', { timeout: MINUTES_MS }, () => {
    expect(compile(PROGRAM)).toBe('')
    expect(compile(PROGRAM.replace('basedOn: null', 'basedOn: 5'))).toContain('program.ts')
    expect(compile(PROGRAM.replace('newest.id', 'newest.number'))).toContain("Property 'number' does not exist")
  })

  it('reads, answers and adds by a key', { timeout: MINUTES_MS }, async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    for (let count = 0; count < 3; count += 1) await app.make.review({ customerId: owner.customerId })
    const asked = { name: 'Till', permissions: KEY_PERMISSIONS, expiresInDays: 30 }
    const { body } = await app.as(owner).post('/api/v1/api-keys', asked)
    compile(PROGRAM)

    const { answerNewest } = (await import(join(FOLDER, 'program.ts'))) as {
      answerNewest: (baseUrl: string, key: string) => Promise<unknown>
    }
    const outcome = await answerNewest(app.localUrl, (body as ApiKeyShownOnce).secret)

    expect(outcome).toEqual({ hasMore: true, reply: 'awaiting-approval', contact: 'Ann Lee' })
  })
})
