import {
  PUBLIC_TOPICS,
  type ContactMessageForm,
  contactMessageFormSchema,
  sendContactMessage,
} from '#shared/contracts/contact-messages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import { fillTokens, type PublicPage } from '#server/kernel/web-files/public-pages.ts'

const PROBLEMS: Record<Locale, { invalid: string; tooMany: string }> = {
  en: {
    invalid: 'Please give your name, a valid email address and a message. What you typed is still here.',
    tooMany: 'You have sent several messages in a short time. Please wait a minute and send this one again.',
  },
  es: {
    invalid: 'Indique su nombre, una dirección de correo válida y un mensaje. Lo que ha escrito sigue aquí.',
    tooMany: 'Ha enviado varios mensajes en poco tiempo. Espere un minuto y vuelva a enviar este.',
  },
  fr: {
    invalid: 'Indiquez votre nom, une adresse e-mail valide et un message. Votre texte est toujours là.',
    tooMany: 'Vous avez envoyé plusieurs messages en peu de temps. Patientez une minute, puis renvoyez celui-ci.',
  },
  de: {
    invalid: 'Bitte geben Sie Ihren Namen, eine gültige E-Mail-Adresse und eine Nachricht an. Ihr Text ist noch da.',
    tooMany:
      'Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Bitte warten Sie eine Minute und senden Sie erneut.',
  },
}

/** The contact form for browsers without JavaScript: it posts to its own page and gets a page back. */
export const contactForm = (receive: (form: ContactMessageForm) => Promise<unknown>): Mount => ({
  mount(app, { pages, rateLimiter }) {
    for (const page of pages.filter((candidate) => candidate.page === 'contact')) {
      app.post(page.path, async (context) => {
        const form = new URLSearchParams((await readBody(context.env.incoming)).toString('utf8').replaceAll('%00', ''))
        if (!mayWrite(context, rateLimiter)) {
          return refill(context, page, { form, problem: PROBLEMS[page.locale].tooMany, status: 429 })
        }
        const parsed = contactMessageFormSchema.safeParse({ ...Object.fromEntries(form), language: page.locale })
        if (!parsed.success) {
          return refill(context, page, { form, problem: PROBLEMS[page.locale].invalid, status: 400 })
        }
        await receive(parsed.data)
        return context.redirect(`${page.path}/sent`, 303)
      })
    }
  },
})

/** Counted together with the messages that come through the interface. */
function mayWrite(context: AppContext, rateLimiter: RateLimiter): boolean {
  const { address } = requestInfoOf(context.env.incoming)
  const { method, path, ratePerMinute = 5 } = sendContactMessage
  return rateLimiter.take(`endpoint:${method} ${path}:${rateKeyOf(address)}`, ratePerMinute).isAllowed
}

function refill(
  context: AppContext,
  page: PublicPage,
  { form, problem, status }: { form: URLSearchParams; problem: string; status: 400 | 429 },
): Response {
  context.env.outgoing.setHeader('content-security-policy', page.policy)
  const chosen = form.get('topic')
  const selections = PUBLIC_TOPICS.map((topic) => [`SELECTED_${topic}`, topic === chosen ? ' selected' : ''])
  const html = fillTokens(page.html, {
    FORM_NAME: form.get('name') ?? '',
    FORM_EMAIL: form.get('email') ?? '',
    FORM_MESSAGE: form.get('message') ?? '',
    FORM_PROBLEM: problem,
    ...(Object.fromEntries(selections) as Record<string, string>),
  })
  return context.html(html, status)
}
