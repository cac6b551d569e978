import type { AboutContent, CareersContent, ContactContent, CommonContent } from '../en/company.ts'

export const about = {
  meta: {
    title: 'Über uns · Goodword',
    description: 'Warum es Goodword gibt, was es für Unternehmen tut und was nicht.',
  },
  title: 'Ein guter Ruf will verdient sein',
  lead: 'Mit Goodword sehen Unternehmen, was ihre Kunden öffentlich sagen, antworten ihnen persönlich und machen besser, was noch nicht stimmt.',
  sections: {
    why: {
      heading: 'Warum wir es machen',
      blocks: [
        'Heute Abend schreibt jemand über Ihr Restaurant, Ihre Praxis oder Ihren Laden, auf einer Seite, die Sie vielleicht erst nächste Woche öffnen. Andere lesen es vor Ihnen. Eine schnelle, ehrliche Antwort verändert, wie man Sie sieht. Schweigen auch.',
        'Die meisten Programme dafür sind für Konzernzentralen gemacht. Sie zeigen zwölf Diagramme, bevor die eine Bewertung kommt, um die Sie sich kümmern sollten. Wir wollten das Gegenteil: öffnen, sehen, was wartet, antworten, fertig.',
      ],
    },
    what: {
      heading: 'Was es tut',
      blocks: [
        'Goodword sammelt Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp in einem Posteingang. Es entwirft Antworten und veröffentlicht sie, wenn Sie es möchten. Es behält Ihre Einsprüche im Blick, bittet Kunden um Bewertungen und zeigt, wie sich alles entwickelt.',
        'Wo eine Plattform etwas von außen nicht zulässt, sagt Goodword das und führt Sie dorthin, wo Sie es selbst tun können. Es tut nie so, als wäre etwas schon erledigt.',
      ],
    },
    beliefs: {
      heading: 'Woran wir uns halten',
      blocks: [
        {
          terms: [
            {
              term: 'Für Menschen, nicht für Zahlen',
              text: 'Hinter jeder Bewertung steht jemand, der sich Zeit genommen hat. Die Antwort gilt zuerst diesem Menschen und erst dann dem Durchschnitt.',
            },
            {
              term: 'Alle fragen oder niemanden',
              text: 'Wer nur zufriedene Kunden fragt, verzerrt das Bild. Unsere Seiten zeigen allen dieselben Links.',
            },
            {
              term: 'Maschinen entwerfen, Menschen entscheiden',
              text: 'Der Assistent macht Vorschläge, Sie entscheiden. KI-Texte sind als solche gekennzeichnet.',
            },
            {
              term: 'Sagen, was wirklich passiert ist',
              text: 'Wenn eine Plattform eine Antwort noch prüft, dann steht da auch genau das und nicht „Erfolgreich“.',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Wer es betreibt',
      blocks: [
        'Goodword ist eine Software, die verschiedene Betreiber nutzen können. Wer für diese Website und die hier gespeicherten Daten verantwortlich ist, steht mit Kontaktdaten unten auf jeder Seite. [Schreiben Sie uns](/contact), wenn Sie mehr wissen möchten.',
      ],
    },
  },
} satisfies AboutContent

export const careers = {
  meta: {
    title: 'Karriere · Goodword',
    description: 'Offene Stellen bei Goodword, wie wir arbeiten und wie Sie uns schreiben.',
  },
  title: 'Arbeit, auf die sich andere verlassen',
  lead: 'Für viele kleine Betriebe sind ein paar Sätze unter einer Bewertung die ganze Öffentlichkeitsarbeit. Wir nehmen das ernst und freuen uns über alle, denen es genauso geht.',
  openings: {
    heading: 'Offene Stellen',
    none: 'Zurzeit gibt es keine offenen Stellen. Wenn Sie meinen, dass Sie zu uns passen, schreiben Sie uns trotzdem. Wir lesen und beantworten jede Nachricht.',
    write: 'Schreiben Sie uns',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Wie wir arbeiten',
      blocks: [
        {
          points: [
            'Kleine Änderungen in kurzen Abständen, jede von jemand anderem geprüft.',
            'Verständlich geht vor raffiniert. Was eine Anleitung braucht, ist noch nicht fertig.',
            'Jede Funktion testen wir auf dem Handy, mit der Tastatur und mit einem Screenreader, bevor wir sie veröffentlichen.',
            'Nach einem Fehler suchen wir keine Schuldigen. Wir halten fest, was wir geändert haben, damit er nicht wieder vorkommt.',
          ],
        },
      ],
    },
    write: {
      heading: 'Was Sie schreiben sollten',
      blocks: [
        'Schreiben Sie uns, woran Sie arbeiten möchten, und zeigen Sie uns etwas, das Sie gemacht haben: Code, einen Text, einen Entwurf oder einen schwierigen Kundenfall, den Sie gelöst haben. Ein paar Zeilen genügen. Foto, Geburtsdatum und Deckblatt brauchen wir nicht.',
        'Nutzen Sie das [Kontaktformular](/contact?topic=careers) mit dem Thema „Arbeiten bei Goodword“ oder schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Fair zu allen, die sich bewerben',
      blocks: [
        'Uns zählt, was jemand kann und lernen will. Wenn Sie etwas brauchen, um das gut zeigen zu können, sagen Sie es uns. Ihre Bewerbung behalten wir nur so lange, wie wir sie für die Entscheidung brauchen, und löschen sie auf Wunsch auch früher.',
      ],
    },
  },
} satisfies CareersContent

export const contact = {
  meta: {
    title: 'Kontakt · Goodword',
    description: 'Schreiben Sie uns zu Tarifen, Hilfe, Datenschutz oder allem anderen.',
  },
  title: 'Schreiben Sie uns',
  lead: 'Sie haben eine Frage zu einem Tarif, brauchen Hilfe oder möchten uns etwas sagen? Ein Mensch liest Ihre Nachricht und antwortet per E-Mail.',
  form: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    topic: 'Thema',
    message: 'Nachricht',
    website: 'Dieses Feld bitte leer lassen',
    counter: '{count} von {limit} Zeichen',
    submit: 'Nachricht senden',
    busy: 'Wird gesendet …',
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

export const common = {
  brand: 'Goodword',
  skipToContent: 'Zum Inhalt springen',
  homeLabel: 'Goodword, Startseite',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  language: 'Sprache',
  links: {
    pricing: 'Preise',
    signIn: 'Anmelden',
    getStarted: 'Loslegen',
    openApp: 'Goodword öffnen',
    about: 'Über uns',
    careers: 'Karriere',
    contact: 'Kontakt',
    developers: 'Entwickler',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    security: 'Sicherheit',
    compliance: 'Compliance',
  },
  footer: {
    tagline: 'Ein guter Ruf für Unternehmen, die antworten.',
    company: 'Unternehmen',
    legal: 'Vertrauen und Recht',
    reachUs: 'So erreichen Sie uns',
    languages: 'Sprachen',
  },
  theme: { label: 'Darstellung', system: 'System', light: 'Hell', dark: 'Dunkel' },
  languageHint: {
    text: 'Diese Seite gibt es auch auf Deutsch.',
    open: 'Auf Deutsch lesen',
    dismiss: 'Schließen',
  },
  updatedOn: 'Zuletzt geändert am {date}',
  onThisPage: 'Auf dieser Seite',
  trial: {
    title: 'Sehen Sie Ihre eigenen Bewertungen in Goodword',
    text: 'Testen Sie Goodword {days} Tage lang, ganz ohne Kreditkarte. Der Test endet von selbst, Sie müssen nichts kündigen.',
    action: 'Kostenlos testen',
    secondary: 'Tarife vergleichen',
  },
} satisfies CommonContent
