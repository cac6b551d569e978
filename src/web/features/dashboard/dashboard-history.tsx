import type { ComponentProps } from 'react'
import { ActivityFeed } from './activity-feed.tsx'
import { TrendCard } from './trend-card.tsx'

/** How things went: the part of the dashboard that one reads after its figures, fetched beside them. */
export function DashboardHistory(props: ComponentProps<typeof TrendCard>) {
  return (
    <>
      <TrendCard {...props} />
      <ActivityFeed />
    </>
  )
}
