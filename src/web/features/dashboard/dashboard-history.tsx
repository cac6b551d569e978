import type { ComponentProps } from 'react'
import { can, useMe } from '#web/kernel/session/me.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { AskedCard } from './asked-card.tsx'
import { TrendCard } from './trend-card.tsx'

/** How things went: the part of the dashboard that one reads after its figures, fetched beside them. */
export function DashboardHistory(props: ComponentProps<typeof TrendCard>) {
  const canSeeActivity = can(useMe(), 'activity.view')
  return (
    <>
      <TrendCard {...props} />
      <AskedCard />
      {canSeeActivity && <ActivityFeed />}
    </>
  )
}
