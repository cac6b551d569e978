import { Navigate, useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { releaseWhitelist } from '#shared/contracts/settings.ts'
import { paths } from '#shared/domain/paths.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useSignedInAs } from '#web/components/account/use-signed-in-as.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'

/** Where the mail leads that lets an owner in again whom the whitelist keeps out. */
export function ReleasePage() {
  const t = useTranslations('security.release')
  const { word } = useParams({ from: paths.releaseWhitelist })
  const email = useSignedInAs()
  const release = useChange(() => call(releaseWhitelist, { word }), {
    renews: [queryKeys.me, queryKeys.securitySettings],
  })
  if (email === null) return <Navigate to={paths.login} search={{ redirect: location.pathname }} replace />
  return (
    <DoorFrame title={t('title')} subtitle={t('text')}>
      <div className="flex flex-col items-start gap-4">
        {release.isSuccess ? (
          <>
            <Banner tone="good" className="w-full">
              {t('done')}
            </Banner>
            {/* A page of its own again, for nothing that was refused is to be shown from memory. */}
            <a href={paths.dashboard} className={buttonClasses({ variant: 'primary' })}>
              {t('goOn')}
            </a>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              isBusy={release.isPending}
              busyLabel={t('turningOff')}
              onClick={() => release.mutate()}
            >
              {t('turnOff')}
            </Button>
            <ProblemBanner error={release.error} />
          </>
        )}
      </div>
    </DoorFrame>
  )
}
