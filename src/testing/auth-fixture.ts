import { AuthClient } from '@supabase/auth-js'
import { AuthClient as OlderAuthClient } from 'auth-js-2.70'
import { SignJWT } from 'jose'
import type { TestApp } from './test-app.ts'

/** The public client, both releases that the service promises to serve. */
export const AUTH_CLIENTS = [
  ['the current client', AuthClient],
  ['client 2.70', OlderAuthClient as unknown as typeof AuthClient],
] as const

export type AuthClientKind = (typeof AUTH_CLIENTS)[number][1]

interface ClientOptions {
  flowType?: 'implicit' | 'pkce'
  headers?: Record<string, string>
  /** Shared by what is one browser. */
  store?: Map<string, string>
}

export function createAuthClient(app: { url: string }, Kind: AuthClientKind, options: ClientOptions = {}) {
  const store = options.store ?? new Map<string, string>()
  return new Kind({
    url: `${app.url}/auth/v1`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: options.flowType ?? 'implicit',
    ...(options.headers && { headers: options.headers }),
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
  })
}

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** The six digits a person would type. */
  code: string
  /** The address behind the button. */
  link: URL
}

/** Delivers what is queued and reads the newest mail first, as the sandbox's mailbox received it. */
export async function readMails(app: TestApp, to: string): Promise<ReceivedMail[]> {
  await app.jobs.run('mail.deliver')
  const { body } = await app.anonymous.get(`/sandbox/mailbox?to=${encodeURIComponent(to)}`)
  const { messages } = body as { messages: { subject: string; text: string; html: string }[] }
  return messages.map(({ subject, text, html }) => ({
    subject,
    text,
    html,
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? /\b(\d{6})\b/.exec(subject)?.[1] ?? '',
    link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://none.test'),
  }))
}

export async function readMail(app: TestApp, to: string): Promise<ReceivedMail> {
  const [newest] = await readMails(app, to)
  if (!newest) throw new Error(`No mail has come to ${to}.`)
  return newest
}

/** As if the person had shown a quarter of an hour ago, and not since, who they are. */
export async function letProofsAge(app: TestApp, { userId }: { userId: string }): Promise<void> {
  await app.superuser.query(
    `update auth.sessions set amr = (
       select jsonb_agg(proof || jsonb_build_object('timestamp', (proof ->> 'timestamp')::int - 900))
       from jsonb_array_elements(amr) proof) where user_id = $1`,
    [userId],
  )
}

/** What the protocol's own link would be; the one in the mail leads to our page, where a button is pressed. */
export function protocolLink(link: URL): URL {
  const token = link.searchParams.get('token_hash')
  if (!token) return link
  const query = new URLSearchParams({ token, type: link.searchParams.get('type') ?? '' })
  return new URL(`/auth/v1/verify?${query.toString()}`, link)
}

/** Follows a mailed link in the protocol's way, as far as the first redirect. */
export async function followLink(link: URL): Promise<URL> {
  const response = await fetch(protocolLink(link), { redirect: 'manual' })
  await response.arrayBuffer()
  return new URL(response.headers.get('location') ?? `http://none.test/${response.status}`)
}

export function signServiceToken(secret: string, claims: Record<string, unknown> = { role: 'service_role' }) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
}
