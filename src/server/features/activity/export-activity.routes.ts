import { exportActivity, MOST_ACTIVITY_EXPORTED, type ActivityFilter } from '#shared/contracts/activity.ts'
import type { ActivityAction, ActivityChange } from '#shared/domain/activity-actions.ts'
import type { ActivitySubject } from '#shared/domain/activity-subjects.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, readQuery, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { streamCsv } from '#server/kernel/http/stream-csv.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'
import { generalOf, narrow } from './activity-filter.ts'
import { listNewest, type ActivityLine } from './activity.repository.ts'
import { recordActivity } from './activity.service.ts'
import { de } from './export-words/de.ts'
import { en } from './export-words/en.ts'
import { es } from './export-words/es.ts'
import { fr } from './export-words/fr.ts'

const WORDS: Record<Locale, ActivityExportWords> = { en, es, fr, de }
const BATCH = 500

type Read = (row: ActivityLine, words: ActivityExportWords) => CsvCell

const COLUMNS = {
  date: (row) => row.created_at,
  person: (row, words) => row.actor_name ?? words.product,
  area: (row, words) => words.areas[row.subject_group],
  action: (row, words) => words.actions[row.action],
  subject: (row) => row.subject_label,
  amount: (row) => row.amount,
  changes: ({ changes }, words) => (changes ?? []).map((change) => describeChange(change, words)).join('; '),
  device: ({ browser, system }) => [browser, system].filter((part) => part !== null).join(', '),
  address: ({ address }) => address,
} satisfies Record<string, Read>
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

export interface ActivityExportWords {
  headings: Record<keyof typeof COLUMNS, string>
  areas: Record<ActivitySubject, string>
  actions: Record<ActivityAction, string>
  changes: Record<ActivityChange['name'], string>
  /** What was changed, and how. */
  change: (what: string, how: string) => string
  roles: Record<TeamRole, string>
  /** By area and action. */
  permissions: Record<string, Record<string, string>>
  /** Who did what nobody did. */
  product: string
  yes: string
  no: string
}

function describeChange({ name, before, after }: ActivityChange, words: ActivityExportWords): string {
  if (name === 'given' || name === 'taken') {
    const ids = (after ?? before ?? '').split(' ')
    return words.change(words.changes[name], ids.map((id) => namePermission(id, words.permissions)).join(', '))
  }
  const spoken: Record<string, string> = { ...words.roles, true: words.yes, false: words.no }
  const say = (value: string | null) => (value === null ? '–' : (spoken[value] ?? value))
  return before === after ? words.changes[name] : words.change(words.changes[name], `${say(before)} → ${say(after)}`)
}

/** As it is kept, where a permission has gone since. */
function namePermission(id: string, names: ActivityExportWords['permissions']): string {
  const [area = '', action = ''] = id.split('.')
  return names[area]?.[action] ?? id
}

/** Batch by batch, each when the reader has taken the one before. That it was taken is a line of its own. */
async function* writeLines(
  transactions: Transactions,
  actor: Actor,
  { language, ...filter }: ActivityFilter & { language?: Locale | undefined },
): AsyncGenerator<string> {
  const { customerId } = actor
  const words = WORDS[language ?? actor.language ?? generalOf(actor).language]
  yield BYTE_ORDER_MARK + toCsvLine(NAMES.map((name) => words.headings[name]))
  const wanted = narrow(actor, filter)
  // The lines are asked for by whoever sends them on, long after the request was taken in.
  const readBatch = (since: Keyset | null) =>
    limitedTo(actor.member, () =>
      transactions.readAnywhere(customerId, (tx) => listNewest(tx, { ...wanted, after: since, limit: BATCH })),
    )
  let after: Keyset | null = null
  for (let written = 0; written < MOST_ACTIVITY_EXPORTED; written += BATCH) {
    const rows = await readBatch(after)
    yield rows.map((row) => toCsvLine(NAMES.map((name) => COLUMNS[name](row, words)))).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = { createdAt: last.created_at, id: last.id }
  }
}

export const activityExport = (transactions: Transactions): Mount => ({
  mount(app, services) {
    app.get(exportActivity.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, exportActivity.path)
      const request = requestInfoOf(incoming)
      // Admitted by a permission, so it is a person within a customer.
      const actor = (await admitCaller(context, request, { endpoint: exportActivity, services })) as Actor
      const filter = parseInput(exportActivity, readQuery(context)) as ActivityFilter
      await takePlace({ request, principal: actor, services }, outgoing)
      await transactions.step(actor.customerId, (tx) =>
        recordActivity(tx, actor, 'workspace.activity-exported', { type: 'customer', id: tx.customerId, label: '' }),
      )
      return streamCsv('activity', writeLines(transactions, actor, filter))
    })
  },
})
