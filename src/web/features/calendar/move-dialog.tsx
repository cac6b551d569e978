import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import { placeOf } from './calendar-days.ts'
import { useItemTitle } from './calendar-words.ts'
import { TimeFields } from './time-fields.tsx'
import type { useMoveItem } from './use-move-item.ts'

interface MoveDialogProps {
  item: CalendarItem
  timezone: string
  move: ReturnType<typeof useMoveItem>
  onClose: () => void
}

/** The way for whoever drags nothing. */
export function MoveDialog({ item, timezone, move, onClose }: MoveDialogProps) {
  const t = useTranslations('calendar.move')
  const titleOf = useItemTitle()
  const place = placeOf(item, timezone)
  const hasTime = place.time !== null
  const [chosen, setChosen] = useState({ date: place.day, time: place.time ?? '' })
  const submit = () =>
    move.mutate(
      { item, to: { day: chosen.date, time: hasTime ? chosen.time : null } },
      { onSuccess: onClose, onError: onClose },
    )
  return (
    <FormDialog
      title={t('title')}
      description={titleOf(item)}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('busy') }}
      isReady={chosen.date !== '' && (!hasTime || chosen.time !== '')}
      isBusy={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TimeFields
        chosen={chosen}
        timezone={timezone}
        hasTime={hasTime}
        onChange={(change) => setChosen((now) => ({ ...now, ...change }))}
      />
    </FormDialog>
  )
}
