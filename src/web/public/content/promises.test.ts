import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { privacy, terms } from './en/legal.ts'
import { pricing } from './en/product.ts'
import { compliance, security } from './en/trust.ts'

const PAGES = { privacy, terms, security, compliance, pricing }

const CATALOGUE = 'src/server/database/catalogue.test.ts'
const MATRIX = 'src/server/product/access-matrix.test.ts'
const SEAL = 'src/server/kernel/crypto/seal.test.ts'
const OUTBOX = 'src/server/kernel/outbox/outbox.test.ts'
const SESSIONS = 'src/server/auth/sessions/sessions.routes.test.ts'
const GUESSES = 'src/server/auth/limits/limits.routes.test.ts'
const ENDPOINTS = 'src/server/kernel/http/endpoints.test.ts'
const ORIGINS = 'src/server/features/activity/origins.routes.test.ts'
const HOUSEKEEPING = 'src/server/features/housekeeping/housekeeping.jobs.test.ts'
const WHITELIST = 'src/server/features/settings/ip-whitelist.routes.test.ts'
const INTEGRATIONS = 'src/server/features/integrations/integrations.routes.test.ts'
const DATA = 'src/server/features/workspace-data/workspace-data.routes.test.ts'
const CONSENTS = 'src/server/features/contacts/consents.routes.test.ts'
const DELIVERING = 'src/server/features/campaigns/sending/delivering.test.ts'
const ASSISTANT = 'src/server/assistant/provider/provider-assistant.test.ts'
const BILLING = 'src/server/features/billing/billing.routes.test.ts'
const PUBLIC = 'e2e/public-pages.spec.ts'

const ERASED = 'leaves no trace in any table or job once its days are over, and nobody else loses anything'
const PRUNED = 'lets go of what has been kept long enough, of every customer, and of nothing else'
const TRIAL_OVER = 'is told of three days and one day before, and at its end, when everything can only be read'

