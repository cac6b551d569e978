import { type RefObject, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Banner, Button } from '#web/ui/index.ts'

/** Says why nothing can be sent before the choice is made. */
export const CONFLICT_CHOICE_ID = 'conflict-choice'

interface ConflictNoticeProps {
  review: Review
  other: Reply
  isBusy: boolean
  /** Where whoever wants to send is led to. */
  choice: RefObject<HTMLButtonElement | null>
  /** They did want to; otherwise they are left to write on. */
  isAskedFor: boolean
  onReplace: () => void
  onKeep: () => void
}

/** Somebody has answered meanwhile: theirs to read, and the choice between both. */
export function ConflictNotice({ review, other, choice, isAskedFor, ...props }: ConflictNoticeProps) {
  const t = useTranslations('reviewsRespond')
  useEffect(() => {
    if (isAskedFor) choice.current?.focus()
  }, [isAskedFor, choice])
  return (
    <Banner tone="warn" title={useConflictTitle(review, other)}>
      <blockquote
        dir="auto"
        className="my-1.5 max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 break-words whitespace-pre-line"
      >
        {other.text}
      </blockquote>
      <p id={CONFLICT_CHOICE_ID}>
        {t('conflict.kept')} {t('conflict.choose')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" ref={choice} isBusy={props.isBusy} busyLabel={t('posting')} onClick={props.onReplace}>
          {t('conflict.replace')}
        </Button>
        <Button size="small" variant="quiet" onClick={props.onKeep}>
          {t('conflict.keep')}
        </Button>
      </div>
    </Banner>
  )
}

function useConflictTitle(review: Review, other: Reply): string {
  const t = useTranslations('reviewsRespond.conflict')
  const name = other.authorName
  if (name === null) return t('titlePlatform', { platform: PLATFORM_NAMES[review.platform] })
  return other.state === 'awaiting-approval' ? t('titleWaiting', { name }) : t('title', { name })
}
