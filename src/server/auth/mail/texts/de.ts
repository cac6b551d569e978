import type { TeamRole } from '#shared/domain/permissions.ts'
import type { AuthMailTexts } from '../auth-mail-texts.ts'
import { describeDuration } from '../spoken-times.ts'

const ROLES: Record<TeamRole, string> = {
  owner: 'Inhaber',
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Teammitglied',
}

const codeLabel = 'Oder geben Sie diesen Code ein:'

const within = ({ code, validSeconds }: { code: string; validSeconds: number }) =>
  code === ''
    ? `Der Link gilt ${describeDuration('de', validSeconds)} lang.`
    : `Link und Code gelten nur einmal und ${describeDuration('de', validSeconds)} lang.`

export const de: AuthMailTexts = {
  kinds: {
    confirmation: (details) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Goodword',
      heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Bestätigen Sie nur noch, dass diese Adresse Ihnen gehört. Dann ist Ihr Goodword-Konto eingerichtet.',
      ],
      action: 'E-Mail-Adresse bestätigen',
      codeLabel,
      closing: [
        within(details),
        'Wenn Sie sich nicht bei Goodword registriert haben, ignorieren Sie diese E-Mail einfach. Dann passiert nichts.',
      ],
    }),
    magiclink: (details) => ({
      subject: 'Ihr Anmeldelink für Goodword',
      heading: 'Bei Goodword anmelden',
      paragraphs: ['Mit diesem Link melden Sie sich ohne Passwort an.'],
      action: 'Anmelden',
      codeLabel,
      closing: [
        within(details),
        'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter.',
      ],
    }),
    recovery: (details) => ({
      subject: 'Neues Passwort für Goodword festlegen',
      heading: 'Neues Passwort festlegen',
      paragraphs: [
        'Jemand hat für Ihr Goodword-Konto ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es jetzt fest.',
      ],
      action: 'Neues Passwort festlegen',
      codeLabel,
      closing: [
        within(details),
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter. Ihr Passwort bleibt, wie es ist.',
      ],
    }),
    invite: (details) => ({
      subject: 'Sie sind zu Goodword eingeladen',
      heading: 'Sie sind zu Goodword eingeladen',
      paragraphs: [
        'Für diese Adresse wurde ein Goodword-Konto eingerichtet. Nehmen Sie die Einladung an und legen Sie ein Passwort fest.',
      ],
      action: 'Einladung annehmen',
      codeLabel,
      closing: [within(details), 'Wenn Sie keine Einladung erwartet haben, ignorieren Sie diese E-Mail einfach.'],
    }),
    'team-invitation': (details) => ({
      subject: `${details.inviter} lädt Sie ${details.company ? `zu ${details.company}` : 'in ein Team'} auf Goodword ein`,
      heading: `${details.company || 'Einem Team'} auf Goodword beitreten`,
      paragraphs: [
        `${details.inviter} lädt Sie ein, sich gemeinsam um die Bewertungen ${details.company ? `von ${details.company}` : 'eines Unternehmens'} zu kümmern.`,
        `Ihre Rolle: ${ROLES[details.role]}`,
      ],
      action: 'Einladung annehmen',
      codeLabel,
      closing: [
        within(details),
        `Wenn Sie ${details.inviter} nicht kennen, ignorieren Sie diese E-Mail einfach. Dann passiert nichts.`,
      ],
    }),
    email_change_current: (details) =>
      details.isNewEnough
        ? {
            subject: 'Ihre E-Mail-Adresse für Goodword soll geändert werden',
            heading: 'Ihre E-Mail-Adresse soll geändert werden',
            paragraphs: [
              `Jemand möchte die E-Mail-Adresse Ihres Goodword-Kontos in ${details.newEmail} ändern. Das gilt, sobald die neue Adresse bestätigt ist.`,
            ],
            closing: ['Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort. Damit ist die Änderung gestoppt.'],
          }
        : {
            subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse für Goodword',
            heading: 'Ihre E-Mail-Adresse soll geändert werden',
            paragraphs: [
              `Jemand möchte die E-Mail-Adresse Ihres Goodword-Kontos in ${details.newEmail} ändern. Bestätigen Sie nur, wenn Sie das waren.`,
            ],
            action: 'Änderung bestätigen',
            codeLabel,
            closing: [
              within(details),
              'Wenn Sie das nicht waren, bestätigen Sie nicht, geben Sie den Code nicht weiter und ändern Sie Ihr Passwort. Ihre Adresse bleibt, wie sie ist.',
            ],
          },
    email_change_new: (details) => ({
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Goodword',
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [`Bestätigen Sie, dass Ihr Goodword-Konto ab jetzt ${details.newEmail} verwenden soll.`],
      action: 'Neue Adresse bestätigen',
      codeLabel,
      closing: [
        within(details),
        'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail einfach. Dann ändert sich nichts.',
      ],
    }),
    reauthentication: ({ code, validSeconds }) => ({
      subject: `${code} ist Ihr Goodword-Code`,
      heading: 'Bestätigen Sie, dass Sie es sind',
      paragraphs: ['Sie ändern gerade etwas Wichtiges in Ihrem Goodword-Konto.'],
      codeLabel: 'Geben Sie diesen Code ein, um fortzufahren:',
      closing: [
        `Der Code gilt nur einmal und ${describeDuration('de', validSeconds)} lang.`,
        'Wenn Sie ihn nicht angefordert haben, geben Sie ihn nicht weiter und ändern Sie Ihr Passwort: Vielleicht ist jemand anderes in Ihrem Konto angemeldet.',
      ],
    }),
    'already-registered': () => ({
      subject: 'Sie haben bereits ein Goodword-Konto',
      heading: 'Sie haben bereits ein Konto',
      paragraphs: [
        'Jemand wollte diese Adresse für ein Goodword-Konto verwenden. Es gibt dazu aber schon eins, deshalb hat sich nichts geändert.',
        'Wenn Sie das waren, melden Sie sich an oder legen Sie ein neues Passwort fest, falls Sie Ihres vergessen haben.',
      ],
      action: 'Anmelden',
      otherAction: 'Neues Passwort festlegen',
      closing: ['Wenn Sie das nicht waren, müssen Sie nichts tun.'],
    }),
  },
  footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Goodword angegeben hat.',
}
