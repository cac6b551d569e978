import type { CareersContent } from '../en/careers.ts'

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
