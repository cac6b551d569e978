import type { PhraseBook } from './phrase-book.ts'

export const GERMAN: PhraseBook = {
  praise: {
    food: [
      'Wir hatten {dish} und waren begeistert.',
      'Frischer geht Fisch kaum, und auf den Punkt gegart war er auch.',
      'Zum Abschluss gönnten wir uns {sweet}, ein Gedicht.',
      'Ehrliche Küche ohne Schnickschnack, dafür mit Geschmack.',
      'Die Portionen sind ordentlich, satt wird hier jeder.',
      'Selten so gute Muscheln gegessen, und wir kommen von der Küste.',
    ],
    service: [
      '{server} hat uns den ganzen Abend wunderbar betreut.',
      'Sehr aufmerksam, ohne ständig am Tisch zu stehen.',
      'Auf die Nussallergie unserer Tochter wurde vorbildlich geachtet.',
      'Man merkt, dass das Team Spaß an der Arbeit hat.',
    ],
    wait: [
      'Obwohl alles voll war, kam das Essen zügig.',
      'Ohne Reservierung nach zehn Minuten am Tisch, das lief besser als gedacht.',
    ],
    price: [
      'Für diese Lage sind die Preise absolut in Ordnung.',
      'Das Mittagsmenü ist ein echter Geheimtipp für den kleinen Geldbeutel.',
      'Nicht billig, aber jeden Dollar wert.',
    ],
    ambience: [
      'Gemütlich, mit Blick auf die Boote, was will man mehr.',
      'Schöne Atmosphäre, man kann sich sogar noch unterhalten.',
      'Die Terrasse am Abend ist ein Traum.',
    ],
    cleanliness: ['Alles blitzsauber, auch die Toiletten.', 'Man schaut direkt in die Küche, und die glänzt.'],
    location: ['Direkt am Wasser und trotzdem nicht überlaufen.', 'Vom Hotel waren es fünf Minuten zu Fuß.'],
    booking: [
      'Online reserviert, Fensterplatz bekommen, perfekt.',
      'Auch mit zwölf Personen war die Reservierung kein Problem.',
    ],
  },
  complaints: {
    food: [
      'Man servierte uns {dish} nur lauwarm.',
      'Die Pommes waren pappig und der Salat müde.',
      'Leider völlig versalzen.',
    ],
    service: [
      'Unsere Bedienung war nach der Vorspeise wie vom Erdboden verschluckt.',
      'Eine Begrüßung gab es nicht.',
      'Auf die Rechnung mussten wir dreimal drängen.',
    ],
    wait: ['Auf das Hauptgericht haben wir {minutes} Minuten gewartet.', 'Eine geschlagene Stunde für zwei Kaffee.'],
    price: [
      'Für das Gebotene deutlich zu teuer.',
      'Auf der Rechnung stand eine Servicegebühr, von der die Karte nichts weiß.',
    ],
    ambience: ['So laut, dass man sich anschreien musste.', 'Der Platz neben der Küchentür war eine Zumutung.'],
    cleanliness: ['Der Tisch klebte noch von den Gästen davor.', 'Die Toiletten hatte lange keiner mehr gesehen.'],
    location: ['Parkplätze sucht man hier vergebens.', 'Der gerühmte Ausblick ging auf eine Baustelle.'],
    booking: ['Von unserer Reservierung wusste niemand etwas.', 'Ans Telefon geht grundsätzlich keiner.'],
  },
  quibbles: [
    'Einziger Minuspunkt: ab acht wird es recht laut.',
    'Die Weinkarte dürfte etwas größer sein.',
    'Beim Bezahlen dauerte es etwas.',
  ],
  turns: ['Weniger schön:', 'Aber:', 'Leider war nicht alles so.'],
  openings: {
    good: [
      'Auf unserer Rundreise zufällig entdeckt.',
      'Wir waren mit {company} hier und sehr zufrieden.',
      'Zweiter Besuch, wieder top.',
      'Das war unser schönster Abend im Urlaub.',
      'Klare Empfehlung vorweg.',
    ],
    fair: [
      'Durchwachsen.',
      'Ganz nett, mehr aber auch nicht.',
      'Nach den vielen guten Bewertungen hatten wir mehr erwartet.',
    ],
    bad: ['Leider eine Enttäuschung.', 'Wir hatten uns so darauf gefreut.', 'Das geht gar nicht.'],
  },
  closings: {
    good: [
      'Wir kommen wieder.',
      'Unbedingt hingehen!',
      'Danke für den schönen Abend.',
      'Fünf Sterne, gern auch sechs.',
      'Absolut zu empfehlen.',
    ],
    fair: [
      'Vielleicht war es nur ein schlechter Tag.',
      'Mittags ja, abends eher nicht.',
      'Kann man machen, muss man aber nicht.',
    ],
    bad: ['Einmal und nie wieder.', 'Schade um die schöne Lage.', 'Da gibt es in der Nähe Besseres.'],
  },
  shorts: {
    good: [
      'Hervorragend!',
      'Super lecker, super nett.',
      'Immer wieder gern.',
      'Tolle Bedienung durch {server}.',
      'Fisch vom Feinsten.',
    ],
    fair: ['Ganz okay.', 'Schöner Blick, mäßiges Essen.'],
    bad: ['Zu teuer, zu langsam.', 'Nicht zu empfehlen.', 'Kaltes Essen, kalter Empfang.'],
  },
  titles: {
    good: ['Wunderbarer Abend am Hafen', 'Fisch, wie er sein soll', 'Unbedingt reservieren', 'Rundum zufrieden'],
    fair: ['Durchschnitt', 'Licht und Schatten'],
    bad: ['Enttäuschend', 'Viel zu lange gewartet', 'Nie wieder'],
  },
  replies: {
    good: [
      'Vielen Dank, {name}! Das Team hat sich sehr gefreut. Bis zum nächsten Mal, Dana',
      'Herzlichen Dank für die netten Worte, sie hängen jetzt in der Küche.',
    ],
    fair: ['Danke für die ehrlichen Worte, {name}. Wir arbeiten daran und würden es gern beweisen.'],
    bad: [
      'Das tut mir sehr leid, {name}. Bitte schreiben Sie mir an dana@harbourbistro.test, ich möchte das in Ordnung bringen. Dana',
    ],
  },
  slots: {
    dish: [
      'den Heilbutt',
      'die Fischsuppe',
      'das Hummerbrötchen',
      'den gegrillten Oktopus',
      'den Saibling',
      'die Krabbenpasta',
      'das Pilzrisotto',
    ],
    sweet: ['die Zitronentarte', 'die Ahorn-Crème-brûlée', 'den Karamellpudding', 'den Blaubeerstreusel'],
    server: ['Maya', 'Tom', 'Joanne', 'Ben', 'Aisha'],
    company: ['Freunden', 'den Kindern', 'meinen Eltern', 'Kollegen', 'der ganzen Familie'],
    minutes: ['40', '45', '50', '60'],
  },
}
