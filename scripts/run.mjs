// `node scripts/run.mjs PROGRAM …`: runs a program of this repository under the runtime, bringing first what is missing.
import { runProgram } from './setup/child.mjs'
import { prepare } from './setup/prepare.mjs'
import { reportAndFail } from './setup/say.mjs'

async function run() {
  const node = await prepare({ withDevelopment: true })
  return runProgram({ node, args: process.argv.slice(2) })
}

await run().then((code) => process.exit(code), reportAndFail)
