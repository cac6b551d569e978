import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withSetupLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { RUNTIME_FOLDER } from './places.mjs'
import { PlainError, inSeconds, say, startProgress } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

const REQUIRED_MAJOR = 24
export const RUNTIME_VERSION = '24.21.0'

/** The path of a Node that runs Goodword: this one if it is new enough, else one of our own from npm. */
export async function ensureRuntime() {
  if (Number.parseInt(process.versions.node, 10) >= REQUIRED_MAJOR) return process.execPath
  return isInstalled() ? runtimeBinary() : withSetupLock(installRuntime)
}

async function installRuntime() {
  if (isInstalled()) return runtimeBinary()

  say(`This is Node ${process.versions.node}; bringing Node ${RUNTIME_VERSION} into .runtime (about 45 MB).`)
  await downloadRuntime()
  return runtimeBinary()
}

async function downloadRuntime() {
  const startedAt = performance.now()
  const platform = `${process.platform}-${process.arch}`
  const workshop = makeWorkshop()
  const progress = startProgress({
    everyMs: 3000,
    describe: () => `Bringing Node ${RUNTIME_VERSION}: ${inSeconds(startedAt)} so far`,
  })
  try {
    const args = [
      'install',
      '--prefix',
      workshop,
      '--no-save',
      '--no-package-lock',
      `node-${platform}@${RUNTIME_VERSION}`,
    ]
    await runNpm({ node: process.execPath, args, cwd: workshop, purpose: `Bringing Node ${RUNTIME_VERSION}` })
    putInPlace(join(workshop, 'node_modules', `node-${platform}`), workshop)
  } finally {
    progress.stop()
    rmSync(workshop, { recursive: true, force: true })
  }
  assertItRuns()
  say(`Node ${RUNTIME_VERSION} is there (${inSeconds(startedAt)}).`)
}

function putInPlace(folder, workshop) {
  mkdirSync(dirname(runtimeFolder()), { recursive: true })
  if (existsSync(runtimeFolder())) renameSync(runtimeFolder(), join(workshop, 'replaced'))
  renameSync(folder, runtimeFolder())
}

function assertItRuns() {
  const trial = spawnSync(runtimeBinary(), ['--version'], { encoding: 'utf8' })
  if (trial.status === 0) return
  rmSync(runtimeFolder(), { recursive: true, force: true })
  throw new PlainError(
    `The Node ${RUNTIME_VERSION} from npm does not run on this system (${trial.error?.message ?? trial.stderr.trim()}). Install Node ${REQUIRED_MAJOR} and start again.`,
  )
}

function isInstalled() {
  try {
    const { version } = JSON.parse(readFileSync(join(runtimeFolder(), 'package.json'), 'utf8'))
    return version === RUNTIME_VERSION && existsSync(runtimeBinary())
  } catch {
    return false
  }
}

function runtimeFolder() {
  return join(RUNTIME_FOLDER, 'node_modules', `node-${process.platform}-${process.arch}`)
}

function runtimeBinary() {
  return join(runtimeFolder(), 'bin', 'node')
}
