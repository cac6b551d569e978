import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'

/** What one agrees to, each in a tab of its own so that nothing typed is lost. */
export function AgreementNote() {
  const t = useTranslations('session')
  const link = (href: string) => (text: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      {text}
    </a>
  )
  return (
    <p className="text-sm text-ink-muted">
      {t.rich('agreement', { terms: link(paths.terms), privacy: link(paths.privacy) })}
    </p>
  )
}
