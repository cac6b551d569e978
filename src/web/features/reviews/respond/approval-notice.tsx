import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { awaitingApprovalQuery } from './respond.queries.ts'

/** Above the list, for those who may let replies go out, while some wait. */
export function ApprovalNotice() {
  const t = useTranslations('reviewsRespond.approval')
  const me = useMe()
  const { data } = useQuery({ ...awaitingApprovalQuery, enabled: can(me, 'replies.publish') })
  if (!data || data.count === 0) return null
  return (
    <Banner
      action={
        <Link
          to={paths.reviews}
          search={{ reply: 'awaiting-approval' } as never}
          className={buttonClasses({ size: 'small' })}
        >
          {t('show')}
        </Link>
      }
    >
      {t('waiting', { count: data.count, isMore: String(data.isMore) })}
    </Banner>
  )
}