/** What the public pages say of the product, and the test that fails once it no longer holds. */
const PROMISES: readonly (readonly [sentence: string, file: string, title: string])[] = [
  [
    'Every table with customer data is protected by row-level security in the database itself, forced for everyone.',
    CATALOGUE,
    'are all guarded by forced row-level security, and cannot point across customers',
  ],
  [
    'The application works with a database role that neither owns the tables nor may bypass the rules',
    CATALOGUE,
    'of the running product own nothing, are no superusers and cannot step around row-level security',
  ],
  [
    'it can read rows only inside a transaction bound to one customer.',
    'src/server/database/transactions.test.ts',
    'leaves a connection that sees nothing',
  ],
  [
    'Keys between tables carry the customer, so that a record cannot point into another customer’s data.',
    CATALOGUE,
    'are all guarded by forced row-level security, and cannot point across customers',
  ],
  [
    'try to reach one customer’s data from another’s account.',
    MATRIX,
    'has a row for every endpoint, which says what its contract says',
  ],
  ['encrypted with AES-256-GCM before they are stored.', SEAL, 'does not show what it holds'],
  [
    'Each value is bound to its customer, table, row and column: copied elsewhere, it cannot be opened.',
    SEAL,
    'does not open when it was moved to',
  ],
  [
    'Keys can be rotated without downtime.',
    'src/server/kernel/crypto/reseal.test.ts',
    'finds every sealed value that the database holds, by what it looks like',
  ],
  ['Secrets are not written to logs', 'src/server/kernel/log/log.test.ts', 'never holds a secret, wherever it hides'],
  [
    'and not sent to the browser.',
    INTEGRATIONS,
    'saves the connection, keeps its tokens sealed and fetches its reviews',
  ],
  [
    'Passwords are stored only as argon2id hashes.',
    'src/server/auth/accounts/sign-up.routes.test.ts',
    'is kept as its argon2id hash alone',
  ],
  [
    'Repeated attempts are slowed down by address and by account.',
    GUESSES,
    'shut the door of an account that is guessed at from everywhere',
  ],
  [
    'require one of your whole team, with seven days to set it up.',
    'src/server/features/settings/two-factor-rule.routes.test.ts',
    'gives a member seven days from when it was set',
  ],
  [
    'You can limit your workspace to the networks you name.',
    WHITELIST,
    'lets in from a network that is on it, by either protocol, and says no elsewhere',
  ],
  [
    'An owner who is locked out gets back in by email.',
    WHITELIST,
    'switches it off by a mailed link, once; those who look after the settings are told',
  ],
  [
    'You choose after how many minutes of inactivity your team is signed out.',
    'src/server/features/settings/settings.routes.test.ts',
    'changes how long everybody’s session may be left alone',
  ],
  [
    'Sessions are short-lived, renewed in the background and can be ended.',
    SESSIONS,
    'shows its sessions to their owner, who may end them',
  ],
  [
    'Permissions are checked by the server on every request, not only hidden on screen.',
    MATRIX,
    'has a row for every endpoint, which says what its contract says',
  ],
  ['Every response carries a strict content security policy', ENDPOINTS, 'carries the security headers'],
  [
    'Traffic between you and the service is meant to run over HTTPS only.',
    'src/server/kernel/config/config.test.ts',
    'is warned of in production where it is not safe: %s at %s',
  ],
  ['All input is checked against a written contract', ENDPOINTS, 'names each field that is wrong'],
  [
    'text from reviews is treated as untrusted wherever it is shown or given to the assistant.',
    ASSISTANT,
    'keeps the review out of the prompt, sends it as data, and sends no more than is needed',
  ],
  ['in a record that can be added to but not rewritten.', ORIGINS, 'cannot be changed by the product'],
  [
    'they go through a separate, audited path.',
    'src/server/features/contact-messages/contact-messages.routes.test.ts',
    'and reading them leaves a line in the audit',
  ],
  [
    'A reply or message leaves once, even if a request is repeated or a server fails in between.',
    OUTBOX,
    'are taken once each, however many work on them',
  ],
  [
    'If the outcome at a platform is unknown, the screen says so.',
    OUTBOX,
    'after the vendor’s yes: with one to %s there are %i calls, and it is %s',
  ],
  ['Dependencies are pinned to exact versions.', 'src/web/public/content/promises.test.ts', 'pins every dependency'],
  [
    'The service reports its own health',
    'src/server/kernel/http/health.routes.test.ts',
    'tells that the process lives',
  ],
  ['so that updates do not interrupt your work.', 'src/server/product/restart.test.ts', 'fails no request'],

  ['at most until 30 days after your last workspace is closed.', DATA, ERASED],
  ['Kept while the workspace exists and deleted 30 days after it is closed.', DATA, ERASED],
  [
    'Kept as long as the platform’s own rules on storage allow',
    'src/server/features/sync/keeping-words.test.ts',
    'go an hour before the day, because they are swept away once an hour',
  ],
  [
    'also after you disconnect the platform, and removed with the workspace.',
    INTEGRATIONS,
    'keeps its reviews when it is disconnected, and has the same ones when it is connected anew',
  ],
  [
    'An opt-out is kept so that it is honoured.',
    CONSENTS,
    'that was withdrawn outlives the contact, and nobody of the team can talk it round',
  ],
  [
    'Kept until you delete them.',
    'src/server/features/contacts/contact-story.routes.test.ts',
    'stands in no table any more, by name, address, number or what they wrote; the counts stay',
  ],
  [
    'Deleted as soon as you disconnect.',
    INTEGRATIONS,
    'forgets the tokens when disconnected, also when the platform is down',
  ],
  ['Kept while the workspace exists.', ORIGINS, 'cannot be changed by the product'],
  ['for 12 months at most.', HOUSEKEEPING, PRUNED],
  [
    'without passwords and message contents.',
    'src/server/kernel/log/log.test.ts',
    'never holds a secret, wherever it hides',
  ],
  [
    'These public pages set no cookies and load nothing from other companies.',
    PUBLIC,
    'needs hardly any script, no cookie, and nobody else’s server',
  ],
  [
    'A message you began in the contact form waits there too, until it is sent.',
    PUBLIC,
    'keeps a long message whole over a reload, says how much is too much, and forgets what was sent',
  ],
  [
    'your browser stores your session so that you stay signed in.',
    'e2e/session.spec.ts',
    'a session that is not remembered ends with the browser, a remembered one does not',
  ],
  [
    'it receives the review in question and what you tell it, not your contact lists.',
    ASSISTANT,
    'keeps the review out of the prompt, sends it as data, and sends no more than is needed',
  ],
  [
    'take it with you in a common format,',
    DATA,
    'is what the database has, row by row, as JSON and as CSV, with its files',
  ],

  [
    'Every plan starts with a free trial of {days} days. No credit card is required',
    'src/server/auth/accounts/sign-up.routes.test.ts',
    'gives a session, a workspace of one’s own and fourteen days of Professional',
  ],
  [
    'For 30 days it can still be read, exported and reopened; then it is erased.',
    DATA,
    'can be read and taken along, not changed, and goes on as it was once the owner is back',
  ],
  ['For 30 days you can still read, export and reopen everything; then it is erased.', DATA, ERASED],
  [
    'You choose whether replies go out by a rule of your own.',
    'src/server/features/automation/automation-settings.routes.test.ts',
    'begins switched off, with a text for each sentiment, a quarter of an hour and a working week',
  ],
  [
    'For {days} days you have everything in Professional, whichever plan you choose.',
    'src/server/auth/accounts/sign-up.routes.test.ts',
    'gives a session, a workspace of one’s own and fourteen days of Professional',
  ],
  [
    'The plan you chose is what the trial leads to',
    'src/server/features/settings/settings.routes.test.ts',
    'books the plan chosen on the pricing page for after the trial, and changes nothing that is paid for',
  ],
  ['your workspace becomes read-only.', 'src/server/features/billing/billing.jobs.test.ts', TRIAL_OVER],
  [
    'The change applies at the next billing cycle; if you choose a greater plan, you can use everything in it at once.',
    BILLING,
    'to a greater plan gives its rights at once, and costs from the next cycle',
  ],
  ['a year costs ten months.', 'src/shared/domain/billing.test.ts', 'of %s costs ten months'],
  [
    'Everything works until the end of the time you have paid for, and until then you can undo it.',
    BILLING,
    'counts from the end of what is paid, can be undone until then, and is then the end',
  ],
  [
    'Of a card we keep its kind, last four digits and expiry; the number goes to the payment provider only.',
    'src/server/database/billing-tables.ts',
    'export interface ShownPaymentMethod',
  ],
  ['Starter connects up to {starterPlatforms}', INTEGRATIONS, 'has no room for a fourth, except on trial'],

  [
    'show every visitor the same review links, whatever they answered before.',
    'src/server/features/hosted-pages/review-links.routes.test.ts',
    'gives each of the location’s review links one tap, and asks nobody to review on Yelp',
  ],
  [
    'and the mark stays in the record after editing.',
    'src/server/features/replies/stream-draft.test.ts',
    'becomes a reply that is marked as a model’s, also on its way through a plan and an approval',
  ],
  [
    'Goodword warns you where a code or campaign would do that.',
    'src/server/features/qr-codes/qr-codes.routes.test.ts',
    'follows the location’s link, warns of Yelp’s, and goes on leading there when the location goes',
  ],
  [
    'Where a platform limits how long its content may be stored, we follow that limit.',
    'src/server/features/sync/keeping-words.test.ts',
    'go an hour before the day, because they are swept away once an hour',
  ],
  [
    'Messages go only to people whose consent or other legal ground you have recorded.',
    DELIVERING,
    'gets none, and neither does who is gone',
  ],
  [
    'one click in an email',
    CONSENTS,
    'takes one click of a mail program (RFC 8058), once or twice, and ends mails alone',
  ],
  [
    'An opt-out takes effect at once and for every later campaign.',
    DELIVERING,
    'gets none, and neither does who is gone',
  ],
  [
    'Text messages respect quiet hours at the recipient’s local time.',
    'src/server/features/campaigns/sending/sending.routes.test.ts',
    'arrives by day, waits by night, and says how to end it',
  ],
  [
    'You can export and delete a person’s data.',
    CONSENTS,
    'is one file, and is erased with what they answered; the counts stay',
  ],
]

