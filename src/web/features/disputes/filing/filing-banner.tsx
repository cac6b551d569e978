import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { disputeQuery } from '../disputes.queries.ts'
import type { Filing } from './use-filing.ts'

const SHOWN_FOR_MS = 5000
/** The stream tells when it is done; this is for when it does not. */
const ASK_AGAIN_MS = 2000

export interface FilingNotice {
  tone: 'good' | 'bad'
  title?: string
  text: string
  /** A new one each time, so that the time of the second begins anew. */
  id: number
}

export function FilingBanner({ filing }: { filing: Filing }) {
  const { notice, watchedIds, end, dismissNotice } = filing
  return (
    <>
      {watchedIds.map((disputeId) => (
        <FilingWatch key={disputeId} disputeId={disputeId} onEnd={end} />
      ))}
      {notice && (
        <Banner
          key={notice.id}
          tone={notice.tone}
          title={notice.title}
          autoHideAfterMs={SHOWN_FOR_MS}
          onDismiss={dismissNotice}
          {...(notice.tone === 'bad' && { action: <SettingsLink /> })}
        >
          {notice.text}
        </Banner>
      )}
    </>
  )
}

function FilingWatch({ disputeId, onEnd }: { disputeId: string; onEnd: (detail: DisputeDetail) => void }) {
  const { data } = useQuery({ ...disputeQuery(disputeId), refetchInterval: ASK_AGAIN_MS })
  const hasEnded = data !== undefined && data.filingState !== 'queued' && data.filingState !== 'filing'
  const tell = useEffectEvent(() => data && onEnd(data))
  useEffect(() => {
    if (hasEnded) tell()
  }, [hasEnded])
  return null
}

/** Where connections are mended, for those who may. */
export function SettingsLink() {
  const t = useTranslations('disputes.filed')
  if (!can(useMe(), 'integrations.manage')) return null
  return (
    <Link to={paths.settings} search={{ tab: 'integrations' }} className={buttonClasses({ size: 'small' })}>
      {t('settings')}
    </Link>
  )
}
