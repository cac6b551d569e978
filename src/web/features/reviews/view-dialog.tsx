import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewView } from '#shared/contracts/review-views.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Checkbox, Field, TextInput } from '#web/ui/index.ts'
import { useSaveView } from './views.queries.ts'

export interface EditedView {
  /** Left out for a new one. */
  viewId?: string
  name: string
  isShared: boolean
  filter: ReviewFilter
}

interface ViewDialogProps {
  view: EditedView
  onSaved: (view: ReviewView) => void
  onClose: () => void
}

export function ViewDialog({ view, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations('reviews.views')
  const [name, setName] = useState(view.name)
  const [isShared, setIsShared] = useState(view.isShared)
  const save = useSaveView()
  const isTaken = save.error instanceof ApiProblem && save.error.refusal?.reason === 'view-name-taken'

  const submit = () => {
    const { viewId, filter } = view
    const onSuccess = (saved: ReviewView) => {
      onSaved(saved)
      onClose()
    }
    save.mutate({ viewId, filter, name, isShared }, { onSuccess })
  }

  return (
    <FormDialog
      title={t(view.viewId === undefined ? 'saveTitle' : 'editTitle')}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('saving') }}
      isReady={name.trim() !== ''}
      isBusy={save.isPending}
      onSubmit={submit}
      problem={{ error: isTaken ? null : save.error }}
      onClose={onClose}
    >
      <Field label={t('name')} error={isTaken && t('taken')}>
        <TextInput value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox label={t('share')} checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
    </FormDialog>
  )
}
