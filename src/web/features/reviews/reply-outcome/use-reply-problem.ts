import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { sortRejection } from '#shared/domain/reply-rejections.ts'
import { findPlatformFault } from './platform-fault.ts'

/** Why a reply is not live and what to change, in the person's language. */
export function useReplyProblem(): (review: Pick<Review, 'platform'>, reply: Reply) => string {
  const t = useTranslations('reviewsRespond')
  return ({ platform: type }, { problemKind, reason, problem }) => {
    const platform = PLATFORM_NAMES[type]
    if (problemKind === 'rejected' || reason !== null) return t(`rejections.${sortRejection(reason)}`)
    return problemKind === null ? findPlatformFault(problem, type) : t(`problems.${problemKind}`, { platform })
  }
}
