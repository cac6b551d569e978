import { useTranslations } from 'use-intl'
import type { HostedPageStatus } from '#shared/contracts/hosted-page-filter.ts'
import {
  changeHostedPage,
  deleteHostedPage,
  duplicateHostedPage,
  restoreHostedPage,
  type HostedPageSummary,
} from '#shared/contracts/hosted-pages.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

const renews = [queryKeys.hostedPages, queryKeys.qrCodes]

const kindOf = (pageId: string) => `hosted-page-${pageId}`

/** Publishes it or takes it back, as it was saved last. */
export function usePageStatus({ id: pageId, name, revision }: HostedPageSummary) {
  const t = useTranslations('hostedPages')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange((status: HostedPageStatus) => call(changeHostedPage, { pageId, revision, status }), {
    renews,
    onSuccess: ({ status }) => toast({ tone: 'good', title: t(`turned.${status}`, { name }) }),
    onError: (error) => sayFailed(t('statusFailed'), error),
  })
}

export function useDeletePage() {
  const t = useTranslations('hostedPages')
  return useUndoableDelete({
    remove: (pageId: string) => call(deleteHostedPage, { pageId }),
    restore: ({ id }) => call(restoreHostedPage, { pageId: id }),
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

export function useDuplicatePage(onMade: (pageId: string) => void) {
  const t = useTranslations('hostedPages')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange(
    ({ id: pageId, name }: HostedPageSummary) =>
      call(duplicateHostedPage, { pageId, name: t('copyOf', { name }).slice(0, HOSTED_PAGE_LIMITS.name) }),
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
