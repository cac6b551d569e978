import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { DiscardButton } from '#web/components/drafts/discard-button.tsx'
import { useDraft } from '#web/components/drafts/use-draft.ts'
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
  const changeOpen = (willOpen: boolean) => {
    save.reset()
    onOpenChange(willOpen)
  }

  return (
    <Dialog
      size="medium"
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={location ? t('editTitle', { name: location.name }) : t('addTitle')}
      footer={
        <>
          <DiscardButton draft={draft} formId={formId} />
          <Button onClick={() => changeOpen(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <LocationForm key={draft.round} formId={formId} draft={draft} save={save} onSaved={() => changeOpen(false)} />
    </Dialog>
  )
}
