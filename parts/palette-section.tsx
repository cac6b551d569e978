import {
  ArrowDown,
  ArrowUp,
  CornerDownLeft,
  Languages,
  LayoutDashboard,
  LogOut,
  Moon,
  Settings,
  Star,
} from 'lucide-react'
import { useState } from 'react'
import { Button, type CommandGroup, CommandPalette, Kbd } from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsRow, PartsSection } from './parts-section.tsx'

const { palette, marks } = samples
const doNothing = () => undefined

const GROUPS: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: palette.pages,
    items: [
      { id: 'dashboard', label: palette.items.dashboard, icon: <LayoutDashboard aria-hidden />, onSelect: doNothing },
      {
        id: 'reviews',
        label: palette.items.reviews,
        hint: palette.hint,
        icon: <Star aria-hidden />,
        onSelect: doNothing,
      },
      { id: 'settings', label: palette.items.settings, icon: <Settings aria-hidden />, onSelect: doNothing },
    ],
  },
  {
    id: 'actions',
    label: palette.actions,
    items: [
      {
        id: 'theme',
        label: palette.items.theme,
        icon: <Moon aria-hidden />,
        shortcut: <Kbd>{marks.keys[1]}</Kbd>,
        onSelect: doNothing,
      },
      { id: 'language', label: palette.items.language, icon: <Languages aria-hidden />, onSelect: doNothing },
      { id: 'sign-out', label: palette.items.signOut, icon: <LogOut aria-hidden />, onSelect: doNothing },
    ],
  },
]

export function PaletteSection() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <PartsSection title={samples.sections.palette}>
      <PartsRow>
        <Button onClick={() => setIsOpen(true)}>{palette.open}</Button>
      </PartsRow>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={palette.label}
        placeholder={palette.placeholder}
        emptyText={palette.empty}
        groups={GROUPS}
        footer={<PaletteKeys />}
      />
    </PartsSection>
  )
}

function PaletteKeys() {
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Kbd>
          <ArrowUp aria-hidden className="size-3" />
        </Kbd>
        <Kbd>
          <ArrowDown aria-hidden className="size-3" />
        </Kbd>
        {palette.keys.move}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>
          <CornerDownLeft aria-hidden className="size-3" />
        </Kbd>
        {palette.keys.choose}
      </span>
    </>
  )
}
