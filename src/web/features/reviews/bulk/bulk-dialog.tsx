import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { Button, Dialog } from '#web/ui/index.ts'
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
export function BulkDialog({ kind, size, isBusy, error, ...props }: BulkDialogProps) {
  const t = useTranslations('reviews.bulk')
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (props.isReady && !isBusy) props.onSubmit()
  }
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={t(`${kind}Title`)}
      description={t(`ask.${kind}`, { count: size.count, isMore: String(size.isMore) })}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!props.isReady}
            isBusy={isBusy}
            busyLabel={props.busyLabel}
          >
            {t(`${kind}Submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {props.children}
        <ProblemBanner error={error} />
      </form>
    </Dialog>
  )
}
