import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { makeWebBuild } from '#testing/web-build.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' }, { webDir: makeWebBuild() })
let lastAddress = 0
const newAddress = () => `198.51.100.${(lastAddress += 1)}`

const post = (path: string, fields: Record<string, string>, address = newAddress()) =>
  fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  })
const filled = { name: 'Ann', email: 'ann@x.test', topic: 'sales', message: 'Hello', website: '' }

describe('the contact form without JavaScript', () => {
  it('stores the message and thanks on a page of its own', async () => {
    const response = await post('/de/contact', filled)

    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/contact/sent'])
    const { rows } = await app.superuser.query(`select name, topic, language from contact_messages`)
    expect(rows).toEqual([{ name: 'Ann', topic: 'sales', language: 'de' }])
  })

  it('keeps what was typed when something is missing, says what in the page’s language, and runs none of it', async () => {
    const response = await post('/de/contact', { ...filled, email: 'nobody', name: '"><script>alert(1)</script>' })
    const html = await response.text()

    expect(response.status).toBe(400)
    expect(html).toContain('Bitte geben Sie Ihren Namen')
    expect(html).toContain('value="nobody"')
    expect(html).toContain('<option selected>sales</option>')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('{{')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  })

  it('asks to wait when the same address writes too often, and keeps the text', async () => {
    const address = newAddress()
    for (let turn = 0; turn < 5; turn += 1) await post('/contact', filled, address)

    const response = await post('/contact', filled, address)

    expect(response.status).toBe(429)
    expect(await response.text()).toContain('<textarea>Hello</textarea>')
  })
})
