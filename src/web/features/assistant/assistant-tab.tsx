import { useQuery } from '@tanstack/react-query'
import { useTranslations, useFormatter } from 'use-intl'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card, Badge, Banner, Button, ProgressBar } from '#web/ui/index.ts'
import type { ReactNode } from 'react'
import type { AssistantState } from '#shared/contracts/assistant.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { RefreshCw } from 'lucide-react'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { assistantQuery, brandVoiceQuery, useStartReanalysis } from './assistant.queries.ts'
import { BrandVoiceForm } from './brand-voice-form.tsx'
import { UsageCard } from './usage-card.tsx'
import { LINE_LISTS } from './line-lists.ts'

export function AssistantTab() {
  const t = useTranslations('assistant')
  const me = useMe()
  const assistant = useQuery(assistantQuery)
  return (
    <div className="flex flex-col gap-6">
      <QueryState query={assistant} failedTitle={t('failed')}>
        {(state) => <WhoCard state={state} />}
      </QueryState>
      {can(me, 'replies.draft') && (
        <div id="voice" className="scroll-mt-20">
          <BrandVoiceCard />
        </div>
      )}
      {assistant.data && <AnalysisCard state={assistant.data} />}
      {can(me, 'settings.view') && <UsageCard />}
    </div>
  )
}

function BrandVoiceCard() {
  const t = useTranslations('assistant.voice')
  const canManage = can(useMe(), 'settings.manage')
  const voice = useQuery(brandVoiceQuery)
  const { data: assistant } = useQuery(assistantQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {assistant?.model === null && <p className="mb-5 text-ink-muted">{t('builtInLimits')}</p>}
      <QueryState query={voice} failedTitle={t('failed')}>
        {(saved) => (canManage ? <EditedVoice saved={saved} /> : <BrandVoiceSummary voice={saved} />)}
      </QueryState>
    </Card>
  )
}

function EditedVoice({ saved }: { saved: BrandVoice }) {
  const draft = useDraft('brand-voice', saved)
  return <BrandVoiceForm key={draft.round} draft={draft} />
}

/** For those who cannot change it. */
function BrandVoiceSummary({ voice }: { voice: BrandVoice }) {
  const t = useTranslations('assistant.voice')
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-3">
        <Entry name={t('tone')}>{t(`tones.${voice.tone}`)}</Entry>
        {LINE_LISTS.map((list) => (
          <Entry key={list} name={t(list)}>
            {voice[list].length === 0 ? t('none') : <Lines lines={voice[list]} />}
          </Entry>
        ))}
        <Entry name={t('signature')}>{voice.signature || t('none')}</Entry>
      </dl>
      <p className="text-sm text-ink-muted">{t('readOnly')}</p>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="break-words text-ink-muted">{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ml-4 list-disc">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Who reads and drafts, what that one can and cannot do, and how far it is to be trusted. */
function WhoCard({ state }: { state: AssistantState }) {
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

/** Which version reads reviews, how many it has still to read, and the way to have it do so. */
function AnalysisCard({ state }: { state: AssistantState }) {
  const t = useTranslations('assistant.analysis')
  const canManage = can(useMe(), 'settings.manage')
  const start = useStartReanalysis()
  const { outdatedCount, waitingCount, reanalysis } = state
  const isRunning = reanalysis?.state === 'running'
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        <div className="flex flex-col gap-1">
          <p>{t('version', { version: state.analysisVersion })}</p>
          {outdatedCount > 0 && <p>{t('outdated', { count: outdatedCount })}</p>}
          {waitingCount > 0 && <p>{t('waiting', { count: waitingCount })}</p>}
          {outdatedCount === 0 && waitingCount === 0 && <p className="text-ink-muted">{t('upToDate')}</p>}
        </div>
        <Progress reanalysis={reanalysis} />
        {canManage && !isRunning && (
          <>
            <p className="text-ink-muted">{t('correctionsStay')}</p>
            <Button
              icon={<RefreshCw aria-hidden />}
              isBusy={start.isPending}
              busyLabel={t('starting')}
              onClick={() => start.mutate()}
            >
              {t(outdatedCount > 0 ? 'start' : 'startAll')}
            </Button>
          </>
        )}
        <ProblemBanner error={start.error} fallback={t('startFailed')} />
      </div>
    </Card>
  )
}

function Progress({ reanalysis }: Pick<AssistantState, 'reanalysis'>) {
  const t = useTranslations('assistant.analysis')
  const formatting = useFormatting()
  const now = useNow()
  if (!reanalysis) return null
  const { state, done, total, finishedAt, startedAt } = reanalysis
  const time = formatting.relativeTime(finishedAt ?? startedAt, now)
  if (state === 'failed') return <Banner tone="bad">{t('runFailed', { done, total, time })}</Banner>
  if (state === 'done') return <output className="text-ink-muted">{t('done', { total, time })}</output>
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="tabular-nums">{t('progress', { done, total })}</p>
      <ProgressBar label={t('progress', { done, total })} value={done} max={total} />
      <p className="text-sm text-ink-muted">{t('running')}</p>
    </div>
  )
}
