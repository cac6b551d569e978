import { useTranslations } from 'use-intl'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Banner, ProgressBar } from '#web/ui/index.ts'

const DAY_MS = 86_400_000

export function Allowance({ usage: { dailyCap, spentToday, to } }: { usage: AiUsage }) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  // Nobody is paid by the token, and nobody was.
  if (dailyCap === null && spentToday === 0) return null
  const words =
    dailyCap === null ? t('unlimited', { spent: spentToday }) : t('spent', { spent: spentToday, cap: dailyCap })
  // A day is one of UTC, and `to` is today.
  const time = formatting.dateTime(new Date(Date.parse(to) + DAY_MS))
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('allowance')}</h3>
      <p className="tabular-nums">{words}</p>
      {dailyCap !== null && <ProgressBar label={t('allowance')} value={spentToday} max={dailyCap} />}
      {dailyCap !== null && <Left left={dailyCap - spentToday} time={time} />}
      <p className="text-sm text-ink-muted">{t('allowanceText')}</p>
    </div>
  )
}

function Left({ left, time }: { left: number; time: string }) {
  const t = useTranslations('assistant.usage')
  if (left <= 0) return <Banner tone="warn">{t('usedUp', { time })}</Banner>
  return <p className="text-sm text-ink-muted tabular-nums">{t('left', { left, time })}</p>
}
