import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'

const LOOK =
  'flex h-10 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-muted transition-colors duration-120 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11'

/** The codes, and the pages they can lead to: two screens of one place. */
export function QrSections() {
  const t = useTranslations('qrCodes.sections')
  return (
    <nav aria-label={t('label')} className="flex gap-1 border-b border-line">
      <Link to={paths.qrCodes} activeOptions={{ exact: true, includeSearch: false }} className={LOOK}>
        {t('codes')}
      </Link>
      <Link to={paths.hostedPages} activeOptions={{ exact: true, includeSearch: false }} className={LOOK}>
        {t('pages')}
      </Link>
    </nav>
  )
}
