import { teamRoles } from '#shared/domain/activity-labels/de.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { ParamsByKind } from '../notice.ts'
import {
  type CampaignStops,
  createCounter,
  labelOf,
  nameOf,
  type NotificationTexts,
  type SecuritySentences,
  type WaitReasons,
} from './notification-texts.ts'

const count = createCounter('de')

const WAITS_BECAUSE: WaitReasons = {
  missed: 'sie mehr als eine Stunde lang nicht gesendet werden konnte',
  edited: 'die Bewertung seitdem geändert wurde',
  answered: 'die Bewertung seitdem beantwortet wurde',
  gone: 'die Bewertung nicht mehr da ist',
  reconnect: 'die Plattform neu verbunden werden muss',
  'not-connected': 'die Plattform nicht verbunden ist',
  'too-long': 'sie länger ist, als die Plattform zulässt',
  paused: 'das Konto zu dieser Zeit nicht aktiv war',
  incident: 'die Bewertung zu einem Vorfall gehört',
}

const CAMPAIGN_STOPS: CampaignStops = {
  provider:
    'Der Anbieter gibt uns keinen Zugang mehr. Die Kampagne ist pausiert; verbinden Sie ihn neu und aktivieren Sie sie dann wieder.',
  nobody: 'Niemand konnte erreicht werden.',
  missed:
    'Sie konnte nicht innerhalb einer Stunde nach der geplanten Zeit gesendet werden. Wählen Sie eine neue Zeit, oder senden Sie jetzt.',
  paused:
    'Zur geplanten Zeit konnte Ihr Arbeitsbereich nur gelesen werden. Wählen Sie eine neue Zeit, oder senden Sie jetzt.',
  empty: 'Zur geplanten Zeit hatte sie keine Nachricht.',
}

const SECURITY: SecuritySentences = {
  'new-device': () => 'Jemand hat sich von einem neuen Gerät aus bei Ihrem Konto angemeldet.',
  'password-changed': () => 'Ihr Passwort wurde geändert.',
  'password-added': () => 'Ihrem Konto wurde ein Passwort hinzugefügt.',
  'password-removed': () => 'Das Passwort Ihres Kontos wurde entfernt.',
  'email-changed': () => 'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
  'factor-added': () => 'Ihrem Konto wurde ein zweiter Faktor hinzugefügt.',
  'factor-removed': () => 'Aus Ihrem Konto wurde ein zweiter Faktor entfernt.',
  'recovery-code-used': () => 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet.',
  'recovery-codes-made': () => 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt.',
  'refresh-token-reused': () => 'Eine Ihrer Sitzungen wurde an zwei Orten benutzt. Wir haben sie beendet.',
  'session-shared': () => 'Eine Ihrer Sitzungen wird auf zwei Geräten benutzt. Sind Sie das?',
  'identity-linked': (provider) => `${provider} wurde mit Ihrem Konto verbunden.`,
  'identity-unlinked': (provider) => `${provider} wurde von Ihrem Konto getrennt.`,
  'account-locked': () => 'Für Ihr Konto wurde zu oft ein falsches Passwort eingegeben.',
  'factor-guessed': () => 'Für Ihr Konto wurde mehrmals ein falscher Zwei-Faktor-Code eingegeben.',
}

