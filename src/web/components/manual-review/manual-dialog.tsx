import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ManualReview } from '#shared/contracts/manual-reviews.ts'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useSaveManualReview } from './manual-review.queries.ts'
import { ManualForm } from './manual-form.tsx'
import { toValues } from './manual-values.ts'

interface ManualDialogProps {
  /** `null` for a new one. */
  review: ManualReview | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What was typed waits for the next time, in this browser, until it is saved or discarded. */
export function ManualDialog({ review, isOpen, onOpenChange }: ManualDialogProps) {
  const t = useTranslations('reviewImport')
  const formId = useId()
  const save = useSaveManualReview(review?.id ?? null)
  const draft = useDraft(review ? `manual-review-${review.id}` : 'manual-review', toValues(review))
  const close = () => {
    save.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      size="medium"
      isOpen={isOpen}
      title={review ? t('manual.editTitle') : t('manual.addTitle')}
      description={t('manual.text')}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      labels={{ cancel: t('cancel'), submit: t('manual.save'), busy: t('manual.saving') }}
      isBusy={save.isPending}
      onClose={close}
    >
      <ManualForm key={draft.round} formId={formId} draft={draft} save={save} onSaved={close} />
    </FormDialog>
  )
}
