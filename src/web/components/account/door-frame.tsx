import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { LOCALES } from '#shared/domain/locales.ts'
import { PLANS, TRIAL_DAYS } from '#shared/domain/plans.ts'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { usePageTitle } from '#web/kernel/use-page-title.ts'
import { pathIn, paths } from '#shared/domain/paths.ts'
import { useDoorSearch } from './use-enter.ts'
import { Banner, Card, joinClasses, PageHeader } from '#web/ui/index.ts'

interface DoorFrameProps {
  title: string
  subtitle?: string
  /** For what is more than a form. */
  isWide?: boolean
  /** The way to a neighbouring page, below the card. */
  below?: ReactNode
  children: ReactNode
}

/** The page around a form for people who are not signed in. */
export function DoorFrame({ title, subtitle, isWide = false, below, children }: DoorFrameProps) {
  const t = useTranslations('session')
  const common = useTranslations('common')
  const homePath = pathIn(useLocale(), paths.home)
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:py-20">
      <main className={joinClasses('flex w-full flex-1 flex-col gap-6', isWide ? 'max-w-xl' : 'max-w-sm')}>
        {/* A page of its own, served by the server. */}
        <a href={homePath} className="flex items-center gap-2 self-start text-lg font-semibold pointer-coarse:min-h-11">
          <BrandMark className="size-8" />
          {common('brand')}
        </a>
        <PageHeader title={title} subtitle={subtitle} />
        <ChosenPlan />
        <Card>{children}</Card>
        {below}
        <a
          href={homePath}
          className="inline-flex min-h-6 items-center self-start text-sm text-ink-muted underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('backToWebsite')}
        </a>
      </main>
      <VisitorChoices />
    </div>
  )
}

/** What was chosen on the pricing page, on the whole way in. */
function ChosenPlan() {
  const t = useTranslations('session')
  const format = useFormatter()
  const { plan } = useDoorSearch()
  if (!plan) return null
  const dollars = PLANS[plan].pricePerMonthCents / 100
  const price = format.number(dollars, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  return <Banner>{t('chosenPlan', { plan: t(`plans.${plan}`), days: TRIAL_DAYS, price })}</Banner>
}

/** The languages, for somebody whose own is not known yet. */
function VisitorChoices() {
  const shell = useTranslations('shell')
  const current = useLocale()
  return (
    <footer className="mt-10">
      <ul aria-label={shell('language')} className="flex flex-wrap justify-center gap-x-1 text-sm">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-pressed={locale === current}
              className="min-h-9 rounded-control px-2.5 text-ink-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
              onClick={() => void language.choose(locale)}
            >
              {LANGUAGE_NAMES[locale]}
            </button>
          </li>
        ))}
      </ul>
    </footer>
  )
}
