// `npm run lock`, after the packages have changed: completes package-lock.json with the variants of packages for other
// platforms. npm leaves out those that the registry at hand does not carry, and `npm ci` then refuses the whole file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './setup/places.mjs'
import { say } from './setup/say.mjs'

const LOCK_FILE = join(REPOSITORY, 'package-lock.json')
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isResolved(packages, path, name))
      .map(([name, version]) => [`node_modules/${name}`, describeVariant(name, version, entry.dev)]),
  )
}

/** As Node looks for a package: in the folder itself, then in every folder above it. */
function isResolved(packages, path, name) {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in packages) return true
  if (path === '') return false
  const end = path.lastIndexOf('/node_modules/')
  return isResolved(packages, end === -1 ? '' : path.slice(0, end), name)
}

/** Such packages carry their platform in their name, as in `@rolldown/binding-linux-arm64-musl`. */
function describeVariant(name, version, isForDevelopment) {
  const words = name.split(/[-/]/)
  const processor = words.find((word) => PROCESSORS.includes(word))
  const system = words.find((word) => SYSTEMS.includes(word))
  if (!processor && !system) throw new Error(`Which platform is ${name} for? Its name does not tell.`)
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(isForDevelopment && { dev: true }),
    ...(system === 'linux' && { libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
const missing = findMissing(lock.packages)
const entries = [...Object.entries(lock.packages), ...missing].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`)
say(missing.length === 0 ? 'The lock file is complete.' : `Added ${missing.length} variants to the lock file.`)
