import { redirect } from '@tanstack/react-router'
import { findRedirection, type RouteAccess } from './guards.ts'
import type { Viewer } from './viewer.ts'

export interface AppContext {
  findViewer: () => Promise<Viewer>
  /** True until the first page shows: then an address comes from the server, not from a link in the app. */
  isFirstLoad: () => boolean
  loadPage: (href: string) => void
}

/** Sends the viewer elsewhere by throwing a redirect, or lets them pass. */
export function guardRoute(access: RouteAccess, viewer: Viewer, href: string): void {
  const redirection = findRedirection(access, viewer)
  if (!redirection) return
  const { to, isWithReturn } = redirection
  throw redirect({ to, search: isWithReturn ? { redirect: href } : {}, replace: true })
}

/**
 * Leaves the app for a page that the server has. Where the server itself sent the app for such an address, leaving would
 * go round in circles: then it is an unknown address.
 */
export async function leaveForStaticPage(href: string, context: AppContext): Promise<void> {
  if (context.isFirstLoad()) {
    guardRoute('unknown', null, href)
    return
  }
  context.loadPage(href)
  // The document goes away; until then the present page stays.
  await new Promise(() => {})
}
