import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Incident } from '#shared/contracts/incidents.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { incidentsQuery } from './incidents.queries.ts'

interface OpenIncidentsProps {
  /** By its name alone, for a phone's line of chips. */
  isBrief?: boolean
}

/** Above a list of reviews or disputes, while many bad reviews come at once. */
export function OpenIncidents({ isBrief = false }: OpenIncidentsProps) {
  const me = useMe()
  const { data } = useQuery({ ...incidentsQuery, enabled: can(me, 'disputes.view') && hasInPlan(me, 'disputes') })
  return data?.items
    .filter(({ state }) => state === 'open')
    .map((incident) =>
      isBrief ? (
        <IncidentChip key={incident.id} incident={incident} />
      ) : (
        <IncidentBanner key={incident.id} incident={incident} />
      ),
    )
}

function IncidentChip({ incident: { id, locationName } }: { incident: Incident }) {
  const t = useTranslations('incidents.banner')
  return (
    <Link to={paths.disputes} search={{ incident: id }} className={buttonClasses({ size: 'small' })}>
      <TriangleAlert aria-hidden className="text-warn" />
      {[t('title'), locationName].filter(Boolean).join(' · ')}
    </Link>
  )
}

function IncidentBanner({ incident }: { incident: Incident }) {
  const t = useTranslations('incidents.banner')
  const since = useSince(incident.firstReviewAt)
  const counted = { count: incident.reviewCount, stars: incident.maxRating, since }
  const { locationName: place } = incident
  return (
    <Banner
      tone="warn"
      title={t('title')}
      action={
        <Link to={paths.disputes} search={{ incident: incident.id }} className={buttonClasses({ size: 'small' })}>
          {t('open')}
        </Link>
      }
    >
      <p>{place === null ? t('text', counted) : t('textAt', { ...counted, place })}</p>
      {incident.isAutomationPaused && <p>{t('paused')}</p>}
    </Banner>
  )
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000

const MOMENT = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
const DATE = { day: 'numeric', month: 'long' } as const

/** By the day of the week, and its date once that alone is mistakable: either goes after the same "since". */
function useSince(at: string): string {
  const format = useFormatter()
  const now = useNow()
  const { timezone = 'UTC' } = useMe().customer ?? {}
  const isOld = now.getTime() - Date.parse(at) > WEEK_MS
  return format.dateTime(new Date(at), { ...MOMENT, ...(isOld && DATE), timeZone: timezone })
}
