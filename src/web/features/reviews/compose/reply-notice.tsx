import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlansButton } from '#web/components/plans-link.tsx'
import { Banner } from '#web/ui/index.ts'
import { ConnectLink, ReconnectPart } from '../replies/connect-link.tsx'
import type { ComposeMode } from './use-submission.ts'

/** Where the reply will go, in honest words. */
export function ReplyNotice({ review, mode }: { review: Review; mode: ComposeMode }) {
  const t = useTranslations('reviewsRespond')
  const platform = PLATFORM_NAMES[review.platform]
  if (review.isReplyFinal) return <Banner tone="warn">{t('state.final', { platform })}</Banner>
  if (review.isBeyondPlan) {
    return (
      <Banner tone="warn" action={<PlansButton />}>
        {t('notice.beyondPlan', { platform })}
      </Banner>
    )
  }
  if (review.lacksReplyPermission) {
    return (
      <Banner tone="warn" action={<ReconnectPart />}>
        {t('problems.permission-missing', { platform })}
      </Banner>
    )
  }
  if (review.needsReconnect) {
    return (
      <Banner tone="warn" action={<ReconnectPart />}>
        {t('notice.broken', { platform })}
      </Banner>
    )
  }
  if (mode === 'ask-approval') return <Banner>{t('notice.approval', { platform })}</Banner>
  if (review.replyWay === 'none') {
    return (
      <Banner tone="warn" action={<ConnectLink label={t('notice.connect', { platform })} />}>
        {t('notice.none', { platform })}
      </Banner>
    )
  }
  if (mode === 'approve' && review.replyWay === 'api') {
    return <Banner>{t('notice.approving', { platform, name: review.reply?.authorName ?? t('state.somebody') })}</Banner>
  }
  return <Banner>{t(`notice.${wayOf(review)}`, { platform })}</Banner>
}

/** What no platform handed out has no way there, whatever the platform lets others do. */
function wayOf({ source, replyWay }: Review) {
  if (source === 'platform' || replyWay !== 'by-hand') return replyWay
  return source === 'manual' ? 'entered' : 'imported'
}
