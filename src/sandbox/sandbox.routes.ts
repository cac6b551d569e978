import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { mountConsent, mountTokens } from '#sandbox/yelp/oauth.routes.ts'
import { mountPartner } from '#sandbox/yelp/partner.routes.ts'
import { mountPlaces } from '#sandbox/yelp/places.routes.ts'
import { YELP_REFUSALS } from '#sandbox/yelp/yelp-route.ts'
import { html } from 'hono/html'
import { renderInput, renderSelect } from '#sandbox/control/control-form.ts'
import { OIDC_CLIENTS } from '#sandbox/identity/oidc-grants.ts'
import { USUAL_KEY, isMode, MODE_NAMES } from './assistant/assistant-modes.ts'
import { findMode, type SetMode } from './assistant/assistant.repository.ts'
import { mountAssistant } from './assistant/assistant.routes.ts'
import { renderPlatforms } from './control/control-page.ts'
import { mountControl } from './control/control.routes.ts'
import { mountDns, renderDns } from './dns/dns.routes.ts'
import { mountOidcProvider } from './identity/oidc-provider.routes.ts'
import { mountSamlProvider } from './identity/saml-provider.routes.ts'
import { mountFacebook } from './facebook/facebook.routes.ts'
import { mountGoogle } from './google/google.routes.ts'
import { listNewest as listMails } from './mailbox/mailbox.repository.ts'
import { addressIn, mountMailbox } from './mailbox/mailbox.routes.ts'
import { renderMailbox } from './mailbox/mailbox-page.ts'
import { listNewest as listTexts, type listNewest } from './phone/phone.repository.ts'
import { mountPictures } from './seed/pictures.routes.ts'
import { mountPhone, numberIn } from './phone/phone.routes.ts'
import { mountPush } from './push/push.routes.ts'
import { mountSlack, renderSlack } from './slack/slack.routes.ts'
import { refuseForeignForms, refuseForeignReturns } from './same-origin.ts'
import { PAGE_POLICY, renderSandboxPage, type SandboxSection } from './sandbox-page.ts'
import { mountMailchimp } from './providers/mailchimp.routes.ts'
import { mountMailgun, mountSendGrid } from './providers/email-vendors.routes.ts'
import { mountInstagram } from './providers/instagram.routes.ts'
import { mountLinkedIn } from './providers/linkedin.routes.ts'
import { mountProviderPage, renderProviders } from './providers/provider-page.routes.ts'
import { mountMessageBird, mountTwilio } from './providers/sms-vendors.routes.ts'
import { mountX } from './providers/x.routes.ts'
import { renderBilling } from './stripe/stripe-pages.routes.ts'
import { mountStripe } from './stripe/stripe.routes.ts'
import { mountTripadvisor } from './tripadvisor/tripadvisor.routes.ts'
import { mountWebhooks, renderWebhooks } from './webhooks/webhooks.routes.ts'
import { mountUnknownCalls, type VendorWorld, createVendorRoutes } from './vendors/vendor-route.ts'

