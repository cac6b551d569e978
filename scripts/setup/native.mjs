import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFor, isNative, readPackages } from './lock-file.mjs'

const LOADER = fileURLToPath(new URL('load-native.mjs', import.meta.url))

/** By their numbers in an ELF header (elf.h), with Node's names. */
const PROCESSOR_NUMBERS = { 62: 'x64', 183: 'arm64' }

/** The compiled packages that npm was to install into that folder, each with its compiled files. */
export function listNativePackages(folder, { processor = process.arch, withDevelopment = true } = {}) {
  return Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(
      ([, entry]) =>
        isNative(entry) && isFor(processor, entry) && (withDevelopment || !(entry.dev || entry.devOptional)),
    )
    .map(([path, { version }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      files: existsSync(join(folder, path)) ? filesIn(join(folder, path)).filter((file) => processorOf(file)) : [],
    }))
}

/**
 * Loads what must load, once, under the given Node; a sentence for each package that is missing or does not load.
 * `prefix` is a program to run that Node by, such as an emulator; without a Node only the files are looked at.
 */
export function findNativeFaults({ folder, node, prefix = [], processor = process.arch, withDevelopment = true }) {
  return listNativePackages(folder, { processor, withDevelopment }).flatMap(({ name, version, files }) => {
    const fault = findFault({ files, node, prefix, processor })
    return fault ? [`${name} ${version} for linux-${processor} ${fault}`] : []
  })
}

function findFault({ files, node, prefix, processor }) {
  if (files.length === 0) return 'is missing.'
  const stranger = files.find((file) => processorOf(file) !== processor)
  if (stranger) return `holds a file for ${processorOf(stranger)}.`
  const modules = files.filter((file) => file.endsWith('.node'))
  if (modules.length === 0 || !node) return undefined
  const [program, ...args] = [...prefix, node, LOADER, ...modules]
  const trial = spawnSync(program, args, { encoding: 'utf8' })
  if (trial.status === 0) return undefined
  return `does not load: ${trial.error?.message ?? (trial.stderr.trim() || `ended by ${trial.signal}`)}`
}

/** The processor that a compiled file is for, or undefined for any other file. The header is read, not the name. */
export function processorOf(file) {
  const header = Buffer.alloc(20)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, header, 0, header.length, 0)
  } finally {
    closeSync(handle)
  }
  return processorIn(header)
}

export function processorIn(header) {
  if (header.toString('latin1', 0, 4) !== '\u007FELF') return undefined
  const number = header.readUInt16LE(18)
  return PROCESSOR_NUMBERS[number] ?? `processor ${number}`
}

/** The newest version of glibc that a compiled file asks for, or null for one that asks for none. */
export function glibcNeededBy(file) {
  const versions = [
    ...readFileSync(file)
      .toString('latin1')
      .matchAll(/\0GLIBC_(\d+)\.(\d+)(?=[.\d]*\0)/g),
  ]
  const minors = versions.filter(([, major]) => major === '2').map(([, , minor]) => Number(minor))
  return minors.length === 0 ? null : `2.${Math.max(...minors)}`
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [path] : []
  })
}
