import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fileDispute, undoFiling } from '#shared/contracts/dispute-filing.ts'
import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { writeCase } from '#shared/domain/dispute-case.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Badge, Banner, useToast } from '#web/ui/index.ts'
import { readDraft } from '../description-section.tsx'
import { takeInDispute, useDisputeMutation } from '../disputes.queries.ts'

/** The words on the screen, saved or not: they are what is filed. */
export function useWordsToFile(dispute: Pick<Dispute, 'id' | 'description'>) {
  const [kept, keep] = useKeptText('dispute-description', dispute.id)
  const draft = readDraft(kept)
  const description = draft?.text.trim() ?? dispute.description
  const isUnsaved = description !== dispute.description
  return {
    description,
    base: draft?.base ?? dispute.description,
    isUnsaved,
    /** Somebody has saved other words since these were begun. */
    hasConflict: isUnsaved && draft?.base !== dispute.description,
    forgetDraft: () => keep(''),
  }
}

interface FileDialogProps {
  dispute: Dispute
  platform: Platform
  onClose: () => void
  onFiling?: (detail: DisputeDetail) => void
}

/** Shows what the platform gets, to the letter, before it goes. */
export function FileDialog({ dispute, platform, onClose, onFiling }: FileDialogProps) {
  const t = useTranslations('disputeFiling')
  const name = PLATFORM_NAMES[platform]
  const words = useWordsToFile(dispute)
  const { id: disputeId, reason, category, description: saved, evidence } = dispute
  const seen = { reason, category, description: saved, evidence }
  const filing = useSending(dispute, {
    title: t('queued', { platform: name }),
    send: (description: string | undefined) =>
      call(fileDispute, { disputeId, seen, ...(description !== undefined && { description }) }),
    onQueued: (detail) => {
      words.forgetDraft()
      onClose()
      onFiling?.(detail)
    },
  })
  return (
    <FormDialog
      size="medium"
      title={t('file', { platform: name })}
      description={t('check.text', { platform: name })}
      labels={{ cancel: t('check.cancel'), submit: t('check.submit'), busy: t('filing') }}
      isReady={!words.hasConflict}
      isBusy={filing.isPending}
      problem={{ title: t('failed'), error: filing.error }}
      onSubmit={() => filing.mutate(words.isUnsaved ? words.description : undefined)}
      onClose={onClose}
    >
      {dispute.review?.isSandbox && (
        <Badge tone="warn" className="self-start">
          {t('sandbox')}
        </Badge>
      )}
      <CaseFacts dispute={dispute} description={words.description} />
      {words.hasConflict && <Banner tone="warn">{t('check.conflict')}</Banner>}
      {words.isUnsaved && !words.hasConflict && <p className="text-sm text-ink-muted">{t('check.unsaved')}</p>}
      {dispute.fileCount > 0 && (
        <p className="text-sm text-ink-muted">{t('check.files', { count: dispute.fileCount, platform: name })}</p>
      )}
    </FormDialog>
  )
}

function CaseFacts({ dispute, description }: { dispute: Dispute; description: string }) {
  const t = useTranslations('disputeFiling.check')
  const disputes = useTranslations('disputes')
  const policies = useTranslations('disputePolicies.categories')
  const { category, reason, evidence } = dispute
  return (
    <dl className="flex flex-col gap-2 [&_dt]:text-sm [&_dt]:text-ink-muted">
      <div>
        <dt>{disputes('reason')}</dt>
        <dd>{category ? policies(`${category}.name`) : disputes(`reasons.${reason}`)}</dd>
      </div>
      <div>
        <dt>{t('words')}</dt>
        <dd
          dir="auto"
          className="rounded-control border border-line bg-inset px-3 py-2 break-words whitespace-pre-line"
        >
          {writeCase({ description, evidence })}
        </dd>
      </div>
    </dl>
  )
}

interface Sending<Input> {
  /** Said while it can be taken back. */
  title: string
  send: (input: Input) => Promise<DisputeDetail>
  onQueued: (detail: DisputeDetail) => void
}

/** On its way to the platform, with some seconds to take it back. */
export function useSending<Input = void>(dispute: Dispute, { title, send, onQueued }: Sending<Input>) {
  const t = useTranslations('disputeFiling')
  const queryClient = useQueryClient()
  const toast = useToast()
  const undo = useUndoFiling()
  return useDisputeMutation(send, {
    onSuccess: (detail) => {
      onQueued(detail)
      toast({
        kind: kindOfFiling(dispute),
        title,
        text: t('queuedText'),
        action: { label: t('undo'), onAction: () => void undo(dispute) },
        durationMs: UNDO_WINDOW_MS,
      })
    },
    // Whoever was too late sees what stands there now.
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.disputes }),
  })
}

const kindOfFiling = ({ id }: Pick<Dispute, 'id'>) => `filing-${id}`

export function useUndoFiling(): (dispute: Pick<Dispute, 'id'>) => Promise<void> {
  const t = useTranslations('disputeFiling')
  const queryClient = useQueryClient()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return async (dispute) => {
    const kind = kindOfFiling(dispute)
    try {
      await takeInDispute(queryClient, await call(undoFiling, { disputeId: dispute.id }))
      toast({ kind, tone: 'info', title: t('undone') })
    } catch (error) {
      toast({ kind, tone: 'bad', title: t('undoFailed'), text: sentenceFor(error) })
    }
  }
}
