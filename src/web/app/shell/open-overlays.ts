import { language } from '#web/kernel/i18n/language.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { createStore } from '#web/kernel/store.ts'

/** What opens over the page by key or press. */
export const overlayParts = createChunk(async () => {
  const parts = await Promise.all([
    import('#web/app/search/search-palette.tsx'),
    import('./keyboard-sheet.tsx'),
    import('./drawer.tsx'),
    import('#web/features/notices/notice-banners.tsx'),
    language.complete(),
  ])
  return { ...parts[0], ...parts[1], ...parts[2], ...parts[3] }
})

export const NO_OVERLAY = { search: { isOpen: false, query: '' }, isSheetOpen: false, isMenuOpen: false }

export const openOverlays = createStore(NO_OVERLAY)

export function changeOverlays(change: Partial<typeof NO_OVERLAY>): void {
  openOverlays.set({ ...openOverlays.get(), ...change })
}

/** From wherever on the page. */
export const overlays = {
  /** With what was typed to open it, behind what was typed before. */
  search: (typed: string) =>
    changeOverlays({ search: { isOpen: true, query: openOverlays.get().search.query + typed } }),
  openSheet: () => changeOverlays({ isSheetOpen: true }),
  openMenu: () => changeOverlays({ isMenuOpen: true }),
}
