import { BellRing } from 'lucide-react'
import { useSyncExternalStore, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { PushFailure, type PushAbility, readPushAbility } from '#web/kernel/push/push-browser.ts'
import { toldDevice } from '#web/kernel/push/told-device.ts'
import { Banner, Button, Card } from '#web/ui/index.ts'
import { DeviceList } from './device-list.tsx'
import { useTellThisBrowser } from './push-devices.queries.ts'

/** This browser and the others that show pushes. */
export function PushCard({ preferences }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notificationSettings.push')
  const { devices, pushKey, choices, workspace } = preferences
  const hereId = useSyncExternalStore(toldDevice.subscribe, toldDevice.findId)
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
  const tell = useTellThisBrowser()
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
