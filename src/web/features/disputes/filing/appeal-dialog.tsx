import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { appealDispute, fileAppeal } from '#shared/contracts/dispute-filing.ts'
import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { writeAppeal } from '#shared/domain/dispute-case.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { Badge, Dialog, Field, TextArea, TextInput } from '#web/ui/index.ts'
import { useDisputeMutation } from '../disputes.queries.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { withLine } from '../create/dispute-words.ts'
import { LinesField } from '../create/lines-field.tsx'
import { useSending } from './file-dialog.tsx'
import { GuideStep, PageLink, PagesStep, WordsStep } from './guide-steps.tsx'

const LONGEST_REFERENCE = 200

interface AppealProps {
  dispute: DisputeDetail
  platform: Platform
  onClose: () => void
}

/** There is one, so it is made with care. */
export function AppealDialog(props: AppealProps) {
  return props.dispute.filingWay === 'api' ? <SendAppeal {...props} /> : <GuidedAppeal {...props} />
}

const draftSchema = z.object({
  words: z.string(),
  evidence: z.array(z.string()),
  /** Typed and not added to the evidence yet. */
  line: z.string(),
})
type AppealDraft = z.infer<typeof draftSchema>

/** With the evidence that the dispute had when it was begun. */
const keptSchema = draftSchema.extend({ base: z.array(z.string()).default([]) })

type Appealed = Pick<Dispute, 'id' | 'updatedAt' | 'appealWords' | 'description' | 'evidence'>

/** What was begun on this device, or else what was said before it was taken back. */
export function readAppeal(kept: string, { appealWords, evidence }: Appealed): AppealDraft {
  const blank = { words: appealWords ?? '', evidence, line: '' }
  try {
    const { base, ...draft } = keptSchema.parse(JSON.parse(kept || 'null'))
    const added = draft.evidence.filter((line) => !base.includes(line))
    const removed = base.filter((line) => !draft.evidence.includes(line))
    // Colleagues may have added lines meanwhile: only what was changed here is changed.
    const left = evidence.filter((line) => !removed.includes(line) && !added.includes(line))
    return { ...draft, evidence: [...left, ...added] }
  } catch {
    return blank
  }
}

/** What goes with the request, and the text that the platform gets. A line that was not added counts as well. */
export function describeDraft(
  { words, evidence, line }: AppealDraft,
  { id: disputeId, updatedAt, description }: Appealed,
) {
  const lines = withLine(evidence, line).slice(0, DISPUTE_LIMITS.lines)
  const given = { disputeId, updatedAt, words: words.trim(), evidence: lines }
  return {
    given,
    text: writeAppeal(given.words, { description, evidence: given.evidence }),
    isTooLong: given.words.length > DISPUTE_LIMITS.description,
  }
}

/** What is typed stays until it is sent, or said to have been. */
function useAppealDraft(dispute: DisputeDetail) {
  const [kept, keep] = useKeptText('dispute-appeal-case', dispute.id)
  const draft = readAppeal(kept, dispute)
  return {
    ...draft,
    ...describeDraft(draft, dispute),
    put: (change: Partial<AppealDraft>) => keep(JSON.stringify({ ...draft, ...change, base: dispute.evidence })),
    forget: () => keep(''),
  }
}

type TypedAppeal = ReturnType<typeof useAppealDraft>

/** Where the platform takes it from us, as the sandbox does. */
function SendAppeal({ dispute, platform, onClose }: AppealProps) {
  const t = useTranslations('disputeFiling')
  const name = PLATFORM_NAMES[platform]
  const draft = useAppealDraft(dispute)
  const sending = useSending(dispute, {
    title: t('appeal.queued', { platform: name }),
    send: () => call(fileAppeal, draft.given),
    onQueued: () => {
      draft.forget()
      onClose()
    },
  })
  return (
    <FormDialog
      size="large"
      title={t('appeal.title', { platform: name })}
      description={t('appeal.text', { platform: name })}
      labels={{ cancel: t('check.cancel'), submit: t('appeal.send'), busy: t('appeal.sending') }}
      isReady={!draft.isTooLong}
      isBusy={sending.isPending}
      problem={{ title: t('appeal.notSent'), error: sending.error }}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      {dispute.review?.isSandbox && (
        <Badge tone="warn" className="self-start">
          {t('sandbox')}
        </Badge>
      )}
      <AppealFields draft={draft} platform={platform} />
      <dl>
        <dt className="text-sm text-ink-muted">{t('check.text', { platform: name })}</dt>
        <dd
          dir="auto"
          className="rounded-control border border-line bg-inset px-3 py-2 break-words whitespace-pre-line"
        >
          {draft.text}
        </dd>
      </dl>
    </FormDialog>
  )
}

