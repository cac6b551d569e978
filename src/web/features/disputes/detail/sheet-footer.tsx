import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { LeafButtons, type Leafing } from '#web/components/sheet/item-sheet.tsx'
import { MoveButtons } from './move-buttons.tsx'

interface SheetFooterProps extends Leafing {
  dispute: DisputeDetail | undefined
}

export function SheetFooter({ dispute, ...leafing }: SheetFooterProps) {
  const t = useTranslations('disputesDetail')
  return (
    <>
      <LeafButtons labels={{ previous: t('previous'), next: t('next') }} {...leafing} />
      {dispute && <MoveButtons key={dispute.id} dispute={dispute} />}
    </>
  )
}