export const de: NotificationTexts = {
  'review.new': ({ params, amount }) => ({
    title: count(amount, 'Neue Bewertung', (number) => `${number} neue Bewertungen`),
    sentence: count(amount, `${nameNew(params)}: ${labelOf(params)}`, (number) => `${number} neue Bewertungen`),
  }),
  'review.bad': ({ params, amount }) => ({
    title: count(amount, 'Schlechte Bewertung', () => 'Schlechte Bewertungen'),
    sentence: count(amount, `${nameBad(params)}: ${labelOf(params)}`, (number) => nameManyBad(params, number)),
  }),
  'feedback.low': ({ params: { page, stars, nps } }) => ({
    title: 'Privates Feedback mit niedriger Wertung',
    sentence:
      stars === null
        ? `Jemand hat auf der Seite „${page}“ ${nps} von 10 Punkten gegeben.`
        : `Jemand hat auf der Seite „${page}“ ${count(stars, 'einen Stern', (number) => `${number} Sterne`)} gegeben.`,
  }),
  'review.assigned': ({ params: { doer }, amount }) => ({
    title: 'Ihnen zugewiesen',
    sentence: count(
      amount,
      `${doer} hat Ihnen eine Bewertung zugewiesen.`,
      (number) => `${doer} hat Ihnen ${number} Bewertungen zugewiesen.`,
    ),
  }),
  'review.mentioned': ({ params: { doer } }) => ({
    title: 'Sie wurden erwähnt',
    sentence: `${doer} hat Sie in einer Notiz erwähnt.`,
  }),
  'review.matched': ({ params }) => ({
    title: 'Eine Regel hat eine Bewertung gemeldet',
    sentence: `Die Regel „${params.rule}“ meldet eine Bewertung: ${labelOf(params)}`,
  }),
  'review.late': ({ params, amount }) => ({
    title: count(amount, 'Antwort überfällig', (number) => `${number} Antworten überfällig`),
    sentence: count(
      amount,
      `Noch ohne Antwort, obwohl die Antwortzeit abgelaufen ist: ${labelOf(params)}`,
      (number) => `Bei ${number} Bewertungen ist die Antwortzeit abgelaufen.`,
    ),
  }),
  'theme.moved': ({ params: { aspect, name, move, share, shareBefore } }) => ({
    title: move === 'better' ? 'Ein Thema wird besser' : 'Ein Thema wird schlechter',
    sentence: `${name ?? nameAspect(aspect, 'de')}: ${share} % von dem, was in den letzten 30 Tagen gesagt wurde, ist Lob, nach ${shareBefore} % in den 30 Tagen davor.`,
  }),
  'reply.live': ({ params, amount }) => ({
    title: count(amount, 'Antwort ist online', (number) => `${number} Antworten sind online`),
    sentence: count(
      amount,
      `Ihre Antwort ist online: ${labelOf(params)}`,
      (number) => `${number} Ihrer Antworten sind online.`,
    ),
  }),
  'reply.rejected': ({ params }) => ({
    title: 'Antwort abgelehnt',
    sentence: `Ihre Antwort wurde abgelehnt: ${labelOf(params)}`,
  }),
  'reply.failed': ({ params }) => ({
    title: 'Antwort nicht veröffentlicht',
    sentence:
      params.how === 'saved'
        ? `Ihre Antwort ist gespeichert, aber nicht veröffentlicht: ${labelOf(params)}`
        : `Ihre Antwort konnte nicht veröffentlicht werden: ${labelOf(params)}`,
  }),
  'reply.awaiting': ({ params }) => ({
    title: 'Antwort zur Freigabe',
    sentence: `${params.doer} bittet Sie, eine Antwort freizugeben: ${labelOf(params)}`,
  }),
  'reply.returned': ({ params }) => ({
    title: 'Antwort zurückgegeben',
    sentence: `${params.doer} hat Ihre Antwort zurückgegeben: ${labelOf(params)}`,
  }),
  'reply.held': ({ params }) => ({
    title: 'Geplante Antwort angehalten',
    sentence: `${describeHeld(params)}: ${labelOf(params)}`,
  }),
  'dispute.changed': ({ params }) => ({ title: 'Einspruch', sentence: describeTurn(params) }),
  'dispute.assigned': ({ params: { doer, label } }) => ({
    title: 'Einspruch zugewiesen',
    sentence: `${doer} hat Ihnen einen Einspruch zugewiesen: ${label}`,
  }),
  'dispute.due': ({ params: { label } }) => ({
    title: 'Einspruch ohne Ergebnis',
    sentence: `Ein Einspruch ist noch ohne Ergebnis: ${label}`,
  }),
  'incident.opened': ({ params: { place, hours }, amount }) => ({
    title: 'Viele schlechte Bewertungen auf einmal',
    sentence: `${count(amount, 'Eine schlechte Bewertung', (number) => `${number} schlechte Bewertungen`)} innerhalb von ${count(hours, 'einer Stunde', (number) => `${number} Stunden`)} ${place ? `bei ${place}` : 'in Ihrem Unternehmen'}: Wir haben einen Vorfall angelegt.`,
  }),
  'campaign.finished': ({ params: { name, sent, failed } }) => ({
    title: 'Kampagne abgeschlossen',
    sentence:
      failed === 0
        ? `${name} ist verschickt: ${count(sent, 'eine Nachricht', (number) => `${number} Nachrichten`)}.`
        : `${name} ist verschickt: ${count(sent, 'eine Nachricht', (number) => `${number} Nachrichten`)}, ${count(failed, 'eine fehlgeschlagen', (number) => `${number} fehlgeschlagen`)}.`,
  }),
  'campaign.goal': ({ params: { name, goal } }) => ({
    title: 'Ziel erreicht',
    sentence: `${name} hat das Ziel von ${count(goal, 'einer Antwort', (number) => `${number} Antworten`)} erreicht.`,
  }),
  'campaign.failed': ({ params: { name, why } }) => ({
    title: 'Kampagne nicht verschickt',
    sentence: `${name}: ${CAMPAIGN_STOPS[why]}`,
  }),
  'campaign.unwritten': ({ params: { name, sendAt } }) => ({
    title: 'Kampagne ohne Nachricht',
    sentence: `${name} ist für den ${sendAt} geplant und hat noch keine Nachricht. Ohne sie wird nichts verschickt.`,
  }),
  'connection.broken': ({ params: { platform, name } }) => ({
    title: 'Verbindung unterbrochen',
    sentence: `${nameOf(platform)} · ${name} muss neu verbunden werden. Bis dahin kommen keine Bewertungen an.`,
  }),
  'connection.expiring': ({ params: { platform, name, expiresAt } }) => ({
    title: 'Verbindung läuft ab',
    sentence: `Die Verbindung zu ${nameOf(platform)} · ${name} läuft am ${expiresAt} ab. Verbinden Sie bitte vorher neu.`,
  }),
  'provider.broken': ({ params: { provider, name } }) => ({
    title: 'Anbieter getrennt',
    sentence: `${provider} · ${name} gibt uns keinen Zugang mehr. Verbinden Sie ihn in den Einstellungen neu. Bis dahin wird nichts darüber verschickt.`,
  }),
  'provider.expiring': ({ params: { provider, name, expiresAt } }) => ({
    title: 'Verbindung zum Anbieter läuft ab',
    sentence: `Die Verbindung zu ${provider} · ${name} läuft am ${expiresAt} ab. Verbinden Sie bitte vorher neu, damit Ihre Beiträge weiter erscheinen.`,
  }),
  'domain.failing': ({ params: { domain, removedAt } }) =>
    removedAt === null
      ? {
          title: 'Eigene Domain entfernt',
          sentence: `Die DNS-Einträge von ${domain} haben 7 Tage lang gefehlt. Die Domain wurde entfernt, und Ihre Links führen wieder über unsere Adresse.`,
        }
      : {
          title: 'Eigene Domain nicht erreichbar',
          sentence: `Die DNS-Einträge von ${domain} fehlen. Bis sie wieder da sind, führen Ihre Links über unsere Adresse. Am ${removedAt} wird die Domain entfernt.`,
        },
  'webhook.given-up': ({ params: { host, why } }) => ({
    title: 'Webhook abgeschaltet',
    sentence:
      why === 'gone'
        ? `${host} hat geantwortet, dass dort keine Webhooks mehr ankommen sollen (410), deshalb senden wir keine mehr. War das ein Versehen, schalten Sie ihn in den Einstellungen wieder ein.`
        : `${host} hat seit 5 Tagen keine Webhooks mehr angenommen, deshalb senden wir keine mehr. Prüfen Sie die Adresse und schalten Sie ihn in den Einstellungen wieder ein.`,
  }),
  'payment.failed': ({ params: { plan, readOnlyAt } }) => ({
    title: 'Zahlung fehlgeschlagen',
    sentence: `Die Zahlung für Ihren Tarif ${plan} hat nicht geklappt. Prüfen Sie die Karte vor dem ${readOnlyAt}; ab dann lässt sich im Arbeitsbereich nichts mehr ändern.`,
  }),
  'invitation.accepted': ({ params: { name } }) => ({
    title: 'Neu im Team',
    sentence: `${name} gehört jetzt zu Ihrem Team.`,
  }),
  'member.role-changed': ({ params: { doer, role } }) => ({
    title: 'Ihre Rolle hat sich geändert',
    sentence:
      role === null
        ? `${doer} hat Ihre Rechte geändert.`
        : `${doer} hat Ihre Rolle geändert. Sie lautet jetzt „${teamRoles[role]}“.`,
  }),
  'member.removed': ({ params: { doer, name } }) => ({
    title: 'Teammitglied entfernt',
    sentence: `${doer} hat ${name} aus Ihrem Team entfernt.`,
  }),
  'security.notice': ({ params: { notice, provider } }) => ({
    title: 'Sicherheitshinweis',
    sentence: SECURITY[notice](provider ?? ''),
  }),
}

