import { html } from 'hono/html'
import { CONSENT_CHANNELS, type ConsentChannel } from '#shared/contracts/contacts.ts'
import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { preferencesPath } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  loadBusiness,
  renderGone,
  renderPage,
  USUAL_BRANDING,
  type PageFrame,
} from '#server/features/hosted-pages/hosted-pages.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { isShownAt, localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { findLinkOwner } from './consents.repository.ts'
import { changePreferences, findPreferences, type Preferences, type Wish } from './preferences.ts'
import { NAMELESS, PREFERENCES_WORDS } from './preferences-words.ts'

const ROUTE = preferencesPath(':word')
const CHANGES_PER_MINUTE = 30
const POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const wordOf = (context: AppContext) => context.req.param('word') ?? ''

/** Looking changes nothing: programs follow every link of a mail. What is posted counts, without a script or a session. */
export const preferencesPages = (base: Foundations): Mount => ({
  mount(app, { rateLimiter }) {
    const ownerOf = async (context: AppContext): Promise<string | null> => {
      labelRoute(context.env.incoming, ROUTE)
      const word = wordOf(context)
      if (!/^[\w-]{22}$/.test(word)) return null
      const owner = await base.transactions.platform.read((tx) => findLinkOwner(tx, word))
      return owner !== null && isShownAt(requestInfoOf(context.env.incoming), owner) ? owner : null
    }
    app.get(ROUTE, async (context) => {
      const customerId = await ownerOf(context)
      if (customerId === null) return answerGone(context)
      return base.transactions.read(customerId, (tx) => answerPage(tx, context))
    })
    app.post(ROUTE, async (context) => {
      const { address } = requestInfoOf(context.env.incoming)
      const { isAllowed, retryAfterSeconds } = rateLimiter.take(`preferences:${rateKeyOf(address)}`, CHANGES_PER_MINUTE)
      if (!isAllowed) return context.text('Too many requests.', 429, { 'retry-after': String(retryAfterSeconds) })
      const fields = await readFields(context)
      const customerId = await ownerOf(context)
      if (customerId === null) return answerGone(context)
      const isOneClick = fields.get('List-Unsubscribe') === 'One-Click'
      await base.transactions.step(customerId, async (tx) => {
        const known = await findPreferences(tx, wordOf(context))
        const { business } = await loadBusiness(tx)
        const words = PREFERENCES_WORDS[localeFor(context, known)].wording
        const wording = (channel: ConsentChannel) => fill(words[channel], { business })
        if (known) await changePreferences(tx, known, { ...readWish(fields, isOneClick, known), wording })
      })
      // RFC 8058, 3.2: a mail program wants to know that it worked, and is led nowhere.
      if (isOneClick) return context.text('Done.')
      return context.redirect(`${preferencesPath(wordOf(context))}?lang=${localeFor(context, null)}&saved=1`, 303)
    })
  },
})

/** A mail program's click ends mails; the form says of each channel what is wanted. */
function readWish(fields: URLSearchParams, isOneClick: boolean, known: Preferences): Omit<Wish, 'wording'> {
  if (isOneClick) return { stops: ['email'], starts: [] }
  const channels = CONSENT_CHANNELS.filter((channel) => known.channels[channel])
  if (fields.has('all')) return { stops: channels, starts: [] }
  const isWanted = (channel: ConsentChannel) => fields.get(channel) === 'on'
  return { stops: channels.filter((channel) => !isWanted(channel)), starts: channels.filter(isWanted) }
}

async function readFields({ env }: AppContext): Promise<URLSearchParams> {
  const body = (await readBody(env.incoming)).toString('utf8')
  const type = env.incoming.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(body)
  // RFC 8058 allows this form, too.
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
  return new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What they asked for, what is known of them, or what their browser likes. */
function localeFor(context: AppContext, known: Preferences | null): Locale {
  const asked = context.req.query('lang')
  if (isLocale(asked)) return asked
  return known?.language ?? localeOf(context.req.header('accept-language') ?? '')
}

const fill = (words: string, values: Record<string, string>) =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

async function answerPage(tx: CustomerTx, context: AppContext): Promise<Response> {
  const known = await findPreferences(tx, wordOf(context))
  if (!known) return answerGone(context)
  const locale = localeFor(context, known)
  const frame: PageFrame = {
    ...(await loadBusiness(tx)),
    locale,
    addressIn: (other) => `${preferencesPath(wordOf(context))}?lang=${other}`,
  }
  return answer(context, renderPreferences(frame, known, context.req.query('saved') === '1'))
}

function renderPreferences(frame: PageFrame, known: Preferences, isSaved: boolean) {
  const words = PREFERENCES_WORDS[frame.locale]
  const business = frame.business || NAMELESS[frame.locale]
  const channels = CONSENT_CHANNELS.flatMap((channel) => {
    const held = known.channels[channel]
    return held ? [{ channel, ...held }] : []
  })
  const isStopped = channels.every(({ isOn }) => !isOn)
  const told = isStopped ? fill(words.stopped, { business }) : words.saved
  return renderPage(
    frame,
    words.title,
    html`<p>${fill(known.isGone ? words.introGone : words.intro, { business })}</p>
      ${isSaved ? html`<p class="alert" role="status">${told}</p>` : ''}
      <form method="post" action="${frame.addressIn(frame.locale)}">
        ${
          known.isGone
            ? ''
            : channels.map(
                ({ channel, address, isOn, hasBounced }) =>
                  html`<label class="option">
                      <input
                        type="checkbox"
                        name="${channel}"
                        value="on"
                        ${isOn ? 'checked' : ''}
                        ${hasBounced ? 'disabled' : ''}
                      />
                      <span>${fill(words.choice[channel], { address })}</span>
                    </label>
                    ${hasBounced ? html`<p class="hint">${words.bounced}</p>` : ''}
                    ${isOn ? '' : html`<p class="hint">${fill(words.wording[channel], { business })}</p>`}`,
              )
        }
        <div class="actions">
          ${known.isGone ? '' : html`<button class="button" type="submit">${words.save}</button>`}
          <button class="button quiet" type="submit" name="all" value="off">${words.stopAll}</button>
        </div>
      </form>`,
    html`<p>${words.kept}</p>`,
  )
}

async function answer(
  context: AppContext,
  page: ReturnType<typeof renderPage>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const { outgoing } = context.env
  outgoing.setHeader('content-security-policy', POLICY)
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.setHeader('referrer-policy', 'no-referrer')
  return context.html(await page, status)
}

function answerGone(context: AppContext): Promise<Response> {
  const gone = { locale: localeFor(context, null), business: '', branding: USUAL_BRANDING }
  return answer(context, renderGone(gone), 404)
}
