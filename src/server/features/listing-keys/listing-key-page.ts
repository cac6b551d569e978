import { html } from 'hono/html'
import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { FoundListing } from '#server/adapters/review-platforms/listing-keys.ts'
import { LISTING_KEY_WORDS, type ListingKeyProblem } from './listing-key-words.ts'

export interface ListingKeyForm {
  listing: string
  place: string
  key: string
}

export interface ListingKeyPage {
  platform: Platform
  locale: Locale
  /** What travels along unseen. */
  hidden: Record<string, string>
  cancelUrl: string
  keyPageUrl: string
  /** Said where the key is no secret. */
  sandboxKey: string | null
  form: ListingKeyForm
  problem: ListingKeyProblem | null
  /** Found by name: one of them has to be chosen. */
  choices: readonly FoundListing[]
}

type Content = ReturnType<typeof html>

export function renderListingKeyPage(page: ListingKeyPage): Content {
  const words = LISTING_KEY_WORDS[page.locale]
  const fill = createFill(page.platform)
  return renderFrame(page.locale, {
    title: fill(words.title),
    content: html`
      <p>${fill(words.intro)}</p>
      ${page.problem ? html`<p class="problem" id="problem" role="alert">${fill(words.problems[page.problem])}</p>` : ''}
      ${page.sandboxKey ? html`<p class="note">${words.sandbox.replace('{key}', page.sandboxKey)}</p>` : ''}
      <form method="post" action="/connect/${page.platform}" autocomplete="off">
        ${Object.entries(page.hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${page.choices.length > 0 ? renderChoices(page) : ''}
        ${renderField(page, { name: 'listing', label: words.listing, hint: fill(words.listingHint), isRequired: true })}
        ${renderField(page, { name: 'place', label: words.place, hint: words.placeHint, isRequired: false })}
        ${renderField(page, { name: 'key', label: words.key, hint: words.keyHint, isRequired: true })}
        <p><a href="${page.keyPageUrl}" target="_blank" rel="noopener noreferrer">${fill(words.keyPage)}</a></p>
        <div class="actions">
          <button>${page.choices.length > 0 ? words.connect : words.submit}</button>
          <a href="${page.cancelUrl}">${words.cancel}</a>
        </div>
      </form>
    `,
  })
}

/** For whoever came here by themselves, or with an address that is not ours. */
export function renderStalePage(locale: Locale): Content {
  const words = LISTING_KEY_WORDS[locale]
  const content = html`<p><a href="/">${words.back}</a></p>`
  return renderFrame(locale, { title: words.stale, content })
}

const createFill = (platform: Platform) => (text: string) => text.replaceAll('{platform}', PLATFORM_NAMES[platform])

function renderFrame(locale: Locale, { title, content }: { title: string; content: Content }): Content {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Goodword</title>
        <link rel="stylesheet" href="/connect/connect.css" />
      </head>
      <body>
        <main>
          <p class="brand">Goodword</p>
          <div class="card">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`
}

function renderChoices({ locale, choices, form }: ListingKeyPage): Content {
  return html`<fieldset>
    <input type="hidden" name="searched" value="${form.listing}" />
    <legend>${LISTING_KEY_WORDS[locale].choose}</legend>
    ${choices.map(
      ({ id, name, address }, index) =>
        html`<label class="choice">
          <input type="radio" name="chosen" value="${id}" ${index === 0 ? 'checked' : ''} />
          <span>${name}<small>${address}</small></span>
        </label>`,
    )}
  </fieldset>`
}

function renderField(
  { form, problem }: ListingKeyPage,
  field: { name: keyof ListingKeyForm; label: string; hint: string; isRequired: boolean },
): Content {
  const { name, label, hint, isRequired } = field
  const isWrong = problem === 'key' ? name === 'key' : problem === 'nothing' && name === 'listing'
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <p class="hint" id="${name}-hint">${hint}</p>
    <input
      id="${name}"
      name="${name}"
      type="${name === 'key' ? 'password' : 'text'}"
      value="${form[name]}"
      maxlength="500"
      autocomplete="off"
      spellcheck="false"
      aria-describedby="${isWrong ? `problem ${name}-hint` : `${name}-hint`}"
      ${isWrong ? 'aria-invalid=true autofocus' : ''}
      ${isRequired ? 'required' : ''}
    />
  </div>`
}
