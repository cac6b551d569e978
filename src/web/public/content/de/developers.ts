import { CODE } from '../code-samples.ts'
import type { DevelopersContent, ReferenceContent } from '../en/developers.ts'

export const developers: DevelopersContent = {
  meta: {
    title: 'Entwickler · Goodword',
    description:
      'Bewertungen lesen und Gäste melden, aus Ihren eigenen Programmen: Schlüssel, Seiten, Fehler und Webhooks.',
  },
  title: 'Für Entwickler',
  lead: 'Alles, was Ihre eigenen Programme brauchen: Bewertungen, Einsprüche, Kampagnen und Zahlen lesen und Goodword sagen, wer bei Ihnen war.',
  sections: {
    firstCall: {
      heading: 'Der erste Aufruf',
      blocks: [
        'Der API-Zugang gehört zum Enterprise-Tarif. Erstellen Sie unter Einstellungen → Sicherheit einen Schlüssel und geben Sie ihm nur die Rechte, die das Programm braucht. Das Geheimnis sehen Sie einmal; wir bewahren nur einen Hash davon auf. Es gehört nicht in Code, Chats oder E-Mails.',
        { code: CODE.firstCall, label: 'curl' },
        'Setzen Sie Ihren ganzen Schlüssel ein, wo der Befehl zeigt, wie er beginnt und endet. Schlüssel beginnen mit `gw_live_` oder, wo die Sandbox Plattformen und Anbieter spielt, mit `gw_test_`. Ein Schlüssel handelt für einen Arbeitsbereich und sieht die Standorte, die er bekommen hat. Antworten, die ein Schlüssel abgibt, warten immer auf einen Menschen.',
        '[Alle Aufrufe mit jedem Feld](/developers/reference)',
      ],
    },
    paging: {
      heading: 'Listen und Seiten',
      blocks: [
        'Eine Liste antwortet mit `items` und `nextCursor`. Schicken Sie diesen Cursor mit denselben Filtern, um die nächste Seite zu bekommen; ist er `null`, haben Sie alles. Eine Seite hat 25 Einträge, mit `limit` bis zu 100. Ein Filter mit mehreren Werten wird mehrmals genannt: `rating=4&rating=5`.',
        { code: CODE.nextPage, label: 'curl' },
      ],
    },
    polling: {
      heading: 'Wieder nachfragen',
      blocks: [
        'Antworten tragen ein `ETag`. Schicken Sie es in `If-None-Match` zurück: Hat sich nichts geändert, kommt 304 ohne Inhalt. Noch besser: Lassen Sie sich von einem Webhook Bescheid geben.',
        { code: CODE.polling, label: 'curl' },
      ],
    },
    changes: {
      heading: 'Etwas ändern, und zwar einmal',
      blocks: [
        'Geben Sie jeder Änderung einen eigenen `Idempotency-Key` mit. Ging die Antwort verloren, schicken Sie dieselbe Anfrage noch einmal: Sie wirkt nur einmal, und Sie bekommen die erste Antwort. Wir merken uns diese Schlüssel 7 Tage lang.',
        { code: CODE.visit, label: 'curl' },
        'Dieser Aufruf meldet Goodword einen Besuch. Kampagnen, die nach einem Besuch fragen, übernehmen den Rest.',
        'Ihr System kann nur JSON schicken? Unter Einstellungen → Sicherheit bekommt es eine eigene Adresse, die seine Meldungen als Besuche annimmt. Sie sagen, wo was steht, etwa `guest.email`, und das System signiert, was es sendet: mit dem HMAC-SHA256 des Inhalts und dem Geheimnis, das Sie gesehen haben.',
        { code: CODE.signedVisit, label: 'sh' },
      ],
    },
    errors: {
      heading: 'Wenn etwas nicht stimmt',
      blocks: [
        'Fehler kommen als `application/problem+json` (RFC 9457). Verlassen Sie sich auf `code`, er ändert sich nicht; `detail` ist ein Satz für Menschen. Nennen Sie uns die `requestId`, wenn Sie uns schreiben.',
        { code: CODE.problem, label: 'JSON' },
        {
          terms: [
            { term: '400', text: 'Etwas Gesendetes ist nicht brauchbar. `errors` nennt die Felder.' },
            { term: '401', text: 'Der Schlüssel ist falsch, abgelaufen oder widerrufen.' },
            {
              term: '403',
              text: 'Dem Schlüssel fehlt ein Recht, er kommt von einer nicht erlaubten Adresse, oder der Tarif hat keinen API-Zugang.',
            },
            { term: '404', text: 'Unter dieser Adresse gibt es nichts, was der Schlüssel sehen darf.' },
            {
              term: '409, 422',
              text: 'Es passt nicht mehr zum jetzigen Stand, oder ein Idempotency-Key wurde schon für etwas anderes benutzt.',
            },
            { term: '429', text: 'Zu viele Anfragen. Warten Sie so lange, wie `Retry-After` sagt.' },
            {
              term: '500, 503, 504',
              text: 'Unser Fehler. Versuchen Sie es mit demselben Idempotency-Key und wachsenden Pausen noch einmal.',
            },
          ],
        },
      ],
    },
    limits: {
      heading: 'Grenzen',
      blocks: [
        'Jede Antwort sagt in `RateLimit-Limit`, `RateLimit-Remaining` und `RateLimit-Reset`, wie viele Anfragen noch frei sind und in wie vielen Sekunden neu gezählt wird. Der Inhalt einer Anfrage darf 256 KB groß sein.',
      ],
    },
    webhooks: {
      heading: 'Webhooks',
      blocks: [
        'Unter Einstellungen → Sicherheit können Sie Ereignisse an eine eigene Adresse schicken lassen: neue und geänderte Bewertungen, veröffentlichte und abgelehnte Antworten, Einsprüche, beendete Kampagnen, Abmeldungen und ausgefüllte Umfragen. Signiert wird nach [Standard Webhooks](https://www.standardwebhooks.com), in den Kopfzeilen `webhook-id`, `webhook-timestamp` und `webhook-signature`.',
        { code: CODE.verify, label: 'JavaScript' },
        'Prüfen Sie die Signatur, bevor Sie einem Ereignis trauen, und antworten Sie innerhalb weniger Sekunden mit einem 2xx-Status. Sonst kommt es zwei Tage lang noch einmal, immer mit derselben `webhook-id`; merken Sie sich also, welche Sie schon hatten. Wird fünf Tage lang nichts angenommen, schalten wir den Webhook ab und schreiben Ihnen eine E-Mail; bei einer Antwort mit 410 sofort. Ereignisse tragen eine laufende Nummer, denn sie können einander unterwegs überholen. Ihre Felder stehen als `WebhookEvent` in [der Referenz](/developers/reference).',
      ],
    },
    stability: {
      heading: 'Was bleibt',
      blocks: [
        'Innerhalb von `/api/v1` bleiben Felder und Werte, auf die Sie sich verlassen. Neue Felder, Aufrufe und Werte können jederzeit dazukommen: Ihr Programm sollte übergehen, was es nicht kennt.',
      ],
    },
  },
}

