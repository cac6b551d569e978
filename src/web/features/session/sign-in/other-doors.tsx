import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { paths } from '#web/kernel/paths.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { findDoors, leaveForGoogle } from '#web/kernel/session/account/other-doors.ts'
import { Button } from '#web/ui/index.ts'
import { GoogleMark } from './google-mark.tsx'

const doorsQuery = queryOptions({
  queryKey: queryKeys.doors,
  queryFn: findDoors,
  staleTime: Number.POSITIVE_INFINITY,
})

interface OtherDoorsProps {
  isRemembered: () => boolean
  onSso: () => void
}

/** The ways in besides the password. Where nobody can tell which there are, the password remains. */
export function OtherDoors({ isRemembered, onSso }: OtherDoorsProps) {
  const t = useTranslations('session')
  const { redirect } = useSearch({ from: paths.login })
  const { data: doors } = useQuery(doorsQuery)
  const { attempt, isBusy, error } = useAttempt()
  if (!doors?.hasGoogle && !doors?.hasSso) return null

  return (
    <div className="flex flex-col gap-3">
      <p
        aria-hidden
        className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('or')}
      </p>
      {doors.hasGoogle && (
        <Button
          icon={<GoogleMark />}
          isBusy={isBusy}
          busyLabel={t('leaving')}
          onClick={() => void attempt(() => leaveForGoogle({ isRemembered: isRemembered(), redirect }))}
        >
          {t('google')}
        </Button>
      )}
      {doors.hasSso && (
        <Button icon={<KeyRound aria-hidden />} onClick={onSso}>
          {t('sso')}
        </Button>
      )}
      <ProblemBanner error={error} fallback={t('failed')} />
    </div>
  )
}
