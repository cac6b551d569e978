/** Whom to be at a provider of the sandbox, and what shall go wrong there. */
export interface ChosenPerson {
  email?: string
  name?: string
  verified?: 'yes' | 'no'
  subject?: string
  fault?: string
  decline?: 'yes'
}

export interface SentForm {
  action: string
  fields: Record<string, string>
}

/** One hop of a browser that does not follow by itself: where the answer leads. */
export async function followOnce(address: string, form?: Record<string, string>): Promise<URL> {
  const response = await fetch(address, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const location = response.headers.get('location')
  if (!location) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return new URL(location, address)
}

/** Opens a provider's page and sends its form as the person; answers the address the provider sends the browser to. */
export async function chooseAtOidc(page: string | URL, person: ChosenPerson): Promise<URL> {
  const { action, fields } = await readForm(String(page))
  return followOnce(action, { ...fields, verified: 'yes', ...person })
}

/** As above; SAML answers with another form, which the browser has to send on. */
export async function chooseAtSaml(page: string | URL, person: ChosenPerson): Promise<SentForm> {
  const { action, fields } = await readForm(String(page))
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, verified: 'yes', ...person }),
  })
  return parseForm(await response.text(), action)
}

/** From our own door to a provider and back to our door again. */
export async function visitOidc(door: string, person: ChosenPerson): Promise<URL> {
  return followOnce(String(await chooseAtOidc(await followOnce(door), person)))
}

export function parametersOf(address: URL): { query: URLSearchParams; fragment: URLSearchParams } {
  return { query: address.searchParams, fragment: new URLSearchParams(address.hash.slice(1)) }
}

async function readForm(page: string): Promise<SentForm> {
  const response = await fetch(page)
  return parseForm(await response.text(), page)
}

function parseForm(html: string, page: string): SentForm {
  const form = /<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/.exec(html)
  if (!form) throw new Error(`There is no form at ${page}: ${html}`)
  const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: new URL(decode(form[1] ?? ''), page).href,
    fields: Object.fromEntries(hidden.map((match) => [match[1] ?? '', decode(match[2] ?? '')])),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
