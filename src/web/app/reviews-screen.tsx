import { OpenIncidents } from '#web/features/incidents/open-incidents.tsx'
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx'

/** Whoever answers reviews hears first that many bad ones come at once. */
export function ReviewsScreen() {
  return <ReviewsPage notice={<OpenIncidents />} chips={<OpenIncidents isBrief />} />
}
