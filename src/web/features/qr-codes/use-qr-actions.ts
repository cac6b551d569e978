import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Endpoint, InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeQrCode,
  deleteQrCode,
  duplicateQrCode,
  QR_CODE_LIMITS,
  recordQrCodeEvent,
  restoreQrCode,
  type QrCode,
  type QrCodeEventType,
  type QrCodeStatus,
} from '#shared/contracts/qr-codes.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

const renews = [queryKeys.qrCodes]

const kindOf = (qrCodeId: string) => `qr-code-${qrCodeId}`

/** Shows what it will be at once. */
export function useQrCodeStatus({ id: qrCodeId, status }: QrCode) {
  const t = useTranslations('qrCodes')
  const sayFailed = useFailureToast()
  const { mutate, isPending, variables } = useChange(
    (wanted: QrCodeStatus) => call(changeQrCode, { qrCodeId, status: wanted }),
    { renews, onError: (error) => sayFailed(t('statusFailed'), error) },
  )
  return { status: isPending ? variables : status, change: mutate }
}

export function useDeleteQrCode() {
  const t = useTranslations('qrCodes')
  return useUndoableDelete({
    remove: (qrCodeId: string) => call(deleteQrCode, { qrCodeId }),
    restore: ({ id }) => call(restoreQrCode, { qrCodeId: id }),
    renews,
    kindOf: ({ id }) => kindOf(id),
    titleOf: ({ name }) => t('deleted', { name }),
    words: {
      deletedText: t('deletedText'),
      undo: t('undo'),
      deleteFailed: t('deleteFailed'),
      restoreFailed: t('restoreFailed'),
    },
  })
}

export function useDuplicateQrCode(onMade: (qrCodeId: string) => void) {
  const t = useTranslations('qrCodes')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange(
    ({ id: qrCodeId, name }: QrCode) =>
      call(duplicateQrCode, { qrCodeId, name: t('copyOf', { name }).slice(0, QR_CODE_LIMITS.name) }),
    {
      renews,
      onSuccess: ({ id, name }) =>
        toast({
          kind: kindOf(id),
          title: t('duplicated', { name }),
          action: { label: t('show'), onAction: () => onMade(id) },
        }),
      onError: (error) => sayFailed(t('duplicateFailed'), error),
    },
  )
}

/** That it was copied or downloaded counts as soon as it has happened; whether that is noted holds nobody up. */
export function useNoteQrCodeEvent(qrCodeId: string) {
  const queryClient = useQueryClient()
  return (eventType: Exclude<QrCodeEventType, 'scan'>) => {
    call(recordQrCodeEvent, { qrCodeId, eventType }).then(
      () => queryClient.invalidateQueries({ queryKey: [...queryKeys.qrCodes, 'statistics', qrCodeId] }),
      () => undefined,
    )
  }
}

interface QrDownload<E extends Endpoint> {
  endpoint: E
  input: InputOf<E>
  fileName: string
}

/** One file at a time. */
export function useQrDownload({ failed, onDone }: { failed: string; onDone?: () => void }) {
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const download = <E extends Endpoint>(file: QrDownload<E>) =>
    void attempt(async () => {
      try {
        await downloadFile({ ...file, onProgress: () => undefined, signal: new AbortController().signal })
        onDone?.()
      } catch (error) {
        sayFailed(failed, error)
      }
    })
  return { download, isBusy }
}

/** The code itself, as a picture or on a sheet. */
export function useCodeDownload(qrCodeId: string) {
  const t = useTranslations('qrCodes')
  const note = useNoteQrCodeEvent(qrCodeId)
  return useQrDownload({ failed: t('downloadFailed'), onDone: () => note('download') })
}
