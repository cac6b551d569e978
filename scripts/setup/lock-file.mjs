import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './places.mjs'

export const LOCK_FILE = join(REPOSITORY, 'package-lock.json')

/** Where Goodword runs: Linux with glibc on these processors, by Node's names. */
export const PROCESSORS = ['x64', 'arm64']

export function readPackages(lockFile = LOCK_FILE) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/** Whether npm installs this entry on Linux with glibc on that processor. */
export function isFor(processor, { os, cpu, libc }) {
  return (os ?? ['linux']).includes('linux') && (cpu ?? [processor]).includes(processor) && isForGlibc(libc)
}

function isForGlibc(libc) {
  return libc?.includes('glibc') ?? true
}

/** The lock file's packages that exist for one platform only, as those with compiled code do. */
export function isNative({ os, cpu }) {
  return os !== undefined || cpu !== undefined
}

/**
 * What would keep `npm ci` from bringing everything to the platforms above, a sentence each. npm records an integrity
 * for what it found in the registry; an entry without one was made up, and its package may not exist.
 */
export function findLockFaults(packages) {
  const invented = Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity && isForAnyOfOurs(entry))
    .map(([path, { version }]) => `${nameIn(path)} ${version} has no integrity: is it in the registry?`)
  const missing = listVariants(packages)
    .filter(({ path, name, platform }) => isForAnyOfOurs(platform) && !isResolved(packages, path, name))
    .map(({ name, version, parent }) => `${name} ${version}, which ${parent} needs there, is missing.`)
  return [...invented, ...missing]
}

function isForAnyOfOurs(entry) {
  return PROCESSORS.some((processor) => isFor(processor, entry))
}

function nameIn(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The packages for one platform each that others name as optional, wherever in the tree they stand. */
export function listVariants(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([, version]) => /^\d/.test(version))
      .map(([name, version]) => ({
        path,
        name,
        version,
        parent: path === '' ? 'Goodword' : `${nameIn(path)} ${entry.version}`,
        isForDevelopment: entry.dev === true,
        platform: platformIn(name),
      })),
  )
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const ALL_PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Such packages carry their platform in their name, as in `@rolldown/binding-linux-arm64-musl`. */
function platformIn(name) {
  const words = name.split(/[-/]/)
  const processor = words.find((word) => ALL_PROCESSORS.includes(word))
  const system = words.find((word) => SYSTEMS.includes(word))
  if (!processor && !system) throw new Error(`Which platform is ${name} for? Its name does not tell.`)
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return {
    ...(processor && { cpu: [processor] }),
    ...(system === 'linux' && { libc: [libc] }),
    ...(system && { os: [system] }),
  }
}

/** As Node looks for a package: in the folder itself, then in every folder above it. */
export function isResolved(packages, path, name) {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in packages) return true
  if (path === '') return false
  const end = path.lastIndexOf('/node_modules/')
  return isResolved(packages, end === -1 ? '' : path.slice(0, end), name)
}
