import type { NoticeTexts } from '../notice-texts.ts'
import { describeWait } from '../spoken-times.ts'

const FACTORS = { totp: 'aus einer Authenticator-App', phone: 'per Telefon' }

export const de: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'Neue Anmeldung in Ihrem Goodword-Konto',
      whatHappened: 'Jemand hat sich mit einem Gerät angemeldet, das wir in Ihrem Konto noch nicht gesehen haben.',
    }),
    'password-changed': () => ({
      subject: 'Ihr Goodword-Passwort wurde geändert',
      whatHappened: 'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Die E-Mail-Adresse Ihres Goodword-Kontos wurde geändert',
      whatHappened: `Ihr Konto gehört jetzt zu ${newEmail}. Mit dieser Adresse können Sie sich nicht mehr anmelden.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'Ein zweiter Faktor wurde zu Ihrem Goodword-Konto hinzugefügt',
      whatHappened: `Von nun an braucht die Anmeldung in Ihrem Konto zusätzlich einen Code ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'Ein zweiter Faktor wurde aus Ihrem Goodword-Konto entfernt',
      whatHappened: `Bei der Anmeldung in Ihrem Konto wird kein Code ${FACTORS[factor]} mehr verlangt.`,
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
        'Eine Sitzung Ihres Kontos war an zwei Stellen in Gebrauch. Das kann bedeuten, dass sie kopiert wurde. Wir haben sie beendet; melden Sie sich neu an, um fortzufahren.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `${provider} wurde mit Ihrem Goodword-Konto verbunden`,
      whatHappened: `Von nun an ist die Anmeldung in Ihrem Konto auch mit ${provider} möglich.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `${provider} wurde von Ihrem Goodword-Konto getrennt`,
      whatHappened: `Die Anmeldung in Ihrem Konto ist mit ${provider} nicht mehr möglich.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Ihr Goodword-Konto ist vorübergehend gesperrt',
      whatHappened: `Jemand hat zu oft ein falsches Passwort eingegeben. Die Anmeldung ist ${describeWait('de', waitSeconds)} lang gesperrt. Danach gilt Ihr Passwort wieder.`,
    }),
  },
  facts: { time: 'Zeit', device: 'Gerät', address: 'IP-Adresse' },
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
