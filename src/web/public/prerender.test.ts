import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PUBLIC_TOPICS, contactMessageFormSchema } from '#shared/contracts/contact-messages.ts'
import { getOpenApi } from '#shared/contracts/openapi.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { renderSite } from './prerender.tsx'
import type { ApiDocument } from './reference/read-api.ts'
import { FOOTER_PAGES, PAGE_NAMES, pathOf } from './site-map.ts'

const api = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as ApiDocument
const site = renderSite({ stylesheet: '/assets/p.css', script: '/assets/i.js', font: '/assets/f.woff2' }, api)
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
})

describe.each(pages)('$path', ({ locale, page, html }) => {
  it('declares its language, one title, one description and one main heading', () => {
    expect(all(html, /<html lang="(\w\w)"/g)).toEqual([locale])
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1)
    expect(all(html, /<(h1)[ >]/g)).toHaveLength(1)
  })

  it('needs nothing the content security policy forbids', () => {
    expect(all(html, /( style="|<style| on\w+=")/g)).toEqual([])
  })

  it('gives no two elements the same id', () => {
    const ids = all(html, / id="([^"]+)"/g)

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('links only to pages that exist', () => {
    const screens = ['/login', '/register', '/demo', '/dashboard', '/subscription', getOpenApi.path]
    const known = new Set([...site.index.map((entry) => entry.path), ...screens])
    const targets = all(html, /<a [^>]*href="(\/[^"#?]*)/g)

    expect(targets.filter((target) => !known.has(target))).toEqual([])
  })

  it('leads to the footer pages in its own language and to itself in the others', () => {
    const targets = new Set(all(html, /<a [^>]*href="(\/[^"]*)"/g))
    const expected = [...FOOTER_PAGES.map((name) => pathOf(name, locale)), ...LOCALES.map((l) => pathOf(page, l))]

    expect(expected.filter((target) => !targets.has(target))).toEqual([])
  })
})

describe.each(pages.filter(({ isIndexable }) => isIndexable))('$path for search engines', ({ path, html }) => {
  it('names itself and alternates that name it in return', () => {
    const alternates = all(html, /hreflang="\w\w" href="\{\{PUBLIC_URL\}\}([^"]+)"/gi)
    const linksBack = alternates.filter((alternate) => pageAt(alternate).html.includes(`href="{{PUBLIC_URL}}${path}"`))

    expect(alternates).toHaveLength(LOCALES.length)
    expect(linksBack).toEqual(alternates)
    expect(all(html, /hreflang="x-default" href="\{\{PUBLIC_URL\}\}([^"]+)"/gi)).toHaveLength(1)
    expect(all(html, /<link rel="canonical" href="\{\{PUBLIC_URL\}\}([^"]+)"/g)).toEqual([path])
  })
})

describe.each(pages.filter(({ isIndexable }) => !isIndexable))('$path for search engines', ({ html }) => {
  it('asks to be left out', () => {
    expect(all(html, /<meta name="robots" content="(\w+)"/g)).toEqual(['noindex'])
  })
})

describe.each(LOCALES)('the contact form in %s', (locale) => {
  const { html, path } = pageAt(pathOf('contact', locale))

  const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
  const tags = all(form, /<((?:form|input|select|textarea) [^>]*)>/g)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const controlNamed = (name: string) => tags.find((tag) => attribute(tag, 'name') === name) ?? ''

  it('posts to its own page and leaves gaps for what was typed', () => {
    expect(attribute(tags[0] ?? '', 'action')).toBe(path)
    expect(attribute(tags[0] ?? '', 'method')).toBe('post')
    expect(attribute(controlNamed('name'), 'value')).toBe('{{FORM_NAME}}')
    expect(attribute(controlNamed('email'), 'value')).toBe('{{FORM_EMAIL}}')
    expect(attribute(controlNamed('language'), 'value')).toBe(locale)
    expect(all(form, /role="alert"[^>]*>([^<]*)</g)).toEqual(['{{FORM_PROBLEM}}'])
    expect(all(form, />([^<]*)<\/textarea>/g)).toEqual(['{{FORM_MESSAGE}}'])
    expect(all(form, /<option value="(\w+)"\{\{SELECTED_\1\}\}>/g)).toEqual([
      'other',
      ...PUBLIC_TOPICS.filter((topic) => topic !== 'other'),
    ])
  })

  it('has every field of the contract', () => {
    const missing = Object.keys(contactMessageFormSchema.shape).filter((field) => !controlNamed(field))

    expect(missing).toEqual([])
  })

  it.each(['name', 'message'] as const)('knows how long the contract lets %s be', (field) => {
    const limit = Number(attribute(controlNamed(field), 'data-limit'))
    const schema = contactMessageFormSchema.shape[field]

    expect(schema.safeParse('x'.repeat(limit)).success).toBe(true)
    expect(schema.safeParse('x'.repeat(limit + 1)).success).toBe(false)
  })
})
