import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { LONGEST_REPLY, measureReply } from '#shared/domain/replies.ts'
import { joinClasses } from '#web/ui/index.ts'

type Limited = Pick<Review, 'platform' | 'replyLimit'>

function measure({ replyLimit }: Limited, text: string) {
  const { size, unit } = replyLimit ?? { size: LONGEST_REPLY, unit: 'characters' as const }
  return { used: measureReply(text.trim(), replyLimit), size, unit }
}

/** From here on every letter is counted aloud. */
const NEAR = 0.8

/** Nobody counts in bytes: roughly how much there is room for, and near the end what is left, as the platform counts. */
export function ReplyCounter({ review, text }: { review: Limited; text: string }) {
  const t = useTranslations('reviewsRespond')
  const { used, size, unit } = measure(review, text)
  return (
    <span className={joinClasses('tabular-nums', used > size && 'font-medium text-bad')}>
      {used < size * NEAR
        ? t('room', { size: roundDown(size, unit), unit })
        : t('left', { left: Math.max(0, size - used) })}
    </span>
  )
}

/** How many letters make so many bytes depends on the letters. */
function roundDown(size: number, unit: 'bytes' | 'characters'): number {
  const step = 10 ** Math.floor(Math.log10(size))
  return unit === 'bytes' ? Math.floor(size / step) * step : size
}

/** By how much a reply is too long, once it is. */
export function useLengthFault(review: Limited, text: string): string | undefined {
  const t = useTranslations('reviewsRespond')
  const { used, size, unit } = measure(review, text)
  if (used <= size) return undefined
  return t('tooLong', { excess: used - size, unit, platform: PLATFORM_NAMES[review.platform] })
}
