import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import type { BulkSize } from './use-bulk.ts'

/** What the bar hands to a window of its own. */
export interface BulkWindow {
  size: BulkSize
  isBusy: boolean
  error: Error | null
  onClose: () => void
}

interface BulkDialogProps extends BulkWindow {
  kind: 'schedule' | 'dispute'
  busyLabel: string
  isReady: boolean
  onSubmit: () => void
  children: ReactNode
}

/** One form for many reviews: says the number, sends once, and tells what went wrong. */
export function BulkDialog({ kind, size, error, busyLabel, ...form }: BulkDialogProps) {
  const t = useTranslations('reviews.bulk')
  return (
    <FormDialog
      {...form}
      size="medium"
      title={t(`${kind}Title`)}
      description={t(`ask.${kind}`, { count: size.count, isMore: String(size.isMore) })}
      labels={{ cancel: t('cancel'), submit: t(`${kind}Submit`), busy: busyLabel }}
      problem={{ error }}
    />
  )
}
