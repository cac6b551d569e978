import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { paths } from '#shared/domain/paths.ts'
import { takeData } from './auth-call.ts'
import { authClient, authUrl, sessionFetch } from './auth-client.ts'
import { chooseSessionLifetime } from './session-storage.ts'

export interface Doors {
  hasGoogle: boolean
  hasSso: boolean
  /** A new address counts only once it is confirmed; a changed one must be confirmed from both mailboxes. */
  hasMailConfirmation: boolean
}

interface Departure {
  isRemembered: boolean
  /** Where the person wanted to go. */
  redirect: string | undefined
}

function returnAddress(redirect: string | undefined): string {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect }).toString()}`
  return `${location.origin}${paths.login}${query}`
}

/** Which ways to sign in, besides the password, this installation has. */
export async function findDoors(): Promise<Doors> {
  const response = await sessionFetch.fetch(`${authUrl()}/settings`).catch((error: unknown) => {
    throw new NetworkFailure(error)
  })
  const settings = (await response.json()) as {
    external?: { google?: boolean }
    saml_enabled?: boolean
    mailer_autoconfirm?: boolean
  }
  return {
    hasGoogle: settings.external?.google === true,
    hasSso: settings.saml_enabled === true,
    hasMailConfirmation: settings.mailer_autoconfirm === false,
  }
}

/** Leaves for the provider; the way back ends at the sign-in page with a code. */
export async function leaveForGoogle({ isRemembered, redirect }: Departure): Promise<void> {
  chooseSessionLifetime(isRemembered)
  const options = { redirectTo: returnAddress(redirect) }
  await takeData(authClient().signInWithOAuth({ provider: 'google', options }))
  await untilBack()
}

/** Leaves for the company's own sign-in, which is found by the domain of the work address. */
export async function leaveForSso(email: string, { isRemembered, redirect }: Departure): Promise<void> {
  chooseSessionLifetime(isRemembered)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  await takeData(authClient().signInWithSSO({ domain, options: { redirectTo: returnAddress(redirect) } }))
  await untilBack()
}

/** The document is about to go. It comes back only if the browser kept it and the person turns round. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}
