import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { enterDemo } from '#web/kernel/session/other-doors.ts'
import { Button, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

/** One press on the website or at the sign-in leads here, and on into the demo workspace. */
export function DemoPage() {
  const t = useTranslations('session')
  const enter = useEnter()
  const { attempt, isBusy, error } = useAttempt()
  const open = () =>
    void attempt(async () => {
      await enterDemo()
      await enter(paths.dashboard)
    })
  const openAtOnce = useEffectEvent(open)
  useEffect(() => openAtOnce(), [])

  return (
    <DoorFrame
      title={t('demoTitle')}
      subtitle={t('demoSubtitle')}
      below={
        <Link to={paths.login} className={TEXT_LINK_CLASSES}>
          {t('backToSignIn')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <Button variant="primary" size="large" isBusy={isBusy} busyLabel={t('openingDemo')} onClick={open}>
          {t('tryDemo')}
        </Button>
        <ProblemBanner error={error} fallback={t('failed')} />
      </div>
    </DoorFrame>
  )
}
