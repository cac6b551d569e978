import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from '#web/app/page-pending.tsx'
import { language } from '#web/kernel/i18n/language.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { permissionNeededAt } from './needed-permissions.ts'

const MissingRightPage = lazyRouteComponent(async () => {
  const [page] = await Promise.all([loadChunk(() => import('#web/components/missing-right.tsx')), language.complete()])
  return page
}, 'MissingRightPage')

/** The page of an address, for as long as the person may see what is there; else what they lack. */
export function forPermitted(path: string, Page: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  const permission = permissionNeededAt(path)
  if (permission === undefined) return Page

  function PermittedPage() {
    const me = useMe()
    if (permission === undefined || can(me, permission)) return <Page />
    return (
      <Suspense fallback={<PagePending />}>
        <MissingRightPage permission={permission} />
      </Suspense>
    )
  }
  return Object.assign(PermittedPage, Page.preload && { preload: Page.preload })
}
