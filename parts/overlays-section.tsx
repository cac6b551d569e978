import { Archive, Reply, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Dialog,
  Kbd,
  Menu,
  MenuChoices,
  MenuItem,
  MenuSeparator,
  Popover,
  Sheet,
  SheetSection,
  Tooltip,
} from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsRow, PartsSection } from './parts-section.tsx'

const { overlays } = samples
const LONG = Array.from({ length: 12 }, (_, paragraph) => paragraph)

export function OverlaysSection() {
  return (
    <PartsSection title={samples.sections.overlays}>
      <PartsRow>
        <SampleDialog />
        <Dialog size="medium" title={overlays.longTitle} trigger={<Button>{overlays.longDialog}</Button>}>
          <div className="flex flex-col gap-3">
            {LONG.map((paragraph) => (
              <p key={paragraph}>{overlays.body}</p>
            ))}
          </div>
        </Dialog>
        <Sheet
          title={overlays.sheetTitle}
          description={overlays.sheetText}
          trigger={<Button>{overlays.sheet}</Button>}
          footer={<Button variant="primary">{overlays.save}</Button>}
        >
          <SheetSection title={overlays.sheetTitle} text={overlays.sheetText}>
            <p>{overlays.body}</p>
          </SheetSection>
        </Sheet>
        <Sheet side="left" title={overlays.drawerTitle} trigger={<Button>{overlays.drawer}</Button>}>
          <p>{overlays.body}</p>
        </Sheet>
        <SampleMenu />
        <Popover
          title={overlays.popoverTitle}
          isTitleShown
          className="w-80 px-4 pb-4 text-ink-muted"
          trigger={<Button>{overlays.popover}</Button>}
          actions={
            <Button size="small" variant="quiet">
              {overlays.markAll}
            </Button>
          }
        >
          {overlays.popoverText}
        </Popover>
        <Tooltip content={overlays.tooltipText}>
          <Button variant="quiet">{overlays.tooltip}</Button>
        </Tooltip>
      </PartsRow>
    </PartsSection>
  )
}

function SampleDialog() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{overlays.dialog}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={overlays.dialogTitle}
        description={overlays.dialogText}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{overlays.keep}</Button>
            <Button variant="danger" onClick={() => setIsOpen(false)}>
              {overlays.cancelReply}
            </Button>
          </>
        }
      />
    </>
  )
}

function SampleMenu() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system')
  const { menuItems } = overlays
  const doNothing = () => undefined

  return (
    <Menu align="start" label={overlays.menu} trigger={<Button>{overlays.menu}</Button>}>
      <MenuItem icon={<Reply aria-hidden />} shortcut={<Kbd>{samples.marks.keys[1]}</Kbd>} onSelect={doNothing}>
        {menuItems.reply}
      </MenuItem>
      <MenuItem icon={<UserPlus aria-hidden />} onSelect={doNothing}>
        {menuItems.assign}
      </MenuItem>
      <MenuItem icon={<Archive aria-hidden />} onSelect={doNothing} isDisabled>
        {menuItems.archive}
      </MenuItem>
      <MenuSeparator />
      <MenuChoices label={overlays.themeLabel} value={theme} choices={overlays.themes} onChoose={setTheme} />
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} onSelect={doNothing} isDestructive>
        {menuItems.remove}
      </MenuItem>
    </Menu>
  )
}
