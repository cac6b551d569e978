import { campaignLinkPath, preferencesPath } from '#shared/domain/paths.ts'
import type { ProviderEventKind } from '#shared/domain/providers.ts'
import type { RecipientReason, RecipientState } from '#shared/domain/campaigns.ts'
import type { ProviderEvent } from '#server/adapters/marketing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findOwnLinks } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { applyReports, hold } from './recipients.repository.ts'
import { noteUse, type Use } from './results.repository.ts'
import type { SendingDeps } from './sending-jobs.ts'
import { listLinks } from './write-letter.ts'

interface Turn {
  to: RecipientState
  /** Nothing goes back: what comes late, or comes twice, changes nothing. */
  from: readonly RecipientState[]
  reason: RecipientReason | null
}

const OPEN = ['queued', 'dispatching', 'accepted', 'unknown'] as const

/** In this order, whatever order they are told in. */
const TURNS: readonly [ProviderEventKind, Turn][] = [
  ['delivered', { to: 'delivered', from: OPEN, reason: null }],
  ['failed', { to: 'failed', from: OPEN, reason: 'rejected' }],
  ['stopped', { to: 'suppressed', from: OPEN, reason: 'suppressed' }],
  ['bounced', { to: 'bounced', from: [...OPEN, 'delivered'], reason: 'bounced' }],
  ['complained', { to: 'delivered', from: [...OPEN, 'delivered'], reason: 'complained' }],
]

/** What nobody does with a message that they have not got. */
const PROOFS: readonly ProviderEventKind[] = ['opened', 'clicked']

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What services say became of messages, in the transaction that keeps their reports. */
export async function followReports(
  { publicUrl }: Pick<SendingDeps, 'publicUrl'>,
  tx: CustomerTx,
  events: readonly ProviderEvent[],
): Promise<void> {
  const changed = new Set<string>()
  await hold(
    tx,
    events.flatMap(({ reference }) => (reference !== null && KEY.test(reference) ? [reference] : [])),
  )
  for (const [kind, turn] of TURNS) {
    const reports = events.flatMap(({ reference, detail, ...event }) =>
      (event.kind === kind || (kind === 'delivered' && PROOFS.includes(event.kind))) &&
      reference !== null &&
      KEY.test(reference)
        ? [{ key: reference, words: typeof detail.reason === 'string' ? detail.reason : null }]
        : [],
    )
    for (const id of await applyReports(tx, turn, reports)) changed.add(id)
  }
  const urlOf = await openLinks(tx, publicUrl(), events)
  for (const use of ['opened', 'machine-opened', 'clicked'] as const) {
    const used = events.flatMap((event) =>
      useOf(event) === use && event.reference !== null && KEY.test(event.reference)
        ? [{ key: event.reference, at: event.at, url: urlOf(event) }]
        : [],
    )
    for (const id of await noteUse(tx, use, used)) changed.add(id)
  }
  for (const id of changed) tellChange(tx, id)
}

function useOf(event: ProviderEvent): Use | null {
  const { kind, detail } = event
  if (kind === 'opened') return detail.isMachine === true ? 'machine-opened' : 'opened'
  return kind === 'clicked' && !isAt(detail.url, WAY_OUT) ? 'clicked' : null
}

/** Whoever wants no more follows no link of the campaign. */
const WAY_OUT = preferencesPath('')
const OWN_LINK = new RegExp(`^${campaignLinkPath('')}([\\w-]{12})(?:/(\\d))?$`)

function readOwnLink(url: unknown): { word: string; at: number } | null {
  const [, word, at = '0'] = (typeof url === 'string' && OWN_LINK.exec(URL.parse(url)?.pathname ?? '')) || []
  return word === undefined ? null : { word, at: Number(at) }
}

/**
 * Where readers went. A link of ours is another for every reader: where it leads is told here, too, since the report may be
 * counted before the one who followed it.
 */
async function openLinks(tx: CustomerTx, publicUrl: string, events: readonly ProviderEvent[]) {
  const words = events.flatMap(({ kind, detail }) => (kind === 'clicked' && readOwnLink(detail.url)?.word) || [])
  const links = new Map((await findOwnLinks(tx, [...new Set(words)])).map((link) => [link.word, link]))
  return ({ detail: { url } }: ProviderEvent): string | null => {
    const own = readOwnLink(url)
    if (!own) return typeof url === 'string' ? url : null
    const link = links.get(own.word)
    return (link && listLinks(publicUrl, link)[own.at]?.url) ?? null
  }
}

const isAt = (url: unknown, path: string) =>
  typeof url === 'string' && (URL.parse(url)?.pathname.startsWith(path) ?? false)
