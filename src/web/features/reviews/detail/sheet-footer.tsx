import { ExternalLink, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses } from '#web/ui/index.ts'
import { LeafButtons, type Leafing } from '#web/components/sheet/item-sheet.tsx'

interface SheetFooterProps extends Leafing {
  review: Review | undefined
  onRespond: () => void
}

export function SheetFooter({ review, onRespond, ...leafing }: SheetFooterProps) {
  const t = useTranslations('reviewsDetail')
  const row = useTranslations('reviews.row')
  const me = useMe()
  return (
    <>
      <LeafButtons labels={{ previous: t('previous'), next: t('next') }} {...leafing} />
      {review?.url && (
        <a href={review.url} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <ExternalLink aria-hidden />
          {row('viewOn', { platform: PLATFORM_NAMES[review.platform] })}
        </a>
      )}
      {review && can(me, 'replies.draft') && (
        <Button variant="primary" icon={<PenLine aria-hidden />} onClick={onRespond}>
          {row(review.response === null ? 'compose' : 'edit')}
        </Button>
      )}
    </>
  )
}
