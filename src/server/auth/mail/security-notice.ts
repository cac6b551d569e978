import { pathIn, paths } from '#shared/domain/paths.ts'
import { describeDevice } from '#shared/domain/device-name.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { MailAction } from '#server/kernel/outbox/mail-layout.ts'
import type { Notice, NoticeSubjects, NoticeTexts } from './notice-texts.ts'
import { en } from './notice-texts/en.ts'
import { es } from './notice-texts/es.ts'
import { fr } from './notice-texts/fr.ts'
import { renderMail, toOneLine, type RenderedMail } from './rendered-mail.ts'
import { describeMoment, describeWait } from './spoken-times.ts'

const FACTORS = { totp: 'aus einer Authenticator-App', phone: 'per SMS' }

const de: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'Neue Anmeldung in Ihrem Goodword-Konto',
      whatHappened: 'Jemand hat sich mit einem Gerät angemeldet, das wir in Ihrem Konto noch nicht gesehen haben.',
    }),
    'password-changed': () => ({
      subject: 'Ihr Goodword-Passwort wurde geändert',
      whatHappened: 'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
    }),
    'password-added': () => ({
      subject: 'Ihrem Goodword-Konto wurde ein Passwort hinzugefügt',
      whatHappened: 'Ab jetzt können Sie sich auch mit Ihrer E-Mail-Adresse und einem Passwort anmelden.',
    }),
    'password-removed': () => ({
      subject: 'Das Passwort Ihres Goodword-Kontos wurde entfernt',
      whatHappened: 'Mit einem Passwort können Sie sich nicht mehr anmelden.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Die E-Mail-Adresse Ihres Goodword-Kontos wurde geändert',
      whatHappened: `Sie melden sich jetzt mit ${newEmail} an. Ihre bisherige Adresse gilt dafür nicht mehr.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'Ihrem Goodword-Konto wurde ein zweiter Faktor hinzugefügt',
      whatHappened: `Ab jetzt brauchen Sie beim Anmelden zusätzlich einen Code ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'Ein zweiter Faktor wurde aus Ihrem Goodword-Konto entfernt',
      whatHappened: `Beim Anmelden brauchen Sie keinen Code ${FACTORS[factor]} mehr.`,
    }),
    'recovery-code-used': ({ left }) => ({
      subject: 'Ein Wiederherstellungscode Ihres Goodword-Kontos wurde verwendet',
      whatHappened: `Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. ${tellLeft(left)}`,
    }),
    'recovery-codes-made': () => ({
      subject: 'Neue Wiederherstellungscodes für Ihr Goodword-Konto',
      whatHappened: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    }),
    'refresh-token-reused': () => ({
      subject: 'Wir haben eine Sitzung Ihres Goodword-Kontos beendet',
      whatHappened:
        'Eine Sitzung Ihres Kontos wurde an zwei Orten benutzt. Vielleicht hat jemand sie kopiert. Wir haben sie beendet. Melden Sie sich neu an, um fortzufahren.',
    }),
    'session-shared': () => ({
      subject: 'Eine Sitzung Ihres Goodword-Kontos wird auf zwei Geräten benutzt',
      whatHappened:
        'Dieselbe Sitzung Ihres Kontos wird auf diesem und auf einem anderen Gerät benutzt. Das sollte nicht vorkommen: Vielleicht hat jemand sie kopiert.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `${provider} wurde mit Ihrem Goodword-Konto verbunden`,
      whatHappened: `Ab jetzt können Sie sich auch mit ${provider} anmelden.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `${provider} wurde von Ihrem Goodword-Konto getrennt`,
      whatHappened: `Mit ${provider} können Sie sich nicht mehr anmelden.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Ihr Goodword-Konto ist vorübergehend gesperrt',
      whatHappened: `Jemand hat zu oft ein falsches Passwort eingegeben. Die Anmeldung ist ${describeWait('de', waitSeconds)} lang gesperrt. Danach gilt Ihr Passwort wieder.`,
    }),
    'factor-guessed': () => ({
      subject: 'Für Ihr Goodword-Konto wurden falsche Codes eingegeben',
      whatHappened:
        'Jemand hat den ersten Schritt der Anmeldung geschafft und dann mehrmals einen falschen Code eingegeben. Ohne den richtigen Code kommt niemand in Ihr Konto.',
    }),
  },
  facts: {
    time: (at) => `Zeitpunkt: ${at}`,
    device: (device) => `Gerät: ${device}`,
    address: (address) => `IP-Adresse: ${address}`,
  },
  onSystem: (browser, system) => `${browser} unter ${system}`,
  unknownDevice: 'Unbekannt',
  newPassword: {
    advice:
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    action: 'Neues Passwort festlegen',
  },
  contactUs: {
    advice: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn Sie das nicht waren, schreiben Sie uns jetzt.',
    action: 'Kontakt aufnehmen',
  },
  footer: 'Solche Hinweise schickt Goodword zum Schutz Ihres Kontos. Sie lassen sich nicht abschalten.',
}

function tellLeft(left: number): string {
  if (left === 0) return 'Es ist keiner mehr übrig; erstellen Sie in den Einstellungen neue.'
  return left === 1 ? 'Einer ist noch übrig.' : `${left} sind noch übrig.`
}

const TEXTS: Record<Locale, NoticeTexts> = { en, es, fr, de }

/** When and from where it happened; what the request did not say is left out. */
interface NoticeCircumstances {
  at: Date
  client: { userAgent: string | null; ip: string | null }
  siteUrl: string
}

export type NoticeDetails<Kind extends Notice> = NoticeSubjects[Kind] & NoticeCircumstances

export function renderNotice<Kind extends Notice>(
  notice: Kind,
  language: Locale,
  details: NoticeDetails<Kind>,
): RenderedMail {
  const texts = TEXTS[language]
  const words = texts.notices[notice](details)
  const { advice, action } = findRemedy(notice, language, details.siteUrl)
  return renderMail(toOneLine(words.subject), {
    language,
    heading: toOneLine(words.subject),
    paragraphs: [toOneLine(words.whatHappened), listFacts(language, details).join('\n'), advice],
    action,
    footer: texts.footer,
  })
}

function listFacts(language: Locale, { at, client }: NoticeCircumstances): string[] {
  const { facts } = TEXTS[language]
  return [
    facts.time(describeMoment(language, at)),
    ...(client.userAgent ? [facts.device(nameDevice(language, client.userAgent))] : []),
    ...(client.ip ? [facts.address(toOneLine(client.ip))] : []),
  ]
}

function nameDevice(language: Locale, userAgent: string): string {
  const { onSystem, unknownDevice } = TEXTS[language]
  const { browser, system } = describeDevice(userAgent)
  return browser && system ? onSystem(browser, system) : (browser ?? system ?? unknownDevice)
}

/** A new password cannot be asked for with an address that is no longer the account's. */
function findRemedy(notice: Notice, language: Locale, siteUrl: string): { advice: string; action: MailAction } {
  const isUnreachable = notice === 'email-changed'
  const { advice, action } = isUnreachable ? TEXTS[language].contactUs : TEXTS[language].newPassword
  const contactPath = `${pathIn(language, paths.contact)}?topic=support`
  return { advice, action: { label: action, url: siteUrl + (isUnreachable ? contactPath : paths.forgotPassword) } }
}
