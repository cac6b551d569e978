import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { LocationForm } from './location-form.tsx'
import { useSaveLocation } from './locations.queries.ts'

interface LocationDialogProps {
  /** `null` for a new one. */
  location: Location | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function LocationDialog({ location, isOpen, onOpenChange }: LocationDialogProps) {
  const t = useTranslations('locations.form')
  const formId = useId()
  const save = useSaveLocation(location?.id ?? null)
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
          <Button onClick={() => changeOpen(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <LocationForm formId={formId} location={location} save={save} onSaved={() => changeOpen(false)} />
    </Dialog>
  )
}
