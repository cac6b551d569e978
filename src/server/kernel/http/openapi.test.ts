import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createHttpApp } from '#server/kernel/http/http-app.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { readContracts } from '#testing/read-contracts.ts'
import { startTestApp } from '#testing/test-app.ts'
import { mountEndpoints } from './mount-endpoints.ts'

const root = new URL('../../../../', import.meta.url)
const app = await startTestApp()

const contracts = await readContracts()

describe('the description of the interface', () => {
  it('is the one in the repository; after a change run `npm run openapi`', async () => {
    const { body } = await app.anonymous.get('/api/v1/openapi.json')
    const committed = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8'))
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

  it('leaves out no route: whatever is mounted under /api has a contract', async () => {
    const bare = createHttpApp(createLog('silent'))
    mountEndpoints(bare, app.product.services.implementations, {} as never)
    const mounted = bare.routes.map((route) => `${route.method} ${route.path}`)
    const declared = contracts.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(mounted.filter((route) => !declared.includes(route))).toEqual([])

    const sources = readdirSync(new URL('src/server', root), { recursive: true, encoding: 'utf8' })
    const strays = sources
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /\.(get|post|put|patch|delete|on|all)\(\s*['"`]\/api/.test(
          readFileSync(new URL(`src/server/${file}`, root), 'utf8'),
        ),
      )
    expect(strays).toEqual([])
  })
})
