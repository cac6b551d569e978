import { useTranslations } from 'use-intl'

interface Device {
  browser: string | null
  system: string | null
}

/** "Chrome on Windows", as far as the browser has told. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('security')
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('device.both', { browser, system })
    return browser ?? system ?? t('device.unknown')
  }
}
