import { useTranslations } from 'use-intl'
import type { ReplyLink } from '#shared/contracts/reply-links.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { Badge } from '#web/ui/index.ts'

/** What is being answered, whole. */
export function ReviewPart({ link }: { link: ReplyLink }) {
  const t = useTranslations('replyLink')
  const { platform, author, rating, isRecommended, content, language, isSandbox } = link
  return (
    <section aria-label={t('review')} className="flex gap-3">
      <PlatformMark platform={platform} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold break-words">{author ?? t('anonymous')}</p>
          <ReviewRating rating={rating} isRecommended={isRecommended} />
          {isSandbox && <Badge tone="info">{t('sandbox')}</Badge>}
        </div>
        <p className="text-sm text-ink-muted">{PLATFORM_NAMES[platform]}</p>
        {content ? (
          <p lang={language ?? undefined} className="break-words whitespace-pre-line">
            {content}
          </p>
        ) : (
          <p className="text-ink-muted">{t('noText')}</p>
        )}
      </div>
    </section>
  )
}
