import { useFormatter, useTranslations } from 'use-intl'
import type { AssistantState } from '#shared/contracts/assistant.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Badge, Banner, Card } from '#web/ui/index.ts'

/** Who reads and drafts, what that one can and cannot do, and how far it is to be trusted. */
export function WhoCard({ state }: { state: AssistantState }) {
  const t = useTranslations('assistant.who')
  const { model, isSandbox } = state
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{model === null ? t('builtIn') : t('model', { model })}</span>
          {isSandbox && <Badge tone="info">{t('sandbox')}</Badge>}
        </p>
        <EndNotice state={state} />
        {model === null ? <BuiltInText accuracy={state.measuredAccuracy} /> : <p>{t('modelText')}</p>}
        {isSandbox && <p className="text-ink-muted">{t('sandboxText')}</p>}
      </div>
    </Card>
  )
}

function BuiltInText({ accuracy }: { accuracy: number }) {
  const t = useTranslations('assistant.who')
  const format = useFormatter()
  return (
    <>
      <p>{t('builtInText')}</p>
      <p>{t('builtInLimits')}</p>
      <p className="text-ink-muted">
        {t('accuracy', { accuracy: format.number(accuracy, { style: 'percent', maximumFractionDigits: 1 }) })}
      </p>
    </>
  )
}

function EndNotice({ state: { model, modelEndsOn } }: { state: AssistantState }) {
  const t = useTranslations('assistant.who')
  const formatting = useFormatting()
  const today = useNow().toISOString().slice(0, 10)
  if (model === null || modelEndsOn === null) return null
  // Noon: the day is the same in whichever timezone it is written.
  const words = { model, date: formatting.date(`${modelEndsOn}T12:00:00Z`) }
  const hasEnded = modelEndsOn <= today
  return <Banner tone={hasEnded ? 'bad' : 'warn'}>{hasEnded ? t('hasEnded', words) : t('endsOn', words)}</Banner>
}
