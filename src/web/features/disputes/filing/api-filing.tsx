import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { Badge, Banner, Button } from '#web/ui/index.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useSecondsLeft } from '#web/components/use-seconds-left.ts'
import { FileDialog, useUndoFiling } from './file-dialog.tsx'
import { useFilingFault } from './use-filing.ts'
import { isBeingFiled } from '../detail/use-may-change.ts'

const NEWS_SHOWN_FOR_MS = 5000

interface ApiFilingProps {
  dispute: DisputeDetail
  platform: Platform
  mayFile: boolean
}

/** Where the platform takes it from us, as the sandbox does. */
export function ApiFiling({ dispute, platform, mayFile }: ApiFilingProps) {
  const t = useTranslations('disputeFiling')
  const [isAsked, setIsAsked] = useState(false)
  const isBusy = isBeingFiled(dispute)
  const canFile = mayFile && dispute.status === 'pending'
  return (
    <>
      <FiledNotice dispute={dispute} platform={platform} />
      <FilingProblem dispute={dispute} />
      {(canFile || isBusy) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            icon={<Send aria-hidden />}
            isBusy={isBusy}
            busyLabel={t(dispute.status === 'rejected' ? 'appeal.sending' : 'filing')}
            disabled={!canFile && !isBusy}
            onClick={() => setIsAsked(true)}
          >
            {dispute.filingState === 'failed' ? t('fileAnew') : t('file', { platform: PLATFORM_NAMES[platform] })}
          </Button>
          <UndoFiling dispute={dispute} />
          {dispute.review?.isSandbox && <Badge tone="warn">{t('sandbox')}</Badge>}
        </div>
      )}
      <output className="sr-only">{isBusy && t('filing')}</output>
      {isAsked && <FileDialog dispute={dispute} platform={platform} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function UndoFiling({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const undo = useUndoFiling()
  const { attempt, isBusy } = useAttempt()
  const seconds = useSecondsLeft(dispute.filingUndoUntil, UNDO_WINDOW_MS / 1000)
  if (seconds === 0) return null
  return (
    <Button isBusy={isBusy} aria-label={t('undo')} onClick={() => void attempt(() => undo(dispute))}>
      <span className="tabular-nums">{t('undoIn', { seconds })}</span>
    </Button>
  )
}

/** What went wrong stays until it is dealt with. */
export function FilingProblem({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const reason = useFilingFault()(dispute)
  if (reason === null) return null
  return dispute.filingState === 'failed' ? (
    <Banner tone="bad" title={t(dispute.status === 'rejected' ? 'appeal.notSent' : 'failed')}>
      {reason}
    </Banner>
  ) : (
    <Banner tone="warn">
      {reason} {t('triedAgain')}
    </Banner>
  )
}

/** Told to whoever watches while it is filed. */
function FiledNotice({ dispute, platform }: Pick<ApiFilingProps, 'dispute' | 'platform'>) {
  const t = useTranslations('disputes.filed')
  const filing = useTranslations('disputeFiling')
  const [seen, setSeen] = useState(dispute.filingState)
  const [isNews, setIsNews] = useState(false)
  if (seen !== dispute.filingState) {
    setSeen(dispute.filingState)
    // An appeal that is taken back leaves it filed, as it was.
    setIsNews(dispute.filingState === 'filed' && dispute.status === 'in_progress')
  }
  if (!isNews) return null
  const name = PLATFORM_NAMES[platform]
  const { platformCaseId: reference, isSandboxCase, appeal } = dispute
  const sayFiled = () =>
    reference === null
      ? filing('filedBare', { platform: name })
      : t(isSandboxCase ? 'doneSandbox' : 'done', { platform: name, reference })
  return (
    <Banner tone="good" autoHideAfterMs={NEWS_SHOWN_FOR_MS} onDismiss={() => setIsNews(false)}>
      {appeal ? filing('appeal.sent', { platform: name, reference: appeal.reference ?? '' }) : sayFiled()}
    </Banner>
  )
}
