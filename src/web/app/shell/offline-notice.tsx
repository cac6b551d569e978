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
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Banner tone="warn">{t('offline')}</Banner>
    </div>
  )
}
