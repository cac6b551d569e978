import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './places.mjs'

/** What makes Node read the settings in `.env`, if there is one. What the environment says already wins over it. */
export function settingsArguments() {
  return existsSync(join(REPOSITORY, '.env')) ? ['--env-file=.env'] : []
}
