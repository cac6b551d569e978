import { useTranslations } from 'use-intl'
import { Kbd } from '#web/ui/index.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const COMMAND_LETTER = 'K'

/** Ctrl K, or ⌘ K where the keyboard has it. */
export function CommandKeys() {
  const t = useTranslations('shell')
  return (
    <span className="flex shrink-0 gap-1">
      <Kbd>{isApple ? t('keyCommand') : t('keyControl')}</Kbd>
      <Kbd>{COMMAND_LETTER}</Kbd>
    </span>
  )
}
