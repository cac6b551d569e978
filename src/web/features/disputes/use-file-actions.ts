import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getDisputeFile, removeDisputeFile } from '#shared/contracts/dispute-files.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useToast } from '#web/ui/index.ts'
import { takeInDispute } from './disputes.queries.ts'
import { useErrorSentence, useFailureToast } from '#web/components/failures/use-error-sentence.ts'

export type DisputeFile = DisputeDetail['files'][number]

/** Gone from the list at once, and from the server when nobody took it back: what is removed there cannot return. */
export function useRemoveFile(disputeId: string) {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  const [leavingIds, setLeavingIds] = useState<readonly string[]>([])
  const show = (fileId: string) => setLeavingIds((ids) => ids.filter((id) => id !== fileId))

  const removeForGood = async ({ id: fileId, name }: DisputeFile) => {
    try {
      await takeInDispute(queryClient, await call(removeDisputeFile, { disputeId, fileId }))
    } catch (error) {
      sayFailed(t('files.removeFailed', { name }), error)
    } finally {
      show(fileId)
    }
  }
  const remove = (file: DisputeFile) => {
    setLeavingIds((ids) => [...ids, file.id])
    toast({
      // What else happens meanwhile does not cut the time short in which the file can come back.
      kind: `dispute-file-${file.id}`,
      title: t('files.removed', { name: file.name }),
      action: { label: t('undo'), onAction: () => show(file.id) },
      onClose: () => void removeForGood(file),
    })
  }
  return { remove, isLeaving: ({ id }: DisputeFile) => leavingIds.includes(id) }
}

export function useDownloadFile(disputeId: string) {
  const t = useTranslations('disputesDetail.files')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return async ({ id: fileId, name }: DisputeFile) => {
    try {
      await downloadFile({
        endpoint: getDisputeFile,
        input: { disputeId, fileId },
        fileName: name,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      })
    } catch (error) {
      toast({ tone: 'bad', title: t('downloadFailed', { name }), text: sentenceFor(error) })
    }
  }
}
