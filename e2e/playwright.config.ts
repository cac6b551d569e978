import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFreePort } from './free-port.ts'

// The processes that run the journeys read this file too. They inherit the environment, and with it the decisions.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort())
process.env.BROWSER_TEST_DATA ??= makeThrowAwayFolder()
// The caller's own settings, database and mail server above all, are not meant for tests.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'NODE_ENV', 'ROLES', 'CONTACT_EMAIL', 'SECRET_KEY']) {
  delete process.env[name]
}

const address = `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node src/server/main.ts',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.BROWSER_TEST_PORT,
      PUBLIC_URL: address,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      SANDBOX: 'on',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})

function makeThrowAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
