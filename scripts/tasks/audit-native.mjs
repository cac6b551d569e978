// Whether the compiled packages would run on the processor that this machine does not have: npm installs them into an
// empty folder as it would there, and that processor's own Node loads each of them, emulated. Where emulation does not
// work, the files' headers and the glibc they ask for are all that is looked at.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bringDebianPackages } from '../setup/debian.mjs'
import { PROCESSORS } from '../setup/lock-file.mjs'
import { withSetupLock } from '../setup/lock.mjs'
import { findNativeFaults, glibcNeededBy, listNativePackages } from '../setup/native.mjs'
import { runNpm } from '../setup/npm.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { RUNTIME_VERSION } from '../setup/runtime.mjs'
import { makeWorkshop } from '../setup/workshop.mjs'

/** Debian's, GNU's and the emulator's names of Node's processors. */
const NAMES = {
  x64: { debian: 'amd64', gnu: 'x86_64', emulator: 'qemu-x86_64-static' },
  arm64: { debian: 'arm64', gnu: 'aarch64', emulator: 'qemu-aarch64-static' },
}

/** What Node 24 itself asks for. A package that asks for a newer one would narrow where Goodword runs. */
const NEWEST_GLIBC = 28

/** Prints what was found; answers with the number of things to mend. */
export async function auditNative() {
  const processor = PROCESSORS.find((candidate) => candidate !== process.arch)
  const system = await withSetupLock(() => bringEmulator(processor))
  return withSetupLock(async () => {
    const folder = makeWorkshop()
    try {
      await install(folder, processor)
      return report(folder, processor, startEmulated(folder, processor, system))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

function bringEmulator(processor) {
  const { debian } = NAMES[processor]
  const libraries = ['libc6', 'libstdc++6', 'libgcc-s1'].map((name) => `${name}-${debian}-cross`)
  return bringDebianPackages(`emulator-${processor}`, ['qemu-user-static', ...libraries])
}

async function install(folder, processor) {
  const platform = [`--cpu=${processor}`, '--os=linux', '--libc=glibc']
  const npm = { node: process.execPath, purpose: `Installing for linux-${processor}` }
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(REPOSITORY, name), join(folder, name))
  await runNpm({ ...npm, cwd: folder, args: ['ci', '--include=dev', '--include=optional', ...platform] })
  const cwd = join(folder, 'runtime')
  mkdirSync(cwd)
  const args = ['install', '--no-save', '--no-package-lock', '--force', ...platform, '--prefix', cwd]
  await runNpm({ ...npm, cwd, args: [...args, `node-linux-${processor}@${RUNTIME_VERSION}`] })
}

/** How that processor's Node is run, or nothing where it does not run. */
function startEmulated(folder, processor, system) {
  if (!system) return undefined
  const { emulator, gnu } = NAMES[processor]
  const prefix = [join(system, 'usr/bin', emulator), '-L', join(system, 'usr', `${gnu}-linux-gnu`)]
  const node = join(folder, 'runtime/node_modules', `node-linux-${processor}`, 'bin/node')
  const [program, ...args] = [...prefix, node, '-p', 'process.arch']
  return spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() === processor ? { prefix, node } : undefined
}

function report(folder, processor, emulation) {
  const packages = listNativePackages(folder, { processor })
  const faults = [
    ...findNativeFaults({ folder, processor, ...emulation }),
    ...packages.flatMap(({ name, files }) => findGlibcFaults(name, files)),
  ]
  for (const fault of faults) console.log(`  ${fault}`)
  const how = emulation ? 'loaded by its Node, emulated' : 'looked at: that processor cannot be emulated here'
  console.log(`linux-${processor}: ${packages.length} compiled packages, ${how}; ${faults.length} to mend`)
  return faults.length
}

function findGlibcFaults(name, files) {
  const needed = files.map(glibcNeededBy).filter((version) => version !== null)
  const newest = Math.max(0, ...needed.map((version) => Number(version.split('.')[1])))
  return newest > NEWEST_GLIBC
    ? [`${name} asks for glibc 2.${newest}, Node ${RUNTIME_VERSION} for 2.${NEWEST_GLIBC}.`]
    : []
}
