import { useFormatter, useTranslations } from 'use-intl'
import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { emphasise } from '#web/components/sheet/item-history.tsx'
import { type Fault, faultSchema } from '#shared/domain/faults.ts'
import type { DisputeEventKind } from '#shared/domain/dispute-status.ts'
import { useFilingFault } from '../filing/use-filing.ts'

export type DisputeEvent = DisputeDetail['events'][number]
type SentenceKey = DisputeEventKind | 'deadline-cleared' | 'unassigned'

const BUILT_IN = { engine: 'built-in', model: null } as const
const CHANGED_FIELDS = ['reason', 'category', 'description', 'evidence', 'notes'] as const
type ChangedField = (typeof CHANGED_FIELDS)[number]

/** Nobody and no day are told in other words than somebody and a day. */
export function sentenceOf({ kind, detail }: DisputeEvent): SentenceKey {
  if (kind === 'deadline-set' && detail === null) return 'deadline-cleared'
  if (kind === 'assigned' && detail === null) return 'unassigned'
  return kind
}

/** What changed, by the names of the fields as they are recorded. */
export function listChangedFields({ detail }: DisputeEvent): ChangedField[] {
  const named = (detail ?? '').split(', ')
  return CHANGED_FIELDS.filter((field) => named.includes(field))
}

interface ToldPriority {
  level: 'high' | 'medium' | 'low'
  score: number
  /** Older events do not say. */
  origin: { engine: 'built-in' | 'model'; model: string | null } | null
}

/** How urgent and who says so, as `high, 8, gpt-4o` and `high, 8, built-in` record it. */
export function findPriority({ detail }: DisputeEvent): ToldPriority | null {
  const [, level, score, by] = /^(high|medium|low), (\d+)(?:, (.+))?$/.exec(detail ?? '') ?? []
  if (level === undefined) return null
  const said = by === 'built-in' ? BUILT_IN : ({ engine: 'model', model: by ?? null } as const)
  return { level: level as ToldPriority['level'], score: Number(score), origin: by === undefined ? null : said }
}

/** These are told with the words themselves below. */
const QUOTED: readonly DisputeEventKind[] = [
  'evidence-added',
  'evidence-removed',
  'note-added',
  'note-removed',
  'action-taken',
  'filing-failed',
  'appeal-written',
  'resolved',
  'rejected',
]

/** Since faults have kinds; what was recorded before is a sentence, and is quoted. */
export function findFault({ kind, detail }: DisputeEvent): Fault | null {
  if (kind !== 'filing-failed' || !detail?.startsWith('{')) return null
  return faultSchema.safeParse(JSON.parse(detail)).data ?? null
}

export const findQuote = ({ kind, detail }: DisputeEvent): string | null => (QUOTED.includes(kind) ? detail : null)

interface EventSentenceProps {
  event: DisputeEvent
  dispute: Pick<Dispute, 'platform'>
}

export function EventSentence({ event, dispute: { platform } }: EventSentenceProps) {
  const t = useTranslations('disputesDetail')
  const detail = useEventDetail(event)
  const filingFault = findFault(event)
  const why = useFilingFault()({ filingFault, platform })
  const quote = why ?? findQuote(event)
  return (
    <>
      {t.rich(`history.sentences.${sentenceOf(event)}`, {
        by: event.actorName === null ? 'product' : 'person',
        actor: event.actorName ?? t('somebody'),
        reference: event.detail === null ? 'none' : 'some',
        detail,
        who: emphasise,
        what: emphasise,
      })}
      {quote !== null && (
        <p dir="auto" className="text-sm break-words whitespace-pre-line">
          {quote}
        </p>
      )}
    </>
  )
}

/** Recorded for machines, told for the reader. */
function useEventDetail(event: DisputeEvent): string {
  const fields = useTranslations('disputesDetail.history.fields')
  const disputes = useTranslations('disputes')
  const wordsFor = useOriginWords()
  const format = useFormatter()
  const formatting = useFormatting()
  const { kind, detail } = event
  if (detail === null) return ''
  if (kind === 'changed') return format.list(listChangedFields(event).map((field) => fields(field)))
  if (kind === 'deadline-set') return formatting.date(detail)
  if (kind === 'appeal-decided') return disputes(`statuses.${detail === 'resolved' ? 'resolved' : 'rejected'}`)
  const priority = kind === 'prioritized' ? findPriority(event) : null
  if (priority) {
    const { level, score, origin } = priority
    const parts = [disputes(`priorities.${level}`), disputes('urgency', { score }), origin && wordsFor(origin)]
    return format.list(
      parts.filter((part) => part !== null),
      { type: 'unit' },
    )
  }
  return detail
}
