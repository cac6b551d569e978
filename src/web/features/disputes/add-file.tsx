import { FileUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { EVIDENCE_TYPES, DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Field, FileInput, ProgressBar } from '#web/ui/index.ts'
import { useState } from 'react'
import { addDisputeFile } from '#shared/contracts/dispute-files.ts'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import { call } from '#web/kernel/api/call.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { useDisputeMutation } from './disputes.queries.ts'

/** What can be told without sending it. */
class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly key: ValidationKey

  constructor(key: ValidationKey) {
    super(key)
    this.key = key
  }
}

/** `sent`: how much of it has left, from 0 to 1; what is all there is still looked at. */
function useAddFile(disputeId: string) {
  const [sent, setSent] = useState(0)
  const adding = useDisputeMutation(async (file: File) => {
    setSent(0)
    if (file.size > DISPUTE_LIMITS.fileBytes) throw new FileFault('fileTooLarge')
    if (file.size === 0) throw new FileFault('fileUnreadable')
    return call(addDisputeFile, { disputeId, name: file.name, data: await readBase64(file) }, { onSent: setSent })
  })
  return { ...adding, sent }
}

/** Why a file was not taken: what is wrong with it, else what the refusal says. */
function useFileSentence(): (error: unknown) => string {
  const validation = useTranslations('validation')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof FileFault) return validation(error.key)
    return sentenceFor(error)
  }
}

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

/** What a request can carry of a file. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  // In pieces: a call takes only so many arguments. Three bytes become four letters, so each piece ends on its own.
  const pieceBytes = 3 * 8192
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    parts.push(btoa(String.fromCodePoint(...bytes.subarray(start, start + pieceBytes))))
  }
  return parts.join('')
}
