import { useTranslations } from 'use-intl'
import { Sheet } from '#web/ui/index.ts'
import { PlaceList } from './sidebar.tsx'
import { WorkspaceName } from './workspace-name.tsx'

interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar's places on narrow screens, when asked for. */
export function Drawer({ isOpen, onOpenChange }: DrawerProps) {
  const common = useTranslations('common')
  return (
    <Sheet side="left" title={common('brand')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <WorkspaceName />
        <PlaceList onChosen={() => onOpenChange(false)} />
      </div>
    </Sheet>
  )
}
