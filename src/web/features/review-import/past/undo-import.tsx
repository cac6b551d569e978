import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewImport } from '#shared/contracts/review-import.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { useUndoImport } from '../review-import.queries.ts'

/** Asks first. Stays when the button goes: the dialog has the focus to hand on. */
export function UndoImport({ item: { id, fileName: name, state } }: { item: ReviewImport }) {
  const t = useTranslations('reviewImport.past')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync } = useUndoImport()
  const { attempt, isBusy, error } = useAttempt()

  async function undo() {
    const { removed } = await mutateAsync(id)
    setIsAsking(false)
    toast({ tone: 'good', title: t('undone'), text: t('removed', { count: removed }) })
  }

  return (
    <>
      {state !== 'undone' && (
        <Button ref={button} size="small" aria-label={t('undoOf', { name })} onClick={() => setIsAsking(true)}>
          {t('undo')}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        findFinalFocus={() => button.current ?? document.querySelector<HTMLElement>('[data-page-heading]')}
        title={t('undoTitle', { name })}
        description={t('undoText')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={t('busy')} onClick={() => void attempt(undo)}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <ProblemBanner error={error} fallback={t('undoFailed')} />
      </Dialog>
    </>
  )
}
