import { useTranslations } from 'use-intl'
import type { BulkAction } from '#shared/contracts/review-bulk.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { nameOfAction } from './bulk-action-name.ts'

interface ConfirmBulkProps {
  action: BulkAction
  size: { count: number; isMore: boolean }
  /** Then nobody knows how each of them was before. */
  isAll: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says the number before many reviews are changed at once. */
export function ConfirmBulk({ action, size, isAll, isBusy, onConfirm, onClose }: ConfirmBulkProps) {
  const t = useTranslations('reviews.bulk')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`ask.${nameOfAction(action)}`, { count: size.count, isMore: String(size.isMore) })}
      description={isAll && t('askText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {t('goOn')}
          </Button>
        </>
      }
    />
  )
}
