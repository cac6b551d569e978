import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { LocationForm } from './location-form.tsx'
import { toValues } from './location-values.ts'
import { useSaveLocation } from './locations.queries.ts'

interface LocationDialogProps {
  /** `null` for a new one. */
  location: Location | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What was typed waits for the next time, in this browser, until it is saved or discarded. */
export function LocationDialog({ location, isOpen, onOpenChange }: LocationDialogProps) {
  const t = useTranslations('locations.form')
  const formId = useId()
  const save = useSaveLocation(location?.id ?? null)
  const { customer } = useMe()
  const draft = useDraft(
    location ? `location-${location.id}` : 'location',
    toValues(location, customer?.timezone ?? 'UTC'),
  )
  const close = () => {
    save.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      size="medium"
      isOpen={isOpen}
      title={location ? t('editTitle', { name: location.name }) : t('addTitle')}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      onClose={close}
    >
      <LocationForm key={draft.round} formId={formId} draft={draft} save={save} onSaved={close} />
    </FormDialog>
  )
}
