import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { changeMyLanguage } from '#shared/contracts/session.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { call } from '#web/kernel/api/call.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { meQuery } from '#web/kernel/session/me.ts'
import { theme, type ThemeChoice } from '#web/kernel/theme.ts'
import { useToast } from '#web/ui/index.ts'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(theme.subscribe, theme.get)
}

/** Changes the screens at once and keeps the choice with the person, for their other devices and their mail. */
export function useChangeLanguage(): (locale: Locale) => void {
  const t = useTranslations('shell')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (locale: Locale) => {
      await language.choose(locale)
      return call(changeMyLanguage, { language: locale })
    },
    onSuccess: (me) => queryClient.setQueryData(meQuery.queryKey, me),
    onError: () => toast({ tone: 'bad', title: t('languageFailed') }),
  })
  return mutate
}
