import type { ServerResponse } from 'node:http'

/** Scripts and styles only from our own files; nothing may frame us, and nothing is fetched from elsewhere. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ')
}

/** For answers that are no page: nothing in them may run or load anything. */
export const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** For the worker that shows pushes and hands pages on: it loads its own picture and asks nobody else. */
export const WORKER_POLICY = `default-src 'none'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`

/** Set on the raw response, so that every answer has them, whoever wrote it, errors included. */
export function setSecurityHeaders(response: ServerResponse, options: { isHttps: boolean }): void {
  response.setHeader('content-security-policy', DATA_POLICY)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  if (options.isHttps) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
