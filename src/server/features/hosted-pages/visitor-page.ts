import { html } from 'hono/html'
import { DEFAULT_CUSTOMER_SETTINGS, type BrandColors } from '#shared/domain/customer-settings.ts'
import type { HostedPageContent, SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind } from '#shared/domain/hosted-page-kinds.ts'
import {
  HOSTED_PAGE_LIMITS,
  isScored,
  pickText,
  SCORES,
  type Answers,
  type LocalText,
} from '#shared/domain/hosted-pages.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { forbidsAsking, PLATFORM_SHORT_NAMES, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { stylesPath } from './visitor-page-styles.ts'
import { LANGUAGE_NAMES, VISITOR_WORDS, type FormProblem, type PageProblem } from './visitor-page-words.ts'

type Html = ReturnType<typeof html>

/** What is added to a page's address once somebody has answered. */
export const THANKS = '/thanks'
export const PHOTO_LOST = 'lost'

export const thanksIn = ({ addressIn }: Pick<PageView, 'addressIn'>, locale: Locale, isPhotoLost: boolean) =>
  addressIn(locale, THANKS) + (isPhotoLost ? `&photo=${PHOTO_LOST}` : '')

/** The public review links of one place. */
export interface PlaceLinks {
  name: string
  links: Partial<Record<Platform, string>>
}

/** A page as it stands before any visitor; nothing in it knows what one of them answers. */
export interface PageView {
  kind: HostedPageKind
  content: HostedPageContent
  locale: Locale
  business: string
  retentionMonths: number
  branding: { logo: string | null; darkLogo: string | null; colors: BrandColors; isOwn: boolean }
  places: readonly PlaceLinks[]
  /** Its own address, in another language where one is named. */
  addressIn: (locale: Locale, rest?: string) => string
}

export interface FormView {
  questions: readonly SurveyQuestion[]
  answers: Answers
  /** What was typed and is no answer. */
  typed: Readonly<Record<string, string>>
  hasConsented: boolean
  problems: Readonly<Record<string, FormProblem>>
  problem: PageProblem | null
  /** What else the form carries: earlier answers, the step, its token. */
  hidden: readonly (readonly [name: string, value: string])[]
  isFirst: boolean
  isLast: boolean
  asksForPhoto: boolean
}

const fill = (words: string, values: Record<string, string | number>) =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const nameOf = ({ business, locale }: PageView) => business || VISITOR_WORDS[locale].nameless

const own = ({ content, locale }: PageView, text: LocalText, otherwise: string) =>
  pickText(text, locale, content.language) || otherwise

export function renderForm(view: PageView, form: FormView): Html {
  const words = VISITOR_WORDS[view.locale]
  const { content, kind } = view
  const sends = form.isLast ? words.send : words.next
  return renderPage(
    view,
    own(view, content.title, words.title[kind]),
    html`${form.isFirst ? html`<p>${own(view, content.intro, words.intro[kind])}</p>` : ''}
      ${form.problem ? html`<p class="alert" role="alert">${words.pageProblems[form.problem]}</p>` : ''}
      <form
        method="post"
        action="${view.addressIn(view.locale)}"
        novalidate
        ${form.asksForPhoto ? html`enctype="multipart/form-data"` : ''}
      >
        ${form.hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <p class="trap" aria-hidden="true">
          <label>${words.trap} <input name="website" tabindex="-1" autocomplete="off" /></label>
        </p>
        ${form.questions.map((question) => renderQuestion(view, form, question))}
        ${form.asksForPhoto ? renderPhoto(view, form) : ''}
        <div class="actions">
          <button class="button" type="submit">${sends}</button>
          ${form.isFirst ? '' : html`<button class="button quiet" type="submit" name="back" value="1">${words.back}</button>`}
        </div>
      </form>`,
    html`<p>${fill(words.privacy, { business: nameOf(view), months: view.retentionMonths })}</p>`,
  )
}

const fieldId = (questionId: string) => `q-${questionId}`

function renderQuestion(view: PageView, form: FormView, question: SurveyQuestion): Html {
  const { id, kind, isRequired } = question
  const words = VISITOR_WORDS[view.locale]
  const problem = form.problems[id]
  const label = html`${own(view, question.label, '')}
  ${isRequired ? '' : html`<span class="hint">(${words.optional})</span>`}`
  const described = problem ? html`aria-describedby="${fieldId(id)}-problem" aria-invalid="true"` : ''
  const told = problem
    ? html`<p class="problem" id="${fieldId(id)}-problem">
        ${fill(words.problems[problem], { count: HOSTED_PAGE_LIMITS.answer })}
      </p>`
    : ''
  if (kind === 'text' || kind === 'email') {
    return html`<div class="field">
      <label for="${fieldId(id)}">${label}</label>
      ${renderWords(view, form, { id, kind, described })} ${told}
    </div>`
  }
  const role = kind === 'multiple' ? '' : html`role="radiogroup"`
  return html`<fieldset ${role} ${described} ${isRequired && kind !== 'multiple' ? html`aria-required="true"` : ''}>
    <legend>${label}</legend>
    ${isScored(kind) ? renderScale(view, form, { id, kind }) : renderOptions(view, form, question)} ${told}
  </fieldset>`
}

