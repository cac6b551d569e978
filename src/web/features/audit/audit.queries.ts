import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { exportAudit, listAudit } from '#shared/contracts/audit.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { pagedQuery } from '#web/kernel/api/queries.ts'

export type AuditSearch = SearchOf<typeof paths.adminAudit>

export const auditQuery = (filter: AuditSearch) => ({
  ...pagedQuery(['audit', filter], listAudit, filter),
  placeholderData: keepPreviousData,
})

/** All that the filter lets through. */
export function useAuditExport(filter: AuditSearch): () => Promise<unknown> {
  const language = useLocale() as Locale
  return () =>
    downloadFile({
      endpoint: exportAudit,
      input: { ...filter, language },
      fileName: 'audit.csv',
      onProgress: () => {},
      signal: new AbortController().signal,
    })
}

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function useAuditFilter() {
  const { kind, administrator, action, customer, from, to } = useSearch({ from: '/shell/admin/audit' })
  const given = Object.entries({ kind, administrator, action, customer, from, to })
  const filter: AuditSearch = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  const navigate = useNavigate()
  const goTo = (next: AuditSearch) => void navigate({ to: paths.adminAudit, search: next, resetScroll: false })
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    change: (change: AuditSearch) => goTo({ ...filter, ...change }),
    clear: () => goTo({}),
  }
}
export type AuditControl = ReturnType<typeof useAuditFilter>
