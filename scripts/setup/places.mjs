import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Git-ignored; everything that set-up brings apart from node_modules. */
export const RUNTIME_FOLDER = join(REPOSITORY, '.runtime')
