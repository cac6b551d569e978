import { createCounter } from '../texts/notification-texts.ts'
import type { MailWords } from './mail-words.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('de')
const average = createAverage('de')

export const de: MailWords = {
  open: 'In Goodword öffnen',
  manage: 'Benachrichtigungen einstellen',
  footer: (companyName) =>
    `Sie erhalten diese E-Mail, weil Sie bei Goodword zu ${companyName || 'einem Team'} gehören.`,
  many: (amount) => count(amount, 'Eine Benachrichtigung', (number) => `${number} Benachrichtigungen`),
  alert: {
    stars: (rating) => `${rating} von 5 Sternen`,
    notRecommended: 'Nicht empfohlen',
    by: (author) => (author === '' ? 'Die Bewertung' : `${author} schrieb`),
    wordless: 'Kein Text, nur eine Wertung.',
    draft: 'Antwortentwurf',
    template: 'Entwurf aus Vorlage',
    model: (name) => `KI · ${name}`,
    approveAndSend: 'Freigeben und senden',
    approve: 'Freigeben',
    askForApproval: 'Zur Freigabe senden',
    edit: 'Bearbeiten',
    open: 'Bewertung öffnen',
    doubts: (amount) =>
      count(
        amount,
        'Eine Stelle sollten Sie noch einmal lesen. Sie ist auf der Seite unterstrichen.',
        (number) => `${number} Stellen sollten Sie noch einmal lesen. Sie sind auf der Seite unterstrichen.`,
      ),
    once: 'Jeder Link gilt nur einmal und 72 Stunden lang, oder bis Sie Ihr Passwort ändern. Leiten Sie diese E-Mail nicht weiter: Wer sie hat, kann die Links benutzen.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} nimmt keine Antworten von anderen Diensten an. Die Antwort bleibt in Goodword, und Sie kopieren sie selbst zu ${platform}.`,
      none: (platform) =>
        `${platform} ist nicht verbunden. Die Antwort wird in Goodword gespeichert und nicht veröffentlicht.`,
      broken: (platform) =>
        `Die Verbindung zu ${platform} ist unterbrochen. Ihre Antwort bleibt in Goodword, bis die Verbindung wieder steht.`,
    },
    heldBack: 'Der Entwurf wurde zurückgehalten.',
    noDraft: 'Diesmal konnte kein Entwurf geschrieben werden.',
  },
  digest: {
    subject: (companyName) => (companyName ? `Neues bei ${companyName}` : 'Neues in Ihrem Unternehmen'),
    span: (since, upTo) => `Vom ${since} bis zum ${upTo}. Was danach kam, steht in der nächsten E-Mail.`,
    newReviews: (amount) => count(amount, 'Eine neue Bewertung', (number) => `${number} neue Bewertungen`),
    ofPlatform: (platform, amount, rating) =>
      `${platform}: ${count(amount, 'eine Bewertung', (number) => `${number} Bewertungen`)}${rating === null ? '' : `, im Schnitt ${average(rating)} Sterne`}`,
    openIncidents: (amount) =>
      count(
        amount,
        'Ungewöhnlich viele schlechte Bewertungen: Ein Vorfall ist offen.',
        (number) => `Ungewöhnlich viele schlechte Bewertungen: ${number} Vorfälle sind offen.`,
      ),
    unanswered: (amount) =>
      count(
        amount,
        'Eine schlechte Bewertung wartet auf eine Antwort.',
        (number) => `${number} schlechte Bewertungen warten auf eine Antwort.`,
      ),
    replies: 'Antworten',
    repliesLive: (amount) => count(amount, 'Eine Antwort ist online.', (number) => `${number} Antworten sind online.`),
    repliesRejected: (amount) =>
      count(
        amount,
        'Eine Antwort wurde abgelehnt oder nicht veröffentlicht.',
        (number) => `${number} Antworten wurden abgelehnt oder nicht veröffentlicht.`,
      ),
    disputes: 'Einsprüche',
    disputesOpened: (amount) => count(amount, 'Einer wurde angelegt.', (number) => `${number} wurden angelegt.`),
    disputesResolved: (amount) => count(amount, 'Einer wurde gelöst.', (number) => `${number} wurden gelöst.`),
    disputesRejected: (amount) => count(amount, 'Einer wurde abgelehnt.', (number) => `${number} wurden abgelehnt.`),
    openReviews: 'Bewertungen öffnen',
    openDisputes: 'Einsprüche öffnen',
  },
}
