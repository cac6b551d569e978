import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Contact } from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { recordVisit } from '#shared/contracts/visits.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, Field, useToast } from '#web/ui/index.ts'
import { nameOf } from './contacts-table.tsx'

const renews = [queryKeys.contacts, queryKeys.campaigns]

/** The window lies within the sheet, which stays open behind it. */
export function VisitButton({ contact }: { contact: Contact }) {
  const t = useTranslations('askNow.visit')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<CalendarCheck aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('record')}
      </Button>
      {isOpen && <VisitDialog contact={contact} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function VisitDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslations('askNow.visit')
  const toast = useToast()
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const [today] = useState(() => toWallTime(new Date(), timezone).date)
  const hasPlaces = useLocations().length > 1
  const [day, setDay] = useState(today)
  const [locationId, setLocationId] = useState(contact.location?.id ?? '')
  const record = useChange((input: InputOf<typeof recordVisit>) => call(recordVisit, input), { renews })
  const submit = () =>
    record.mutate(
      {
        who: { kind: 'contact', contactId: contact.id },
        locationId: locationId || null,
        // Of another day nobody remembers the hour.
        visitedAt:
          day === today ? null : (toInstant({ date: day, time: '12:00' }, timezone)?.instant.toISOString() ?? null),
      },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('recorded') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      size="medium"
      title={t('title', { name: nameOf(contact) })}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('busy') }}
      isReady={/^\d/.test(day)}
      isBusy={record.isPending}
      problem={{ title: t('failed'), error: record.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField label={t('day')} value={day} onChange={setDay} />
      {hasPlaces && (
        <Field label={t('location')}>
          <LocationSelect
            none={t('noLocation')}
            value={locationId}
            onChange={({ target }) => setLocationId(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
