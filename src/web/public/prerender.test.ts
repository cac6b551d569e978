import { describe, expect, it } from 'vitest'
import { CONTACT_TOPICS, contactMessageFormSchema } from '#shared/contracts/contact-messages.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { renderSite } from './prerender.tsx'
import { FOOTER_PAGES, PAGE_NAMES, pathOf } from './site-map.ts'

const site = renderSite({ stylesheet: '/assets/p.css', script: '/assets/i.js', font: '/assets/f.woff2' })
const pages = site.index.map((entry) => ({ ...entry, html: contentOf(entry.file) }))

function contentOf(file: string): string {
  return site.files.find((candidate) => candidate.file === file)?.content ?? ''
}

function pageAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page at ${path}.`)
  return page
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

describe('the site', () => {
  it('has every page in every language, each under its own path', () => {
    expect(site.index).toHaveLength(LOCALES.length * PAGE_NAMES.length)
    expect(new Set(site.index.map(({ path }) => path)).size).toBe(site.index.length)
    expect(pageAt('/').locale).toBe('en')
    expect(pageAt('/es')).toMatchObject({ locale: 'es', page: 'landing' })
    expect(pageAt('/de/contact/sent')).toMatchObject({ page: 'contact-sent', isIndexable: false })
  })

  it('carries one and the same inline script on every page', () => {
    const scripts = new Set(pages.flatMap(({ html }) => all(html, /<script>([^]*?)<\/script>/g)))

    expect(scripts.size).toBe(1)
  })

  it('lists every indexable page in the sitemap', () => {
    const listed = all(contentOf('sitemap.xml'), /<loc>\{\{PUBLIC_URL\}\}([^<]+)<\/loc>/g)

    expect(listed.toSorted()).toEqual(
      pages
        .filter(({ isIndexable }) => isIndexable)
        .map(({ path }) => path)
        .toSorted(),
    )
  })
})

describe.each(pages)('$path', ({ path, locale, page, html, isIndexable }) => {
  it('declares its language, one title, one description and one main heading', () => {
    expect(html).toContain(`<html lang="${locale}"`)
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1)
    expect(all(html, /<(h1)[ >]/g)).toHaveLength(1)
  })

  it('needs nothing the content security policy forbids', () => {
    expect(html).not.toMatch(/ style="|<style| on\w+="/)
  })

  it('links only to pages that exist', () => {
    const known = new Set([...site.index.map((entry) => entry.path), '/login', '/register'])
    const targets = all(html, /<a [^>]*href="(\/[^"#]*)"/g)

    expect(targets.filter((target) => !known.has(target))).toEqual([])
  })

  it('leads to the footer pages in its own language and to itself in the others', () => {
    const targets = new Set(all(html, /<a [^>]*href="(\/[^"]*)"/g))
    const expected = [...FOOTER_PAGES.map((name) => pathOf(name, locale)), ...LOCALES.map((l) => pathOf(page, l))]

    expect(expected.filter((target) => !targets.has(target))).toEqual([])
  })

  it.runIf(isIndexable)('names alternates that name it in return', () => {
    const alternates = all(html, /hreflang="\w\w" href="\{\{PUBLIC_URL\}\}([^"]+)"/gi)

    expect(alternates).toHaveLength(LOCALES.length)
    expect(html).toMatch(/hreflang="x-default"/i)
    expect(html).toContain(`<link rel="canonical" href="{{PUBLIC_URL}}${path}"/>`)
    for (const alternate of alternates) expect(pageAt(alternate).html).toContain(`href="{{PUBLIC_URL}}${path}"`)
  })

  it.runIf(!isIndexable)('keeps out of search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe.each(LOCALES)('the contact form in %s', (locale) => {
  const { html, path } = pageAt(pathOf('contact', locale))

  it('posts to its own page and leaves gaps for what was typed', () => {
    expect(html).toContain(`<form method="post" action="${path}"`)
    expect(html).toContain('value="{{FORM_NAME}}"')
    expect(html).toContain('value="{{FORM_EMAIL}}"')
    expect(html).toContain('>{{FORM_MESSAGE}}</textarea>')
    expect(html).toMatch(/role="alert"[^>]*>\{\{FORM_PROBLEM\}\}</)
    for (const topic of CONTACT_TOPICS) expect(html).toContain(`<option value="${topic}"{{SELECTED_${topic}}}>`)
  })

  it('has every field of the contract, with its limits', () => {
    const fields = new Set(all(html, /<(?:input|select|textarea)[^>]* name="(\w+)"/g))
    const limits = Object.fromEntries(
      [...html.matchAll(/name="(\w+)"[^>]*maxlength="(\d+)"/gi)].map(([, name = '', limit]) => [name, Number(limit)]),
    )

    for (const field of Object.keys(contactMessageFormSchema.shape)) expect(fields).toContain(field)
    for (const field of ['name', 'message'] as const) {
      const schema = contactMessageFormSchema.shape[field]
      expect(schema.safeParse('x'.repeat(limits[field] ?? 0)).success).toBe(true)
      expect(schema.safeParse('x'.repeat((limits[field] ?? 0) + 1)).success).toBe(false)
    }
  })
})