function nameNew({ rating, recommended }: ParamsByKind['review.new']): string {
  if (rating !== null) return `Neue Bewertung mit ${writeStars(rating)}`
  if (recommended === null) return 'Neue Bewertung'
  return recommended === 'yes' ? 'Neue Empfehlung' : 'Nicht empfohlen'
}

const nameBad = ({ rating }: ParamsByKind['review.bad']) =>
  rating === null ? 'Nicht empfohlen' : `Bewertung mit ${writeStars(rating)}`

const nameManyBad = ({ rating }: ParamsByKind['review.bad'], number: string) =>
  rating === null ? `${number} neue schlechte Bewertungen` : `${number} neue Bewertungen mit ${writeStars(rating)}`

const writeStars = (rating: number) => count(rating, '1 Stern', (number) => `${number} Sternen`)

function describeHeld({ reason }: ParamsByKind['reply.held']): string {
  if (reason === 'by-hand') return 'Bitte tragen Sie Ihre geplante Antwort jetzt von Hand ein'
  if (reason === 'not-allowed') {
    return 'Eine geplante Antwort wurde angehalten, weil die Person, die sie geplant hat, keine Antworten mehr veröffentlichen darf'
  }
  return `Ihre geplante Antwort wurde angehalten, weil ${WAITS_BECAUSE[reason]}`
}

function describeTurn({ turn, doer, label }: ParamsByKind['dispute.changed']): string {
  const sentences: Record<typeof turn, string> = {
    filed: doer === null ? 'Ihr Einspruch ist eingereicht' : `${doer} hat einen Einspruch eingereicht`,
    'filing-failed': 'Der Einspruch konnte nicht bei der Plattform eingereicht werden',
    resolved: `${doer} hat einen Einspruch als gelöst markiert`,
    rejected: `${doer} hat einen Einspruch als abgelehnt markiert`,
    reopened: `${doer} hat einen Einspruch wieder geöffnet`,
    appealed:
      doer === null ? 'Ihr Widerspruch ist eingelegt' : `${doer} hat Widerspruch gegen eine Ablehnung eingelegt`,
    'prioritizing-failed': 'Einsprüche konnten nicht priorisiert werden',
  }
  return label === null ? `${sentences[turn]}.` : `${sentences[turn]}: ${label}`
}
