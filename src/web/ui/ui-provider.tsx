import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useMemo } from 'react'
import { Toasts } from './feedback/toast.tsx'
import { type UiLabels, UiLanguageContext } from './ui-labels.ts'

/** Stands once around the app. Keeps the base library from writing <style> elements, which the CSP forbids. */
export function UiProvider({ labels, locale, children }: { labels: UiLabels; locale: string; children: ReactNode }) {
  const language = useMemo(() => ({ labels, locale }), [labels, locale])

  return (
    <CSPProvider disableStyleElements>
      <UiLanguageContext value={language}>
        {children}
        <Toasts />
      </UiLanguageContext>
    </CSPProvider>
  )
}
