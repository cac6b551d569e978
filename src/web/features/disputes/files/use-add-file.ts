import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addDisputeFile } from '#shared/contracts/dispute-files.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import { call } from '#web/kernel/api/call.ts'
import { takeInDispute } from '../disputes.queries.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { readBase64 } from './read-base64.ts'

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
export function useAddFile(disputeId: string) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const adding = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      if (file.size > DISPUTE_LIMITS.fileBytes) throw new FileFault('fileTooLarge')
      if (file.size === 0) throw new FileFault('fileUnreadable')
      return call(addDisputeFile, { disputeId, name: file.name, data: await readBase64(file) }, { onSent: setSent })
    },
    onSuccess: (detail) => takeInDispute(queryClient, detail),
  })
  return { ...adding, sent }
}

/** Why a file was not taken: what is wrong with it, else what the refusal says. */
export function useFileSentence(): (error: unknown) => string {
  const validation = useTranslations('validation')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof FileFault) return validation(error.key)
    return sentenceFor(error)
  }
}
