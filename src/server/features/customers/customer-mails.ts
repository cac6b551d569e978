import type { Locale } from '#shared/domain/locales.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import { renderHtml, renderText, type MailText } from '#server/kernel/outbox/mail-layout.ts'

export type CustomerMail = 'suspended' | 'deactivated' | 'reactivated' | 'trial-extended'

interface Words {
  subject: string
  paragraphs: (value: string) => string[]
}

type Texts = Record<CustomerMail, Words> & { footer: string; action: string }

const TEXTS: Record<Locale, Texts> = {
  en: {
    suspended: {
      subject: 'Your Goodword workspace is suspended',
      paragraphs: (reason) => [
        `We have paused your workspace. The reason: ${reason}`,
        'Nothing is lost. You can sign in to export your data, and you can reply to this mail to sort it out with us.',
      ],
    },
    deactivated: {
      subject: 'Your Goodword workspace is deactivated',
      paragraphs: (reason) => [
        `We have deactivated your workspace. The reason: ${reason}`,
        'A plan you pay for ends with the time that is paid. You can sign in to export your data, and you can reply to this mail.',
      ],
    },
    reactivated: {
      subject: 'Your Goodword workspace is open again',
      paragraphs: (reason) => [
        'Welcome back. Everything goes on where it stopped.',
        `What we noted about it: ${reason}`,
      ],
    },
    'trial-extended': {
      subject: 'Your trial goes on',
      paragraphs: (day) => [
        `Good news: we have given you more time. Your trial now ends on ${day}.`,
        'Until then you can try everything. Choose a plan whenever you like.',
      ],
    },
    action: 'Open Goodword',
    footer: 'Goodword sends this to the owner of the workspace.',
  },
  es: {
    suspended: {
      subject: 'Su espacio de Goodword está suspendido',
      paragraphs: (reason) => [
        `Hemos pausado su espacio. El motivo: ${reason}`,
        'No se ha perdido nada. Puede iniciar sesión para exportar sus datos y responder a este correo para resolverlo con nosotros.',
      ],
    },
    deactivated: {
      subject: 'Su espacio de Goodword está desactivado',
      paragraphs: (reason) => [
        `Hemos desactivado su espacio. El motivo: ${reason}`,
        'El plan que paga termina cuando acabe el tiempo pagado. Puede iniciar sesión para exportar sus datos y responder a este correo.',
      ],
    },
    reactivated: {
      subject: 'Su espacio de Goodword vuelve a estar abierto',
      paragraphs: (reason) => [
        'Le damos la bienvenida de nuevo. Todo continúa donde se quedó.',
        `Lo que hemos anotado al respecto: ${reason}`,
      ],
    },
    'trial-extended': {
      subject: 'Su prueba continúa',
      paragraphs: (day) => [
        `Buenas noticias: le hemos dado más tiempo. Su prueba termina ahora el ${day}.`,
        'Hasta entonces puede probarlo todo. Elija un plan cuando quiera.',
      ],
    },
    action: 'Abrir Goodword',
    footer: 'Goodword envía este aviso al propietario del espacio.',
  },
  fr: {
    suspended: {
      subject: 'Votre espace Goodword est suspendu',
      paragraphs: (reason) => [
        `Nous avons mis votre espace en pause. Le motif : ${reason}`,
        'Rien n’est perdu. Vous pouvez vous connecter pour exporter vos données, et répondre à cet e-mail pour en parler avec nous.',
      ],
    },
    deactivated: {
      subject: 'Votre espace Goodword est désactivé',
      paragraphs: (reason) => [
        `Nous avons désactivé votre espace. Le motif : ${reason}`,
        'La formule que vous payez s’arrête à la fin de la période payée. Vous pouvez vous connecter pour exporter vos données, et répondre à cet e-mail.',
      ],
    },
    reactivated: {
      subject: 'Votre espace Goodword est rouvert',
      paragraphs: (reason) => [
        'Heureux de vous retrouver. Tout reprend là où vous en étiez.',
        `Ce que nous avons noté à ce sujet : ${reason}`,
      ],
    },
    'trial-extended': {
      subject: 'Votre essai continue',
      paragraphs: (day) => [
        `Bonne nouvelle : nous vous avons accordé plus de temps. Votre essai se termine maintenant le ${day}.`,
        'D’ici là, vous pouvez tout essayer. Choisissez une formule quand vous voulez.',
      ],
    },
    action: 'Ouvrir Goodword',
    footer: 'Goodword envoie ce message au propriétaire de l’espace.',
  },
  de: {
    suspended: {
      subject: 'Ihr Goodword-Arbeitsbereich ist gesperrt',
      paragraphs: (reason) => [
        `Wir haben Ihren Arbeitsbereich angehalten. Der Grund: ${reason}`,
        'Nichts ist verloren. Sie können sich anmelden und Ihre Daten exportieren. Antworten Sie einfach auf diese E-Mail, und wir klären es gemeinsam.',
      ],
    },
    deactivated: {
      subject: 'Ihr Goodword-Arbeitsbereich ist deaktiviert',
      paragraphs: (reason) => [
        `Wir haben Ihren Arbeitsbereich deaktiviert. Der Grund: ${reason}`,
        'Ein bezahlter Tarif endet mit der bezahlten Zeit. Sie können sich anmelden und Ihre Daten exportieren, und Sie können auf diese E-Mail antworten.',
      ],
    },
    reactivated: {
      subject: 'Ihr Goodword-Arbeitsbereich ist wieder offen',
      paragraphs: (reason) => [
        'Schön, dass Sie wieder da sind. Alles geht dort weiter, wo es aufgehört hat.',
        `Was wir dazu vermerkt haben: ${reason}`,
      ],
    },
    'trial-extended': {
      subject: 'Ihre Testphase geht weiter',
      paragraphs: (day) => [
        `Gute Nachrichten: Sie haben mehr Zeit. Ihre Testphase endet jetzt am ${day}.`,
        'Bis dahin können Sie alles ausprobieren. Einen Tarif wählen Sie, wann Sie möchten.',
      ],
    },
    action: 'Goodword öffnen',
    footer: 'Goodword schickt dies an die Inhaberin oder den Inhaber des Arbeitsbereichs.',
  },
}

export function composeCustomerMail(
  kind: CustomerMail,
  language: Locale,
  { siteUrl, customerId, value }: { siteUrl: string; customerId: string; value: string },
) {
  const { [kind]: words, footer, action: label } = TEXTS[language]
  const action = { label, url: siteUrl + forCustomer(paths.dashboard, customerId) }
  const text: MailText = { language, heading: words.subject, paragraphs: words.paragraphs(value), footer, action }
  return { subject: words.subject, text: renderText(text), html: renderHtml(text) }
}
