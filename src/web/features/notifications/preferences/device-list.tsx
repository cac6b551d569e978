import { useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { Badge, Button, useToast } from '#web/ui/index.ts'
import { useRemoveDevice } from './push-devices.queries.ts'

type Device = NotificationPreferences['devices'][number]

interface DeviceListProps {
  devices: readonly Device[]
  hereId: string | null
}

export function DeviceList({ devices, hereId }: DeviceListProps) {
  const t = useTranslations('notificationSettings.push')
  return (
    <ul aria-label={t('devices')} className="border-t border-line">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isHere={device.id === hereId} />
      ))}
    </ul>
  )
}

function DeviceRow({ device: { id, createdAt, ...told }, isHere }: { device: Device; isHere: boolean }) {
  const t = useTranslations('notificationSettings.push')
  const settings = useTranslations('settings')
  const device = told.device || settings('device.unknown')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const remove = useRemoveDevice({
    onDone: () => toast({ tone: 'good', title: t('removed', { device }) }),
    onRefused: (error) => toast({ tone: 'bad', title: t('removeFailed'), text: sentenceFor(error), durationMs: 0 }),
  })
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-2.5 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{device}</span>
          {isHere && <Badge tone="good">{t('here')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">{t.rich('since', { time: () => <RelativeTime at={createdAt} /> })}</p>
      </div>
      <Button
        size="small"
        aria-label={isHere ? t('turnOffOf', { device }) : t('removeOf', { device })}
        isBusy={remove.isPending}
        busyLabel={t('removing')}
        onClick={() => remove.mutate(id)}
      >
        {isHere ? t('turnOff') : t('remove')}
      </Button>
    </li>
  )
}
