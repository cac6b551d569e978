import { PLATFORMS } from '#shared/domain/platforms.ts'
import { SOCIAL_PROVIDERS } from '#shared/domain/providers.ts'
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

/**
 * The platforms' consent pages send people home and nowhere else, as the real ones do, which know an app's addresses. What a
 * page then posts is its own.
 */
export function refuseForeignReturns(app: HttpApp, publicUrl: string): void {
  for (const platform of new Set([...PLATFORMS, ...SOCIAL_PROVIDERS])) {
    app.use(`/sandbox/${platform}/*`, async (context, next) => {
      const address = context.req.query('redirect_uri')
      if (address !== undefined && URL.canParse(address) && new URL(address).origin !== new URL(publicUrl).origin) {
        return context.text('This would lead to another site.', 400)
      }
      return next()
    })
  }
}

function isForeign(origin: string | undefined, hosts: readonly (string | undefined)[]): boolean {
  if (origin === undefined) return false
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}
