import { describe, expect, it } from 'vitest'
import { makeOfflinePage } from './offline-page.ts'

describe('the page for when the server is out of reach', () => {
  it('has its words in every language and needs nothing that would have to be fetched', async () => {
    const page = makeOfflinePage()
    const html = await page.text()

    for (const words of ['No connection', 'Sin conexión', 'Pas de connexion', 'Keine Verbindung']) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/(src|href)=/)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      503,
      expect.stringContaining(`connect-src 'self'`),
    ])
  })
})
