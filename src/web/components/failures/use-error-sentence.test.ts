import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider, type Messages } from 'use-intl'
import { expect, it } from 'vitest'
import type { Fault } from '#shared/domain/faults.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { useFetchFaultSentence } from './use-error-sentence.ts'

const files = import.meta.glob<Partial<Messages>>('../../i18n/*/*.ts', { eager: true })

function readFetchFault(locale: Locale, fault: Fault, platform: Platform): string {
  const parts = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ts`))
  const messages = Object.assign({}, ...parts.map(([, texts]) => texts)) as Messages
  const Line = () => useFetchFaultSentence()(fault, platform)
  const intl = { locale, messages, timeZone: 'UTC' } as ComponentProps<typeof IntlProvider>
  return renderToStaticMarkup(createElement(IntlProvider, intl, createElement(Line)))
}

const expired: Fault = { kind: 'reconnect', reason: 'token-expired', words: null }

it.each<[Fault, Platform, string]>([
  [expired, 'facebook', 'Error fetching from facebook: Access token for facebook has expired. Please reconnect.'],
  [
    { kind: 'reconnect', reason: 'credentials-missing', words: null },
    'google',
    'Error fetching from google: Missing required Google Business Profile API credentials',
  ],
  [
    { kind: 'rejected', reason: 'unsupported', words: null },
    'tripadvisor',
    'Error fetching from tripadvisor: Unsupported platform: tripadvisor',
  ],
  [
    { kind: 'platform-down', reason: '503', words: 'Back soon.' },
    'yelp',
    'Error fetching from yelp: Yelp is not answering. Yelp says: “Back soon.”',
  ],
])('%j at %s reads as specified in English', (fault, platform, sentence) => {
  expect(readFetchFault('en', fault, platform)).toBe(sentence)
})

it.each<[Locale, string]>([
  ['es', 'No se han podido recoger las reseñas de Facebook: El acceso a Facebook ha caducado. Vuelva a conectar.'],
  ['fr', 'Impossible de récupérer les avis de Facebook\u202f: L’accès à Facebook a expiré. Reconnectez la plateforme.'],
  ['de', 'Der Abruf von Facebook ist fehlgeschlagen: Der Zugang zu Facebook ist abgelaufen. Bitte verbinden Sie neu.'],
])('is whole in %s, and calls the platform by its name', (locale, sentence) => {
  expect(readFetchFault(locale, expired, 'facebook')).toBe(sentence)
})
