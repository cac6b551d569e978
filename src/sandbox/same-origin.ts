import type { HttpApp } from '#server/kernel/http/http-app.ts'

/** Refuses what another site's page would post here in somebody's browser. Programs, which name no origin, may. */
export function refuseForeignForms(app: HttpApp, publicUrl: string): void {
  const ownHost = new URL(publicUrl).host
  app.use('/sandbox/*', async (context, next) => {
    const isChange = context.req.method !== 'GET' && context.req.method !== 'HEAD'
    if (isChange && isForeign(context.req.header('origin'), [ownHost, context.req.header('host')])) {
      return context.text('This was sent by a page of another site.', 403)
    }
    return next()
  })
}

function isForeign(origin: string | undefined, hosts: readonly (string | undefined)[]): boolean {
  if (origin === undefined) return false
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}
