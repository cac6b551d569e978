import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { TEXT_LINK_CLASSES } from '#web/ui/index.ts'

/** For those who may connect one. */
export function ConnectLink({ label }: { label: string }) {
  const me = useMe()
  if (!can(me, 'integrations.manage')) return null
  return (
    <Link to={paths.settings} search={{ tab: 'integrations' }} className={TEXT_LINK_CLASSES}>
      {label}
    </Link>
  )
}

/** The way to mend a broken connection, or whom to ask for it. */
export function ReconnectPart() {
  const t = useTranslations('reviewsRespond.reconnect')
  const me = useMe()
  return can(me, 'integrations.manage') ? <ConnectLink label={t('link')} /> : <span>{t('ask')}</span>
}
