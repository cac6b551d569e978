import { Link } from '@tanstack/react-router'
import { Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LOCALES } from '#shared/domain/locales.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { paths } from '#shared/domain/paths.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { theme, THEME_CHOICES, type ThemeChoice } from '#web/kernel/theme.ts'
import { Menu, MenuChoices, MenuGroup, MenuItem, MenuLinkItem, MenuSeparator } from '#web/ui/index.ts'
import { useChangeLanguage, useThemeChoice } from './use-preferences.ts'

const THEME_ICONS: Record<ThemeChoice, typeof Sun> = { system: Monitor, light: Sun, dark: Moon }

type UserMenuProps = Pick<ComponentProps<typeof Menu>, 'trigger' | 'isOpen' | 'onOpenChange'> & {
  onKeyboardSheet: () => void
  /** What only some people have, below what is one's own. */
  children?: ReactNode
}

export function UserMenu({ onKeyboardSheet, children, ...opening }: UserMenuProps) {
  const t = useTranslations('shell')
  const { user, customer, admin } = useMe()
  const ownSettings = customer ? paths.settings : admin && paths.adminSecurity
  return (
    <Menu {...opening} label={t('userMenu', { email: user.email })}>
      <MenuGroup label={user.email}>
        {ownSettings && (
          <MenuLinkItem
            link={<Link to={ownSettings} search={customer ? { tab: 'security' } : {}} />}
            icon={<Settings aria-hidden />}
          >
            {t('profileSettings')}
          </MenuLinkItem>
        )}
        <MenuItem icon={<Keyboard aria-hidden />} onSelect={onKeyboardSheet}>
          {t('keyboardShortcuts')}
        </MenuItem>
      </MenuGroup>
      {children}
      <MenuSeparator />
      <ThemeChoices />
      <LanguageChoices />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void session.signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}

function ThemeChoices() {
  const t = useTranslations('shell')
  return (
    <MenuChoices
      label={t('theme')}
      value={useThemeChoice()}
      onChoose={(choice) => theme.choose(choice)}
      choices={THEME_CHOICES.map((choice) => {
        const Icon = THEME_ICONS[choice]
        return { value: choice, label: t(`themes.${choice}`), icon: <Icon aria-hidden /> }
      })}
    />
  )
}

function LanguageChoices() {
  const t = useTranslations('shell')
  return (
    <MenuChoices
      label={t('language')}
      value={useLocale()}
      onChoose={useChangeLanguage()}
      choices={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
    />
  )
}
