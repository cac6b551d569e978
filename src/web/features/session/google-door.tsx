import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { leaveForGoogle } from '#web/kernel/session/other-doors.ts'
import type { DoorSearch } from '#web/kernel/session/safe-return-path.ts'
import { Button } from '#web/ui/index.ts'

interface GoogleDoorProps {
  label: string
  isRemembered: () => boolean
  search: DoorSearch
}

export function GoogleDoor({ label, isRemembered, search }: GoogleDoorProps) {
  const t = useTranslations('session')
  const { attempt, isBusy, error } = useAttempt()
  return (
    <>
      <Button
        icon={<GoogleMark />}
        isBusy={isBusy}
        busyLabel={t('leaving')}
        onClick={() => void attempt(() => leaveForGoogle({ isRemembered: isRemembered(), search }))}
      >
        {label}
      </Button>
      <ProblemBanner error={error} fallback={t('failed')} />
    </>
  )
}

/** Between the form and the ways around it. */
export function OrLine() {
  const t = useTranslations('session')
  return (
    <p
      aria-hidden
      className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {t('or')}
    </p>
  )
}

/** Our own simple mark for the provider, whose name stands beside it. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-current">
      <path d="M13.2 5A6 6 0 1 0 14 8.4H8.6" />
    </svg>
  )
}
