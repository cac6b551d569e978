import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'
import type { CodesClosing } from './use-codes-closing.ts'

export function RecoveryCodesFooter({ closing }: { closing: CodesClosing }) {
  const t = useTranslations('twoFactor')
  const backButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (closing.isAsking) backButton.current?.focus()
  }, [closing.isAsking])

  if (!closing.isAsking) {
    return (
      <Button variant="primary" onClick={closing.confirm}>
        {t('codesSaved')}
      </Button>
    )
  }
  return (
    <>
      <p role="alert" className="w-full text-sm">
        {t('codesUnsaved')}
      </p>
      <Button onClick={closing.confirm}>{t('codesLeave')}</Button>
      <Button ref={backButton} variant="primary" onClick={closing.stay}>
        {t('codesBack')}
      </Button>
    </>
  )
}
