import { join } from 'node:path'
import { ensureBrowser } from '../setup/browser.mjs'
import { runProgram } from '../setup/child.mjs'
import { RUNTIME_FOLDER } from '../setup/places.mjs'
import { PlainError, say } from '../setup/say.mjs'
import { countAsOne, countPlaywright, countVitest } from './counts.mjs'

const TSC = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
const ARCHITECTURE_TESTS = 'src/testing/architecture'

/** Every check by its name, in the order they run. `isNamedOnly`: part of another step, run alone when asked for. */
export const STEPS = [
  // One checker, because on two cores the default four are slower and need three times the memory.
  check('types', 'Types of the server', [TSC, '-p', 'tsconfig.json', '--checkers', '1']),
  check('types', 'Types of the web app', [TSC, '-p', 'tsconfig.web.json', '--checkers', '1']),
  check('types', 'Types of the web app’s tests', [TSC, '-p', 'tsconfig.web-tests.json', '--checkers', '1']),
  check('lint', 'Lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', '.']),
  check('format', 'Format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  { name: 'architecture', title: 'Architecture', isNamedOnly: true, run: runArchitectureTests },
  { name: 'unit', title: 'Unit and API tests', run: runUnitTests },
  { name: 'browser', title: 'Browser tests', run: runBrowserTests },
]

function check(name, title, args) {
  return { name, title, run: async () => countAsOne(await run(args, { isOnlyReading: true })) }
}

function run(args, { environment, isOnlyReading } = {}) {
  const plainText = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return runProgram({ node: process.execPath, args, environment: { ...plainText, ...environment }, isOnlyReading })
}

function runArchitectureTests() {
  return runVitest([ARCHITECTURE_TESTS])
}

/** A filter may be meant for the other kind of test; without one, finding nothing to run is a failure. */
function runUnitTests(filters) {
  return runVitest(filters.length === 0 ? [] : ['--passWithNoTests', ...filters])
}

async function runVitest(args) {
  const report = join(RUNTIME_FOLDER, 'unit-report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countVitest(report, await run([VITEST, 'run', ...reporters, ...args]))
}

async function runBrowserTests(filters) {
  const browser = await ensureBrowser().catch(reportMissing)
  if (!browser) return { passed: 0, failed: 1 }
  const isBuilt = (await run(['scripts/build-web.mjs', '--if-stale'])) === 0
  if (!isBuilt) return { passed: 0, failed: 1 }

  const report = join(RUNTIME_FOLDER, 'browser-report.json')
  const chosen = filters.length === 0 ? [] : ['--pass-with-no-tests', ...filters]
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...chosen]
  const environment = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return countPlaywright(report, await run(args, { environment }))
}

/** One failure in words, not one of every journey. */
function reportMissing(error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
}
