import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { MissingRightNote } from '#web/components/missing-right.tsx'
import { OpenIncidents } from '#web/features/incidents/open-incidents.tsx'
import { FeedbackChip, InboxTabs, PrivateFeedback } from '#web/features/page-responses/private-feedback.tsx'
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'

/** What people say of the business: in public, and beside it what they said to it alone. */
export function ReviewsScreen() {
  const { feedback } = useSearch({ from: '/shell/reviews' })
  const canSeeFeedback = can(useMe(), 'qr-codes.view')
  if (feedback !== undefined && canSeeFeedback) return <FeedbackScreen />
  return (
    <div className="flex flex-col gap-4">
      {feedback !== undefined && <MissingRightNote permission="qr-codes.view" />}
      <PublicReviews />
    </div>
  )
}

/** Whoever answers reviews hears first that many bad ones come at once. */
function PublicReviews() {
  return (
    <ReviewsPage
      tabs={<InboxTabs isFeedback={false} />}
      notice={<OpenIncidents />}
      chips={
        <>
          <OpenIncidents isBrief />
          <FeedbackChip />
        </>
      }
    />
  )
}

function FeedbackScreen() {
  const t = useTranslations('reviews')
  const isPhone = useIsPhone()
  return (
    <Page title={t('title')} {...(!isPhone && { subtitle: t('subtitle') })}>
      <InboxTabs isFeedback />
      <PrivateFeedback />
    </Page>
  )
}
