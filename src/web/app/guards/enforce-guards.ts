import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '#shared/domain/paths.ts'
import { findRedirection, type RouteAccess } from './guards.ts'
import type { Viewer } from './viewer.ts'

/** What `public/early-script.ts` writes into the address. */
const ARRIVED_FROM_HOME = 'home'

export interface AppContext {
  queryClient: QueryClient
  findViewer: () => Promise<Viewer>
  /** Whether the website would take this browser's person for signed in. */
  isSessionStored: () => boolean
  /** True until the first page shows: then an address comes from the server, not from a link in the app. */
  isFirstLoad: () => boolean
  loadPage: (href: string) => void
}

/**
 * Sends the viewer elsewhere by throwing a redirect, or lets them pass. `wanted` is where they are going in the end:
 * the address itself, or what a form's address says.
 */
export function guardRoute(access: RouteAccess, viewer: Viewer, wanted: string | undefined): void {
  const redirection = findRedirection(access, viewer)
  if (!redirection) return
  if (wanted !== undefined && redirection.wanted === 'taken') throw redirect({ href: wanted, replace: true })
  const isKept = wanted !== undefined && redirection.wanted === 'kept'
  throw redirect({ to: redirection.to, search: isKept ? { redirect: wanted } : {}, replace: true })
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
  await leaveApp(href, context)
}

/**
 * The website's first page sends whoever has a session on to the app. Where that session turns out to be over, the
 * person gets back the page they asked for; where the website would only send them here again, the guard's form.
 */
export async function answerArrivalFromHome(viewer: Viewer, search: { from?: unknown }, context: AppContext) {
  if (search.from !== ARRIVED_FROM_HOME) return
  if (viewer) throw redirect({ to: '.', search: {}, replace: true })
  if (!context.isSessionStored()) await leaveApp(paths.home, context)
}

async function leaveApp(href: string, context: AppContext): Promise<void> {
  context.loadPage(href)
  // The document goes away; until then the present page stays.
  await new Promise(() => {})
}
