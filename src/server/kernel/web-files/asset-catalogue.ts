import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

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

export interface Asset {
  body: Buffer
  type: string
  etag: string
  /** The name holds a hash of the content, so it may be kept for ever. */
  isImmutable: boolean
  encodings: { br?: Buffer; gzip?: Buffer }
}

/** Every file a browser may fetch, read once at start. What is not in it does not exist: no path reaches the disk later. */
export function readAssets(webDir: string): Map<string, Asset> {
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
