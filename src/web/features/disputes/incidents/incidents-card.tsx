import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Incident } from '#shared/contracts/incidents.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#web/kernel/paths.ts'
import { Badge, Card } from '#web/ui/index.ts'
import { incidentsQuery } from './incidents.queries.ts'
import { RulePart } from './rule/rule-part.tsx'

/** When many bad reviews are an incident, and those there were. */
export function IncidentsCard() {
  const t = useTranslations('incidents.past')
  const query = useQuery(incidentsQuery)
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        <RulePart />
        <QueryState
          query={query}
          failedTitle={t('failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="text-ink-muted">{t('empty')}</p>}
        >
          {({ items }) => (
            <ul className="flex flex-col gap-1">
              {items.map((incident) => (
                <IncidentItem key={incident.id} incident={incident} />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Card>
  )
}

function IncidentItem({ incident }: { incident: Incident }) {
  const t = useTranslations('incidents.past')
  const states = useTranslations('incidents.sheet')
  const formatting = useFormatting()
  const { id, state, reviewCount: count, locationName: place } = incident
  const from = formatting.date(incident.firstReviewAt)
  const to = formatting.date(incident.lastReviewAt)
  return (
    <li>
      <Link
        to={paths.disputes}
        search={((now: object) => ({ ...now, incident: id })) as never}
        resetScroll={false}
        className="-mx-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-1.5 hover:bg-inset"
      >
        <Badge tone={state === 'open' ? 'warn' : 'neutral'}>{states(state)}</Badge>
        <span className="min-w-0 break-words">
          {place === null ? t('item', { count }) : t('itemAt', { count, place })}
        </span>
        <span className="text-sm text-ink-muted">{from === to ? from : t('dates', { from, to })}</span>
      </Link>
    </li>
  )
}
