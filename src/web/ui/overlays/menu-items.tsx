import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

const ITEM_CLASSES =
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left outline-none select-none ' +
  'data-highlighted:bg-inset data-disabled:cursor-default data-disabled:opacity-55 pointer-coarse:min-h-11 ' +
  '[&_svg]:size-4 [&_svg]:shrink-0'

type MenuItemContent = { icon?: ReactNode; shortcut?: ReactNode; children: ReactNode }

type MenuItemProps = MenuItemContent & {
  onSelect: () => void
  isDestructive?: boolean
  isDisabled?: boolean
}

export function MenuItem({ onSelect, isDestructive = false, isDisabled = false, ...content }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={isDisabled}
      className={joinClasses(ITEM_CLASSES, isDestructive && 'text-bad data-highlighted:bg-bad-soft')}
    >
      <MenuItemFace {...content} />
    </Base.Item>
  )
}

/** An item that leads somewhere: `link` is the router's link element, without children. */
export function MenuLinkItem({ link, ...content }: MenuItemContent & { link: ReactElement }) {
  return (
    <Base.LinkItem render={link} closeOnClick className={ITEM_CLASSES}>
      <MenuItemFace {...content} />
    </Base.LinkItem>
  )
}

type MenuChoice<Value extends string> = { value: Value; label: string; hint?: string; icon?: ReactNode }

type MenuChoicesProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly MenuChoice<Value>[]
  onChoose: (value: Value) => void
}

/** One of several, such as the theme. The menu stays open, so that the effect can be seen. */
export function MenuChoices<Value extends string>({ label, value, choices, onChoose }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChoose(chosen)}>
      <MenuGroup label={label}>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} value={choice.value} className={ITEM_CLASSES}>
            <MenuItemFace
              {...(choice.icon !== undefined && { icon: choice.icon })}
              shortcut={
                <Base.RadioItemIndicator>
                  <Check aria-hidden className="text-accent" />
                </Base.RadioItemIndicator>
              }
            >
              {choice.label}
              {choice.hint !== undefined && (
                <span className="block truncate text-xs text-ink-muted">{choice.hint}</span>
              )}
            </MenuItemFace>
          </Base.RadioItem>
        ))}
      </MenuGroup>
    </Base.RadioGroup>
  )
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}

function MenuItemFace({ icon, shortcut, children }: MenuItemContent) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && <span className="flex items-center text-xs text-ink-muted">{shortcut}</span>}
    </>
  )
}
