import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { readPublicPages } from './public-pages.ts'
import { makeWebBuild } from '#testing/web-build.ts'

const webDir = makeWebBuild()
const app = await startTestApp(
  {
    CONTACT_EMAIL: 'people@goodword.test',
    COMPANY_ADDRESS: '1 <Harbour> Street\\nPortsmouth',
    PUBLIC_URL: 'https://x.test',
  },
  { webDir },
)
const client = {
  get: (path: string, headers = {}) => fetch(app.localUrl + path, { headers, redirect: 'manual' }),
}

describe('public pages', () => {
  it('are served with the installation’s own facts, escaped', async () => {
    const html = await (await client.get('/contact')).text()

    expect(html).toContain('<a href="mailto:people@goodword.test">')
    expect(html).toContain('<address>1 &lt;Harbour&gt; Street\nPortsmouth</address>')
    expect(html).toContain('<a href="https://x.test/contact">')
    expect(html).not.toContain('{{')
  })

  it('lead to the demo workspace only where there is one', async () => {
    const html = await (await client.get('/contact')).text()
    const withoutDemo = readPublicPages(webDir, { publicUrl: '', contactEmail: '', companyAddress: '', hasDemo: false })

    expect(html).toContain('<span>demo</span>')
    expect(withoutDemo[0]?.html).toContain('<span hidden>demo</span>')
  })

  it('allow their own inline script and no other', async () => {
    const policy = (await client.get('/contact')).headers.get('content-security-policy')
    const hash = createHash('sha256').update('theme()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('have one address each: a slash at the end leads to the one without', async () => {
    const response = await client.get('/de/contact/')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/de/contact'])
    expect((await client.get('//evil.test/')).headers.get('location')).toBeNull()
  })

  it('are listed for search engines in every language, but only those meant for them', async () => {
    const sitemap = await (await client.get('/sitemap.xml')).text()
    expect(sitemap).toContain('<loc>https://x.test/contact</loc>')
    expect(sitemap).toContain('hreflang="de" href="https://x.test/de/contact"')
    expect(sitemap).not.toContain('sent')
    expect(await (await client.get('/robots.txt')).text()).toContain('Sitemap: https://x.test/sitemap.xml')
  })
})

describe('/.well-known/security.txt', () => {
  it('says where to report a weakness, and has not run out whenever it is read', async () => {
    const response = await client.get('/.well-known/security.txt')
    const fields = new Map(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    )

    expect(response.headers.get('content-type')).toMatch(/^text\/plain;\s*charset=utf-8$/i)
    expect(Object.fromEntries(fields)).toMatchObject({
      Contact: 'mailto:people@goodword.test',
      Canonical: 'https://x.test/.well-known/security.txt',
      Policy: 'https://x.test/security',
      'Preferred-Languages': 'en, es, fr, de',
    })
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect([days > 170, days < 365]).toEqual([true, true])
  })
})

describe('files of the build', () => {
  it('are kept for ever when their name holds a hash, and compressed when asked for', async () => {
    const response = await client.get('/assets/app-abc123.js', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe('console.log(1)')
  })

  it('have a worker for pushes at the root, asked for anew each time, which loads pictures of ours alone', async () => {
    const { headers } = await client.get('/push-worker.js')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; img-src 'self'")
  })

  it('are not sent again to who has them', async () => {
    const first = await client.get('/favicon.svg')
    const again = await client.get('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([first.status, again.status]).toEqual([200, 304])
  })

  it.each([
    '/build-stamp.json',
    '/pages/index.json',
    '/app.html',
    '/assets/../app.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/package.json',
  ])('do not include %s', async (path) => {
    const response = await client.get(path)
    const body = await response.text()
    expect(body).not.toContain('alternates')
    expect(body).not.toContain('"dependencies"')
    expect(response.status).toBe(404)
  })
})

describe('the app’s shell', () => {
  it.each(['/dashboard', '/login', '/campaign-analytics/7', '/no/such/page'])('answers at %s', async (path) => {
    const response = await client.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<div id="root">')
  })

  it('tells nobody the word of a link that answers a review', async () => {
    const { status, headers } = await client.get('/r/a-word-that-nobody-else-may-have')
    expect([status, headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-referrer',
      'noindex',
    ])
    expect((await client.get('/reviews')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('does not answer for the interfaces', async () => {
    for (const path of ['/api/v1/none', '/auth/v1/none', '/sandbox/none', '/assets/none']) {
      expect((await client.get(path)).status).toBe(404)
    }
  })
})
