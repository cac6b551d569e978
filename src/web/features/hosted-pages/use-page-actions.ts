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
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

const renews = [queryKeys.hostedPages, queryKeys.qrCodes]

/** What is said of one page last is what holds: nobody is shown the copy that has just been deleted. */
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

/** Gone at once, and brought back as it was by whoever takes it back. */
export function useDeletePage() {
  const t = useTranslations('hostedPages')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const restore = useChange((pageId: string) => call(restoreHostedPage, { pageId }), {
    renews,
    onError: (error) => sayFailed(t('restoreFailed'), error),
  })
  return useChange((pageId: string) => call(deleteHostedPage, { pageId }), {
    renews,
    onSuccess: ({ id, name }) => {
      findPageHeading()?.focus()
      toast({
        kind: kindOf(id),
        title: t('deleted', { name }),
        text: t('deletedText'),
        action: { label: t('undo'), onAction: () => restore.mutate(id) },
      })
    },
    onError: (error) => sayFailed(t('deleteFailed'), error),
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