export const reference: ReferenceContent = {
  meta: {
    title: 'API-Referenz · Goodword',
    description:
      'Jeder Aufruf, der API-Schlüsseln offensteht, mit Feldern, Antworten und Fehlern, zum Kopieren und Ausprobieren.',
  },
  title: 'API-Referenz',
  lead: 'Jeder Aufruf, der API-Schlüsseln offensteht. Kopieren Sie ihn als curl-Befehl oder probieren Sie ihn gleich hier aus.',
  guides:
    'Neu hier? Beginnen Sie mit [den Anleitungen](/developers). Werkzeuge lesen dasselbe aus [openapi.json](/api/v1/openapi.json), wo diese Aufrufe mit `apiKey` gekennzeichnet sind.',
  objects: 'Objekte',
  needs: 'Braucht das Recht',
  inPath: 'Im Pfad',
  inQuery: 'In der Abfrage',
  body: 'Inhalt',
  answer: 'Antwort',
  problems: 'Fehler ({count})',
  required: 'Pflicht',
  nullable: 'kann null sein',
  usually: 'ohne Angabe {value}',
  parts: 'Felder von {name}',
  or: 'oder',
  copy: 'Kopieren',
  copied: 'Kopiert',
  tryIt: 'Ausprobieren',
  send: 'Anfrage senden',
  key: {
    title: 'Ihr Schlüssel',
    text: 'Um Aufrufe auf dieser Seite auszuprobieren, fügen Sie einen Schlüssel ein. Er bleibt in diesem Tab und ist vergessen, sobald Sie die Seite verlassen.',
    label: 'API-Schlüssel',
  },
  answers: {
    busy: 'Wird gesendet …',
    keyMissing: 'Fügen Sie zuerst einen API-Schlüssel ein.',
    keyWrong: 'Das ist kein ganzer API-Schlüssel. Er beginnt mit gw_live_ oder gw_test_.',
    liveLooks:
      'Was etwas ändert, lässt sich hier nur mit einem Testschlüssel (gw_test_…) ausprobieren. Nehmen Sie für Ihren echten Schlüssel curl.',
    bodyWrong: 'Der Inhalt ist kein gültiges JSON.',
    failed: 'Es kam keine Antwort. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    took: '{ms} ms',
  },
}
