import { inflateRawSync } from 'node:zlib'
import { html } from 'hono/html'
import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage, renderChoice, renderHidden } from './identity-page.ts'
import { findChosenPerson, listPeople } from './people.ts'
import { getProviderKey } from './provider-key.ts'
import { escapeXml, makeSamlResponse, SAML_FAULTS } from './saml-response.ts'
import { readSandboxForm } from './sandbox-form.ts'

const PATH = '/sandbox/identity/saml/acme'
const TITLE = 'Sandbox Acme single sign-on'
const MAX_REQUEST_BYTES = 64 * 1024

/** A SAML 2.0 identity provider for the business "Acme". */
export function mountSamlProvider(app: HttpApp, { db, publicUrl }: { db: Database; publicUrl: string }): void {
  const issuer = `${publicUrl}${PATH}/metadata`
  const key = () => getProviderKey(db, 'saml-acme')

  app.get(`${PATH}/metadata`, async (context) => {
    const { certificate } = await key()
    const xml = renderMetadata({ issuer, entryPoint: `${publicUrl}${PATH}/sso`, certificate })
    return context.body(xml, 200, { 'content-type': 'application/samlmetadata+xml; charset=utf-8' })
  })

  app.get(`${PATH}/certificate.pem`, async (context) => context.text((await key()).certificate))

  app.get(`${PATH}/sso`, (context) => {
    const request = context.req.query('SAMLRequest') ?? ''
    if (!readAuthnRequest(request)) return answerFault(context, 'This is no sign-in request.')
    const choice = {
      action: `${PATH}/sso`,
      hidden: { SAMLRequest: request, RelayState: context.req.query('RelayState') ?? '' },
      people: listPeople('acme'),
      faults: SAML_FAULTS,
      canDecline: false,
    }
    return answerPage(context, { title: TITLE, content: renderChoice(choice) })
  })

  app.post(`${PATH}/sso`, async (context) => {
    const form = await readSandboxForm(context)
    const request = readAuthnRequest(form.SAMLRequest ?? '')
    const person = findChosenPerson('acme', form)
    if (!request || !person) return answerFault(context, 'Enter an email address.')
    const fault = SAML_FAULTS.find((known) => known === form.fault) ?? 'none'
    const response = await makeSamlResponse(await key(), { ...request, issuer, person, fault })
    const content = html`<p>You are signed in as ${person.email}.</p>
      <form method="post" action="${request.recipient}">
        ${renderHidden({ SAMLResponse: response, RelayState: form.RelayState ?? '' })}
        <button>Continue</button>
      </form>`
    return answerPage(context, { title: TITLE, content })
  })
}

/** Who asks and where the answer goes; `null` for what is no request. */
function readAuthnRequest(encoded: string): { audience: string; requestId: string; recipient: string } | null {
  try {
    const deflated = Buffer.from(encoded, 'base64')
    const xml = inflateRawSync(deflated, { maxOutputLength: MAX_REQUEST_BYTES }).toString('utf8')
    const requestId = /<[\w:]*AuthnRequest\b[^>]*\bID="([^"]+)"/.exec(xml)?.[1]
    const recipient = /\bAssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1]
    const audience = /<[\w:]*Issuer\b[^>]*>([^<]+)</.exec(xml)?.[1]
    const isWebAddress = /^https?:\/\//.test(recipient ?? '')
    return requestId && recipient && audience && isWebAddress ? { audience, requestId, recipient } : null
  } catch {
    return null
  }
}

function renderMetadata(provider: { issuer: string; entryPoint: string; certificate: string }): string {
  const bare = provider.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  return (
    `<?xml version="1.0" encoding="UTF-8"?>` +
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(provider.issuer)}">` +
    `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">` +
    `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>` +
    `<ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>` +
    `<md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>` +
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"` +
    ` Location="${escapeXml(provider.entryPoint)}"/></md:IDPSSODescriptor></md:EntityDescriptor>`
  )
}
