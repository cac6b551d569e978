import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

export function usePageTitle(page: string) {
  const t = useTranslations('common')
  const title = t('documentTitle', { page })

  useEffect(() => {
    document.title = title
  }, [title])
}
