import { html } from 'hono/html'
import { z } from 'zod'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { renderInput, renderSelect } from '../control/control-form.ts'
import { renderHidden } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { PAGE_POLICY, renderSandboxPage, type SandboxSection } from '../sandbox-page.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { writeInvoice } from './invoice-file.ts'
import { passDays, sendEvent, setSilent, withBooks } from './stripe-call.ts'
import { enterCard, get, save, subscribe, takeOff, type Books } from './stripe-engine.ts'
import { behaviourOf, describePrice, type Account, type Invoice, type Price } from './stripe-objects.ts'
import { StripeRefusal } from './stripe-wire.ts'
import { list, type Json } from './stripe.repository.ts'

const PATH = '/sandbox/stripe'

interface Session extends Json {
  id: string
  status: string
  customer: string
  success_url: string
  cancel_url: string
  discounts: { coupon: string }[]
}

const cardForm = z.object({
  number: z.string().transform((value) => value.replaceAll(/\D/g, '')),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int().min(2000).max(2100),
  /** The bank's question: not asked yet, or how it was answered. */
  asked: z.enum(['', 'yes', 'no']).default(''),
})
type CardForm = z.output<typeof cardForm>

/** Where a person pays, replaces a card and sees an invoice, and where time is put forward. */
export function mountStripePages(app: HttpApp, world: VendorWorld): void {
  mountCheckout(app, world)
  mountPortal(app, world)
  app.get(`${PATH}/invoices/:id/pdf`, (context) =>
    withBooks(world, async (books) => {
      const invoice = await get<Invoice>(books, 'invoice', context.req.param('id') ?? '')
      const taxIds = await list(books.tx, 'tax_id', invoice.customer)
      return new Response(writeInvoice(invoice, taxIds), { headers: { 'content-type': 'application/pdf' } })
    }).catch(() => new Response('There is no such invoice.', { status: 404 })),
  )
  app.post(`${PATH}/clock`, async (context) => {
    const asked = z.object({ days: z.coerce.number().int().min(1).max(800) }).safeParse(await readSandboxForm(context))
    if (!asked.success) return context.text('Say how many days.', 422)
    await passDays(world, asked.data.days)
    await world.passDays?.(asked.data.days)
    return context.redirect('/sandbox#billing', 303)
  })
  app.post(`${PATH}/silent`, async (context) => {
    await setSilent(world, (await readSandboxForm(context)).silent === 'yes')
    return context.redirect('/sandbox#billing', 303)
  })
  app.post(`${PATH}/events/again`, async (context) => {
    const events = await withBooks(world, ({ tx }) => list(tx, 'event'))
    for (const event of events.slice(0, 100)) await sendEvent(world.publicUrl, event)
    return context.redirect('/sandbox#billing', 303)
  })
}

