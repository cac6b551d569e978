import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CAMPAIGN_LIMITS } from '#shared/contracts/campaigns.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '#shared/domain/campaigns.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { CheckboxGroup, Field, Select, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import { type Place, writePlace } from './calendar-days.ts'
import { usePlanCampaign } from './calendar.queries.ts'
import { type ChosenTime, TimeFields } from './time-fields.tsx'

interface PlanDialogProps {
  /** The day and hour that was pressed. */
  place: Place
  timezone: string
  onClose: () => void
}

interface Plan extends ChosenTime {
  name: string
  type: DeliveryChannel
  description: string
  message: string
  channels: DeliveryChannel[]
}

const SAID_FOR_MS = 3000
const isChannel = (value: string): value is DeliveryChannel => DELIVERY_CHANNELS.some((channel) => channel === value)

export function PlanDialog({ place, timezone, onClose }: PlanDialogProps) {
  const t = useTranslations('calendar.form')
  const toast = useToast()
  const save = usePlanCampaign()
  const [plan, setPlan] = useState<Plan>({
    name: '',
    date: place.day,
    time: place.time ?? '',
    type: 'email',
    description: '',
    message: '',
    channels: ['email'],
  })
  const put = (change: Partial<Plan>) => setPlan((now) => ({ ...now, ...change }))
  const { name, date, time, description, message, channels } = plan
  const submit = () =>
    save.mutate(
      { name, description, message, channels, at: writePlace({ day: date, time }) },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('done'), durationMs: SAID_FOR_MS })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('busy') }}
      isReady={name.trim() !== '' && date !== '' && time !== '' && channels.length > 0}
      isBusy={save.isPending}
      problem={{ title: t('failed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields plan={plan} put={put} timezone={timezone} />
    </FormDialog>
  )
}

interface PlanFieldsProps {
  plan: Plan
  timezone: string
  put: (change: Partial<Plan>) => void
}

/** The type is the channel it is made for; others may carry it, too. */
function PlanFields({
  plan: { name, date, time, type, description, message, channels },
  timezone,
  put,
}: PlanFieldsProps) {
  const t = useTranslations('calendar.form')
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('name')} isRequired>
        <TextInput
          autoComplete="off"
          maxLength={CAMPAIGN_LIMITS.name}
          value={name}
          onChange={({ target }) => put({ name: target.value })}
        />
      </Field>
      <TimeFields chosen={{ date, time }} timezone={timezone} onChange={put} />
      <Field label={t('type')}>
        <Select
          value={type}
          options={DELIVERY_CHANNELS.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={({ target }) => isChannel(target.value) && put({ type: target.value, channels: [target.value] })}
        />
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')}>
        <TextArea
          rows={2}
          maxLength={CAMPAIGN_LIMITS.description}
          value={description}
          onChange={({ target }) => put({ description: target.value })}
        />
      </Field>
      <CheckboxGroup
        legend={t('channels')}
        options={DELIVERY_CHANNELS.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={channels}
        onChange={(chosen) => put({ channels: chosen.filter(isChannel) })}
      />
      <Field label={t('message')} hint={t('messageHint')}>
        <TextArea
          rows={4}
          maxLength={CAMPAIGN_LIMITS.message}
          value={message}
          onChange={({ target }) => put({ message: target.value })}
        />
      </Field>
    </div>
  )
}
