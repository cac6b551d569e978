import { FlaskConical, Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Badge } from '#web/ui/index.ts'
import { countTrialDays } from './trial-days.ts'

/** What one must know about this workspace at all times: it is a demo, the world outside is a stand-in, the trial ends. */
export function WorkspaceMarks() {
  const t = useTranslations('shell')
  const { customer, isSandbox } = useMe()
  const now = useNow()
  const trialDays = customer && countTrialDays(customer, now)
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {customer?.isDemo && (
        <span title={t('demoDataHint')}>
          <Badge tone="warn" icon={<Sparkles aria-hidden />}>
            {t('demoData')}
          </Badge>
        </span>
      )}
      {isSandbox && (
        <span title={t('sandboxHint')}>
          <Badge tone="info" icon={<FlaskConical aria-hidden />}>
            {t('sandbox')}
          </Badge>
        </span>
      )}
      {trialDays !== null && <Badge>{t('trialDaysLeft', { days: trialDays })}</Badge>}
    </div>
  )
}
