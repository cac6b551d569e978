import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { privacy, terms } from './en/legal.ts'
import { security } from './en/trust.ts'

const SERVER = 'src/server'

/** What the public pages say of the product, and the test that fails once it no longer holds. */
const PROMISES: readonly (readonly [sentence: string, file: string, title: string])[] = [
  [
    'Every table with customer data is protected by row-level security in the database itself, forced for everyone.',
    `${SERVER}/database/catalogue.test.ts`,
    'are all guarded by forced row-level security, and cannot point across customers',
  ],
  [
    'The application works with a database role that neither owns the tables nor may bypass the rules',
    `${SERVER}/database/catalogue.test.ts`,
    'of the running product own nothing, are no superusers and cannot step around row-level security',
  ],
  [
    'Keys can be rotated without downtime.',
    `${SERVER}/kernel/crypto/reseal.test.ts`,
    'finds every sealed value that the database holds, by what it looks like',
  ],
  [
    'require one of your whole team, with seven days to set it up.',
    `${SERVER}/features/settings/two-factor-rule.routes.test.ts`,
    'gives a member seven days from when it was set',
  ],
  [
    'You can limit your workspace to the networks you name.',
    `${SERVER}/features/settings/ip-whitelist.routes.test.ts`,
    'lets in from a network that is on it, by either protocol, and says no elsewhere',
  ],
  [
    'An owner who is locked out gets back in by email.',
    `${SERVER}/features/settings/ip-whitelist.routes.test.ts`,
    'switches it off by a mailed link, once; those who look after the settings are told',
  ],
  [
    'You choose after how many minutes of inactivity your team is signed out.',
    `${SERVER}/features/settings/settings.routes.test.ts`,
    'changes how long everybody’s session may be left alone',
  ],
  [
    'also after you disconnect the platform, and removed with the workspace.',
    `${SERVER}/features/integrations/integrations.routes.test.ts`,
    'keeps the row, and with it the reviews, when it is connected anew',
  ],
  [
    'Kept while the workspace exists and deleted 30 days after it is closed.',
    `${SERVER}/features/workspace-data/workspace-data.routes.test.ts`,
    'leaves no trace in any table once its days are over, and nobody else loses anything',
  ],
  [
    'take it with you in a common format,',
    `${SERVER}/features/workspace-data/workspace-data.routes.test.ts`,
    'is what the database has, row by row, as JSON and as CSV, with its files',
  ],
  [
    'Deleted as soon as you disconnect.',
    `${SERVER}/features/integrations/integrations.routes.test.ts`,
    'forgets the tokens when disconnected, also when the platform is down',
  ],
]

describe('what the public pages promise', () => {
  const said = JSON.stringify([privacy, terms, security])

  it.each(PROMISES)('is said, and is tested: %s', (sentence, file, title) => {
    expect(said).toContain(sentence)
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(title)).toBe(true)
  })
})