function renderWords(
  view: PageView,
  form: FormView,
  { id, kind, described }: { id: string; kind: 'text' | 'email'; described: Html | '' },
): Html {
  const value = String(form.answers[id] ?? form.typed[id] ?? '')
  if (kind === 'text') {
    return html`<textarea id="${fieldId(id)}" name="a.${id}" rows="5" ${described}>${value}</textarea>`
  }
  return html`<input
      id="${fieldId(id)}"
      type="email"
      name="a.${id}"
      value="${value}"
      autocomplete="email"
      ${described}
    />
    <label class="option">
      <input type="checkbox" name="consent" value="1" ${form.hasConsented ? 'checked' : ''} />
      <span>${consentOf(view)}</span>
    </label>`
}

/** The words a visitor agrees to, as they are kept with the answer. */
export const consentOf = (view: PageView) =>
  own(view, view.content.consent, fill(VISITOR_WORDS[view.locale].consent, { business: nameOf(view) }))

function renderScale(view: PageView, { answers }: FormView, { id, kind }: { id: string; kind: 'stars' | 'nps' }): Html {
  const { stars, likely } = VISITOR_WORDS[view.locale]
  const { least, most } = SCORES[kind]
  const scores = Array.from({ length: most - least + 1 }, (_, turn) => least + turn)
  const nameOf = (score: number) => (kind === 'stars' ? stars[score as keyof typeof stars] : String(score))
  return html`<div class="row ${kind}">
      ${scores.map(
        (score) =>
          html`<label class="pick"
            ><input
              type="radio"
              name="a.${id}"
              value="${score}"
              aria-label="${nameOf(score)}"
              ${answers[id] === score ? 'checked' : ''}
            /><span aria-hidden="true">${score}${kind === 'stars' ? ' ★' : ''}</span></label
          >`,
      )}
    </div>
    ${kind === 'nps' ? html`<p class="ends hint"><span>${likely[0]}</span><span>${likely[1]}</span></p>` : ''}`
}

function renderOptions(view: PageView, { answers }: FormView, { id, kind, options }: SurveyQuestion): Html {
  const chosen = answers[id]
  const isChosen = (option: string) => (Array.isArray(chosen) ? chosen.includes(option) : chosen === option)
  return html`${options.map(
    (option) =>
      html`<label class="option"
        ><input
          type="${kind === 'multiple' ? 'checkbox' : 'radio'}"
          name="a.${id}"
          value="${option.id}"
          ${isChosen(option.id) ? 'checked' : ''}
        /><span>${own(view, option.label, '')}</span></label
      >`,
  )}`
}

function renderPhoto(view: PageView, form: FormView): Html {
  const words = VISITOR_WORDS[view.locale]
  const problem = form.problems['photo']
  return html`<div class="field">
    <label for="q-photo">${words.photo} <span class="hint">(${words.optional})</span></label>
    <input
      id="q-photo"
      type="file"
      name="photo"
      accept="image/png,image/jpeg,image/webp"
      aria-describedby="q-photo-hint"
    />
    <p class="hint" id="q-photo-hint">${words.photoHint}</p>
    ${problem ? html`<p class="problem">${words.problems[problem]}</p>` : ''}
  </div>`
}

/** The same for everybody, whatever they answered: no answer comes in here. */
export function renderThanks(
  view: PageView,
  { isRepeated = false, isPhotoLost = false }: { isRepeated?: boolean; isPhotoLost?: boolean } = {},
): Html {
  const words = VISITOR_WORDS[view.locale]
  const { content } = view
  const { asked, found } = renderLinks(view)
  return renderPage(
    { ...view, addressIn: (locale) => thanksIn(view, locale, isPhotoLost) },
    own(view, content.thanksTitle, words.thanksTitle),
    html`${isPhotoLost ? html`<p class="alert" role="status">${words.photoLost}</p>` : ''}
      <p>${isRepeated ? words.answeredToday : own(view, content.thanksText, words.thanksText)}</p>
      ${
        asked &&
        html`<p>${words.reviewUs}</p>
          ${asked}`
      }
      ${found && renderApart(words.alsoAt, found)}`,
  )
}

/** Where there is nothing but what nobody may be asked to review, its owner's words would ask for it. */
export function renderReviewPage(view: PageView): Html {
  const words = VISITOR_WORDS[view.locale]
  const { asked, found } = renderLinks(view)
  if (!asked && found) return renderPage(view, words.whereToFindUs, found)
  return renderPage(
    view,
    own(view, view.content.title, words.title.review),
    html`<p>${own(view, view.content.intro, asked ? words.intro.review : words.noLinks)}</p>
      ${asked} ${found && renderApart(words.alsoAt, found)}`,
  )
}

