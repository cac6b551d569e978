import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { BILLING_CURRENCY, PAST_DUE_DAYS } from '#shared/domain/billing.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { createClock } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import { renderHtml, renderText, type MailText } from '#server/kernel/outbox/mail-layout.ts'

interface Words {
  subject: string
  paragraphs: (value: string) => string[]
  action: string
}

/** `trial-3`, `trial-1`: days before it ends. `unpaid`: a payment failed. `invoice`: it is there to be fetched. `credit`: it was given. */
export type BillingMail = 'trial-3' | 'trial-1' | 'trial-0' | 'unpaid' | 'read-only' | 'ended' | 'invoice' | 'credit'

type Texts = Record<BillingMail, Words> & { footer: string }

const TEXTS: Record<Locale, Texts> = {
  en: {
    'trial-3': {
      subject: 'Your trial ends in 3 days',
      paragraphs: (day) => [
        `Your ${TRIAL_DAYS}-day trial ends on ${day}. Choose a plan, and everything goes on as it is.`,
        'Without one, your workspace becomes read-only. Nothing is deleted.',
      ],
      action: 'Choose a plan',
    },
    'trial-1': {
      subject: 'Your trial ends tomorrow',
      paragraphs: (day) => [
        `Your trial ends on ${day}. Choose a plan, and everything goes on as it is.`,
        'Without one, your workspace becomes read-only. Nothing is deleted.',
      ],
      action: 'Choose a plan',
    },
    'trial-0': {
      subject: 'Your trial has ended',
      paragraphs: () => [
        'Your workspace is read-only now: you can see and download everything, and nothing is sent, posted or synced.',
        'Choose a plan, and it goes on at once.',
      ],
      action: 'Choose a plan',
    },
    unpaid: {
      subject: 'Your payment did not go through',
      paragraphs: (day) => [
        'We could not collect the payment for your plan, and we will try again over the next days.',
        `Everything goes on until ${day}. Please update your payment method by then.`,
      ],
      action: 'Update payment method',
    },
    'read-only': {
      subject: 'Your workspace is read-only',
      paragraphs: () => [
        `The payment for your plan has been missing for ${PAST_DUE_DAYS} days. You can see and download everything, and nothing is sent, posted or synced.`,
        'Once it is paid, everything goes on at once.',
      ],
      action: 'Update payment method',
    },
    ended: {
      subject: 'Your subscription has ended',
      paragraphs: () => [
        'Your workspace is read-only now: you can see and download everything. Thank you for having been with us.',
        'Whenever you choose a plan again, everything goes on where it stopped.',
      ],
      action: 'See the plans',
    },
    invoice: {
      subject: 'Your Goodword invoice',
      paragraphs: (number) => [`Thank you for your payment. Invoice ${number} is ready to download.`],
      action: 'See the invoice',
    },
    credit: {
      subject: 'A credit from Goodword',
      paragraphs: (amount) => [
        `We have given you credit of ${amount}. It pays for your next invoices by itself, before your card does.`,
        'What is left of it stands beside your plan.',
      ],
      action: 'See your plan',
    },
    footer: 'Goodword sends this to whoever looks after payments for your workspace.',
  },
  es: {
    'trial-3': {
      subject: 'Su prueba termina en 3 días',
      paragraphs: (day) => [
        `Su prueba de ${TRIAL_DAYS} días termina el ${day}. Elija un plan y todo seguirá como hasta ahora.`,
        'Sin un plan, su espacio pasará a ser de solo lectura. No se borra nada.',
      ],
      action: 'Elegir un plan',
    },
    'trial-1': {
      subject: 'Su prueba termina mañana',
      paragraphs: (day) => [
        `Su prueba termina el ${day}. Elija un plan y todo seguirá como hasta ahora.`,
        'Sin un plan, su espacio pasará a ser de solo lectura. No se borra nada.',
      ],
      action: 'Elegir un plan',
    },
    'trial-0': {
      subject: 'Su prueba ha terminado',
      paragraphs: () => [
        'Su espacio es ahora de solo lectura: puede consultar y descargar todo, pero no se envía, publica ni sincroniza nada.',
        'Elija un plan y todo continuará al instante.',
      ],
      action: 'Elegir un plan',
    },
    unpaid: {
      subject: 'No se ha podido cobrar su pago',
      paragraphs: (day) => [
        'No hemos podido cobrar su plan. Lo intentaremos de nuevo en los próximos días.',
        `Todo sigue funcionando hasta el ${day}. Actualice antes su forma de pago.`,
      ],
      action: 'Actualizar la forma de pago',
    },
    'read-only': {
      subject: 'Su espacio es de solo lectura',
      paragraphs: () => [
        `El pago de su plan está pendiente desde hace ${PAST_DUE_DAYS} días. Puede consultar y descargar todo, pero no se envía, publica ni sincroniza nada.`,
        'En cuanto se pague, todo continuará al instante.',
      ],
      action: 'Actualizar la forma de pago',
    },
    ended: {
      subject: 'Su suscripción ha terminado',
      paragraphs: () => [
        'Su espacio es ahora de solo lectura: puede consultar y descargar todo. Gracias por haber estado con nosotros.',
        'Cuando vuelva a elegir un plan, todo continuará donde lo dejó.',
      ],
      action: 'Ver los planes',
    },
    invoice: {
      subject: 'Su factura de Goodword',
      paragraphs: (number) => [`Gracias por su pago. La factura ${number} está lista para descargar.`],
      action: 'Ver la factura',
    },
    credit: {
      subject: 'Un saldo a su favor de Goodword',
      paragraphs: (amount) => [
        `Le hemos abonado un saldo de ${amount}. Paga sus próximas facturas por sí solo, antes que su tarjeta.`,
        'Lo que queda aparece junto a su plan.',
      ],
      action: 'Ver su plan',
    },
    footer: 'Goodword envía este aviso a quien se ocupa de los pagos de su espacio.',
  },
  fr: {
    'trial-3': {
      subject: 'Votre essai se termine dans 3 jours',
      paragraphs: (day) => [
        `Votre essai de ${TRIAL_DAYS} jours se termine le ${day}. Choisissez une formule, et tout continue comme avant.`,
        'Sans formule, votre espace passera en lecture seule. Rien n’est supprimé.',
      ],
      action: 'Choisir une formule',
    },
    'trial-1': {
      subject: 'Votre essai se termine demain',
      paragraphs: (day) => [
        `Votre essai se termine le ${day}. Choisissez une formule, et tout continue comme avant.`,
        'Sans formule, votre espace passera en lecture seule. Rien n’est supprimé.',
      ],
      action: 'Choisir une formule',
    },
    'trial-0': {
      subject: 'Votre essai est terminé',
      paragraphs: () => [
        'Votre espace est maintenant en lecture seule : vous pouvez tout consulter et télécharger, mais rien n’est envoyé, publié ni synchronisé.',
        'Choisissez une formule, et tout reprend aussitôt.',
      ],
      action: 'Choisir une formule',
    },
    unpaid: {
      subject: 'Votre paiement n’a pas abouti',
      paragraphs: (day) => [
        'Nous n’avons pas pu encaisser le paiement de votre formule. Nous réessaierons dans les prochains jours.',
        `Tout continue jusqu’au ${day}. Mettez à jour votre moyen de paiement d’ici là.`,
      ],
      action: 'Mettre à jour le moyen de paiement',
    },
    'read-only': {
      subject: 'Votre espace est en lecture seule',
      paragraphs: () => [
        `Le paiement de votre formule manque depuis ${PAST_DUE_DAYS} jours. Vous pouvez tout consulter et télécharger, mais rien n’est envoyé, publié ni synchronisé.`,
        'Dès qu’il est réglé, tout reprend aussitôt.',
      ],
      action: 'Mettre à jour le moyen de paiement',
    },
    ended: {
      subject: 'Votre abonnement est terminé',
      paragraphs: () => [
        'Votre espace est maintenant en lecture seule : vous pouvez tout consulter et télécharger. Merci d’avoir été des nôtres.',
        'Si vous choisissez de nouveau une formule, tout reprendra là où vous en étiez.',
      ],
      action: 'Voir les formules',
    },
    invoice: {
      subject: 'Votre facture Goodword',
      paragraphs: (number) => [`Merci pour votre paiement. La facture ${number} est prête à être téléchargée.`],
      action: 'Voir la facture',
    },
    credit: {
      subject: 'Un avoir de Goodword',
      paragraphs: (amount) => [
        `Nous vous avons accordé un avoir de ${amount}. Il règle vos prochaines factures tout seul, avant votre carte.`,
        'Ce qu’il en reste est indiqué à côté de votre formule.',
      ],
      action: 'Voir votre formule',
    },
    footer: 'Goodword envoie ce message à la personne qui s’occupe des paiements de votre espace.',
  },
  de: {
    'trial-3': {
      subject: 'Ihre Testphase endet in 3 Tagen',
      paragraphs: (day) => [
        `Ihre ${TRIAL_DAYS}-tägige Testphase endet am ${day}. Wählen Sie einen Tarif, und alles läuft weiter wie bisher.`,
        'Ohne Tarif lässt sich Ihr Arbeitsbereich danach nur noch lesen. Gelöscht wird nichts.',
      ],
      action: 'Tarif wählen',
    },
    'trial-1': {
      subject: 'Ihre Testphase endet morgen',
      paragraphs: (day) => [
        `Ihre Testphase endet am ${day}. Wählen Sie einen Tarif, und alles läuft weiter wie bisher.`,
        'Ohne Tarif lässt sich Ihr Arbeitsbereich danach nur noch lesen. Gelöscht wird nichts.',
      ],
      action: 'Tarif wählen',
    },
    'trial-0': {
      subject: 'Ihre Testphase ist zu Ende',
      paragraphs: () => [
        'Ihr Arbeitsbereich lässt sich jetzt nur noch lesen: Sie können alles ansehen und herunterladen, aber es wird nichts gesendet, veröffentlicht oder abgeglichen.',
        'Wählen Sie einen Tarif, und es geht sofort weiter.',
      ],
      action: 'Tarif wählen',
    },
    unpaid: {
      subject: 'Ihre Zahlung ist fehlgeschlagen',
      paragraphs: (day) => [
        'Wir konnten den Betrag für Ihren Tarif nicht einziehen und versuchen es in den nächsten Tagen noch einmal.',
        `Bis zum ${day} läuft alles weiter. Bitte aktualisieren Sie bis dahin Ihre Zahlungsart.`,
      ],
      action: 'Zahlungsart aktualisieren',
    },
    'read-only': {
      subject: 'Ihr Arbeitsbereich lässt sich nur noch lesen',
      paragraphs: () => [
        `Die Zahlung für Ihren Tarif fehlt seit ${PAST_DUE_DAYS} Tagen. Sie können alles ansehen und herunterladen, aber es wird nichts gesendet, veröffentlicht oder abgeglichen.`,
        'Sobald sie da ist, geht es sofort weiter.',
      ],
      action: 'Zahlungsart aktualisieren',
    },
    ended: {
      subject: 'Ihr Abonnement ist beendet',
      paragraphs: () => [
        'Ihr Arbeitsbereich lässt sich jetzt nur noch lesen: Sie können alles ansehen und herunterladen. Danke, dass Sie bei uns waren.',
        'Wenn Sie wieder einen Tarif wählen, geht es dort weiter, wo Sie aufgehört haben.',
      ],
      action: 'Tarife ansehen',
    },
    invoice: {
      subject: 'Ihre Rechnung von Goodword',
      paragraphs: (number) => [`Danke für Ihre Zahlung. Die Rechnung ${number} steht zum Herunterladen bereit.`],
      action: 'Rechnung ansehen',
    },
    credit: {
      subject: 'Eine Gutschrift von Goodword',
      paragraphs: (amount) => [
        `Wir haben Ihnen ${amount} gutgeschrieben. Das Guthaben bezahlt Ihre nächsten Rechnungen von selbst, noch vor Ihrer Karte.`,
        'Wie viel davon übrig ist, steht bei Ihrem Tarif.',
      ],
      action: 'Tarif ansehen',
    },
    footer: 'Goodword schickt dies an die Person, die sich um die Zahlungen Ihres Arbeitsbereichs kümmert.',
  },
}

interface About {
  siteUrl: string
  customerId: string
  /** A day, an invoice's number, or an amount in cents. */
  value: Date | string | number
}

export const writeAmount = (cents: number, language: Locale) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: BILLING_CURRENCY }).format(cents / 100)

export function composeBillingMail(
  kind: BillingMail,
  language: Locale,
  { siteUrl, customerId, value }: About,
  { timezone, dateFormat }: CustomerSettings['general'],
) {
  const { [kind]: words, footer } = TEXTS[language]
  const day = (at: Date) => createClock({ locale: language, timezone, dateFormat })(at)
  const text = (given: Date | string) => (given instanceof Date ? day(given) : given)
  const shown = typeof value === 'number' ? writeAmount(value, language) : text(value)
  const action = { label: words.action, url: siteUrl + forCustomer(paths.subscription, customerId) }
  const written: MailText = { language, heading: words.subject, paragraphs: words.paragraphs(shown), footer, action }
  return { subject: words.subject, text: renderText(written), html: renderHtml(written) }
}