/** What only people can keep: the operator's own word, the law, and advice. */
const OPERATORS: Record<keyof typeof PAGES, readonly string[]> = {
  privacy: ['responsible', 'why', 'others', 'changes'],
  terms: ['service', 'account', 'fair', 'platforms', 'data', 'liability', 'rest'],
  security: ['report'],
  compliance: ['law', 'accessibility', 'report'],
  pricing: [],
}

describe('what the public pages promise', () => {
  it.each(PROMISES)('is said, and is tested: %s', (sentence, file, title) => {
    expect(JSON.stringify(PAGES)).toContain(sentence)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  const sections = Object.entries({ privacy, terms, security, compliance }).flatMap(([page, { sections: all }]) =>
    Object.entries(all).map(([name, { blocks }]) => ({
      page: page as keyof typeof PAGES,
      name,
      said: JSON.stringify(blocks),
    })),
  )

  it('has a test in every section that speaks of the product', () => {
    const untested = sections
      .filter(({ page, name }) => !OPERATORS[page].includes(name))
      .filter(({ said }) => !PROMISES.some(([sentence]) => said.includes(sentence)))
    expect(untested.map(({ page, name }) => `${page}.${name}`)).toEqual([])
  })

  it('has one for every sentence about how data is kept apart, kept secret and traced', () => {
    const strict = sections.filter(({ name }) => ['isolation', 'secrets', 'signIn', 'trail'].includes(name))
    const sentences = strict.flatMap(({ said }) => said.match(/[A-Z][^.:]+[.:]/g) ?? [])
    const isCovered = (one: string) =>
      PROMISES.some(([sentence]) => sentence.includes(one) || one.includes(sentence.slice(0, -1)))
    expect(sentences.filter((one) => !isCovered(one))).toEqual([])
  })

  it('pins every dependency to an exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([])
  })
})
