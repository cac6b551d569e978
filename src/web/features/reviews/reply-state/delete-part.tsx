import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteReply } from '#shared/contracts/replies.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { useAnnounceRemoval } from '../reply-outcome/use-announce-removal.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

/** Asks first: what the world has seen cannot be taken back by an Undo. */
export function DeletePart({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.remove')
  const button = useRef<HTMLButtonElement>(null)
  // A list draws dozens of these; the window is made for the one that is pressed.
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(true)}
      >
        {t('confirm')}
      </Button>
      {isOpen !== undefined && <DeleteDialog {...{ review, reply, button, isOpen }} onOpenChange={setIsOpen} />}
    </>
  )
}

type DeleteDialogProps = OfReply & {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function DeleteDialog({ review, reply, button, isOpen, onOpenChange }: DeleteDialogProps) {
  const t = useTranslations('reviewsRespond.remove')
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const announce = useAnnounceRemoval()
  const close = () => onOpenChange(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      findFinalFocus={() => button.current}
      title={t('title')}
      description={useConsequence({ review, reply })}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            busyLabel={t('deleting')}
            onClick={() =>
              void perform(deleteReply, {}, (changed) => {
                close()
                announce(changed, reply)
              })
            }
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      {error !== null && <ProblemBanner title={t('failed')} error={error} />}
    </Dialog>
  )
}

function useConsequence({ review, reply }: OfReply): string {
  const t = useTranslations('reviewsRespond.remove')
  const platform = PLATFORM_NAMES[review.platform]
  if (review.replyWay === 'by-hand') return t('textByHand', { platform })
  return reply.postedAt === null && reply.state !== 'live' ? t('textLocal', { platform }) : t('text', { platform })
}
