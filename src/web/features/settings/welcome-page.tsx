import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { changeMyLanguage } from '#shared/contracts/session.ts'
import { changeGeneralSettings, generalSettingsInput } from '#shared/contracts/settings.ts'
import { COUNTRIES } from '#shared/domain/customer-settings.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { findTimezoneCountries, timezoneHere, type TimezoneCountries } from '#web/kernel/formatting/timezone-name.ts'
import { meQuery } from '#web/kernel/session/me.ts'
import { BusinessFields, type BusinessInput } from './general-tab.tsx'

function useWelcome() {
  'use no memo'
  const router = useRouter()
  const queryClient = useQueryClient()
  const { redirect, plan: trialPlan } = useSearch({ from: paths.welcome })
  const shown = useLocale()
  const locale = LOCALES.find((known) => known === shown) ?? DEFAULT_LOCALE
  const { attempt, isBusy, error } = useAttempt()
  const form = useForm<BusinessInput>({
    resolver: zodResolver(generalSettingsInput),
    defaultValues: {
      companyName: '',
      country: findCountryIn(navigator.language),
      timezone: timezoneHere(),
      language: locale,
    },
  })

  async function save(business: BusinessInput) {
    await call(changeGeneralSettings, { ...business, language: locale, trialPlan })
    // The answer is the person as they are now: the way on is open.
    queryClient.setQueryData(meQuery.queryKey, await call(changeMyLanguage, { language: locale }))
    await router.navigate({ href: redirect ?? paths.dashboard, replace: true })
  }

  const { setValue, getValues } = form
  useEffect(() => {
    void findTimezoneCountries().then((countries) => {
      const here = { timezone: timezoneHere(), language: navigator.language }
      // Whoever has chosen by then knows better.
      if ((getValues('country') ?? null) === findCountryIn(here.language)) {
        setValue('country', guessCountry(here, countries))
      }
    })
  }, [setValue, getValues])

  const submit = form.handleSubmit((business) => attempt(() => save(business)))
  return { form, submit, isBusy, error }
}

/** What a language setting such as `en-GB` tells; a language alone tells no country. Some are not well-formed: `en-US@posix`. */
export function findCountryIn(language: string): string | null {
  const [, region] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z])/i.exec(language) ?? []
  return COUNTRIES.find((country) => country === region?.toUpperCase()) ?? null
}

/** Where the browser's clock is; where that is so in several countries, its language may tell in which. */
export function guessCountry(
  { timezone, language }: { timezone: string; language: string },
  countries: TimezoneCountries,
): string | null {
  const spoken = findCountryIn(language)
  const there = countries.get(timezone) ?? []
  if (there.length === 0 || (spoken !== null && there.includes(spoken))) return spoken
  return there.length === 1 ? (there[0] ?? null) : null
}

/** The first screen of a new workspace: what the business is called, and by whose clock it lives. */
export function WelcomePage() {
  'use no memo'
  const t = useTranslations('settings')
  const { form, submit, isBusy, error } = useWelcome()
  const { setFocus } = form
  useEffect(() => setFocus('companyName'), [setFocus])

  return (
    <DoorFrame title={t('welcome.title')} subtitle={t('welcome.subtitle')}>
      <Form onSubmit={submit}>
        <BusinessFields form={form} />
        <SubmitButton size="large" isBusy={isBusy} busyLabel={t('welcome.goingOn')}>
          {t('welcome.goOn')}
        </SubmitButton>
        <ProblemBanner error={error} fallback={t('saveFailedReason')} />
        <p className="text-sm text-ink-muted">{t('welcome.later')}</p>
      </Form>
    </DoorFrame>
  )
}
