import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCK_FILE, isFor, isNative, readPackages } from './lock-file.mjs'
import { withSetupLock } from './lock.mjs'
import { lookAtMachine } from './machine.cjs'
import { findNativeFaults } from './native.mjs'
import { runNpm } from './npm.mjs'
import { REPOSITORY } from './places.mjs'
import { PlainError, inSeconds, say, startProgress } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

const MODULES = join(REPOSITORY, 'node_modules')
const RECORD = join(MODULES, '.package-lock.json')
const STAMP = join(MODULES, '.goodword-installation')

/** Installs what package-lock.json names, unless it is there: everything, or without what only development needs. */
export async function ensurePackages({ node, withDevelopment }) {
  if (arePackagesThere(withDevelopment)) return
  await withSetupLock(async () => {
    if (!arePackagesThere(withDevelopment)) await installPackages({ node, withDevelopment })
  })
}

/** Compares the lock file with npm's own record of what it installed, which npm writes last. */
function arePackagesThere(withDevelopment) {
  if (!existsSync(RECORD)) return false
  const installed = readPackages(RECORD)
  const isOurInstallation = hasStamp(true) || (!withDevelopment && hasStamp(false))
  return [...listWanted(withDevelopment)].every(
    ([path, { version, optional }]) =>
      (installed[path]?.version === version && isUnpacked(REPOSITORY, path)) ||
      (optional === true && isOurInstallation),
  )
}

function hasStamp(withDevelopment) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === describeInstallation(withDevelopment)
}

/** npm writes into a folder of its own that is swapped in at the end: a server that runs meanwhile keeps its files. */
async function installPackages({ node, withDevelopment }) {
  const startedAt = performance.now()
  const wanted = [...listWanted(withDevelopment).keys()]
  say(`Installing ${wanted.length} packages.`)
  const workshop = makeWorkshop()
  const progress = startProgress({
    everyMs: 2000,
    describe: () =>
      `Installing packages: ${countUnpacked(workshop, wanted)} of ${wanted.length} (${inSeconds(startedAt)})`,
  })

  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(REPOSITORY, name), join(workshop, name))
    const extent = withDevelopment ? '--include=dev' : '--omit=dev'
    await runNpm({
      node,
      args: ['ci', extent, '--include=optional'],
      cwd: workshop,
      purpose: 'Installing the packages',
    })
    assertNativeLoads({ folder: workshop, node, withDevelopment })
    writeFileSync(join(workshop, 'node_modules', '.goodword-installation'), describeInstallation(withDevelopment))
    if (existsSync(MODULES)) renameSync(MODULES, join(workshop, 'replaced'))
    renameSync(join(workshop, 'node_modules'), MODULES)
  } finally {
    progress.stop()
    rmSync(workshop, { recursive: true, force: true })
  }
  say(`The packages are installed (${inSeconds(startedAt)}).`)
}

/** npm leaves out in silence what the registry does not have for this platform, and each package then has words of its own. */
function assertNativeLoads(installation) {
  const { platform, isMusl } = lookAtMachine()
  if (platform !== 'linux' || isMusl) return
  const faults = findNativeFaults(installation)
  if (faults.length > 0) throw new PlainError(faults.join('\n'))
}

/** The lock file's entries that this machine needs, by their path. */
function listWanted(withDevelopment) {
  const entries = Object.entries(readPackages())
  return new Map(entries.filter(([path, entry]) => path !== '' && isWanted(entry, withDevelopment)))
}

function isWanted(entry, withDevelopment) {
  if (!withDevelopment && (entry.dev || entry.devOptional)) return false
  // Optional packages come in one variant for each platform; what only such a variant needs names no platform itself.
  return !entry.optional || (isNative(entry) && isFor(process.arch, entry))
}

/** npm may leave out an optional package for reasons of its own; this marks that it had its chance. */
function describeInstallation(withDevelopment) {
  const lockHash = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  return `${lockHash} ${withDevelopment ? 'everything' : 'without development'}\n`
}

function isUnpacked(folder, path) {
  return existsSync(join(folder, path, 'package.json'))
}

function countUnpacked(folder, paths) {
  return paths.filter((path) => isUnpacked(folder, path)).length
}
