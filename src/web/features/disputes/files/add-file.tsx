import { FileUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { EVIDENCE_TYPES } from '#shared/domain/dispute-status.ts'
import { Field, FileInput, ProgressBar } from '#web/ui/index.ts'
import { useAddFile, useFileSentence } from './use-add-file.ts'

export function AddFile({ disputeId }: { disputeId: string }) {
  const t = useTranslations('disputesDetail.files')
  const care = useTranslations('disputeCare')
  const format = useFormatter()
  const adding = useAddFile(disputeId)
  const sentenceFor = useFileSentence()
  const name = adding.variables?.name ?? ''
  const under = (sent: number) =>
    sent < 1 ? care('sending', { name, percent: format.number(sent, { style: 'percent' }) }) : t('uploading', { name })
  return (
    <Field label={t('choose')} error={adding.isError && sentenceFor(adding.error)}>
      <FileInput
        accept={EVIDENCE_TYPES.join(',')}
        buttonLabel={t('button')}
        disabled={adding.isPending}
        onChoose={(file) => {
          if (!adding.isPending) adding.mutate(file)
        }}
      >
        <div className="flex min-w-0 flex-col gap-2">
          <p className="flex min-w-0 items-center gap-2">
            <FileUp aria-hidden className="size-4 shrink-0 text-ink-muted" />
            <output className="min-w-0 break-words">
              {adding.isPending && under(adding.sent)}
              {adding.isError && t('refused', { name })}
              {adding.isSuccess && t('added', { name })}
              {adding.isIdle && t('drop')}
            </output>
          </p>
          {adding.isPending && (
            <ProgressBar label={t('uploading', { name })} {...(adding.sent < 1 && { value: adding.sent, max: 1 })} />
          )}
        </div>
      </FileInput>
    </Field>
  )
}
