import { RELEASE_MINUTES } from '#shared/contracts/settings.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
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
  link: { subject: string; paragraphs: string[]; action: string; closing: string }
  released: { subject: string; text: (doer: string, address: string) => string; advice: string; action: string }
  footer: string
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    link: {
      subject: 'Turn off the IP whitelist of your workspace',
      paragraphs: [
        'You asked for a way back in, because the IP whitelist of your Goodword workspace keeps you out.',
        'Use this button in the browser where you are signed in. It turns the whitelist off for your whole team.',
      ],
      action: 'Turn off the whitelist',
      closing: `The link works once, for ${RELEASE_MINUTES} minutes. If you did not ask for it, change your password now: someone is signed in to your account.`,
    },
    released: {
      subject: 'The IP whitelist of your workspace is off',
      text: (doer, address) =>
        `${doer} turned the IP whitelist off with a link sent by email, from ${address}. Your team can now sign in from any network.`,
      advice: 'If you did not expect this, turn the whitelist on again and look at the activity of your team.',
      action: 'Open the security settings',
    },
    footer: 'Goodword sends these notices to protect your workspace. They cannot be turned off.',
  },
  es: {
    link: {
      subject: 'Desactive la lista de IP permitidas de su espacio',
      paragraphs: [
        'Ha pedido recuperar el acceso porque la lista de IP permitidas de su espacio de Goodword no le deja entrar.',
        'Use este botón en el navegador en el que ha iniciado sesión. Desactiva la lista para todo su equipo.',
      ],
      action: 'Desactivar la lista',
      closing: `El enlace sirve una sola vez, durante ${RELEASE_MINUTES} minutos. Si no lo ha pedido, cambie ahora su contraseña: alguien ha iniciado sesión en su cuenta.`,
    },
    released: {
      subject: 'La lista de IP permitidas de su espacio está desactivada',
      text: (doer, address) =>
        `${doer} ha desactivado la lista de IP permitidas con un enlace enviado por correo, desde ${address}. Ahora su equipo puede entrar desde cualquier red.`,
      advice: 'Si no lo esperaba, vuelva a activar la lista y revise la actividad de su equipo.',
      action: 'Abrir la configuración de seguridad',
    },
    footer: 'Enviamos estos avisos para proteger su espacio. No se pueden desactivar.',
  },
  fr: {
    link: {
      subject: 'Désactivez la liste des IP autorisées de votre espace',
      paragraphs: [
        'Vous avez demandé à retrouver l’accès, car la liste des IP autorisées de votre espace Goodword vous bloque.',
        'Utilisez ce bouton dans le navigateur où vous êtes connecté. Il désactive la liste pour toute votre équipe.',
      ],
      action: 'Désactiver la liste',
      closing: `Le lien fonctionne une seule fois, pendant ${RELEASE_MINUTES} minutes. Si vous n’avez rien demandé, changez tout de suite votre mot de passe\u00a0: quelqu’un est connecté à votre compte.`,
    },
    released: {
      subject: 'La liste des IP autorisées de votre espace est désactivée',
      text: (doer, address) =>
        `${doer} a désactivé la liste des IP autorisées avec un lien reçu par e-mail, depuis ${address}. Votre équipe peut maintenant se connecter depuis n’importe quel réseau.`,
      advice: 'Si vous ne vous y attendiez pas, réactivez la liste et consultez l’activité de votre équipe.',
      action: 'Ouvrir les paramètres de sécurité',
    },
    footer: 'Goodword envoie ces alertes pour protéger votre espace. Elles ne peuvent pas être désactivées.',
  },
  de: {
    link: {
      subject: 'IP-Freigabeliste Ihres Arbeitsbereichs ausschalten',
      paragraphs: [
        'Die IP-Freigabeliste Ihres Goodword-Arbeitsbereichs sperrt Sie aus, und Sie möchten wieder hinein.',
        'Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind. Er schaltet die Liste für Ihr ganzes Team aus.',
      ],
      action: 'Freigabeliste ausschalten',
      closing: `Der Link gilt nur einmal und ${RELEASE_MINUTES} Minuten lang. Wenn Sie ihn nicht angefordert haben, ändern Sie jetzt Ihr Passwort: Jemand anderes ist in Ihrem Konto angemeldet.`,
    },
    released: {
      subject: 'Die IP-Freigabeliste Ihres Arbeitsbereichs ist ausgeschaltet',
      text: (doer, address) =>
        `${doer} hat die IP-Freigabeliste über einen Link per E-Mail ausgeschaltet, von ${address} aus. Ihr Team kann jetzt aus jedem Netzwerk zugreifen.`,
      advice:
        'Wenn Sie das nicht erwartet haben, schalten Sie die Liste wieder ein und prüfen Sie die Aktivität Ihres Teams.',
      action: 'Sicherheitseinstellungen öffnen',
    },
    footer: 'Goodword sendet diese Hinweise zum Schutz Ihres Arbeitsbereichs. Sie lassen sich nicht abschalten.',
  },
}

const render = (subject: string, mail: MailText) => ({ subject, text: renderText(mail), html: renderHtml(mail) })

export function composeReleaseLink(language: Locale, { url, brand }: { url: string; brand: MailBrand }) {
  const { link, footer } = TEXTS[language]
  const { subject, paragraphs, closing } = link
  const action = { label: link.action, url }
  return render(subject, { language, brand, heading: subject, paragraphs, action, closing: [closing], footer })
}

interface Release {
  brand: MailBrand
  doer: string
  address: string
  siteUrl: string
  customerId: string
}

export function composeReleased(language: Locale, { brand, doer, address, siteUrl, customerId }: Release) {
  const { released, footer } = TEXTS[language]
  const url = siteUrl + forCustomer(linkTo(paths.settings, { tab: 'security' }), customerId)
  return render(released.subject, {
    language,
    brand,
    heading: released.subject,
    paragraphs: [released.text(toPlainName(doer), address), released.advice],
    action: { label: released.action, url },
    footer,
  })
}
