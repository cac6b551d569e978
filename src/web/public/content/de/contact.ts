import type { ContactContent } from '../en/contact.ts'

export const contact = {
  meta: {
    title: 'Kontakt · Goodword',
    description: 'Schreiben Sie uns zu Tarifen, Hilfe, Datenschutz oder allem anderen.',
  },
  title: 'Schreiben Sie uns',
  lead: 'Fragen zu einem Tarif, Hilfe mit Ihrem Arbeitsbereich oder etwas, das wir wissen sollten: Ein Mensch liest es und antwortet per E-Mail.',
  form: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    topic: 'Thema',
    message: 'Nachricht',
    website: 'Dieses Feld bitte leer lassen',
    counter: '{count} von {limit} Zeichen',
    submit: 'Nachricht senden',
    busy: 'Wird gesendet...',
    privacyNote: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten. Mehr auf der [Datenschutzseite](/privacy).',
  },
  topics: {
    sales: 'Tarife und Vertrieb',
    support: 'Hilfe mit meinem Arbeitsbereich',
    press: 'Presse',
    careers: 'Arbeiten bei Goodword',
    privacy: 'Datenschutz und meine Daten',
    other: 'Allgemeine Frage',
  },
  validation: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    tooLong: 'Das ist zu lang.',
    tooShort: 'Das ist zu kurz.',
    choiceInvalid: 'Bitte wählen Sie eine der Möglichkeiten.',
    invalid: 'Dieser Wert ist nicht gültig.',
  },
  problems: {
    invalid: 'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie die markierten Felder.',
    rateLimited:
      'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie eine Minute und senden Sie erneut. Ihr Text ist noch da.',
    failed:
      'Ihre Nachricht konnte nicht gesendet werden. Ihr Text ist noch da. Bitte versuchen Sie es erneut oder schreiben Sie uns eine E-Mail.',
  },
  other: {
    title: 'Andere Wege',
    email: 'Per E-Mail',
    post: 'Per Post',
    security:
      'Sie haben ein Sicherheitsproblem gefunden? Auf der [Seite zur Sicherheit](/security) steht, wie Sie es melden.',
  },
  sent: {
    meta: { title: 'Nachricht gesendet · Goodword', description: 'Ihre Nachricht an Goodword ist angekommen.' },
    title: 'Danke, Ihre Nachricht ist angekommen',
    text: 'Wir antworten per E-Mail an die angegebene Adresse.',
    back: 'Zurück zur Startseite',
  },
} satisfies ContactContent
