import type { AboutContent, CareersContent, ContactContent, CommonContent } from '../en/company.ts'

export const about = {
  meta: {
    title: 'Über uns · Goodword',
    description: 'Warum es Goodword gibt, was es für ein Unternehmen tut und was nicht.',
  },
  title: 'Ein guter Ruf ist verdient',
  lead: 'Goodword hilft einem Unternehmen zu hören, was Kunden öffentlich sagen, ihnen als Mensch zu antworten und zu verbessern, worauf sie hinweisen.',
  sections: {
    why: {
      heading: 'Warum wir es machen',
      blocks: [
        'Heute Abend schreibt jemand über Ihr Restaurant, Ihre Praxis oder Ihren Laden, auf einer Seite, die Sie vielleicht erst nächste Woche öffnen. Andere lesen es vor Ihnen. Eine ehrliche, schnelle Antwort verändert, wie man Sie sieht. Schweigen auch.',
        'Die meisten Werkzeuge dafür sind für Konzernzentralen gebaut. Sie zeigen zwölf Diagramme, bevor sie die eine Bewertung zeigen, die Sie braucht. Wir wollten das Gegenteil: öffnen, sehen, was wartet, antworten, schließen.',
      ],
    },
    what: {
      heading: 'Was es tut',
      blocks: [
        'Goodword hält Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp in einem Posteingang. Es entwirft Antworten, veröffentlicht sie, wenn Sie es sagen, verfolgt Einsprüche bei den Plattformen, lädt Kunden zu Bewertungen ein und zeigt, wie sich alles über die Zeit verändert.',
        'Wo eine Plattform etwas von außen nicht zulässt, sagt Goodword das und führt Sie dorthin, wo Sie es selbst tun können. Es tut nie so, als sei etwas geschehen.',
      ],
    },
    beliefs: {
      heading: 'Woran wir uns halten',
      blocks: [
        {
          terms: [
            {
              term: 'Menschen antworten, nicht Zahlen',
              text: 'Hinter jeder Bewertung steht jemand, der sich Zeit genommen hat. Die Antwort gilt zuerst diesem Menschen und dann dem Sterneschnitt.',
            },
            {
              term: 'Alle fragen oder keinen',
              text: 'Nur zufriedene Kunden zu fragen verzerrt die Wahrheit. Unsere Seiten zeigen allen dieselben Links.',
            },
            {
              term: 'Maschinen entwerfen, Menschen entscheiden',
              text: 'Ein Assistent darf Worte vorschlagen. Sie wählen sie aus, und Text von der KI trägt ein Etikett.',
            },
            {
              term: 'Sagen, was geschehen ist',
              text: 'Wenn eine Plattform eine Antwort noch prüft, steht genau das auf dem Bildschirm und nicht „Erfolg“.',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Wer es betreibt',
      blocks: [
        'Goodword ist Software, die von verschiedenen Betreibern genutzt werden kann. Die Kontaktdaten dessen, der für diese Website und die hier gespeicherten Daten verantwortlich ist, finden Sie am Fuß jeder Seite. [Schreiben Sie uns](/contact), wenn Sie mehr wissen möchten.',
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
  lead: 'Für viele kleine Betriebe sind ein paar Sätze unter einer Bewertung die ganze Öffentlichkeitsarbeit. Wir nehmen das ernst und möchten Menschen kennenlernen, die das auch tun.',
  openings: {
    heading: 'Offene Stellen',
    none: 'Zurzeit gibt es keine offenen Stellen. Wenn Sie meinen, dass Sie zu uns passen, schreiben Sie uns trotzdem. Wir lesen jeden Brief und beantworten ihn.',
    write: 'Schreiben Sie uns',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Wie wir arbeiten',
      blocks: [
        {
          points: [
            'Kleine Änderungen in kurzen Abständen, jede von jemand anderem gelesen.',
            'Klare Worte vor raffiniertem Code. Was eine Anleitung braucht, ist nicht fertig.',
            'Jede Funktion wird auf dem Telefon, mit der Tastatur und mit einem Screenreader geprüft, bevor sie hinausgeht.',
            'Fehler halten wir ohne Schuldzuweisung fest, zusammen mit dem, was wir geändert haben, damit sie nicht wiederkommen.',
          ],
        },
      ],
    },
    write: {
      heading: 'Was Sie schreiben sollten',
      blocks: [
        'Sagen Sie uns, woran Sie arbeiten möchten, und zeigen Sie uns etwas, das Sie gemacht haben: Code, einen Text, einen Entwurf, einen schwierigen Kundenfall, den Sie gelöst haben. Ein kurzer Brief ist besser als ein langes Formular. Foto, Geburtsdatum und Deckblatt brauchen wir nicht.',
        'Nutzen Sie das [Kontaktformular](/contact?topic=careers) mit dem Thema „Arbeiten bei Goodword“ oder schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Fair zu allen, die sich bewerben',
      blocks: [
        'Wir wählen danach aus, was Menschen können und lernen wollen. Sagen Sie uns, wenn Sie im Verfahren etwas anders brauchen, um das zeigen zu können. Ihre Bewerbung behalten wir nur so lange, wie wir sie für die Entscheidung brauchen, und löschen sie auf Ihren Wunsch.',
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
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    security: 'Sicherheit',
    compliance: 'Compliance',
  },
  footer: {
    tagline: 'Online-Reputation für Unternehmen, die antworten.',
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
    text: 'Testen Sie {days} Tage lang. Ohne Kreditkarte, und wenn Sie aufhören, müssen Sie nichts kündigen.',
    action: 'Kostenlos testen',
    secondary: 'Tarife vergleichen',
  },
} satisfies CommonContent
