import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { IconButton, joinClasses } from '#web/ui/index.ts'
import { MoveButtons } from './moves/move-buttons.tsx'

interface SheetFooterProps {
  dispute: DisputeDetail | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

export function SheetFooter({ dispute, onPrevious, onNext }: SheetFooterProps) {
  const t = useTranslations('disputesDetail')
  return (
    <>
      <div className="mr-auto flex max-sm:flex-none">
        <LeafButton label={t('previous')} icon={<ChevronUp aria-hidden />} onLeaf={onPrevious} />
        <LeafButton label={t('next')} icon={<ChevronDown aria-hidden />} onLeaf={onNext} />
      </div>
      {dispute && <MoveButtons key={dispute.id} dispute={dispute} />}
    </>
  )
}

interface LeafButtonProps {
  label: string
  icon: ReactNode
  onLeaf: (() => void) | undefined
}

/** At the end of the list it stays where the focus is: `disabled` would drop it. */
function LeafButton({ label, icon, onLeaf }: LeafButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={onLeaf === undefined}
      onClick={onLeaf}
      className={joinClasses(!onLeaf && 'opacity-55')}
    />
  )
}
