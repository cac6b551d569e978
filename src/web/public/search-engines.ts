import { LOCALES } from '#shared/domain/locales.ts'
import { PUBLIC_URL } from './server-tokens.ts'
import { alternatesOf, isIndexable, PAGE_NAMES, pathOf } from './site-map.ts'

export function renderSitemap(): string {
  const pages = PAGE_NAMES.filter(isIndexable)
  const entries = pages.flatMap((page) => {
    const alternates = alternatesOf(page)
      .map(({ locale, path }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${PUBLIC_URL}${path}"/>`)
      .join('')
    return LOCALES.map((locale) => `<url><loc>${PUBLIC_URL}${pathOf(page, locale)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function renderRobots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`
}
