import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { environmentFor } from './environment.mjs'
import { PlainError } from './say.mjs'

const QUIET = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-update-notifier',
  '--loglevel=error',
]

/** Runs npm under the given Node; when it fails, says so with npm's last lines. */
export async function runNpm({ node, args, cwd, purpose }) {
  const environment = { npm_config_globalconfig: machineSettings(), ...environmentFor(node) }
  const child = spawn(node, [findNpm(), ...args, ...QUIET], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output = (output + text).slice(-8000)))

  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  throw new PlainError(`${output.trim().split('\n').slice(-20).join('\n')}\n\n${purpose} failed. ${findReason(output)}`)
}

function findReason(output) {
  if (/code EUSAGE/.test(output)) return 'package-lock.json does not fit package.json.'
  if (/ENOSPC/.test(output)) return 'The disk is full.'
  if (/code (?:EACCES|EPERM)/.test(output)) return 'npm may not write to one of its folders (see above).'
  return 'Is this machine online, and can it reach the npm registry?'
}

/** npm looks for the machine's settings beside the Node it runs under; those of our own runtime would be none. */
function machineSettings() {
  return join(dirname(dirname(process.execPath)), 'etc', 'npmrc')
}

function findNpm() {
  const given = process.env.npm_execpath
  const candidates = [
    ...(given?.endsWith('npm-cli.js') ? [given] : []),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
    join(dirname(realpathSync(process.execPath)), '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const found = candidates.filter((path) => existsSync(path)).map((path) => realpathSync(path))
  const npm = found.find((path) => path.endsWith('.js'))
  if (!npm) throw new PlainError('npm was not found. It comes with Node.js; install it or put it on the PATH.')
  return npm
}
