import type { ReactNode } from 'react'
import { ChevronDown, ChevronUp, ExternalLink, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses, IconButton, joinClasses } from '#web/ui/index.ts'

interface SheetFooterProps {
  review: Review | undefined
  onRespond: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

export function SheetFooter({ review, onRespond, onPrevious, onNext }: SheetFooterProps) {
  const t = useTranslations('reviewsDetail')
  const row = useTranslations('reviews.row')
  const me = useMe()
  return (
    <>
      <div className="mr-auto flex max-sm:flex-none">
        <LeafButton label={t('previous')} icon={<ChevronUp aria-hidden />} onLeaf={onPrevious} />
        <LeafButton label={t('next')} icon={<ChevronDown aria-hidden />} onLeaf={onNext} />
      </div>
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

interface LeafButtonProps {
  label: string
  icon: ReactNode
  onLeaf: (() => void) | undefined
}

/** At the end of the list it stays where the focus is: `disabled` would drop it. */
function LeafButton({ label, icon, onLeaf }: LeafButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={onLeaf === undefined}
      onClick={onLeaf}
      className={joinClasses(!onLeaf && 'opacity-55')}
    />
  )
}
