import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withSetupLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { RUNTIME_FOLDER } from './places.mjs'
import { inSeconds, say } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

const VERSION = '5.14.2'
const FOLDER = join(RUNTIME_FOLDER, `prism-${VERSION}`)

/** The program that serves a published document; brought into .runtime the first time somebody wants it (90 MB). */
export async function ensurePrism() {
  if (!existsSync(FOLDER)) await withSetupLock(bringPrism)
  return join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js')
}

async function bringPrism() {
  if (existsSync(FOLDER)) return
  const startedAt = performance.now()
  say(`Bringing Prism ${VERSION} into .runtime.`)
  const workshop = makeWorkshop()
  try {
    const args = ['install', '--prefix', workshop, '--no-save', '--no-package-lock', `@stoplight/prism-cli@${VERSION}`]
    await runNpm({ node: process.execPath, args, cwd: workshop, purpose: `Bringing Prism ${VERSION}` })
    renameSync(workshop, FOLDER)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  say(`Prism ${VERSION} is there (${inSeconds(startedAt)}).`)
}
