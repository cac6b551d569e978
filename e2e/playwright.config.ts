import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // Each has a server of its own (see installation.ts), and journeys wait more than they compute.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  // Long enough for a busy machine: what is there in time waits for nothing.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    // Without it, what cannot be pressed is told only when the whole journey's time is up.
    actionTimeout: 90_000,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Without a graphics card a process that plays one is the busiest of all.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    // Where a worker hands pages on, what a journey does to a request would pass it by.
    serviceWorkers: 'block',
    // What moves takes the time of drawing it, and is not yet where one presses.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Keeping one of every journey, for the one that may fail, takes a quarter of the whole: `--trace on` for that one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
