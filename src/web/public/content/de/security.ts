import type { SecurityContent } from '../en/security.ts'

export const security = {
  meta: {
    title: 'Sicherheit · Goodword',
    description: 'Wie Goodword Kunden trennt, Geheimnisse und Anmeldungen schützt und wie Sie ein Problem melden.',
  },
  title: 'Sicherheit',
  lead: 'Goodword verwahrt die Schlüssel zu Ihrer öffentlichen Stimme. So ist es gebaut, um sie zu schützen, in Begriffen, die Sie nachprüfen können.',
  sections: {
    isolation: {
      heading: 'Ihre Daten sind getrennt',
      blocks: [
        'Jede Tabelle mit Kundendaten ist in der Datenbank selbst durch Sicherheit auf Zeilenebene (Row-Level Security) geschützt, erzwungen für alle. Die Anwendung arbeitet mit einer Datenbankrolle, der die Tabellen nicht gehören und die die Regeln nicht umgehen darf. Zeilen lesen kann sie nur innerhalb einer Transaktion, die an genau einen Kunden gebunden ist.',
        'Schlüssel zwischen Tabellen enthalten den Kunden, sodass ein Datensatz nicht auf die Daten eines anderen zeigen kann. Automatische Tests prüfen jede dieser Eigenschaften für jede Tabelle und versuchen, aus einem Konto an die Daten eines anderen zu gelangen.',
      ],
    },
    secrets: {
      heading: 'Geheimnisse sind verschlüsselt',
      blocks: [
        'Zugangsschlüssel für Plattformen und Dienstleister werden vor dem Speichern mit AES-256-GCM verschlüsselt. Jeder Wert ist an Kunde, Tabelle, Zeile und Spalte gebunden: An eine andere Stelle kopiert, lässt er sich nicht öffnen. Schlüssel können ohne Ausfallzeit gewechselt werden.',
        'Geheimnisse stehen nicht in Protokollen und gelangen nicht in den Browser.',
      ],
    },
    signIn: {
      heading: 'Anmeldung',
      blocks: [
        {
          points: [
            'Passwörter werden nur als argon2id-Hashwerte gespeichert.',
            'Wiederholte Versuche werden je Adresse und je Konto gebremst.',
            'Sie können einen zweiten Faktor mit einer Authenticator-App hinzufügen.',
            'Sitzungen sind kurzlebig, werden im Hintergrund erneuert und lassen sich beenden.',
            'Rechte prüft der Server bei jeder Anfrage; sie sind nicht nur auf dem Bildschirm verborgen.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Im Browser',
      blocks: [
        'Jede Antwort trägt eine strenge Content Security Policy: Nur unsere eigenen Skripte laufen, und nichts wird von anderen Unternehmen geladen. Der Verkehr zwischen Ihnen und dem Dienst ist ausschließlich für HTTPS vorgesehen.',
        'Alle Eingaben werden gegen einen schriftlichen Vertrag geprüft, bevor sie die Anwendung erreichen. Text aus Bewertungen gilt als nicht vertrauenswürdig, wo immer er angezeigt oder dem Assistenten übergeben wird.',
      ],
    },
    trail: {
      heading: 'Eine Spur, der Sie folgen können',
      blocks: [
        'Änderungen werden mit Person, Handlung und Zeit festgehalten, in einem Protokoll, das ergänzt, aber nicht umgeschrieben werden kann. Blicken Administratoren des Dienstes in einen Arbeitsbereich, geschieht das über einen eigenen, protokollierten Weg.',
        'Eine Antwort oder Nachricht geht genau einmal hinaus, auch wenn eine Anfrage wiederholt wird oder ein Server zwischendurch ausfällt. Ist das Ergebnis bei einer Plattform ungewiss, steht das auf dem Bildschirm.',
      ],
    },
    running: {
      heading: 'Der Betrieb',
      blocks: [
        'Abhängigkeiten sind auf genaue Versionen festgelegt. Tests, auch die oben genannten, laufen vor jeder Veröffentlichung. Der Dienst meldet seinen eigenen Zustand und hält sauber an, damit Aktualisierungen Ihre Arbeit nicht unterbrechen.',
        'Für diese Installation haben wir kein Sicherheitszertifikat wie SOC 2 oder ISO 27001 und zeigen keine Siegel. Fragen Sie uns nach den Einzelheiten, die Sie für Ihre eigene Prüfung brauchen.',
      ],
    },
    report: {
      heading: 'Ein Problem melden',
      blocks: [
        'Wenn Sie eine Schwachstelle gefunden haben, schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) mit „Security“ im Betreff. Bitte beschreiben Sie, wie sie sich nachstellen lässt, rühren Sie keine fremden Daten an und geben Sie uns angemessene Zeit zur Behebung, bevor Sie sie veröffentlichen. Wir bestätigen den Eingang, halten Sie auf dem Laufenden und gehen nicht rechtlich gegen Forschung in gutem Glauben vor.',
      ],
    },
  },
} satisfies SecurityContent
