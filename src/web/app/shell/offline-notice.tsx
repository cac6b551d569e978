import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#web/ui/index.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const t = useTranslations('shell')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Banner tone="warn" className="mx-4 mt-4 sm:mx-6">
      {t('offline')}
    </Banner>
  )
}
