import { createPlatformHttp } from '../platform-http.ts'
import { readGoogleRefusal } from './google-refusal.ts'
import type { GoogleHosts } from './google-hosts.ts'

export const callGoogle = createPlatformHttp(readGoogleRefusal)

/** Which of Google's interfaces a part of the adapter speaks to is asked at every call: the sandbox's may not be up yet. */
export type FindHosts = () => GoogleHosts

export function googleUrl(host: string, path: string, query: Record<string, string | null> = {}): URL {
  const url = new URL(host + path)
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value)
  return url
}

export const bearing = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