/** Where a person makes it: why it was turned down, what to say, where. */
function GuidedAppeal({ dispute, platform, onClose }: AppealProps) {
  const t = useTranslations('disputeFiling.appeal')
  const name = PLATFORM_NAMES[platform]
  const draft = useAppealDraft(dispute)
  const { hasForm, filingUrl } = PLATFORM_POLICIES[platform]
  return (
    <Dialog
      size="large"
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('title', { platform: name })}
      description={t('text', { platform: name })}
    >
      <ol className="flex flex-col gap-6">
        <GuideStep number={1} title={t('why')} text={t('whyText', { platform: name })}>
          {hasForm && <PageLink url={filingUrl} label={t('openCase', { platform: name })} />}
        </GuideStep>
        <GuideStep number={2} title={t('write')}>
          <div className="flex w-full flex-col gap-4">
            <AppealFields draft={draft} platform={platform} />
          </div>
        </GuideStep>
        <WordsStep number={3} words={draft.text} platform={platform} />
        <PagesStep number={4} dispute={dispute} platform={platform} />
        <GuideStep number={5} title={t('done')}>
          <RecordAppeal dispute={dispute} draft={draft} onDone={onClose} />
        </GuideStep>
      </ol>
    </Dialog>
  )
}

function AppealFields({ draft, platform }: { draft: TypedAppeal; platform: Platform }) {
  const t = useTranslations('disputeFiling.appeal')
  const create = useTranslations('disputes.create')
  const { description: most } = DISPUTE_LIMITS
  const used = draft.words.trim().length
  return (
    <>
      <Field
        label={t('wordsLabel')}
        hint={t('wordsHint', { platform: PLATFORM_NAMES[platform] })}
        aside={create('counter', { used, most })}
        error={draft.isTooLong && create('descriptionTooLong', { excess: used - most })}
      >
        <TextArea rows={4} value={draft.words} onChange={({ target }) => draft.put({ words: target.value })} />
      </Field>
      <LinesField
        label={create('evidence')}
        hint={create('evidenceHint')}
        addLabel={create('evidenceAdd')}
        removeLabel={(line) => create('evidenceRemove', { line })}
        lines={draft.evidence}
        typed={draft.line}
        onType={(line) => draft.put({ line })}
        onAdd={(evidence) => draft.put({ evidence, line: '' })}
        onRemove={(evidence) => draft.put({ evidence })}
      />
    </>
  )
}

interface RecordAppealProps {
  dispute: DisputeDetail
  draft: TypedAppeal
  onDone: () => void
}

function RecordAppeal({ dispute: { id: disputeId }, draft, onDone }: RecordAppealProps) {
  const t = useTranslations('disputeFiling')
  const [reference, keep] = useKeptText('dispute-appeal', disputeId)
  const send = () => call(appealDispute, { ...draft.given, reference: reference.trim() || null })
  const appealing = useDisputeMutation(send, {
    onSuccess: () => {
      keep('')
      draft.forget()
      onDone()
    },
  })
  return (
    <Form className="flex w-full flex-col gap-4" onSubmit={() => !draft.isTooLong && appealing.mutate()}>
      <Field label={t('appeal.referenceLabel')} className="max-w-md">
        <TextInput
          value={reference}
          maxLength={LONGEST_REFERENCE}
          autoComplete="off"
          onChange={(event) => keep(event.target.value)}
        />
      </Field>
      <ProblemBanner title={t('appeal.failed')} error={appealing.error} />
      <SubmitButton
        className="self-start"
        isReady={!draft.isTooLong}
        isBusy={appealing.isPending}
        busyLabel={t('guide.confirming')}
      >
        {t('appeal.confirm')}
      </SubmitButton>
    </Form>
  )
}
