import { useNavigate } from '@tanstack/react-router'
import { Keyboard, Languages, LogOut, SunMoon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LOCALES } from '#shared/domain/locales.ts'
import { matchHits } from '#web/kernel/search/match-hits.ts'
import type { SearchHit, SearchSource } from '#web/kernel/search/search-source.ts'
import { session } from '#web/kernel/session/session.ts'
import { theme, THEME_CHOICES } from '#web/kernel/theme.ts'
import { usePlaces } from '#web/app/shell/navigation/use-places.ts'
import { useChangeLanguage } from '#web/app/shell/use-preferences.ts'

/** The built pages the person may open. */
export function usePageSource(): SearchSource {
  const t = useTranslations('shell')
  const navigation = useTranslations('navigation')
  const navigate = useNavigate()
  const { everywhere } = usePlaces()
  const hits = everywhere.map(({ to, label, icon: Icon }): SearchHit => {
    const isAdminPlace = label.startsWith('admin')
    return {
      id: to,
      label: navigation(label),
      ...(isAdminPlace && { detail: t('adminArea') }),
      icon: <Icon aria-hidden />,
      open: () => void navigate({ to }),
    }
  })
  return { id: 'pages', label: t('searchPages'), find: (query) => matchHits(hits, query) }
}

/** What can be done from anywhere. */
export function useActionSource(onKeyboardSheet: () => void): SearchSource {
  const t = useTranslations('shell')
  const common = useTranslations('common')
  const changeLanguage = useChangeLanguage()
  const hits: SearchHit[] = [
    ...THEME_CHOICES.map((choice) => ({
      id: `theme-${choice}`,
      label: t('useTheme', { theme: t(`themes.${choice}`) }),
      icon: <SunMoon aria-hidden />,
      open: () => theme.choose(choice),
    })),
    ...LOCALES.map((locale) => ({
      id: `language-${locale}`,
      label: t('useLanguage', { language: common(`languages.${locale}`) }),
      icon: <Languages aria-hidden />,
      open: () => changeLanguage(locale),
    })),
    { id: 'keyboard', label: t('keyboardShortcuts'), icon: <Keyboard aria-hidden />, open: onKeyboardSheet },
    { id: 'sign-out', label: t('signOut'), icon: <LogOut aria-hidden />, open: () => void session.signOut() },
  ]
  return { id: 'actions', label: t('searchActions'), find: (query) => matchHits(hits, query) }
}
