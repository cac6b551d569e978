import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TabItem<Value extends string> = { value: Value; label: ReactNode; count?: ReactNode; isDisabled?: boolean }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly TabItem<Value>[]
  /** Keep it in the address, so that a tab can be linked to. */
  value: Value
  onValueChange: (value: Value) => void
  /** TabPanels. */
  children: ReactNode
}

export function Tabs<Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null)
  // Where they do not all fit, the chosen one is in the middle, with the next ones on both sides to be seen.
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!strip.current || !chosen) return
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onValueChange(chosen)}>
      <div
        ref={strip}
        className="edge-shadows overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
      >
        <Base.List aria-label={label} className="relative flex w-max gap-1">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled}
              className="flex h-10 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-ink-muted transition-colors duration-120 hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-disabled:opacity-55 pointer-coarse:h-11"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-inset px-1.5 text-xs tabular-nums">{tab.count}</span>
              )}
            </Base.Tab>
          ))}
          <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-accent transition-[left,width] duration-150 ease-out" />
        </Base.List>
      </div>
      {children}
    </Base.Root>
  )
}

type TabPanelProps = {
  value: string
  /** What is typed there stays while another tab is shown. */
  isKept?: boolean
  children: ReactNode
}

export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  return (
    <Base.Panel value={value} keepMounted={isKept} className="pt-4">
      {children}
    </Base.Panel>
  )
}
