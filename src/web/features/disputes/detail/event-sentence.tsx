import { useFormatter, useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { emphasise } from '#web/components/sheet/item-history.tsx'
import { useFilingFault } from '../filing/use-filing.ts'
import { type DisputeEvent, findFault, findPriority, findQuote, listChangedFields, sentenceOf } from './event-words.ts'

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
      {quote !== null && <p className="text-sm break-words whitespace-pre-line">{quote}</p>}
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
