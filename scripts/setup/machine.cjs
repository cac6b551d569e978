// Whether Goodword runs on this machine, in words that Node 6 understands: it is looked at before anything else is
// loaded, also by a Node that could not even read the rest, and under Windows, where the commands themselves fail.
'use strict'
const fs = require('fs')
const path = require('path')

const OLDEST_NODE = 20
/** The Node that runs the server; set-up brings it to the platforms that Goodword supports. */
const OWN_NODE = 24
const SUPPORTED = `Goodword runs on Linux with glibc, on x64 or arm64, with Node ${OLDEST_NODE} or newer.`

/** Why not here and what to do instead, as one sentence after another; null where it runs. */
function explainUnsupported(machine) {
  const major = parseInt(machine.nodeVersion, 10)
  const isOurLinux = machine.platform === 'linux' && !machine.isMusl && /^(x64|arm64)$/.test(machine.processor)
  if (machine.platform === 'win32') {
    return `${SUPPORTED} This is Windows: run it in WSL (https://aka.ms/wsl) or in a container.`
  }
  if (major < OLDEST_NODE) {
    return `${SUPPORTED} This is Node ${machine.nodeVersion}: install a newer one from https://nodejs.org.`
  }
  if (isOurLinux || (major >= OWN_NODE && machine.hasDatabase)) return null
  return `${SUPPORTED} This is ${describe(machine)}: run it in a container (Debian or Ubuntu), or try Node ${OWN_NODE} with DATABASE_URL naming a PostgreSQL of your own.`
}

function describe(machine) {
  const names = { darwin: 'macOS', linux: machine.isMusl ? 'Linux with musl' : 'Linux' }
  return `${names[machine.platform] || machine.platform} on ${machine.processor}`
}

function lookAtMachine() {
  return {
    platform: process.platform,
    processor: process.arch,
    nodeVersion: process.versions.node,
    isMusl: process.platform === 'linux' && isLinkedToMusl(process.execPath),
    hasDatabase: Boolean(process.env.DATABASE_URL) || /^\s*DATABASE_URL=./m.test(readSettings()),
  }
}

/** An ELF file names its loader within its first page: /lib/ld-musl-….so.1 or /lib64/ld-linux-….so.2. */
function isLinkedToMusl(file) {
  const start = Buffer.alloc(4096)
  const handle = fs.openSync(file, 'r')
  fs.readSync(handle, start, 0, start.length, 0)
  fs.closeSync(handle)
  return start.indexOf('ld-musl') !== -1
}

function readSettings() {
  const file = path.join(__dirname, '..', '..', '.env')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

module.exports = { explainUnsupported, lookAtMachine }

if (require.main === module) {
  const reason = explainUnsupported(lookAtMachine())
  if (reason !== null) {
    console.error(`\n${reason}\n`)
    process.exitCode = 1
  }
}
