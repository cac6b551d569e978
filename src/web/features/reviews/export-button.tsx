import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { Button, MenuItem } from '#web/ui/index.ts'
import { useExport } from './use-export.ts'

export function ExportButton({ filter }: { filter: ReviewFilter }) {
  const t = useTranslations('reviews.export')
  const { start, isBusy, busyLabel } = useExport(filter)
  return (
    <Button icon={<Download aria-hidden />} isBusy={isBusy} busyLabel={busyLabel} onClick={start}>
      {t('start')}
    </Button>
  )
}

/** The same in a menu, which is gone while the file is made. */
export function ExportItem({ start, isBusy, busyLabel }: ReturnType<typeof useExport>) {
  const t = useTranslations('reviews.export')
  return (
    <MenuItem icon={<Download aria-hidden />} isDisabled={isBusy} onSelect={start}>
      {isBusy ? busyLabel : t('start')}
    </MenuItem>
  )
}
