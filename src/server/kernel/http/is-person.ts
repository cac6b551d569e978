import type { IncomingMessage } from 'node:http'

// Cubot makes phones. In-app browsers carry their app's name and are people; what fetches previews for the app is not.
const PROGRAMS =
  /(?<!cu)bot|crawl|spider|slurp|preview|externalhit|externalagent|facebookcatalog|whatsapp|viber|iframely|embedly|feedfetcher|mediapartners|google-|googleother|archiver|lighthouse|pingdom|statuscake|curl\/|wget\/|python|java\/|go-http|okhttp|axios|libwww|^node/i

/** Not a program that looks where it leads, nor a browser that only prepares to open it. */
export function isPerson({ method, headers }: IncomingMessage): boolean {
  // A picture or a frame that leads here is on somebody's page, not before somebody's camera.
  if (method !== 'GET' || (headers['sec-fetch-dest'] ?? 'document') !== 'document') return false
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].join(' ')
  const userAgent = headers['user-agent'] ?? ''
  return !/prefetch|prerender|preview/i.test(purposes) && userAgent !== '' && !PROGRAMS.test(userAgent)
}
