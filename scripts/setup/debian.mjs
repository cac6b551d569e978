import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RUNTIME_FOLDER } from './places.mjs'
import { inSeconds, say } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

/** Installs packages of Debian or Ubuntu, as root. Answers whether that went well. */
export function installDebianPackages(names) {
  if (!hasProgram('apt-get')) return false
  say(`Installing ${names.join(', ')} from the system's packages.`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], environment)
  return run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], environment)
}

/**
 * Downloads packages of Debian or Ubuntu with everything the machine lacks for them, and unpacks them into a folder of
 * .runtime: nothing is installed, so nobody needs to be root. Answers with that folder, or with nothing.
 */
export function bringDebianPackages(title, names = [title]) {
  const folder = join(RUNTIME_FOLDER, `debian-${title}`)
  if (existsSync(folder)) return folder
  if (!hasProgram('apt-get') || !hasProgram('dpkg-deb')) return undefined

  const startedAt = performance.now()
  say(`Downloading ${names.join(', ')} from the system's packages into .runtime.`)
  const workshop = makeWorkshop()
  try {
    const archives = download(workshop, names)
    if (!archives) return undefined
    const contents = join(workshop, 'contents')
    mkdirSync(contents)
    for (const archive of archives) if (!run('dpkg-deb', ['--extract', archive, contents])) return undefined
    renameSync(contents, folder)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  say(`They are there (${inSeconds(startedAt)}).`)
  return folder
}

/** With package lists and a cache of our own; what the machine has installed is read from its own state. */
function download(workshop, names) {
  const places = { 'Dir::State': 'state', 'Dir::State::lists': 'lists', 'Dir::Cache': 'cache' }
  for (const place of ['state', 'lists/partial', 'cache/archives/partial'])
    mkdirSync(join(workshop, place), { recursive: true })
  const options = [
    ...Object.entries(places).map(([option, place]) => `${option}=${join(workshop, place)}`),
    'Dir::State::status=/var/lib/dpkg/status',
    'Debug::NoLocking=1',
  ].flatMap((option) => ['-o', option])
  if (!run('apt-get', [...options, 'update'])) return undefined
  if (
    !run('apt-get', [
      ...options,
      '--yes',
      '--no-install-recommends',
      '--download-only',
      '--reinstall',
      'install',
      ...names,
    ])
  )
    return undefined
  const archives = join(workshop, 'cache', 'archives')
  return readdirSync(archives)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(archives, name))
}

/** Where programs unpacked there find their libraries: some, such as PulseAudio, keep theirs in a folder of their own. */
export function libraryFoldersIn(folder) {
  const libraries = ['usr/lib', 'lib']
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path, { withFileTypes: true, recursive: true }))
    .filter(({ name }) => /\.so(?:\.\d+)*$/.test(name))
  return [...new Set(libraries.map(({ parentPath }) => parentPath))].toSorted((a, b) => a.length - b.length)
}

function hasProgram(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
}

function run(program, args, environment = {}) {
  const answer = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...environment } })
  if (answer.status !== 0) say(`${program} ${args.at(-1)}: ${(answer.stderr ?? '').trim().split('\n').at(-1)}`)
  return answer.status === 0
}
