import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ManualReview } from '#shared/contracts/manual-reviews.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { useSaveManualReview } from '../import.queries.ts'
import { ManualForm } from './manual-form.tsx'

interface ManualDialogProps {
  /** `null` for a new one. */
  review: ManualReview | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ManualDialog({ review, isOpen, onOpenChange }: ManualDialogProps) {
  const t = useTranslations('reviewImport')
  const formId = useId()
  const save = useSaveManualReview(review?.id ?? null)
  const changeOpen = (willOpen: boolean) => {
    save.reset()
    onOpenChange(willOpen)
  }

  return (
    <Dialog
      size="medium"
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={review ? t('manual.editTitle') : t('manual.addTitle')}
      description={t('manual.text')}
      footer={
        <>
          <Button onClick={() => changeOpen(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending} busyLabel={t('manual.saving')}>
            {t('manual.save')}
          </Button>
        </>
      }
    >
      <ManualForm formId={formId} review={review} save={save} onSaved={() => changeOpen(false)} />
    </Dialog>
  )
}
