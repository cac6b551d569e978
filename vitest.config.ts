import { configDefaults, defineConfig } from 'vitest/config'

/** Of the server of the run: its catalogue as migrations make it, and its files. One that TEST_DATABASE_URL names has others. */
const OF_OUR_SERVER = ['src/server/database/catalogue.test.ts', 'src/server/product/read-replica.test.ts']

export default defineConfig({
  test: {
    // One more than the two cores it must be quick on: tests wait for the database and for processes.
    maxWorkers: 3,
    // Long enough for a busy machine: what is there in time waits for nothing.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['src/{server,shared,sandbox,testing}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? OF_OUR_SERVER : [])],
          globalSetup: ['src/testing/global-setup.ts'],
          // Loading the product anew for every file takes as long as the tests. They share none of its state: each
          // file starts an app on a database of its own.
          isolate: false,
        },
      },
      {
        extends: true,
        // These put a window and a document of their own in the place of the missing ones.
        test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
