import { BellRing } from 'lucide-react'
import { useSyncExternalStore, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { PushFailure, type PushAbility, readPushAbility } from '#web/kernel/push/push-browser.ts'
import { registeredDevice } from '#web/kernel/push/registered-device.ts'
import { Banner, Button, Card, Badge, useToast } from '#web/ui/index.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useRegisterThisBrowser, useRemoveDevice } from './preferences.queries.ts'

/** This browser and the others that show pushes. */
export function PushCard({ preferences }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notificationSettings.push')
  const { devices, pushKey, choices, workspace } = preferences
  const hereId = useSyncExternalStore(registeredDevice.subscribe, registeredDevice.findId)
  const isTold = devices.some(({ id }) => id === hereId)
  const isAwaited =
    workspace.push && devices.length === 0 && choices.some(({ channel, isOn }) => channel === 'push' && isOn)
  return (
    <Card title={t('title')} subtitle={t('subtitle')} isFlush>
      <div className="flex flex-col items-start gap-3 px-5 pb-5">
        {isAwaited && pushKey !== null && <p>{t('nobody')}</p>}
        <ThisBrowser pushKey={pushKey} isTold={isTold} />
      </div>
      {devices.length > 0 && <DeviceList devices={devices} hereId={hereId} />}
    </Card>
  )
}

function ThisBrowser({ pushKey, isTold }: Pick<NotificationPreferences, 'pushKey'> & { isTold: boolean }) {
  const t = useTranslations('notificationSettings.push')
  const ability = usePushAbility()
  const tell = useRegisterThisBrowser()
  if (pushKey === null) return <p className="text-ink-muted">{t('none')}</p>
  if (ability !== 'possible') {
    return (
      <Banner tone={ability === 'blocked' ? 'warn' : 'info'} title={t(`${ability}.title`)} className="w-full">
        {t(`${ability}.text`)}
      </Banner>
    )
  }
  if (isTold) return <p>{t('isOn')}</p>
  return (
    <>
      <Button
        icon={<BellRing aria-hidden />}
        isBusy={tell.isPending}
        busyLabel={t('turningOn')}
        onClick={() => tell.mutate(pushKey)}
      >
        {t('turnOn')}
      </Button>
      <PushProblem error={tell.error} />
    </>
  )
}

function PushProblem({ error }: { error: Error | null }) {
  const t = useTranslations('notificationSettings.push')
  if (!(error instanceof PushFailure)) return <ProblemBanner title={t('turnOnFailed')} error={error} />
  return (
    <Banner tone={error.kind === 'unreachable' ? 'bad' : 'warn'} title={t(`${error.kind}.title`)} className="w-full">
      {t(`${error.kind}.text`)}
    </Banner>
  )
}

/** What this browser can do now; whoever allows it in the browser's settings sees it here at once. */
function usePushAbility(): PushAbility {
  const [ability, setAbility] = useState(readPushAbility)
  useEffect(() => {
    const stopped = new AbortController()
    const look = () => setAbility(readPushAbility())
    void followPermission(look, stopped.signal)
    addEventListener('focus', look, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])
  return ability
}

async function followPermission(look: () => void, signal: AbortSignal) {
  // Not every browser tells of this one; coming back to the page tells as well.
  const status = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null)
  if (!signal.aborted) status?.addEventListener('change', look, { signal })
}

type Device = NotificationPreferences['devices'][number]

interface DeviceListProps {
  devices: readonly Device[]
  hereId: string | null
}

function DeviceList({ devices, hereId }: DeviceListProps) {
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
  const security = useTranslations('security')
  const device = told.device || security('device.unknown')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const remove = useRemoveDevice({
    onDone: () => toast({ tone: 'good', title: t('removed', { device }) }),
    onRefused: (error) => sayFailed(t('removeFailed'), error),
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
