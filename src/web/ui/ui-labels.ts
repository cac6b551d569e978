import { createContext, use } from 'react'

/** The words on the parts' own controls. They are the same everywhere, so the app gives them once. */
export type UiLabels = {
  close: string
  dismiss: string
  toasts: string
  showPassword: string
  hidePassword: string
  openCalendar: string
  calendar: string
  previousMonth: string
  nextMonth: string
}

export type UiLanguage = { labels: UiLabels; locale: string }

export const UiLanguageContext = createContext<UiLanguage | null>(null)

export function useUiLanguage(): UiLanguage {
  const language = use(UiLanguageContext)
  if (!language) throw new Error('This part needs a UiProvider above it.')
  return language
}
