import { escapeHtml } from '#server/kernel/mail/mail-layout.ts'
import type { PublicPage } from './public-pages.ts'

export function robotsText(publicUrl: string): string {
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

export function sitemapXml(pages: readonly PublicPage[], publicUrl: string): string {
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
