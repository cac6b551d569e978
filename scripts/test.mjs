// `npm test`: brings what is missing and runs every check. `npm test -- --only unit` runs some of them.
import { runProgram } from './setup/child.mjs'
import { prepare } from './setup/prepare.mjs'
import { reportAndFail } from './setup/say.mjs'

async function test() {
  const node = await prepare({ withDevelopment: true })
  return runProgram({ node, args: ['scripts/testing/run-steps.mjs', ...process.argv.slice(2)] })
}

await test().then((code) => process.exit(code), reportAndFail)
