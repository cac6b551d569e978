import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '#shared/domain/locales.ts'
import { contentSecurityPolicy } from '#server/kernel/http/security-headers.ts'
import { escapeHtml } from '#server/kernel/outbox/mail-layout.ts'

const pageIndex = z.array(
  z.object({
    path: z.string(),
    file: z.string(),
    locale: z.enum(LOCALES),
    page: z.string(),
    alternates: z.array(z.object({ locale: z.enum(LOCALES), path: z.string() })),
    isIndexable: z.boolean(),
  }),
)

export interface PublicPage {
  path: string
  locale: (typeof LOCALES)[number]
  page: string
  alternates: { locale: string; path: string }[]
  isIndexable: boolean
  html: string
  policy: string
}

/** What is known only when the product runs; the prerendered pages carry a token for each. */
export interface PageFacts {
  publicUrl: string
  contactEmail: string
  companyAddress: string
  hasDemo: boolean
}

export function readPublicPages(webDir: string, facts: PageFacts): PublicPage[] {
  const index = pageIndex.parse(JSON.parse(readFileSync(join(webDir, 'pages/index.json'), 'utf8')))
  return index.map(({ file, ...page }) => {
    const template = readFileSync(join(webDir, 'pages', file), 'utf8')
    const html = fillTokens(template, {
      PUBLIC_URL: facts.publicUrl,
      CONTACT_EMAIL: facts.contactEmail,
      COMPANY_ADDRESS: facts.companyAddress,
      DEMO_HIDDEN: facts.hasDemo ? '' : ' hidden',
    })
    return { ...page, html, policy: contentSecurityPolicy(hashInlineScripts(html)) }
  })
}

/** Values are escaped here and nowhere else; a token without a value stays, for a later filling. */
export function fillTokens(html: string, values: Record<string, string>): string {
  return html.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = values[name]
    return value === undefined ? token : escapeHtml(value)
  })
}

/** Inline scripts are allowed by their content, so nothing else inline can run. Data blocks run nothing and need no leave. */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return [...new Set(scripts)].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
}
