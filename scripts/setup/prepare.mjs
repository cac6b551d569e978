import { ensurePackages } from './packages.mjs'
import { ensureRuntime } from './runtime.mjs'

/** Makes sure that the runtime and the packages are there; answers with the path of the runtime. */
export async function prepare({ withDevelopment }) {
  const node = await ensureRuntime()
  await ensurePackages({ node, withDevelopment })
  return node
}
