// `npm run lock`, after package.json has changed: writes package-lock.json anew from it, whole for the platforms that
// Goodword runs on. For others npm leaves out the packages that the registry at hand does not carry, and `npm ci` then
// refuses the whole file; those, and only those, get an entry that promises nothing.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCK_FILE, findLockFaults, isResolved, listVariants, readPackages } from '../setup/lock-file.mjs'
import { withSetupLock } from '../setup/lock.mjs'
import { runNpm } from '../setup/npm.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { PlainError, reportAndFail, say } from '../setup/say.mjs'
import { makeWorkshop } from '../setup/workshop.mjs'

/** In a folder of its own: beside a node_modules npm keeps to the platform of what is installed there. */
async function resolvePackages() {
  const workshop = makeWorkshop()
  try {
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(REPOSITORY, name), join(workshop, name))
    const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
    writeLockFile(join(workshop, 'package-lock.json'), lock, Object.entries(lock.packages).filter(isFromRegistry))
    const args = ['install', '--package-lock-only']
    await runNpm({ node: process.execPath, args, cwd: workshop, purpose: 'Resolving the packages' })
    return JSON.parse(readFileSync(join(workshop, 'package-lock.json'), 'utf8'))
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

function isFromRegistry([path, entry]) {
  return path === '' || entry.integrity !== undefined
}

function describeElsewhere(packages) {
  return listVariants(packages)
    .filter(({ path, name }) => !isResolved(packages, path, name))
    .map(({ name, version, isForDevelopment, platform }) => [
      `node_modules/${name}`,
      { version, ...platform, ...(isForDevelopment && { dev: true }), optional: true },
    ])
}

function writeLockFile(file, lock, entries) {
  const sorted = entries.toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
}

async function writeLock() {
  const lock = await resolvePackages()
  const faults = findLockFaults(lock.packages)
  if (faults.length > 0) {
    throw new PlainError(
      `${faults.join('\n')}\n\npackage-lock.json is unchanged. Hold the package at a version that exists for Linux on x64 and arm64 ("overrides" in package.json), and run this again.`,
    )
  }
  const elsewhere = describeElsewhere(lock.packages)
  writeLockFile(LOCK_FILE, lock, [...Object.entries(lock.packages), ...elsewhere])
  say(
    `${Object.keys(readPackages()).length - 1} packages; ${elsewhere.length} for other platforms are not in the registry.`,
  )
}

await withSetupLock(writeLock).catch(reportAndFail)
