import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IncidentDetail } from '#shared/contracts/incidents.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Checkbox, SheetSection } from '#web/ui/index.ts'
import { DisputeChosen } from './dispute-chosen.tsx'
import { IncidentReview } from './incident-review.tsx'

/** The reviews that came, and those of them that shall be disputed. */
export function IncidentReviews({ incident }: { incident: IncidentDetail }) {
  const t = useTranslations('incidents.reviews')
  const me = useMe()
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [isStarting, setIsStarting] = useState(false)
  const mayDispute = can(me, 'disputes.create') && can(me, 'reviews.manage')
  const open = incident.reviews.filter(({ disputeId }) => disputeId === null)
  // One that got a dispute meanwhile is not chosen any more.
  const chosen = open.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string, isChosen: boolean) =>
    setChosenIds((ids) => (isChosen ? [...ids, id] : ids.filter((each) => each !== id)))

  return (
    <SheetSection title={t('title', { count: incident.reviewCount })}>
      {mayDispute && open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={t('chooseAll')}
            checked={chosen.length === open.length}
            isIndeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) => setChosenIds(event.target.checked ? open.map(({ id }) => id) : [])}
          />
          <Button disabled={chosen.length === 0} onClick={() => setIsStarting(true)}>
            {t('start', { count: chosen.length })}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {incident.reviews.map((review) => (
          <IncidentReview
            key={review.id}
            review={review}
            isChosen={chosen.some(({ id }) => id === review.id)}
            onChoose={mayDispute ? (isChosen) => toggle(review.id, isChosen) : undefined}
          />
        ))}
      </ul>
      {isStarting && (
        <DisputeChosen
          incident={incident}
          ids={chosen.map(({ id }) => id)}
          onClose={() => setIsStarting(false)}
          onStarted={() => setChosenIds([])}
        />
      )}
    </SheetSection>
  )
}
