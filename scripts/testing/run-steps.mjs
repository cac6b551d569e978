// Runs the checks one after the other, all of them even when one fails. The last line is the sum.
// Usage: run-steps.mjs [--only NAME,NAME] [FILTER …], where a filter goes to vitest or Playwright.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RUNTIME_FOLDER } from '../setup/places.mjs'
import { PlainError, inSeconds, reportAndFail, say } from '../setup/say.mjs'
import { STEPS } from './steps.mjs'

function chooseSteps(only) {
  if (only === undefined) return STEPS.filter((step) => !step.isNamedOnly)
  const names = only.split(',')
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = [...new Set(STEPS.map((step) => step.name))].join(', ')
    throw new PlainError(`There is no check "${unknown}". There are: ${known}.`)
  }
  return STEPS.filter((step) => names.includes(step.name))
}

async function runStep({ title, run }, filters) {
  const startedAt = performance.now()
  say(`\n${title}`)
  const counts = await run(filters)
  const outcome = counts.failed === 0 ? 'fine' : `${counts.failed} failed`
  say(`${title}: ${outcome} (${inSeconds(startedAt)})`)
  return counts
}

async function runSteps() {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  mkdirSync(RUNTIME_FOLDER, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const slowest = []
  for (const step of chooseSteps(values.only)) {
    const counts = await runStep(step, positionals)
    total.passed += counts.passed
    total.failed += counts.failed
    slowest.push(...(counts.slowest ?? []))
  }
  if (slowest.length > 0) say('\nThe slowest journeys:')
  for (const { title, seconds } of slowest) say(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

await runSteps().then((code) => process.exit(code), reportAndFail)
