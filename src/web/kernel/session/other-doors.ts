import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { paths } from '#shared/domain/paths.ts'
import { AuthFailure } from './auth-failure.ts'
import { authUrl, sessionFetch, takeData } from './auth-call.ts'
import { type DoorSearch, writeDoorSearch } from './safe-return-path.ts'
import { chooseSessionLifetime } from './session-storage.ts'

export interface Doors {
  hasGoogle: boolean
  hasSso: boolean
  /** There is a workspace to try the product on. */
  hasDemo: boolean
  /** People connect and disconnect providers themselves. */
  hasLinking: boolean
  /** How long a password must be at least; unknown where the server does not say. */
  passwordMinLength: number | undefined
  /** A new address counts only once it is confirmed; a changed one must be confirmed from both mailboxes. */
  hasMailConfirmation: boolean
}

interface Departure {
  isRemembered: boolean
  /** What the form's address says, for the way back. */
  search: DoorSearch
}

/** Where a provider sends people back to. */
export const returnAddress = (search: DoorSearch) => `${location.origin}${paths.login}${writeDoorSearch(search)}`

/** Which ways to sign in, besides the password, this installation has. */
export async function findDoors(): Promise<Doors> {
  const response = await sessionFetch.fetch(`${authUrl()}/settings`).catch((error: unknown) => {
    throw new NetworkFailure(error)
  })
  const settings = (await response.json()) as {
    external?: { google?: boolean }
    saml_enabled?: boolean
    demo_enabled?: boolean
    manual_linking_enabled?: boolean
    password_min_length?: number
    mailer_autoconfirm?: boolean
  }
  return {
    hasGoogle: settings.external?.google === true,
    hasSso: settings.saml_enabled === true,
    hasDemo: settings.demo_enabled === true,
    hasLinking: settings.manual_linking_enabled === true,
    passwordMinLength: settings.password_min_length,
    hasMailConfirmation: settings.mailer_autoconfirm === false,
  }
}

/** Leaves for the provider; the way back ends at the sign-in page with a code. */
export async function leaveForGoogle({ isRemembered, search }: Departure): Promise<void> {
  chooseSessionLifetime(isRemembered)
  const options = { redirectTo: returnAddress(search) }
  await takeData((client) => client.signInWithOAuth({ provider: 'google', options }))
  await untilBack()
}

/** Leaves for the company's own sign-in, which is found by the domain of the work address. */
export async function leaveForSso(email: string, { isRemembered, search }: Departure): Promise<void> {
  chooseSessionLifetime(isRemembered)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  await takeData((client) => client.signInWithSSO({ domain, options: { redirectTo: returnAddress(search) } }))
  await untilBack()
}

/** Signs in as the owner of the demo workspace. The client library knows no such grant, so its answer is handed to it. */
export async function enterDemo(): Promise<void> {
  chooseSessionLifetime(false)
  const answer = await sessionFetch
    .fetch(`${authUrl()}/token?grant_type=demo`, { method: 'POST' })
    .catch((error: unknown) => {
      throw new NetworkFailure(error)
    })
  if (!answer.ok) {
    const kind = answer.status === 429 ? 'rate-limited' : answer.status >= 500 ? 'server' : 'no-demo'
    throw new AuthFailure({ kind, ...sessionFetch.getLatestRefusal() })
  }
  const { access_token, refresh_token } = (await answer.json()) as { access_token: string; refresh_token: string }
  await takeData((client) => client.setSession({ access_token, refresh_token }))
}

/** The document is about to go. It comes back only if the browser kept it and the person turns round. */
export function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}
