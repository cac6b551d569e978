import type { disputePolicies as source } from '../en/dispute-policies.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputePolicies: SameKeys<typeof source> = {
  categories: {
    'fake-engagement': {
      name: 'Gefälschte Interaktion',
      covers:
        'Bewertungen ohne echtes Erlebnis: gekauft, erfunden oder geschrieben, um einen Schnitt zu heben oder zu drücken.',
    },
    impersonation: {
      name: 'Identitätsbetrug',
      covers: 'Wer schreibt, gibt sich als eine andere Person oder ein anderes Unternehmen aus.',
    },
    misrepresentation: {
      name: 'Falsche Darstellung',
      covers: 'Falsche Angaben, die über ein Produkt, eine Leistung oder eine Person täuschen sollen.',
    },
    'conflict-of-interest': {
      name: 'Interessenkonflikt',
      covers:
        'Wer schreibt, ist selbst betroffen: Mitbewerber, ehemalige Angestellte, Inhaber oder jemand, der ihnen nahesteht.',
    },
    harassment: {
      name: 'Belästigung',
      covers: 'Die Bewertung greift eine Person an, schüchtert sie ein, droht ihr oder ruft andere dazu auf.',
    },
    hate: {
      name: 'Hassrede',
      covers:
        'Sie greift Menschen an, weil sie sind, was sie sind: wegen Herkunft, Religion, Behinderung, Geschlecht oder Sexualität.',
    },
    offensive: {
      name: 'Obszöne oder beleidigende Sprache',
      covers: 'Schimpfwörter, sexuelle oder herabwürdigende Sprache, die verletzen soll.',
    },
    'personal-information': {
      name: 'Persönliche Daten',
      covers:
        'Sie verrät Privates über eine Person: vollen Namen von Angestellten, Telefonnummer, Adresse, Gesundheits- oder Zahlungsdaten.',
    },
    violence: {
      name: 'Gewalt oder gefährliche Inhalte',
      covers: 'Sie droht mit Gewalt, stellt sie drastisch dar oder ermuntert dazu, sich oder anderen zu schaden.',
    },
    illegal: {
      name: 'Rechtswidrige Inhalte',
      covers: 'Sie verstößt gegen das Gesetz oder wirbt für Verbotenes, etwa für beschränkte Waren.',
    },
    'off-topic': {
      name: 'Nicht zum Thema',
      covers:
        'Es geht nicht um einen Besuch oder Kauf hier, sondern um Politik, Nachrichten, ein anderes Unternehmen oder Privates.',
    },
    advertising: {
      name: 'Werbung',
      covers: 'Sie wirbt für etwas, verlinkt woandershin oder nennt Kontaktdaten, um Kundschaft zu gewinnen.',
    },
    repetitive: {
      name: 'Unsinn oder Wiederholung',
      covers: 'Derselbe Text mehrmals, oder Zeichen ohne Sinn.',
    },
    'not-firsthand': {
      name: 'Kein eigenes Erlebnis',
      covers: 'Wer schreibt, war nicht da und gibt wieder, was andere erzählt haben oder zu lesen war.',
    },
    other: {
      name: 'Etwas anderes',
      covers: 'Keine Kategorie der Plattform passt. Sagen Sie in der Beschreibung, gegen welche Regel verstoßen wird.',
    },
  },
  chances: {
    good: 'Gute Chance',
    fair: 'Mittlere Chance',
    poor: 'Geringe Chance',
  },
  chanceTexts: {
    good: 'Schon die Worte zeigen, was {platform} verbietet. Darauf wird meist reagiert.',
    fair: 'Einiges spricht dafür, aber bei {platform} muss jemand abwägen. Es kann so oder so ausgehen.',
    poor: 'Wir finden in den Worten nichts, was {platform} verbietet. So eine Bewertung wird selten entfernt.',
  },
  speaks: { for: 'Spricht dafür', against: 'Spricht dagegen' },
  grounds: {
    threat: 'Sie enthält eine Drohung: „{detail}“',
    extortion: 'Sie fordert etwas im Gegenzug für die Bewertung: „{detail}“',
    hate: 'Sie greift Menschen wegen dessen an, was sie sind: „{detail}“',
    'personal-information': 'Sie verrät Privates über eine Person: „{detail}“',
    'offensive-words': 'Sie enthält beleidigende Worte: „{detail}“',
    insult: 'Sie beleidigt jemanden oder wirft ihm eine Straftat vor: „{detail}“',
    insider: 'Wer schreibt, nennt ein eigenes Interesse: „{detail}“',
    'not-firsthand': 'Wer schreibt, berichtet nach eigenen Worten nichts selbst Erlebtes: „{detail}“',
    'wrong-business': 'Wer schreibt, meint ein anderes Unternehmen: „{detail}“',
    politics: 'Es geht um Politik: „{detail}“',
    advertising: 'Sie wirbt oder verlinkt woandershin: „{detail}“',
    'sends-elsewhere': 'Sie schickt die Leute woandershin: „{detail}“',
    duplicate:
      '{count, plural, one {# andere Bewertung sagt genau dasselbe} other {# andere Bewertungen sagen genau dasselbe}}',
    'same-author':
      '{count, plural, one {# weitere Bewertung stammt vom selben Verfasser} other {# weitere Bewertungen stammen vom selben Verfasser}}',
    'names-competitor': 'Sie nennt einen Mitbewerber: „{detail}“. Das allein verstößt gegen keine Regel.',
    'no-text': 'Es gibt keinen Text, nur Sterne. Sterne allein verstoßen gegen keine Regel.',
    'factual-disagreement':
      'Den Worten nach ist es eine Beschwerde über einen Besuch. Plattformen entscheiden nicht, wer recht hat.',
    'positive-tone': 'Es ist eine gute Bewertung.',
    'needs-proof':
      'Wer sie warum geschrieben hat, ist den Worten nicht anzusehen. Ohne Beleg steht Aussage gegen Aussage.',
    'other-category': 'Was an den Worten falsch ist, gehört in eine andere Kategorie als die gewählte: „{detail}“.',
  },
}
