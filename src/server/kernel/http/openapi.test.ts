import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { buildHttpApp } from '#server/product/start-product.ts'
import { withFieldComments } from '#testing/field-comments.ts'
import { readContracts } from '#testing/read-contracts.ts'
import { startTestApp } from '#testing/test-app.ts'
import { describeApi } from './openapi.ts'

const root = new URL('../../../../', import.meta.url)
const app = await startTestApp()

const contracts = await readContracts()

describe('the description of the interface', () => {
  it('is the one in the repository; after a change run `npm run openapi`', async () => {
    const { body } = await app.anonymous.get('/api/v1/openapi.json')
    const committed = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8'))
    expect(committed).toEqual(JSON.parse(JSON.stringify(withFieldComments(describeApi(contracts)))))
    expect(body).toEqual(committed)
  })

  it('is clean OpenAPI 3.1', async () => {
    const lint = promisify(execFile)(
      process.execPath,
      [
        'node_modules/@redocly/cli/bin/cli.js',
        'lint',
        'openapi.json',
        '--config',
        'redocly.yaml',
        '--max-problems',
        '50',
      ],
      {
        cwd: fileURLToPath(root),
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    await expect(lint).resolves.toMatchObject({ stderr: expect.stringContaining('Your API description is valid') })
  }, 60_000)

  it('holds every contract, and every contract has code behind it', async () => {
    const { body } = await app.anonymous.get('/api/v1/openapi.json')
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = contracts.map((endpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  it('leaves out no route: whatever the product answers under /api has a contract', () => {
    const { base, services } = app.product
    const mounted = buildHttpApp({ base, services, isStopping: () => false, publicUrl: app.url, webDir: 'none' })
      .routes.filter((route) => route.path.startsWith('/api') && route.method !== 'ALL')
      .map((route) => `${route.method} ${route.path}`)
    const declared = contracts.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect([...new Set(mounted)].toSorted()).toEqual(declared.toSorted())
  })

  it('says of a field what its contract says above it, however the schema is put together', () => {
    const { components, paths } = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8'))
    const { Review, Campaign } = components.schemas
    expect(Review.properties.vanishedAt.description).toBe('When it was seen to be gone from the platform.')
    expect(Campaign.properties.progress.anyOf[0].properties.waiting.description).toBe('Not handed over yet.')
    const { parameters } = paths['/api/v1/reviews'].get
    const assignee = parameters.find(({ name }: { name: string }) => name === 'assignee')
    expect(assignee.description).toBe("A member's user id, `me` or `nobody`.")
    const { properties } = paths['/api/v1/visits'].post.requestBody.content['application/json'].schema
    expect(Object.values(properties).some((field) => (field as { description?: string }).description)).toBe(true)
  })
})
