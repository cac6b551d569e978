import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DryRun, tryRule } from '#shared/contracts/automation.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Dialog } from '#web/ui/index.ts'
import { useTry } from './automation.queries.ts'

/** What would have happened in the last 30 days, as it stands in the form. */
export function DryRunButton({ read }: { read: () => InputOf<typeof tryRule> }) {
  const t = useTranslations('automation.dryRun')
  const [isOpen, setIsOpen] = useState(false)
  const trial = useTry()
  const begin = () => {
    setIsOpen(true)
    trial.mutate(read())
  }
  return (
    <>
      <Button className="self-start max-sm:min-w-full" isBusy={trial.isPending} busyLabel={t('busy')} onClick={begin}>
        {t('button')}
      </Button>
      <Dialog
        size="medium"
        isOpen={isOpen && !trial.isPending}
        onOpenChange={setIsOpen}
        title={t('title')}
        footer={<Button onClick={() => setIsOpen(false)}>{t('close')}</Button>}
      >
        <ProblemBanner error={trial.error} />
        {trial.data && <Results result={trial.data} />}
      </Dialog>
    </>
  )
}

function Results({ result: { considered, met, items } }: { result: DryRun }) {
  const t = useTranslations('automation')
  return (
    <div className="flex flex-col gap-4">
      <p>{t('dryRun.summary', { considered, met })}</p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.reviewId} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium break-words">
                {[item.author, PLATFORM_NAMES[item.platform]].filter((part) => part !== null).join(' · ')}
              </span>
              <Badge tone={item.outcome === 'planned' ? 'good' : 'neutral'}>{t(`outcomes.${item.outcome}`)}</Badge>
            </p>
            {item.content && <p className="line-clamp-2 text-sm text-ink-muted">{item.content}</p>}
            {item.text && <p className="text-sm break-words whitespace-pre-line">{item.text}</p>}
            <SendTime at={item.sendsAt} />
          </li>
        ))}
      </ul>
      {items.length < met && <p className="text-sm text-ink-muted">{t('dryRun.newest', { count: items.length })}</p>}
    </div>
  )
}

function SendTime({ at }: { at: string | null }) {
  const t = useTranslations('automation.dryRun')
  const formatting = useFormatting()
  return at && <p className="text-sm text-ink-muted">{t('sendsAt', { time: formatting.dateTime(at) })}</p>
}
