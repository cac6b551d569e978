import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { usePageTitle } from '#web/kernel/use-page-title.ts'
import { homePathIn } from '#web/kernel/paths.ts'
import { Card, PageHeader } from '#web/ui/index.ts'
import { VisitorChoices } from './visitor-choices.tsx'

interface DoorFrameProps {
  title: string
  subtitle?: string
  /** The way to a neighbouring page, below the card. */
  below?: ReactNode
  children: ReactNode
}

/** The page around a form for people who are not signed in. */
export function DoorFrame({ title, subtitle, below, children }: DoorFrameProps) {
  const t = useTranslations('session')
  const common = useTranslations('common')
  const homePath = homePathIn(useLocale())
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:py-20">
      <main className="flex w-full max-w-sm flex-1 flex-col gap-6">
        {/* A page of its own, served by the server. */}
        <a href={homePath} className="flex items-center gap-2 self-start text-lg font-semibold pointer-coarse:min-h-11">
          <BrandMark className="size-8" />
          {common('brand')}
        </a>
        <PageHeader title={title} subtitle={subtitle} />
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
