import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { buttonClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

/** For sentences that end with a way to the plans. Whoever may not choose one is told there whom to ask. */
export const toPlans = (text: ReactNode) => (
  <Link to={paths.subscription} className={TEXT_LINK_CLASSES}>
    {text}
  </Link>
)

/** Beside what a plan does not have. */
export function PlansButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useTranslations('billing')
  return (
    <Link to={paths.subscription} className={buttonClasses({ size: 'small', variant })}>
      {t('seePlans')}
    </Link>
  )
}
