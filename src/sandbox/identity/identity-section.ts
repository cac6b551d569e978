import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import { OIDC_CLIENTS } from './oidc-grants.ts'

/** What to enter where a customer's single sign-on is set up, to try it with the providers of the sandbox. */
export function renderIdentity(publicUrl: string): SandboxSection {
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
