import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type RefObject, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { paths } from '#shared/domain/paths.ts'
import { Sheet, Button, buttonClasses } from '#web/ui/index.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import {
  beginAtTop,
  type Leafing,
  SheetSkeleton,
  useShownItem,
  LeafButtons,
} from '#web/components/sheet/item-sheet.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ExternalLink, PenLine } from 'lucide-react'
import { can, useMe } from '#web/kernel/session/me.ts'
import { AnalysisDialog } from '../analysis/analysis-dialog.tsx'
import { EditManual, RemoveManual } from '../manual-dialogs.tsx'
import { useAddressedWindow } from '../reviews-search.ts'
import { RespondDialog } from '../replies/respond-dialog.tsx'
import { useTriage } from '../use-triage.ts'
import { reviewDetailQuery, reviewDetailKey } from './review-detail-query.ts'
import { useSheetKeys } from './use-sheet-keys.ts'
import { SheetContent } from './sheet-content.tsx'

interface ReviewSheetProps extends Leafing {
  /** Without one the sheet closes. */
  reviewId: string | undefined
  onClose: () => void
}

/** A review with all that belongs to it, beside the list one returns to. */
export function ReviewSheet({ reviewId, ...props }: ReviewSheetProps) {
  const shown = useShownItem(reviewId)
  return shown && <SheetOf {...props} isOpen={shown.isOpen} reviewId={shown.id} />
}

/** The window to answer is in the address: somebody may come to it from elsewhere, and Back closes it. */
function useRespondWindow() {
  const navigate = useNavigate()
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const isOpen = search['respond'] === true
  const { respond: _isAsked, ...others } = search
  const goTo = (next: Record<string, unknown>, replace: boolean) =>
    void navigate({ to: paths.reviews, search: next, replace, resetScroll: false })
  const { open, close } = useAddressedWindow(isOpen, () => goTo(others, true))
  return { isOpen, open: () => open(() => goTo({ ...others, respond: true }, false)), close }
}

type SheetOfProps = ReviewSheetProps & { isOpen: boolean; reviewId: string }

function SheetOf({ reviewId, isOpen, onClose, onPrevious, onNext }: SheetOfProps) {
  const t = useTranslations('reviewsDetail')
  const row = useTranslations('reviews.row')
  const content = useRef<HTMLDivElement>(null)
  const detail = useQuery({ ...reviewDetailQuery(reviewId), enabled: isOpen })
  const triage = useTriage()
  const { dialog, respond, draft, analyze, edit, remove, closeDialog } = useSheetDialogs()
  const review = detail.data?.review
  useComposingEvents(reviewId)
  useStartAtTop(content, reviewId)
  useSheetKeys({ content, review, triage, respond, draft, analyze })

  const author = review?.author ?? (review ? row('anonymous') : t('title'))
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={author}
      description={review && [PLATFORM_NAMES[review.platform], review.locationName].filter(Boolean).join(' · ')}
      footer={<SheetFooter review={review} onRespond={respond} onPrevious={onPrevious} onNext={onNext} />}
    >
      <div ref={content}>
        <output className="sr-only">{review && t('shown', { author })}</output>
        <QueryState
          query={detail}
          failedTitle={t('failed')}
          gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
          skeleton={<SheetSkeleton label={t('loading')} />}
        >
          {(shown) => (
            <SheetContent
              key={shown.review.id}
              detail={shown}
              {...{ triage, onRespond: respond, onAnalyze: analyze, onEdit: edit, onRemove: remove }}
            />
          )}
        </QueryState>
      </div>
      {review && <SheetDialog dialog={dialog} review={review} onClose={closeDialog} onRemoved={onClose} />}
    </Sheet>
  )
}

function useSheetDialogs() {
  const [chosen, choose] = useState<SheetDialogProps['dialog']>(null)
  const respondWindow = useRespondWindow()
  const answer = (aim: 'respond' | 'draft') => {
    choose(aim)
    respondWindow.open()
  }
  const answering = respondWindow.isOpen ? (chosen ?? 'respond') : null
  return {
    dialog: chosen === 'respond' || chosen === 'draft' ? answering : (chosen ?? answering),
    respond: () => answer('respond'),
    draft: () => answer('draft'),
    analyze: () => choose('analyze'),
    edit: () => choose('edit'),
    remove: () => choose('remove'),
    closeDialog: () => {
      choose(null)
      if (respondWindow.isOpen) respondWindow.close()
    },
  }
}

interface SheetDialogProps {
  dialog: 'respond' | 'draft' | 'analyze' | 'edit' | 'remove' | null
  review: Review
  onClose: () => void
  onRemoved: () => void
}

function SheetDialog({ dialog, review, onClose, onRemoved }: SheetDialogProps) {
  if (dialog === null) return null
  if (dialog === 'edit') return <EditManual review={review} onClose={onClose} />
  if (dialog === 'remove') return <RemoveManual {...{ review, onClose, onRemoved }} />
  if (dialog === 'analyze') return <AnalysisDialog review={review} onClose={onClose} />
  return <RespondDialog review={review} {...(dialog === 'draft' && { aim: 'draft' })} onClose={onClose} />
}

/** Another review begins at its top. */
function useStartAtTop(content: RefObject<HTMLElement | null>, reviewId: string) {
  const shownId = useRef(reviewId)
  useEffect(() => {
    if (shownId.current === reviewId) return
    shownId.current = reviewId
    if (content.current) beginAtTop(content.current)
  }, [content, reviewId])
}

/** Changes of the review itself are asked for by the stream; that a colleague begins to write is not among them. */
function useComposingEvents(reviewId: string) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      liveEventListeners.add({
        onGap: () => undefined,
        onEvent: ({ type, subjectId }) => {
          if (type !== 'reply.composing' || subjectId !== reviewId) return
          void queryClient.invalidateQueries({ queryKey: reviewDetailKey(reviewId) })
        },
      }),
    [queryClient, reviewId],
  )
}

interface SheetFooterProps extends Leafing {
  review: Review | undefined
  onRespond: () => void
}

function SheetFooter({ review, onRespond, ...leafing }: SheetFooterProps) {
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
      {review && !review.isReplyFinal && can(me, 'replies.draft') && (
        <Button variant="primary" icon={<PenLine aria-hidden />} onClick={onRespond}>
          {row(review.response === null ? 'compose' : 'edit')}
        </Button>
      )}
    </>
  )
}
