import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useToast } from '#web/ui/index.ts'
import { readReply } from './use-announce-reply.ts'
import { watchReply } from './watch-reply.ts'

/** What became of a reply that this person has just deleted from here, once the platform has said so. */
export function useAnnounceRemoval(): (review: Review, removed: Reply) => void {
  const t = useTranslations('reviewsRespond.remove')
  const toast = useToast()
  return (review, removed) => {
    const platform = PLATFORM_NAMES[review.platform]
    if (review.reply?.id !== removed.id || review.reply.state !== 'deleting') {
      toast({ tone: 'good', title: t('doneLocal') })
      return
    }
    const onSettled = ({ state }: Reply) =>
      toast(
        state === 'deleted' ? { tone: 'good', title: t('done', { platform }) } : { tone: 'bad', title: t('failed') },
      )
    const look = watchReply({ reviewId: review.id, read: () => readReply(review.id, removed.id), onSettled })
    void look()
  }
}
