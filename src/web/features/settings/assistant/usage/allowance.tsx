import { useTranslations } from 'use-intl'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { Banner, ProgressBar } from '#web/ui/index.ts'

export function Allowance({ usage: { dailyCap, spentToday } }: { usage: AiUsage }) {
  const t = useTranslations('assistant.usage')
  // Nobody is paid by the token, and nobody was.
  if (dailyCap === null && spentToday === 0) return null
  const words =
    dailyCap === null ? t('unlimited', { spent: spentToday }) : t('spent', { spent: spentToday, cap: dailyCap })
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('allowance')}</h3>
      <p className="tabular-nums">{words}</p>
      {dailyCap !== null && <ProgressBar label={t('allowance')} value={spentToday} max={dailyCap} />}
      {dailyCap !== null && spentToday >= dailyCap && <Banner tone="warn">{t('usedUp')}</Banner>}
      <p className="text-sm text-ink-muted">{t('allowanceText')}</p>
    </div>
  )
}
