import { useTranslations } from 'use-intl'
import { SheetSection } from '#web/ui/index.ts'

/** The first two matter most: whoever pays is asked again. */
const ADVICE = ['doNotPay', 'doNotEngage', 'collect', 'report', 'extortion', 'check'] as const

export function Advice() {
  const t = useTranslations('incidents.advice')
  return (
    <SheetSection title={t('title')}>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-muted">
        {ADVICE.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </SheetSection>
  )
}
