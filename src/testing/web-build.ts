import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

const page = (locale: string, name: string, prefix = '') => ({
  path: `${prefix}/${name}`,
  file: `${locale}/${name.replaceAll('/', '_')}.html`,
  locale,
  page: name === 'contact/sent' ? 'contact-sent' : name,
  alternates: [
    { locale: 'en', path: `/${name}` },
    { locale: 'de', path: `/de/${name}` },
  ],
  isIndexable: name === 'contact',
})

const CONTACT = `<html><head><script>theme()</script></head><body>
<a href="mailto:{{CONTACT_EMAIL}}">{{CONTACT_EMAIL}}</a><address>{{COMPANY_ADDRESS}}</address><a href="{{PUBLIC_URL}}/contact">here</a>
<p>{{FORM_PROBLEM}}</p><input value="{{FORM_NAME}}"><input value="{{FORM_EMAIL}}"><textarea>{{FORM_MESSAGE}}</textarea>
<span{{DEMO_HIDDEN}}>demo</span><option{{SELECTED_sales}}>sales</option><option{{SELECTED_other}}>other</option></body></html>`

/** A web build in little, for tests of how it is served. */
export function makeWebBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-web-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const pages = [
    page('en', 'contact'),
    page('de', 'contact', '/de'),
    page('en', 'contact/sent'),
    page('de', 'contact/sent', '/de'),
  ]
  const files: Record<string, string | Buffer> = {
    'app.html': '<html><head><script>theme()</script></head><body><div id="root"></div></body></html>',
    'assets/app-abc123.js': 'console.log(1)',
    'assets/app-abc123.js.gz': gzipSync('console.log(1)'),
    'favicon.svg': '<svg/>',
    'push-worker.js': 'addEventListener("push", () => {})',
    'build-stamp.json': '{}',
    'pages/index.json': JSON.stringify(pages),
    ...Object.fromEntries(pages.map(({ file }) => [`pages/${file}`, CONTACT])),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
