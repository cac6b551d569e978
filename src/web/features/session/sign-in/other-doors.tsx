import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'
import { doorsQuery } from '#web/kernel/session/account/doors.queries.ts'
import { Button } from '#web/ui/index.ts'
import { GoogleDoor, OrLine } from './google-door.tsx'

interface OtherDoorsProps {
  isRemembered: () => boolean
  onSso: () => void
}

/** The ways in besides the password. Where nobody can tell which there are, the password remains. */
export function OtherDoors({ isRemembered, onSso }: OtherDoorsProps) {
  const t = useTranslations('session')
  const { redirect } = useSearch({ from: paths.login })
  const { data: doors } = useQuery(doorsQuery)
  if (!doors?.hasGoogle && !doors?.hasSso) return null

  return (
    <div className="flex flex-col gap-3">
      <OrLine />
      {doors.hasGoogle && <GoogleDoor label={t('google')} isRemembered={isRemembered} redirect={redirect} />}
      {doors.hasSso && (
        <Button icon={<KeyRound aria-hidden />} onClick={onSso}>
          {t('sso')}
        </Button>
      )}
    </div>
  )
}