/** One quiet sheet for all stand-in pages; deliberately unlike the product's own look. */
const SANDBOX_STYLES = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { font: 15px/1.5 ui-monospace, monospace; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
header { border-bottom: 3px double; margin-bottom: 1.5rem; padding-bottom: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; }
h3 { font-size: 1rem; margin: 0; }
article { border: 1px solid; padding: 1rem; margin-bottom: 1rem; }
nav a, article p span, article p time { margin-right: 1rem; }
nav a { display: inline-block; padding: 0.5rem 0; }
pre { white-space: pre-wrap; font: inherit; }
form p { margin: 0.5rem 0; }
blockquote { border-left: 3px solid; margin: 1rem 0; padding-left: 1rem; }
summary { padding: 0.6rem 0; cursor: pointer; }
[role="status"], [role="alert"] { border: 3px double; padding: 0.75rem 1rem; }
[aria-current] { font-weight: bold; }
img { max-width: 100%; }
ol, ul { padding-left: 1.5rem; }
label { display: block; }
input[type="checkbox"] + label, label:has(input) { display: inline-block; }
textarea { width: 100%; }
input, select, button, textarea { font: inherit; padding: 0.4rem 0.6rem; min-height: 2.75rem; max-width: 100%; box-sizing: border-box; }
`

const SHOWN = 100

const PROVIDERS = [
  mountSendGrid,
  mountMailgun,
  mountMailchimp,
  mountTwilio,
  mountMessageBird,
  mountX,
  mountInstagram,
  mountLinkedIn,
  mountProviderPage,
]

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
  mountSlack(app, db)
  mountWebhooks(app, db)
  mountDns(app, db)
  mountPictures(app)
  mountOidcProvider(app, { db, publicUrl })
  mountSamlProvider(app, { db, publicUrl })
  mountGoogle(app, world)
  mountFacebook(app, world)
  mountYelp(app, world)
  mountTripadvisor(app, world)
  mountAssistant(app, world)
  mountStripe(app, world)
  for (const mount of PROVIDERS) mount(app, world)
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
      await renderSlack(db, { to, limit: SHOWN }),
      await renderWebhooks(db, { publicUrl, limit: SHOWN }),
      renderPlatforms(),
      renderProviders(),
      renderBilling(),
      renderAssistant(await findMode(db, USUAL_KEY)),
      renderIdentity(publicUrl),
      await renderDns(db),
    ]
    return context.html(renderSandboxPage(sections, to))
  })
}

/** Yelp's two worlds behind one address: Places, for anybody with a key, and the partners'. */
export function mountYelp(app: HttpApp, world: VendorWorld): void {
  const route = createVendorRoutes(app, world, 'yelp', YELP_REFUSALS)
  mountConsent(app, world)
  mountTokens(route, world)
  mountPlaces(route, world)
  mountPartner(route, world)
}

/** The model that the product can be pointed at, and how it behaves. */
function renderAssistant(set: SetMode | undefined): SandboxSection {
  const mode = set && isMode(set.mode) ? set.mode : 'normal'
  const often = set?.remaining ? ` (${set.remaining} more)` : ''
  return {
    id: 'assistant',
    title: 'Assistant',
    content: html`<p>A model behind the OpenAI protocol: <code>AI_BASE_URL=sandbox</code> points the product at it.</p>
      <p>It behaves like this: ${MODE_NAMES.find(([name]) => name === mode)?.[1]}${often}.</p>
      <form method="post" action="/sandbox/ai/mode">
        ${renderSelect({ id: 'mode', name: 'mode', label: 'From now on', value: mode }, MODE_NAMES)}
        ${renderInput({ id: 'mode-times', name: 'times', label: 'How often (empty: until changed)' }, 'number')}
        ${renderInput({ id: 'mode-says', name: 'says', label: 'What it answers where it obeys (empty: whatever the review tells it)' }, 'text')}
        <p><button>Behave like this</button></p>
      </form>`,
  }
}

type TextMessages = Awaited<ReturnType<typeof listNewest>>

/** The text messages the product would have sent. */
function renderPhone(messages: TextMessages, to: string | null): SandboxSection {
  return {
    id: 'phone',
    title: 'Phone',
    content: html`<p>Every text message of this installation lands here and nowhere else.</p>
      ${messages.length === 0 ? html`<p>There is no text message${to ? ' to this number' : ''} yet.</p>` : messages.map(renderMessage)}
      ${messages.length > 0 ? html`<form method="post" action="/sandbox/phone/empty"><button>Delete the text messages</button></form>` : ''}`,
  }
}

function renderMessage(message: TextMessages[number]) {
  return html`<article>
    <h3>To +${message.to_number}</h3>
    <p><time datetime="${message.created_at.toISOString()}">${message.created_at.toUTCString()}</time></p>
    <pre>${message.text_body}</pre>
  </article>`
}

/** What to enter where a customer's single sign-on is set up, to try it with the providers of the sandbox. */
function renderIdentity(publicUrl: string): SandboxSection {
  const saml = `${publicUrl}/sandbox/identity/saml/acme`
  return {
    id: 'identity',
    title: 'Identity providers',
    content: html`<p>
        “Continue with Google” and single sign-on lead here, where a person is chosen instead of a password.
      </p>
      <article>
        <h3>Acme, SAML 2.0</h3>
        <p><span>Issuer</span> ${saml}/metadata</p>
        <p><span>Sign-in address</span> ${saml}/sso</p>
        <p><a href="/sandbox/identity/saml/acme/certificate.pem">Certificate</a></p>
      </article>
      <article>
        <h3>Acme, OpenID Connect</h3>
        <p><span>Issuer</span> ${publicUrl}/sandbox/identity/oidc/acme</p>
        <p><span>Client id</span> ${OIDC_CLIENTS.acme.id}</p>
        <p><span>Client secret</span> ${OIDC_CLIENTS.acme.secret}</p>
      </article>`,
  }
}
