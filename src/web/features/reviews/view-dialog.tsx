import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewView } from '#shared/contracts/review-views.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Button, Checkbox, Dialog, Field, TextInput } from '#web/ui/index.ts'
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

const FORM_ID = 'review-view'

export function ViewDialog({ view, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations('reviews.views')
  const [name, setName] = useState(view.name)
  const [isShared, setIsShared] = useState(view.isShared)
  const save = useSaveView()
  const isTaken = save.error instanceof ApiProblem && save.error.refusal?.reason === 'view-name-taken'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const { viewId, filter } = view
    save.mutate(
      { viewId, filter, name, isShared },
      {
        onSuccess: (saved) => {
          onSaved(saved)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(view.viewId === undefined ? 'saveTitle' : 'editTitle')}
      footer={<ViewButtons isBusy={save.isPending} isNamed={name.trim() !== ''} onCancel={onClose} />}
    >
      <form id={FORM_ID} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('name')} error={isTaken && t('taken')}>
          <TextInput value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Checkbox label={t('share')} checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
        {!isTaken && <ProblemBanner error={save.error} />}
      </form>
    </Dialog>
  )
}

function ViewButtons({ isBusy, isNamed, onCancel }: { isBusy: boolean; isNamed: boolean; onCancel: () => void }) {
  const t = useTranslations('reviews.views')
  return (
    <>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button
        type="submit"
        form={FORM_ID}
        variant="primary"
        disabled={!isNamed}
        isBusy={isBusy}
        busyLabel={t('saving')}
      >
        {t('submit')}
      </Button>
    </>
  )
}
