import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { sortRejection } from '#shared/domain/reply-rejections.ts'

/** Why a reply is not live and what to change, in the person's language. */
export function useReplyProblem(): (review: Pick<Review, 'platform'>, reply: Pick<Reply, 'fault'>) => string {
  const t = useTranslations('reviewsRespond')
  return ({ platform }, { fault }) => {
    if (fault === null) return ''
    if (fault.kind === 'rejected') return t(`rejections.${sortRejection(fault.reason)}`)
    return t(`problems.${fault.kind}`, { platform: PLATFORM_NAMES[platform] })
  }
}

/** The platform's own words, quoted as such. */
export function useReplyQuote(): (review: Pick<Review, 'platform'>, reply: Pick<Reply, 'fault'>) => string | null {
  const t = useTranslations('faults')
  return ({ platform }, { fault }) =>
    fault?.words ? t('said', { platform: PLATFORM_NAMES[platform], words: fault.words }) : null
}
