import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = 'src/testing/global-setup.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
