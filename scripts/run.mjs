// `node scripts/run.mjs [--production] PROGRAM …`: runs a program of this repository under the runtime and with the
// settings of `.env`, bringing first what is missing; with --production, without the packages of development.
import { runProgram } from './setup/child.mjs'
import { prepare } from './setup/prepare.mjs'
import { reportAndFail } from './setup/say.mjs'
import { settingsArguments } from './setup/settings.mjs'

async function run([first, ...rest]) {
  const isForProduction = first === '--production'
  const program = isForProduction ? rest : [first, ...rest]
  const node = await prepare({ withDevelopment: !isForProduction })
  return runProgram({ node, args: [...settingsArguments(), ...program] })
}

await run(process.argv.slice(2)).then((code) => process.exit(code), reportAndFail)
