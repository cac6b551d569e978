import { Link } from '@tanstack/react-router'
import { FlaskConical, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { LatePopover } from '#web/components/opens-late.tsx'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Badge } from '#web/ui/index.ts'
import type { Workspace } from '#shared/contracts/session.ts'
import { countCalendarDays } from '#web/kernel/formatting/calendar-days.ts'

/** The server's own page about the stand-ins; the app has no route for it. */
const SANDBOX_PATH = '/sandbox'

const MARK_CLASSES = 'flex min-h-6 items-center rounded-full pointer-coarse:min-h-11'

/** What one must know about this workspace at all times: it is a demo, the world outside is a stand-in, the trial ends. */
export function WorkspaceMarks() {
  const t = useTranslations('shell')
  const { customer, isSandbox } = useMe()
  const now = useNow()
  const trialDays = customer && countTrialDays(customer, now)
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {customer?.isDemo && (
        <ExplainedMark title={t('demoData')} tone="warn" icon={<Sparkles aria-hidden />}>
          <p>{t('demoDataHint')}</p>
        </ExplainedMark>
      )}
      {isSandbox && (
        <ExplainedMark title={t('sandbox')} tone="info" icon={<FlaskConical aria-hidden />}>
          <p>{t('sandboxHint')}</p>
          <a href={SANDBOX_PATH} className="mt-2 inline-flex min-h-6 items-center underline underline-offset-4">
            {t('openSandbox')}
          </a>
        </ExplainedMark>
      )}
      {trialDays !== null && (
        <Link to={paths.subscription} className={MARK_CLASSES}>
          <Badge>{t('trialDaysLeft', { days: trialDays })}</Badge>
        </Link>
      )}
    </div>
  )
}

interface ExplainedMarkProps {
  title: string
  tone: 'warn' | 'info'
  icon: ReactNode
  children: ReactNode
}

/** A mark that says on a press, by whichever means, what it means. */
function ExplainedMark({ title, tone, icon, children }: ExplainedMarkProps) {
  return (
    <LatePopover
      title={title}
      align="start"
      className="max-w-72 p-4"
      trigger={
        <button type="button" className={MARK_CLASSES}>
          <Badge tone={tone} icon={icon}>
            {title}
          </Badge>
        </button>
      }
    >
      {children}
    </LatePopover>
  )
}

type Trial = Pick<Workspace, 'status' | 'trialEndsAt' | 'timezone'>

/** Days of the customer's calendar until the trial ends, 0 on its last; `null` when there is no trial running. */
export function countTrialDays({ status, trialEndsAt, timezone }: Trial, now: Date): number | null {
  if (status !== 'trialing' || trialEndsAt === null) return null
  const endsAt = new Date(trialEndsAt)
  return endsAt < now ? null : countCalendarDays(now, endsAt, timezone)
}
