import { CLOSING_DAYS, EXPORT_DAYS } from '#shared/contracts/workspace-data.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { createNamedClock } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import {
  renderHtml,
  renderText,
  toPlainName,
  type MailBrand,
  type MailText,
} from '#server/kernel/outbox/mail-layout.ts'

interface Texts {
  ready: { subject: string; text: string; action: string }
  closed: { subject: string; text: (doer: string, day: string) => string; way: string; action: string }
  reopened: { subject: string; text: (doer: string) => string; action: string }
  footer: string
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    ready: {
      subject: 'Your data is ready to download',
      text: `Everything in your Goodword workspace is in one archive now, as CSV and JSON. You can download it for ${EXPORT_DAYS} days.`,
      action: 'Open the settings',
    },
    closed: {
      subject: 'Your Goodword workspace is closed',
      text: (doer, day) =>
        `${doer} closed your workspace. Nothing is sent or posted any more, and on ${day} it is erased.`,
      way: `Until then, for ${CLOSING_DAYS} days, you can still read and download everything, and the owner can reopen it with one click.`,
      action: 'Open the settings',
    },
    reopened: {
      subject: 'Your Goodword workspace is open again',
      text: (doer) => `${doer} reopened your workspace. Nothing was erased, and you can go on where you stopped.`,
      action: 'Open Goodword',
    },
    footer: 'Goodword sends this to the people who look after your workspace.',
  },
  es: {
    ready: {
      subject: 'Sus datos están listos para descargar',
      text: `Todo lo que hay en su espacio de Goodword está ahora en un archivo, en CSV y JSON. Puede descargarlo durante ${EXPORT_DAYS} días.`,
      action: 'Abrir la configuración',
    },
    closed: {
      subject: 'Su espacio de Goodword está cerrado',
      text: (doer, day) => `${doer} ha cerrado su espacio. Ya no se envía ni se publica nada, y el ${day} se borrará.`,
      way: `Hasta entonces, durante ${CLOSING_DAYS} días, puede leer y descargar todo, y el propietario puede reabrirlo con un clic.`,
      action: 'Abrir la configuración',
    },
    reopened: {
      subject: 'Su espacio de Goodword vuelve a estar abierto',
      text: (doer) => `${doer} ha reabierto su espacio. No se ha borrado nada y puede continuar donde lo dejó.`,
      action: 'Abrir Goodword',
    },
    footer: 'Goodword envía este aviso a quienes se ocupan de su espacio.',
  },
  fr: {
    ready: {
      subject: 'Vos données sont prêtes à être téléchargées',
      text: `Tout ce que contient votre espace Goodword est maintenant dans une archive, en CSV et en JSON. Vous pouvez la télécharger pendant ${EXPORT_DAYS} jours.`,
      action: 'Ouvrir les paramètres',
    },
    closed: {
      subject: 'Votre espace Goodword est fermé',
      text: (doer, day) =>
        `${doer} a fermé votre espace. Plus rien n’est envoyé ni publié, et le ${day} il sera effacé.`,
      way: `D’ici là, pendant ${CLOSING_DAYS} jours, vous pouvez tout lire et télécharger, et le propriétaire peut le rouvrir en un clic.`,
      action: 'Ouvrir les paramètres',
    },
    reopened: {
      subject: 'Votre espace Goodword est rouvert',
      text: (doer) =>
        `${doer} a rouvert votre espace. Rien n’a été effacé, et vous pouvez reprendre là où vous en étiez.`,
      action: 'Ouvrir Goodword',
    },
    footer: 'Goodword envoie ce message aux personnes qui s’occupent de votre espace.',
  },
  de: {
    ready: {
      subject: 'Ihre Daten stehen zum Herunterladen bereit',
      text: `Alles aus Ihrem Goodword-Arbeitsbereich liegt jetzt in einem Archiv, als CSV und JSON. Sie können es ${EXPORT_DAYS} Tage lang herunterladen.`,
      action: 'Einstellungen öffnen',
    },
    closed: {
      subject: 'Ihr Goodword-Arbeitsbereich ist geschlossen',
      text: (doer, day) =>
        `${doer} hat Ihren Arbeitsbereich geschlossen. Es wird nichts mehr gesendet oder veröffentlicht, und am ${day} wird er gelöscht.`,
      way: `Bis dahin, ${CLOSING_DAYS} Tage lang, können Sie alles lesen und herunterladen, und die Inhaberin oder der Inhaber kann ihn mit einem Klick wieder öffnen.`,
      action: 'Einstellungen öffnen',
    },
    reopened: {
      subject: 'Ihr Goodword-Arbeitsbereich ist wieder offen',
      text: (doer) =>
        `${doer} hat Ihren Arbeitsbereich wieder geöffnet. Nichts wurde gelöscht, und Sie können weitermachen, wo Sie aufgehört haben.`,
      action: 'Goodword öffnen',
    },
    footer: 'Goodword schickt dies an die Personen, die sich um Ihren Arbeitsbereich kümmern.',
  },
}

interface Place {
  siteUrl: string
  customerId: string
  brand: MailBrand
}

const urlOf = ({ siteUrl, customerId }: Place) =>
  siteUrl + forCustomer(`${linkTo(paths.settings, { tab: 'general' })}#data`, customerId)

export function composeReady(language: Locale, place: Place) {
  const { ready, footer } = TEXTS[language]
  const action = { label: ready.action, url: urlOf(place) }
  return compose({ language, brand: place.brand, heading: ready.subject, paragraphs: [ready.text], action, footer })
}

export function composeClosed(
  language: Locale,
  { doer, eraseAt, ...place }: Place & { doer: string; eraseAt: Date },
  { timezone, dateFormat }: CustomerSettings['general'],
) {
  const { closed, footer } = TEXTS[language]
  const day = createNamedClock({ locale: language, timezone, dateFormat })(eraseAt)
  const paragraphs = [closed.text(toPlainName(doer), day), closed.way]
  const action = { label: closed.action, url: urlOf(place) }
  return compose({ language, brand: place.brand, heading: closed.subject, paragraphs, action, footer })
}

export function composeReopened(language: Locale, { doer, siteUrl, customerId, brand }: Place & { doer: string }) {
  const { reopened, footer } = TEXTS[language]
  const { subject: heading, text, action: label } = reopened
  const action = { label, url: siteUrl + forCustomer(paths.dashboard, customerId) }
  return compose({ language, brand, heading, paragraphs: [text(toPlainName(doer))], action, footer })
}

const compose = (text: MailText) => ({ subject: text.heading, text: renderText(text), html: renderHtml(text) })