const renderApart = (words: string, links: Html): Html =>
  html`<div class="apart">
    <p>${words}</p>
    ${links}
  </div>`

/** Those that visitors may be asked to review on, and apart from them those that are only to be found. */
function renderLinks(view: PageView): { asked: Html | ''; found: Html | '' } {
  const { review, findUs } = VISITOR_WORDS[view.locale]
  return {
    asked: renderLinkLists(view, { words: review, platforms: PLATFORMS.filter((each) => !forbidsAsking(each)) }),
    found: renderLinkLists(view, { words: findUs, platforms: PLATFORMS.filter(forbidsAsking), isQuiet: true }),
  }
}

interface LinkKind {
  words: string
  platforms: readonly Platform[]
  isQuiet?: boolean
}

function renderLinkLists({ places }: PageView, { words, platforms, isQuiet = false }: LinkKind): Html | '' {
  const hasSome = (some: readonly Platform[], { links }: PlaceLinks) => some.some((each) => links[each] !== undefined)
  const shown = places.filter((place) => hasSome(platforms, place))
  if (shown.length === 0) return ''
  const isNamed = places.filter((place) => hasSome(PLATFORMS, place)).length > 1
  return html`${shown.map(
    ({ name, links }) =>
      html`${isNamed ? html`<h2>${name}</h2>` : ''}
        <ul class="links">
          ${platforms
            .filter((platform) => links[platform] !== undefined)
            .map(
              (platform) =>
                html`<li>
                  <a class="button${isQuiet ? ' quiet' : ''}" href="${links[platform]}" rel="noopener nofollow"
                    >${fill(words, { platform: PLATFORM_SHORT_NAMES[platform] })}</a
                  >
                </li>`,
            )}
        </ul>`,
  )}`
}

/** Of whoever has none, or is not known. */
export const USUAL_BRANDING: PageView['branding'] = {
  logo: null,
  darkLogo: null,
  colors: DEFAULT_CUSTOMER_SETTINGS.branding.colors,
  isOwn: false,
}

/** Nobody's page, or one that is not there for visitors. */
export function renderGone(view: Pick<PageView, 'locale' | 'business' | 'branding'>): Html {
  const { title, ofBusiness, ofNobody } = VISITOR_WORDS[view.locale].gone
  const told = view.business === '' ? ofNobody : fill(ofBusiness, { business: view.business })
  return renderDocument(view, { title, body: html`<p>${told}</p>`, foot: '' })
}

/** What a page shows around its own: whose it is, and itself in other languages. */
export type PageFrame = Pick<PageView, 'locale' | 'business' | 'branding' | 'addressIn'>

export function renderPage(view: PageFrame, title: string, body: Html, note: Html | '' = ''): Html {
  const words = VISITOR_WORDS[view.locale]
  const foot = html`${note}
    <nav aria-label="${words.languages}">
      <ul>
        ${LOCALES.map(
          (locale) =>
            html`<li>
              <a
                href="${view.addressIn(locale)}"
                lang="${locale}"
                hreflang="${locale}"
                ${locale === view.locale ? html`aria-current="true"` : ''}
                >${LANGUAGE_NAMES[locale]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>`
  return renderDocument(view, { title, body, foot })
}

interface DocumentParts {
  title: string
  body: Html
  foot: Html | ''
}

function renderDocument(
  { locale, business, branding }: Pick<PageView, 'locale' | 'business' | 'branding'>,
  { title, body, foot }: DocumentParts,
): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="description" content="${title}" />
        <meta name="theme-color" content="${branding.colors.primary}" />
        <title>${business === '' ? title : `${title} – ${business}`}</title>
        <link rel="stylesheet" href="${stylesPath(branding.colors)}" />
      </head>
      <body class="top">
        <main>
          ${
            business === '' && branding.logo === null
              ? ''
              : html`<p class="brand">${renderLogo(branding)}<span>${business}</span></p>`
          }
          <div class="card">
            <h1>${title}</h1>
            ${body}
          </div>
        </main>
        <footer>
          ${foot} ${branding.isOwn ? '' : html`<p><a href="/">${VISITOR_WORDS[locale].poweredBy}</a></p>`}
        </footer>
      </body>
    </html>`
}

/** The one for dark surfaces where the page is dark. Without a space in it: lines of text break there. */
function renderLogo({ logo, darkLogo }: PageView['branding']): Html | '' {
  if (logo === null) return ''
  const dark = darkLogo === null ? '' : html`<source srcset="${darkLogo}" media="(prefers-color-scheme: dark)" />`
  return html`<picture>${dark}<img src="${logo}" alt="" /></picture>`
}
