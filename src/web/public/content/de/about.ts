import type { AboutContent } from '../en/about.ts'

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
