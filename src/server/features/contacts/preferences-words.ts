import type { ConsentChannel } from '#shared/contracts/contacts.ts'
import type { Locale } from '#shared/domain/locales.ts'

export interface PreferencesWords {
  title: string
  intro: string
  /** For whoever is no contact any more. */
  introGone: string
  choice: Record<ConsentChannel, string>
  /** What somebody agrees to by choosing it again. */
  wording: Record<ConsentChannel, string>
  bounced: string
  save: string
  stopAll: string
  saved: string
  stopped: string
  kept: string
}

export const NAMELESS: Record<Locale, string> = {
  en: 'This business',
  es: 'Esta empresa',
  fr: 'Cette entreprise',
  de: 'Dieses Unternehmen',
}

/** `{business}` is its name, `{address}` theirs with its middle left out. */
export const PREFERENCES_WORDS: Record<Locale, PreferencesWords> = {
  en: {
    title: 'What may we send you?',
    intro: 'Choose how {business} may write to you. You can change this at any time.',
    introGone:
      '{business} no longer keeps any data about you. You can still make sure that no one writes to you again.',
    choice: { email: 'Emails to {address}', sms: 'Text messages to {address}' },
    wording: {
      email: '{business} may send me emails. I can unsubscribe at any time.',
      sms: '{business} may send me text messages. I can unsubscribe at any time.',
    },
    bounced: 'Messages to this address came back, so nothing is sent there.',
    save: 'Save',
    stopAll: 'Stop all messages',
    saved: 'Your choice has been saved.',
    stopped: 'You are unsubscribed. {business} will not write to you again.',
    kept: 'We only keep a fingerprint of your address, so that your choice stays in effect.',
  },
  es: {
    title: '¿Qué podemos enviarle?',
    intro: 'Elija cómo puede escribirle {business}. Puede cambiarlo en cualquier momento.',
    introGone: '{business} ya no guarda datos sobre usted. Aun así, puede asegurarse de que nadie vuelva a escribirle.',
    choice: { email: 'Correos a {address}', sms: 'SMS a {address}' },
    wording: {
      email: '{business} puede enviarme correos. Puedo darme de baja en cualquier momento.',
      sms: '{business} puede enviarme mensajes de texto. Puedo darme de baja en cualquier momento.',
    },
    bounced: 'Los mensajes a esta dirección venían devueltos, así que no se envía nada.',
    save: 'Guardar',
    stopAll: 'No recibir más mensajes',
    saved: 'Su elección se ha guardado.',
    stopped: 'Se ha dado de baja. {business} no volverá a escribirle.',
    kept: 'De su dirección solo guardamos un código irreconocible, para seguir respetando su elección.',
  },
  fr: {
    title: 'Que pouvons-nous vous envoyer ?',
    intro: 'Choisissez comment {business} peut vous écrire. Vous pouvez changer d’avis à tout moment.',
    introGone:
      '{business} ne conserve plus de données à votre sujet. Vous pouvez tout de même vous assurer que personne ne vous écrive plus.',
    choice: { email: 'E-mails à {address}', sms: 'SMS au {address}' },
    wording: {
      email: '{business} peut m’envoyer des e-mails. Je peux me désinscrire à tout moment.',
      sms: '{business} peut m’envoyer des SMS. Je peux me désinscrire à tout moment.',
    },
    bounced: 'Les messages à cette adresse sont revenus ; rien n’y est donc envoyé.',
    save: 'Enregistrer',
    stopAll: 'Ne plus rien recevoir',
    saved: 'Votre choix est enregistré.',
    stopped: 'C’est noté. {business} ne vous écrira plus.',
    kept: 'De votre adresse, seule une empreinte est conservée, afin de respecter votre choix.',
  },
  de: {
    title: 'Was dürfen wir Ihnen senden?',
    intro: 'Wählen Sie, wie {business} Ihnen schreiben darf. Sie können das jederzeit ändern.',
    introGone:
      '{business} speichert keine Daten mehr über Sie. Sie können trotzdem dafür sorgen, dass Ihnen niemand mehr schreibt.',
    choice: { email: 'E-Mails an {address}', sms: 'SMS an {address}' },
    wording: {
      email: '{business} darf mir E-Mails senden. Ich kann mich jederzeit abmelden.',
      sms: '{business} darf mir SMS senden. Ich kann mich jederzeit abmelden.',
    },
    bounced: 'Nachrichten an diese Adresse kamen zurück. Deshalb wird nichts dorthin gesendet.',
    save: 'Speichern',
    stopAll: 'Keine Nachrichten mehr',
    saved: 'Ihre Auswahl ist gespeichert.',
    stopped: 'Sie sind abgemeldet. {business} schreibt Ihnen nicht mehr.',
    kept: 'Von Ihrer Adresse speichern wir nur einen Fingerabdruck, damit Ihre Entscheidung weiter gilt.',
  },
}

/** The mail that leads there, for somebody who asked for it. */
export const PREFERENCES_MAIL: Record<Locale, Record<'subject' | 'text' | 'action' | 'footer', string>> = {
  en: {
    subject: 'What may {business} send you?',
    text: 'Choose how {business} may write to you. You can change this at any time.',
    action: 'Choose what you get',
    footer: '{business} sent you this link. Nothing changes unless you choose something there.',
  },
  es: {
    subject: '¿Qué puede enviarle {business}?',
    text: 'Elija cómo puede escribirle {business}. Puede cambiarlo en cualquier momento.',
    action: 'Elegir qué recibir',
    footer: '{business} le ha enviado este enlace. No cambia nada mientras no elija algo allí.',
  },
  fr: {
    subject: 'Que peut vous envoyer {business} ?',
    text: 'Choisissez comment {business} peut vous écrire. Vous pouvez changer d’avis à tout moment.',
    action: 'Choisir ce que vous recevez',
    footer: '{business} vous a envoyé ce lien. Rien ne change tant que vous n’y choisissez rien.',
  },
  de: {
    subject: 'Was darf {business} Ihnen senden?',
    text: 'Hier entscheiden Sie, wie {business} Ihnen schreiben darf. Sie können das jederzeit ändern.',
    action: 'Jetzt auswählen',
    footer: '{business} hat Ihnen diesen Link gesendet. Es ändert sich nichts, solange Sie dort nichts auswählen.',
  },
}
