import { delimiter, dirname } from 'node:path'

/** The environment in which `node` means that runtime for every program started from here. */
export function environmentFor(node) {
  return { ...process.env, PATH: [dirname(node), process.env.PATH].filter(Boolean).join(delimiter) }
}
