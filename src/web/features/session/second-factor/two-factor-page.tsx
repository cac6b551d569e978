import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { paths } from '#shared/domain/paths.ts'
import { session } from '#web/kernel/session/session.ts'
import { joinClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { SecondFactorStep } from './second-factor-step.tsx'

/** After the password, before anything else. */
export function TwoFactorPage() {
  const t = useTranslations('secondFactor')
  const { redirect } = useSearch({ from: paths.twoFactor })
  const enter = useEnter()
  const goal = redirect ?? paths.dashboard
  useEffect(() => session.onSecondFactorShownElsewhere(() => void enter(goal)), [enter, goal])

  return (
    <DoorFrame
      title={t('title')}
      subtitle={t('subtitle')}
      below={
        <button
          type="button"
          className={joinClasses(TEXT_LINK_CLASSES, 'self-start')}
          onClick={() => void session.signOut()}
        >
          {t('asSomebodyElse')}
        </button>
      }
    >
      <SecondFactorStep onShown={() => enter(goal)} />
    </DoorFrame>
  )
}
