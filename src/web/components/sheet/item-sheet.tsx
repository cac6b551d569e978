import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLayerShortcuts } from '#web/kernel/shortcuts/use-layer-shortcuts.ts'
import { IconButton, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'

/** What a sheet beside a list shows: while it slides away still what it showed, `null` until there was something. */
export function useShownItem(id: string | undefined): { id: string; isOpen: boolean } | null {
  const [lastId, setLastId] = useState(id)
  if (id !== undefined && id !== lastId) setLastId(id)
  return lastId === undefined ? null : { id: lastId, isOpen: id !== undefined }
}

/** For the next item in the same sheet. The focus stays in it, where what had it has gone with the one before. */
export function beginAtTop(content: HTMLElement): void {
  content.parentElement?.scrollTo({ top: 0 })
  const sheet = content.closest<HTMLElement>('[role="dialog"]')
  if (sheet && !sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true })
}

export interface Leafing {
  /** Left out where there is none before or behind it. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** The same as from row to row in the list. */
export const LEAF_KEYS = [
  { action: 'next', defaultKey: 'j' },
  { action: 'previous', defaultKey: 'k' },
] as const

/** Through the list beside the sheet, by its keys, too. */
export function LeafButtons({ labels, onPrevious, onNext }: Leafing & { labels: { previous: string; next: string } }) {
  const content = useRef<HTMLDivElement>(null)
  useLayerShortcuts({ content, shortcuts: LEAF_KEYS, actions: { previous: onPrevious, next: onNext } })
  return (
    <div ref={content} className="mr-auto flex max-sm:flex-none">
      <LeafButton label={labels.previous} icon={<ChevronUp aria-hidden />} onLeaf={onPrevious} />
      <LeafButton label={labels.next} icon={<ChevronDown aria-hidden />} onLeaf={onNext} />
    </div>
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

export function SheetSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="mt-6 h-4 w-1/4" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonGroup>
  )
}
