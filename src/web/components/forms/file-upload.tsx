import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { Field, FileInput, ProgressBar } from '#web/ui/index.ts'

/** What can be told without sending it. */
class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly key: ValidationKey

  constructor(key: ValidationKey) {
    super(key)
    this.key = key
  }
}

export interface SentFile {
  name: string
  /** Base64. */
  data: string
  onSent: (share: number) => void
}

interface FileUploadProps {
  label: string
  hint?: string
  buttonLabel: string
  types: readonly string[]
  mostBytes: number
  send: (file: SentFile) => Promise<unknown>
}

/** `sent`: how much of it has left, from 0 to 1; what is all there is still looked at. */
function useUpload({ mostBytes, send }: Pick<FileUploadProps, 'mostBytes' | 'send'>) {
  const [sent, setSent] = useState(0)
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      if (file.size > mostBytes) throw new FileFault('fileTooLarge')
      if (file.size === 0) throw new FileFault('fileUnreadable')
      return send({ name: file.name, data: await readBase64(file), onSent: setSent })
    },
  })
  return { ...uploading, sent }
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

/** Sends a file as soon as it is chosen, and says there what became of it. */
export function FileUpload({ label, hint, buttonLabel, types, ...sending }: FileUploadProps) {
  const t = useTranslations('common.upload')
  const format = useFormatter()
  const uploading = useUpload(sending)
  const sentenceFor = useFileSentence()
  const name = uploading.variables?.name ?? ''
  const under = (sent: number) =>
    sent < 1 ? t('sending', { name, percent: format.number(sent, { style: 'percent' }) }) : t('checking', { name })
  return (
    <Field label={label} hint={hint} error={uploading.isError && sentenceFor(uploading.error)}>
      <FileInput
        accept={types.join(',')}
        buttonLabel={buttonLabel}
        disabled={uploading.isPending}
        onChoose={(file) => {
          if (!uploading.isPending) uploading.mutate(file)
        }}
      >
        <div className="flex min-w-0 flex-col gap-2">
          <p className="flex min-w-0 items-center gap-2">
            <FileUp aria-hidden className="size-4 shrink-0 text-ink-muted" />
            <output className="min-w-0 break-words">
              {uploading.isPending && under(uploading.sent)}
              {uploading.isError && t('refused', { name })}
              {uploading.isSuccess && t('added', { name })}
              {uploading.isIdle && t('drop')}
            </output>
          </p>
          {uploading.isPending && (
            <ProgressBar
              label={t('checking', { name })}
              {...(uploading.sent < 1 && { value: uploading.sent, max: 1 })}
            />
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