const show = (context: AppContext, section: SandboxSection, status: 200 | 402 = 200) => {
  context.env.outgoing.setHeader('content-security-policy', PAGE_POLICY)
  return context.html(renderSandboxPage([section], null), status)
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const renderCard = (action: string, button: string) =>
  html`<form method="post" action="${action}">
    ${renderInput({ id: 'number', name: 'number', label: 'Card number', value: '4242 4242 4242 4242' })}
    ${renderInput({ id: 'month', name: 'month', label: 'Month', value: '12' }, 'number')}
    ${renderInput({ id: 'year', name: 'year', label: 'Year', value: String(new Date().getUTCFullYear() + 4) }, 'number')}
    <p><button>${button}</button></p>
  </form>`

/** What the bank asks before it lets a card pay (3-D Secure). */
const renderQuestion = (action: string, { number, month, year }: CardForm): SandboxSection => ({
  id: 'question',
  title: 'Your bank asks: is this you?',
  content: html`${(['yes', 'no'] as const).map(
    (asked) =>
      html`<form method="post" action="${action}">
        ${renderHidden({ number, month: String(month), year: String(year), asked })}
        <p><button>${asked === 'yes' ? 'Complete authentication' : 'Fail authentication'}</button></p>
      </form>`,
  )}`,
})

/** A form of a card that went wrong shows what the card said. */
async function enter(
  context: AppContext,
  { action, again }: { action: string; again: (sentence: string) => Promise<SandboxSection> },
  work: (card: CardForm) => Promise<string>,
): Promise<Response> {
  const card = cardForm.safeParse(await readSandboxForm(context))
  if (!card.success) return show(context, await again('Your card number is incomplete.'), 402)
  const asks = behaviourOf(card.data.number.slice(-4)) === 'asks'
  if (asks && card.data.asked === '') return show(context, renderQuestion(action, card.data))
  if (asks && card.data.asked === 'no') {
    return show(context, await again('We are unable to authenticate your payment method.'), 402)
  }
  try {
    return context.redirect(await work(card.data), 303)
  } catch (error) {
    if (error instanceof StripeRefusal) return show(context, await again(error.message), 402)
    throw error
  }
}

function mountCheckout(app: HttpApp, world: VendorWorld): void {
  const path = `${PATH}/checkout/:id`
  const describe = (id: string, sentence = '') =>
    withBooks(world, async (books) => renderCheckout(await openSession(books, id), sentence))
  app.get(path, async (context) => show(context, await describe(context.req.param('id') ?? '')))
  app.post(path, async (context) => {
    const id = context.req.param('id') ?? ''
    const page = { action: `${PATH}/checkout/${id}`, again: (sentence: string) => describe(id, sentence) }
    return enter(context, page, (card) => withBooks(world, (books) => checkOut(books, id, card)))
  })
}

async function openSession(books: Books, id: string) {
  const session = await get<Session>(books, 'session', id)
  const plan = await get<Json & { price: string; trialEnd: number | null }>(books, 'session_plan', `${id}_plan`)
  const price = await get<Price>(books, 'price', plan.price)
  const [coupon] = session.discounts
  const off = coupon ? await takeOff(books, coupon.coupon, price.unit_amount) : 0
  const { balance } = await get<Account>(books, 'customer', session.customer)
  return { session, price, trialEnd: plan.trialEnd, off, balance }
}

type OpenSession = Awaited<ReturnType<typeof openSession>>

function renderCheckout({ session, price, trialEnd, off, balance }: OpenSession, sentence: string) {
  const due = trialEnd === null ? Math.max(0, price.unit_amount - off + balance) : 0
  const isOpen = session.status === 'open'
  return {
    id: 'checkout',
    title: 'Checkout',
    content: html`${sentence ? html`<p role="alert">${sentence}</p>` : ''}
      <p>${describePrice(price)}</p>
      ${off > 0 ? html`<p>Discount: −${dollars(off)}</p>` : ''}
      <p>Due today: ${dollars(due)}</p>
      ${trialEnd === null ? '' : html`<p>Then from ${new Date(trialEnd * 1000).toUTCString()}</p>`}
      ${isOpen ? renderCard(`${PATH}/checkout/${session.id}`, 'Subscribe') : html`<p>This checkout is ${session.status}.</p>`}
      <p><a href="${session.cancel_url}">Back</a></p>`,
  }
}

/** As somebody who paid at its page then; what follows from that is not told, but there to be read. */
export function payAsOf(world: VendorWorld, page: URL, at: Date): Promise<void> {
  return withBooks(world, async (books) => {
    books.now = Math.floor(at.getTime() / 1000)
    const year = at.getUTCFullYear() + 3
    await checkOut(books, page.pathname.split('/').at(-1) ?? '', {
      number: '4242424242424242',
      month: 12,
      year,
      asked: '',
    })
    books.events.length = 0
  })
}

/** Pressed twice, it leads on twice and subscribes once. */
async function checkOut(books: Books, id: string, { number, month, year }: CardForm): Promise<string> {
  const { session, price, trialEnd } = await openSession(books, id)
  if (session.status === 'complete') return session.success_url
  if (session.status !== 'open') throw new StripeRefusal(400, { message: 'This checkout is over.' })
  const account = await get<Account>(books, 'customer', session.customer)
  const card = await enterCard(books, { number, month, year }, account)
  const coupon = session.discounts[0]?.coupon ?? null
  const made = await subscribe(books, {
    account: await get<Account>(books, 'customer', account.id),
    price,
    card,
    coupon,
    trialEnd,
  })
  const paid = { status: 'complete', payment_status: trialEnd === null ? 'paid' : 'no_payment_required', url: null }
  await save(books, 'session', { ...session, ...paid, subscription: made.id }, 'checkout.session.completed')
  return session.success_url
}

function mountPortal(app: HttpApp, world: VendorWorld): void {
  const path = `${PATH}/portal/:id`
  const renderPortal = (id: string, sentence = ''): SandboxSection => ({
    id: 'portal',
    title: 'Payment method',
    content: html`${sentence ? html`<p role="alert">${sentence}</p>` : ''}
    ${renderCard(`${PATH}/portal/${id}`, 'Use this card')}`,
  })
  app.get(path, (context) => show(context, renderPortal(context.req.param('id') ?? '')))
  app.post(path, async (context) => {
    const id = context.req.param('id') ?? ''
    const again = (sentence: string) => Promise.resolve(renderPortal(id, sentence))
    return enter(context, { action: `${PATH}/portal/${id}`, again }, (card) =>
      withBooks(world, async (books) => {
        const page = await get<Json & { customer: string; return_url: string }>(books, 'portal', id)
        await enterCard(books, card, await get<Account>(books, 'customer', page.customer))
        return page.return_url
      }),
    )
  })
}

const CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0341', 'is taken, and declined whenever it is charged'],
  ['4000 0000 0000 3220', 'asks for authentication (3-D Secure)'],
  ['4000 0000 0000 0069', 'has expired'],
] as const

/** For the sandbox's first page. */
export const renderBilling = (): SandboxSection => ({
  id: 'billing',
  title: 'Billing',
  content: html`<p>Plans are paid at a stand-in of Stripe. These cards are known:</p>
    <ul>
      ${CARDS.map(([number, does]) => html`<li>${number} ${does}</li>`)}
    </ul>
    <form method="post" action="${PATH}/clock">
      ${renderSelect({ id: 'days', name: 'days', label: 'Put the clock of trials and payments forward by' }, [
        ['1', 'a day'],
        ['3', 'three days'],
        ['14', 'two weeks'],
        ['31', 'a month'],
        ['366', 'a year'],
      ])}
      <p><button>Let time pass</button></p>
    </form>
    <form method="post" action="${PATH}/events/again">
      <p><button>Send its last 100 events again</button></p>
    </form>`,
})
