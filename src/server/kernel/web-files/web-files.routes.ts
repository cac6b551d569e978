import { readFileSync, readdirSync } from 'node:fs'
import { join, extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LOCALES } from '#shared/domain/locales.ts'
import { paths, releasePath, replyLinkPath, unsubscribePath } from '#shared/domain/paths.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { isKnown } from '#server/kernel/http/known-etag.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { contentSecurityPolicy, WORKER_POLICY } from '#server/kernel/http/security-headers.ts'
import { escapeHtml } from '#server/kernel/outbox/mail-layout.ts'
import { createHash } from 'node:crypto'
import { hashInlineScripts, type PublicPage } from './public-pages.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

interface Asset {
  body: Buffer
  type: string
  etag: string
  /** The name holds a hash of the content, so it may be kept for ever. */
  isImmutable: boolean
  encodings: { br?: Buffer; gzip?: Buffer }
}

/** Every file a browser may fetch, read once at start. What is not in it does not exist: no path reaches the disk later. */
function readAssets(webDir: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(webDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(webDir.length).replaceAll('\\', '/')
    const type = TYPES[extname(entry.name)]
    if (!type || isInternal(path)) continue
    const body = readFileSync(file)
    assets.set(path, {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: path.startsWith('/assets/'),
      encodings: { ...readTwin(file, '.br', 'br'), ...readTwin(file, '.gz', 'gzip') },
    })
  }
  return assets
}

/** Pages and the shell go out through their own routes, with their tokens filled in. */
function isInternal(path: string): boolean {
  return path.startsWith('/pages/') || path.startsWith('/.') || path === '/app.html' || path === '/build-stamp.json'
}

function readTwin(file: string, suffix: string, name: 'br' | 'gzip'): { br?: Buffer; gzip?: Buffer } {
  try {
    return { [name]: readFileSync(file + suffix) }
  } catch {
    return {}
  }
}

/** Their addresses hold a word that answers a review, or ends mails. */
const SECRET_PATHS = [replyLinkPath(''), unsubscribePath(''), releasePath('')]
const PUSH_WORKER = '/push-worker.js'

interface Page {
  html: Buffer
  /** Made when it is first asked for: all of them at once hold up the start. */
  compressed: () => Buffer
  policy: string
}

/** Serves the built web app: assets, prerendered pages, and the app's shell for every other address. */
export function mountWebFiles(
  app: HttpApp,
  webDir: string,
  { pages, publicUrl, contactEmail }: { pages: readonly PublicPage[]; publicUrl: string; contactEmail: string },
): void {
  const assets = readAssets(webDir)
  const shellHtml = readFileSync(join(webDir, 'app.html'), 'utf8')
  const shell = preparePage(shellHtml, contentSecurityPolicy(hashInlineScripts(shellHtml)))

  for (const page of pages) {
    const prepared = preparePage(page.html.replaceAll(/\{\{\w+\}\}/g, ''), page.policy)
    app.get(page.path, (context) => sendPage(context, prepared, 'public-page'))
    if (page.path !== '/') app.get(`${page.path}/`, (context) => context.redirect(page.path, 308))
  }
  app.get('/robots.txt', (context) => context.text(robotsText(publicUrl)))
  app.get('/.well-known/security.txt', (context) => context.text(securityText({ publicUrl, contactEmail })))
  app.get('/sitemap.xml', (context) =>
    context.body(sitemapXml(pages, publicUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  )
  for (const [path, asset] of assets) app.get(path, (context) => sendAsset(context, asset))

  app.get('*', (context) => {
    const isFile = /\.\w{2,5}$/.test(context.req.path)
    if (isFile || /^\/(api|auth|sandbox|assets|functions)(\/|$)/.test(context.req.path)) return context.notFound()
    if (SECRET_PATHS.some((path) => context.req.path.startsWith(path))) keepWordSecret(context)
    return sendPage(context, shell, 'app-shell')
  })
}

function keepWordSecret({ env: { outgoing } }: AppContext): void {
  outgoing.setHeader('referrer-policy', 'no-referrer')
  outgoing.setHeader('x-robots-tag', 'noindex')
}

function preparePage(html: string, policy: string): Page {
  const body = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  let compressed: Buffer | null = null
  return { html: body, compressed: () => (compressed ??= brotliCompressSync(body, { params })), policy }
}

function sendPage(context: AppContext, page: Page, label: string): Response {
  const { incoming, outgoing } = context.env
  labelRoute(incoming, label)
  outgoing.setHeader('content-security-policy', page.policy)
  const isBrotli = accepts(context, 'br')
  return new Response(new Uint8Array(isBrotli ? page.compressed() : page.html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(isBrotli && { 'content-encoding': 'br' }),
    },
  })
}

function sendAsset(context: AppContext, asset: Asset): Response {
  labelRoute(context.env.incoming, 'asset')
  if (context.req.path === PUSH_WORKER) context.env.outgoing.setHeader('content-security-policy', WORKER_POLICY)
  const headers: Record<string, string> = {
    'content-type': asset.type,
    etag: asset.etag,
    'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  if (isKnown(context.req.header('if-none-match'), asset.etag)) return new Response(null, { status: 304, headers })
  const encoding = (['br', 'gzip'] as const).find((name) => asset.encodings[name] && accepts(context, name))
  if (encoding) headers['content-encoding'] = encoding
  return new Response(new Uint8Array((encoding && asset.encodings[encoding]) ?? asset.body), { headers })
}

function accepts(context: AppContext, encoding: string): boolean {
  const accepted = (context.req.header('accept-encoding') ?? '').split(',').map((part) => part.trim().split(';')[0])
  return accepted.includes(encoding)
}

function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /r/',
    'Allow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const DAY_MS = 86_400_000
const SECURITY_TEXT_DAYS = 180

/** Where to report a weakness (RFC 9116). It holds for half a year from whenever it is read. */
function securityText({ publicUrl, contactEmail }: { publicUrl: string; contactEmail: string }): string {
  const today = Math.floor(Date.now() / DAY_MS)
  const expires = new Date((today + SECURITY_TEXT_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}${paths.security}`,
    '',
  ].join('\n')
}

function sitemapXml(pages: readonly PublicPage[], publicUrl: string): string {
  const entries = pages.filter((page) => page.isIndexable).map((page) => entry(page, publicUrl))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function entry(page: PublicPage, publicUrl: string): string {
  const address = (path: string) => escapeHtml(publicUrl + path)
  const alternates = page.alternates.map(
    (alternate) => `<xhtml:link rel="alternate" hreflang="${alternate.locale}" href="${address(alternate.path)}"/>`,
  )
  return `<url><loc>${address(page.path)}</loc>${alternates.join('')}</url>`
}
