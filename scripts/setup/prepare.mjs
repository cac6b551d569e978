import { explainUnsupported, lookAtMachine } from './machine.cjs'
import { ensurePackages } from './packages.mjs'
import { ensureRuntime } from './runtime.mjs'
import { PlainError } from './say.mjs'

/** Makes sure that the runtime and the packages are there; answers with the path of the runtime. */
export async function prepare({ withDevelopment }) {
  const reason = explainUnsupported(lookAtMachine())
  if (reason !== null) throw new PlainError(reason)
  const node = await ensureRuntime()
  await ensurePackages({ node, withDevelopment })
  return node
}
