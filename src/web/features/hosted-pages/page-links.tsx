import { Link } from '@tanstack/react-router'
import { ExternalLink, QrCode } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { paths } from '#shared/domain/paths.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { buttonClasses } from '#web/ui/index.ts'
import { StatusBadge } from './pages-table.tsx'

/** Whether it is there for visitors, and the ways to it. */
export function PageLinks({ page }: { page: HostedPage }) {
  const t = useTranslations('hostedPages')
  const canManage = can(useMe(), 'qr-codes.manage')
  return (
    <>
      <StatusBadge status={page.status} />
      <CopyButton text={page.url} label={t('copyLink')} />
      {page.status === 'published' && (
        <a href={page.url} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
          <ExternalLink aria-hidden />
          {t('open')}
        </a>
      )}
      {canManage && (
        <Link to={paths.qrCodes} search={{ page: page.id }} className={buttonClasses({ size: 'small' })}>
          <QrCode aria-hidden />
          {t('makeCode')}
        </Link>
      )}
    </>
  )
}
