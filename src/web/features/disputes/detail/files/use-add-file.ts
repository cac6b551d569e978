import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { addDisputeFile } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { isValidationKey, type ValidationKey } from '#shared/domain/validation-messages.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { takeInDispute } from '../../disputes.queries.ts'
import { useRefusalSentence } from '../../use-refusal-sentence.ts'
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

export function useAddFile(disputeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > DISPUTE_LIMITS.fileBytes) throw new FileFault('fileTooLarge')
      if (file.size === 0) throw new FileFault('fileUnreadable')
      return call(addDisputeFile, { disputeId, name: file.name, data: await readBase64(file) })
    },
    onSuccess: (detail) => takeInDispute(queryClient, detail),
  })
}

/** Why a file was not taken: what is wrong with it, else what the refusal says. */
export function useFileSentence(): (error: unknown) => string {
  const validation = useTranslations('validation')
  const sentenceFor = useRefusalSentence()
  return (error) => {
    if (error instanceof FileFault) return validation(error.key)
    const fault = error instanceof ApiProblem ? error.fieldErrors.find(({ field }) => field === 'data') : undefined
    const isNamed = fault !== undefined && fault.code !== 'tooMany' && isValidationKey(fault.code)
    return isNamed ? validation(fault.code as ValidationKey) : sentenceFor(error)
  }
}
