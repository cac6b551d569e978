import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'

interface DiscardButtonProps {
  draft: { isKept: boolean; discard: () => void }
  formId: string
}

/** There as long as something was typed. Goes with it, so the form takes the focus. */
export function DiscardButton({ draft, formId }: DiscardButtonProps) {
  const t = useTranslations('common')
  if (!draft.isKept) return null

  function discard() {
    flushSync(draft.discard)
    document.getElementById(formId)?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  return (
    <Button variant="quiet" onClick={discard} className="max-sm:min-w-full">
      {t('discard')}
    </Button>
  )
}
