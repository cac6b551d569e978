import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { confirmReplyByHand } from '#shared/contracts/replies.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses } from '#web/ui/index.ts'
import { ActionFault } from './action-fault.tsx'
import { DeletePart } from './delete-part.tsx'
import { StateFace } from './state-face.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

/** The platform has no way for us: copy, open, and say whether it went live. */
export function ByHandLine({ review, reply, onEdit }: OfReply & { onEdit: () => void }) {
  const t = useTranslations('reviewsRespond')
  const me = useMe()
  const platform = PLATFORM_NAMES[review.platform]
  return (
    <StateFace
      tone="info"
      title={t('state.byHand', { platform })}
      actions={
        <>
          <CopyButton text={reply.text} label={t('action.copy')} />
          {review.url !== null && (
            <a href={review.url} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
              <ExternalLink aria-hidden />
              {t('action.open', { platform })}
            </a>
          )}
          {can(me, 'replies.draft') && (
            <Button size="small" onClick={onEdit}>
              {t('action.edit')}
            </Button>
          )}
          {can(me, 'replies.publish') && <DeletePart review={review} reply={reply} />}
        </>
      }
    >
      <p className="text-ink-muted">{t('state.byHandText', { platform })}</p>
      {can(me, 'replies.publish') && <Question review={review} reply={reply} />}
    </StateFace>
  )
}

function Question({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.action')
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const answer = (isLive: boolean) => void perform(confirmReplyByHand, { isLive })
  return (
    <fieldset className="mt-1 flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 font-medium">{t('didItGoLive')}</legend>
      <Button size="small" isBusy={isBusy} onClick={() => answer(true)}>
        {t('yes')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => answer(false)}>
        {t('no')}
      </Button>
      <ActionFault error={error} />
    </fieldset>
  )
}
