import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider, type Messages } from 'use-intl'
import { expect, it } from 'vitest'
import type { Fault } from '#shared/domain/faults.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { NotFiled } from './row-case.tsx'

const files = import.meta.glob<Partial<Messages>>('../../../i18n/*/*.ts', { eager: true })

function readCatalogue(locale: Locale): Messages {
  const parts = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ts`))
  return Object.assign({}, ...parts.map(([, texts]) => texts)) as Messages
}

function read(locale: Locale, filingFault: Fault | null): string {
  const line = createElement(NotFiled, { dispute: { platform: 'yelp', filingFault } })
  const page = createElement(
    IntlProvider,
    { locale, messages: readCatalogue(locale) } as ComponentProps<typeof IntlProvider>,
    line,
  )
  return renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '')
}

it.each<[Locale, string]>([
  ['en', 'Failed to file dispute with platform: Yelp is not answering. Yelp says: “Closed.”'],
  ['es', 'No se ha podido presentar la disputa ante la plataforma: Yelp no responde. Yelp dice: «Closed.»'],
  [
    'fr',
    'Impossible de déposer le litige auprès de la plateforme\u202f: Yelp ne répond pas. Yelp indique\u202f: «\u202fClosed.\u202f»',
  ],
  ['de', 'Der Einspruch konnte nicht bei der Plattform eingereicht werden: Yelp antwortet nicht. Yelp sagt: „Closed.“'],
])('a filing that failed is told whole in %s, with the platform’s words quoted', (locale, sentence) => {
  expect(read(locale, { kind: 'platform-down', reason: '503', words: 'Closed.' })).toBe(sentence)
})

it.each<[Locale, string]>([
  ['en', 'Failed to file dispute with platform: No active Yelp integration found. Please connect in Settings.'],
  [
    'fr',
    'Impossible de déposer le litige auprès de la plateforme\u202f: Aucune intégration Yelp active. Connectez-la dans les paramètres.',
  ],
])('one without a connection says in %s what to do', (locale, sentence) => {
  expect(read(locale, { kind: 'reconnect', reason: 'not-connected', words: null })).toBe(sentence)
})

it('one of which nothing is known says just that', () => {
  expect(read('de', null)).toBe('Der Einspruch konnte nicht bei der Plattform eingereicht werden')
})
