import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFreePort } from './free-port.ts'

// The processes that run the journeys read this file too. They inherit the environment, and with it the decisions.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort())
process.env.BROWSER_TEST_DATA ??= makeThrowAwayFolder()
process.env.BROWSER_TEST_CONFIRMING_PORT ??= String(await findFreePort())
process.env.BROWSER_TEST_CONFIRMING_DATA ??= makeThrowAwayFolder()
process.env.BROWSER_TEST_ASSISTED_PORT ??= String(await findFreePort())
process.env.BROWSER_TEST_ASSISTED_DATA ??= makeThrowAwayFolder()
// The caller's own settings, database and mail server above all, are not meant for tests.
const NOT_FOR_TESTS = ['DATABASE_URL', 'SMTP_URL', 'NODE_ENV', 'ROLES', 'CONTACT_EMAIL', 'SECRET_KEY']
for (const name of [...NOT_FOR_TESTS, 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL']) {
  delete process.env[name]
}

const MANY = '1000000'

const main = serverAt(process.env.BROWSER_TEST_PORT, process.env.BROWSER_TEST_DATA, {})
/** Another installation, where a new address must be confirmed before one may sign in. */
const confirming = serverAt(process.env.BROWSER_TEST_CONFIRMING_PORT, process.env.BROWSER_TEST_CONFIRMING_DATA, {
  AUTH_EMAIL_AUTOCONFIRM: 'off',
})
/** And one whose assistant is a provider's model: the sandbox's. */
const assisted = serverAt(process.env.BROWSER_TEST_ASSISTED_PORT, process.env.BROWSER_TEST_ASSISTED_DATA, {
  AI_BASE_URL: 'sandbox',
})

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: [main, confirming, assisted],
  use: {
    baseURL: main.env.PUBLIC_URL,
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

function serverAt(port: string, dataFolder: string, settings: Record<string, string>) {
  const address = `http://127.0.0.1:${port}`
  return {
    command: 'node src/server/main.ts',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      PORT: port,
      PUBLIC_URL: address,
      DATA_DIR: dataFolder,
      SANDBOX: 'on',
      SANDBOX_DELAYS: 'short',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: MANY,
      AUTH_RATE_SIGNUP: MANY,
      AUTH_RATE_TOKEN: MANY,
      AUTH_RATE_RECOVER: MANY,
      AUTH_RATE_VERIFY: MANY,
      AUTH_RATE_USER: MANY,
      AUTH_RATE_FACTORS: MANY,
      ...settings,
    },
  }
}

function makeThrowAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
