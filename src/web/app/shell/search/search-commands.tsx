import { useNavigate } from '@tanstack/react-router'
import { Keyboard, Languages, LogOut, SunMoon } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { LOCALES } from '#shared/domain/locales.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { session } from '#web/kernel/session/session.ts'
import { theme, THEME_CHOICES } from '#web/kernel/theme.ts'
import type { CommandGroup } from '#web/ui/index.ts'
import { usePlaces } from '#web/app/shell/navigation/use-places.ts'
import { useChangeLanguage } from '#web/app/shell/use-preferences.ts'

/** The built pages the person may open. */
export function usePageCommands(): CommandGroup {
  const t = useTranslations('shell')
  const navigation = useTranslations('navigation')
  const navigate = useNavigate()
  const { everywhere } = usePlaces()
  const items = everywhere.map(({ to, label, icon: Icon, isAdminPlace }) => ({
    id: to,
    label: navigation(label),
    ...(isAdminPlace && { hint: t('adminArea') }),
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  }))
  return { id: 'pages', label: t('searchPages'), items }
}

/** What can be done from anywhere. */
export function useActionCommands(onKeyboardSheet: () => void): CommandGroup {
  const t = useTranslations('shell')
  const changeLanguage = useChangeLanguage()
  const languageNames = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const items = [
    ...THEME_CHOICES.map((choice) => ({
      id: `theme-${choice}`,
      label: t('useTheme', { theme: t(`themes.${choice}`) }),
      icon: <SunMoon aria-hidden />,
      keywords: [t('searchWords.theme')],
      onSelect: () => theme.choose(choice),
    })),
    ...LOCALES.map((locale) => ({
      id: `language-${locale}`,
      label: t('useLanguage', { language: LANGUAGE_NAMES[locale] }),
      icon: <Languages aria-hidden />,
      keywords: [t('searchWords.language'), languageNames.of(locale) ?? locale],
      onSelect: () => changeLanguage(locale),
    })),
    {
      id: 'keyboard',
      label: t('keyboardShortcuts'),
      icon: <Keyboard aria-hidden />,
      keywords: [t('searchWords.keyboard')],
      onSelect: onKeyboardSheet,
    },
    {
      id: 'sign-out',
      label: t('signOut'),
      icon: <LogOut aria-hidden />,
      keywords: [t('searchWords.signOut')],
      onSelect: () => void session.signOut(),
    },
  ]
  return { id: 'actions', label: t('searchActions'), items }
}
