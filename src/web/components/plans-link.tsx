import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { pathIn, paths } from '#shared/domain/paths.ts'

/** For sentences that end with a way to the plans. */
export const toPlans = (text: ReactNode) => <PlansLink>{text}</PlansLink>

/** To a page of the website, which the server serves. */
function PlansLink({ children }: { children: ReactNode }) {
  return (
    <a href={pathIn(useLocale(), paths.pricing)} className="font-medium text-accent underline underline-offset-4">
      {children}
    </a>
  )
}
