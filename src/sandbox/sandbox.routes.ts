import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { renderAssistant } from './assistant/assistant-section.ts'
import { USUAL_KEY } from './assistant/assistant-modes.ts'
import { findMode } from './assistant/assistant.repository.ts'
import { mountAssistant } from './assistant/assistant.routes.ts'
import { renderPlatforms } from './control/control-page.ts'
import { mountControl } from './control/control.routes.ts'
import { renderIdentity } from './identity/identity-section.ts'
import { mountOidcProvider } from './identity/oidc-provider.routes.ts'
import { mountSamlProvider } from './identity/saml-provider.routes.ts'
import { mountFacebook } from './facebook/facebook.routes.ts'
import { mountGoogle } from './google/google.routes.ts'
import { listNewest as listMails } from './mailbox/mailbox.repository.ts'
import { addressIn, mountMailbox } from './mailbox/mailbox.routes.ts'
import { renderMailbox } from './mailbox/mailbox-page.ts'
import { listNewest as listTexts } from './phone/phone.repository.ts'
import { mountPictures } from './seed/pictures.routes.ts'
import { mountPhone, numberIn } from './phone/phone.routes.ts'
import { mountPush } from './push/push.routes.ts'
import { renderPhone } from './phone/phone-page.ts'
import { refuseForeignForms, refuseForeignReturns } from './same-origin.ts'
import { PAGE_POLICY, renderSandboxPage } from './sandbox-page.ts'
import { mountTripadvisor } from './tripadvisor/tripadvisor.routes.ts'
import { mountUnknownCalls, type VendorWorld } from './vendors/vendor-route.ts'
import { mountYelp } from './yelp/yelp.routes.ts'
import { SANDBOX_STYLES } from './sandbox-styles.ts'

const SHOWN = 100

/** The outside world in a box. Mounted only when the configuration asks for it. */
export function mountSandbox(app: HttpApp, world: VendorWorld): void {
  const { db, publicUrl } = world
  refuseForeignForms(app, publicUrl)
  refuseForeignReturns(app, publicUrl)
  refuseNul(app)
  app.get('/sandbox/sandbox.css', (context) => context.body(SANDBOX_STYLES, 200, { 'content-type': 'text/css' }))
  mountMailbox(app, db)
  mountPhone(app, db)
  mountPush(app, { db, publicUrl })
  mountPictures(app)
  mountOidcProvider(app, { db, publicUrl })
  mountSamlProvider(app, { db, publicUrl })
  mountGoogle(app, world)
  mountFacebook(app, world)
  mountYelp(app, world)
  mountTripadvisor(app, world)
  mountAssistant(app, world)
  mountUnknownCalls(app, world)
  mountControl(app, world)
  mountPage(app, db, publicUrl)
}

/** No vendor's interface has one in an address, and PostgreSQL could not note the call. */
function refuseNul(app: HttpApp): void {
  app.use('/sandbox/*', async (context, next) =>
    context.req.url.includes('%00') ? context.text('Bad Request', 400) : next(),
  )
}

function mountPage(app: HttpApp, db: Database, publicUrl: string): void {
  app.get('/sandbox/', (context) => context.redirect('/sandbox', 308))
  app.get('/sandbox', async (context) => {
    const to = addressIn(context.req.query('to'))
    context.env.outgoing.setHeader('content-security-policy', PAGE_POLICY)
    const sections = [
      renderMailbox(await listMails(db, { to, limit: SHOWN }), to),
      renderPhone(await listTexts(db, { to: numberIn(to), limit: SHOWN }), to),
      renderPlatforms(),
      renderAssistant(await findMode(db, USUAL_KEY)),
      renderIdentity(publicUrl),
    ]
    return context.html(renderSandboxPage(sections, to))
  })
}
