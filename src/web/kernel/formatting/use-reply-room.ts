import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { LONGEST_REPLY, measureReply } from '#shared/domain/replies.ts'

/** From here on every letter is counted aloud. */
const NEAR = 0.8

interface ReplyRoom {
  /** Nobody counts in bytes: roughly how much there is room for, and near the end what is left, as the platform counts. */
  room: string
  /** By how much the reply is too long, once it is. */
  fault: string | undefined
}

export function useReplyRoom(review: Pick<Review, 'platform' | 'replyLimit'>, text: string): ReplyRoom {
  const t = useTranslations('reviewsRespond')
  const { platform, replyLimit } = review
  const { size, unit } = replyLimit ?? { size: LONGEST_REPLY, unit: 'characters' as const }
  const used = measureReply(text.trim(), replyLimit)
  return {
    room:
      used < size * NEAR
        ? t('room', { size: roundDown(size, unit), unit })
        : t('left', { left: Math.max(0, size - used) }),
    fault: used > size ? t('tooLong', { excess: used - size, unit, platform: PLATFORM_NAMES[platform] }) : undefined,
  }
}

/** How many letters make so many bytes depends on the letters. */
function roundDown(size: number, unit: 'bytes' | 'characters'): number {
  const step = 10 ** Math.floor(Math.log10(size))
  return unit === 'bytes' ? Math.floor(size / step) * step : size
}
