import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useShortcut } from '#web/kernel/shortcuts/use-shortcut.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import { changeOverlays, NO_OVERLAY, openOverlays, overlayParts, overlays } from './open-overlays.ts'

/** What is typed before the palette has the keyboard is meant for it, and for nothing on the page. */
function useTypedAhead(isOpen: boolean, onTyped: (key: string) => void) {
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    if (!isOpen) return undefined
    const take = (event: KeyboardEvent) => {
      if (document.activeElement?.closest('[role=dialog]')) return
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell(event.key)
    }
    addEventListener('keydown', take, { capture: true })
    return () => removeEventListener('keydown', take, { capture: true })
  }, [isOpen])
}

/** Apart from the page, which is not drawn anew for what is typed here. The drawer is for where no sidebar stands. */
export function Overlays({ hasDrawer }: { hasDrawer: boolean }) {
  const { search, isSheetOpen, isMenuOpen } = useSyncExternalStore(openOverlays.subscribe, openOverlays.get)
  const isAnyOpen = search.isOpen || isSheetOpen || isMenuOpen
  const parts = useChunk(overlayParts, isAnyOpen, () => changeOverlays(NO_OVERLAY))
  useTypedAhead(search.isOpen, overlays.search)
  useShortcut({ key: 'k', isWithCommand: true }, () =>
    changeOverlays({ search: { isOpen: !search.isOpen, query: '' } }),
  )
  useShortcut({ key: '?' }, overlays.openSheet)
  useEffect(() => () => changeOverlays(NO_OVERLAY), [])

  if (!parts) return null
  return (
    <>
      {hasDrawer && (
        <parts.Drawer isOpen={isMenuOpen} onOpenChange={(isOpen) => changeOverlays({ isMenuOpen: isOpen })} />
      )}
      <parts.SearchPalette
        search={search}
        onSearchChange={(changed) => changeOverlays({ search: changed })}
        onKeyboardSheet={overlays.openSheet}
      />
      <parts.KeyboardSheet isOpen={isSheetOpen} onOpenChange={(isOpen) => changeOverlays({ isSheetOpen: isOpen })} />
    </>
  )
}
