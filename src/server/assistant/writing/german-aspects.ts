import type { PhraseBook } from './phrase-book.ts'

export const GERMAN_ASPECTS: PhraseBook['aspects'] = {
  food: {
    positive: [
      'Es ist schön zu hören, dass es Ihnen geschmeckt hat.',
      'In dem, was wir servieren, steckt viel Sorgfalt, umso mehr freut uns das.',
      'Für gutes Essen sind wir da, und Ihre Worte spornen uns an.',
    ],
    negative: [
      'Was wir servieren, soll ein Genuss sein, und diesmal war es keiner.',
      'Die Qualität von Speisen und Getränken ist der Kern unserer Arbeit, deshalb lesen wir das nicht gern.',
      'Speisen und Getränke müssen jedes Mal stimmen, und wir möchten verstehen, was nicht gestimmt hat.',
    ],
  },
  service: {
    positive: [
      'Gut für Sie zu sorgen, ist dem ganzen Team ein Anliegen.',
      'Ein freundlicher Empfang ist uns wichtig, und es ist schön, dass Sie ihn gespürt haben.',
      'Ihre netten Worte über unser Team sind der schönste Lohn für seine Arbeit.',
    ],
    negative: [
      'Einen freundlichen und aufmerksamen Service dürfen Sie von uns erwarten.',
      'Bei uns soll sich jeder gut betreut fühlen, und bei Ihnen ist uns das nicht gelungen.',
      'Wie wir mit Menschen umgehen, ist uns wichtiger als alles andere.',
    ],
  },
  price: {
    positive: [
      'Faire Preise für gute Arbeit sind uns wichtig.',
      'Es ist gut zu wissen, dass es Ihnen seinen Preis wert war.',
      'Preis und Leistung sollen zusammenpassen, und es ist schön, dass Sie das auch so sehen.',
    ],
    negative: [
      'Ein Preis muss sich fair anfühlen, und wir verstehen, dass er das für Sie nicht tat.',
      'Was etwas kostet und was es bietet, soll zusammenpassen.',
      'Ihr Blick auf unsere Preise hilft uns, sie mit anderen Augen zu sehen.',
    ],
  },
  cleanliness: {
    positive: [
      'Alles sauber und ordentlich zu halten, ist tägliche Arbeit, schön, dass es Ihnen aufgefallen ist.',
      'Ein sauberes und gepflegtes Haus liegt uns am Herzen.',
      'Es ist gut zu hören, dass alles sauber und gepflegt war.',
    ],
    negative: [
      'Sauberkeit darf nicht vom Tag abhängen.',
      'Sauberkeit ist das Mindeste, was Sie von uns erwarten dürfen.',
      'Bei uns soll alles tadellos sauber sein, und wir möchten wissen, wo es das nicht war.',
    ],
  },
  location: {
    positive: [
      'Wir mögen diesen Ort selbst sehr und freuen uns, dass er auch Ihnen gefällt.',
      'Eine gute Lage ist die halbe Freude, schön, dass sie für Sie gepasst hat.',
      'Wir schätzen uns glücklich, hier zu sein, und es ist schön, dass Sie das auch so sehen.',
    ],
    negative: [
      'An unserer Lage können wir wenig ändern, wohl aber daran, wie gut man zu uns findet.',
      'Zu uns zu kommen, soll einfach sein, und wir verstehen, dass es das nicht war.',
      'Ihr Hinweis auf unsere Lage hilft anderen ebenso wie uns.',
    ],
  },
  waiting: {
    positive: [
      'Wir bemühen uns, niemanden warten zu lassen, umso mehr freut uns das.',
      'Ihre Zeit ist kostbar, und es ist gut, dass wir sie nicht verschwendet haben.',
      'Zügig und sorgfältig zugleich zu sein, ist unser Ziel.',
    ],
    negative: [
      'Ihre Zeit ist kostbar, und wir verstehen, wie ärgerlich Warten ist.',
      'Niemand wartet gern, und wir wissen, dass es alles andere verderben kann.',
      'Langes Warten soll nicht das sein, was von uns in Erinnerung bleibt.',
    ],
  },
  rooms: {
    positive: [
      'Ein Ort, an dem man sich zu Hause fühlt, ist das, was wir bieten möchten.',
      'In unseren Räumen stecken viele Gedanken, schön, dass man es merkt.',
      'Es ist schön zu hören, dass Sie sich bei uns wohlgefühlt haben.',
    ],
    negative: [
      'Räume und Ausstattung sollen bequem und in Ordnung sein, und wir möchten wissen, was gefehlt hat.',
      'Sie sollten sich bei uns wohlfühlen, und dass es nicht so war, beschäftigt uns.',
      'Behaglichkeit gehört zu dem, was wir bieten, deshalb zählen Ihre Worte.',
    ],
  },
  delivery: {
    positive: [
      'Es ist gut zu hören, dass Ihre Bestellung so ankam, wie sie sollte.',
      'Eine reibungslose Lieferung gehört für uns zu guter Arbeit.',
      'Damit jede Bestellung stimmt, braucht es viele Hände, und sie haben Ihr Lob verdient.',
    ],
    negative: [
      'Eine Bestellung soll vollständig und pünktlich ankommen.',
      'Wenn eine Lieferung nicht läuft wie geplant, ist das lästig, und wir verstehen das.',
      'Wir möchten herausfinden, was bei Ihrer Bestellung schiefgelaufen ist.',
    ],
  },
  atmosphere: {
    positive: [
      'Ein Ort, an dem man gern seine Zeit verbringt, ist das, was wir uns wünschen.',
      'Es ist schön zu hören, dass Sie sich bei uns wohlgefühlt haben.',
      'Die Stimmung eines Ortes machen seine Menschen, Ihre Worte gelten also allen hier.',
    ],
    negative: [
      'Die Umgebung soll dazu beitragen, dass Sie sich wohlfühlen, und wir verstehen, dass sie es nicht tat.',
      'Wie sich ein Ort anfühlt, gehört zum Ganzen, und wir nehmen Ihren Eindruck ernst.',
      'Eine angenehme Atmosphäre ist auch uns wichtig, deshalb zählen Ihre Worte.',
    ],
  },
  product: {
    positive: [
      'Es ist schön zu hören, dass Sie mit Ihrer Wahl zufrieden sind.',
      'Qualität ist uns wichtig, und es ist gut, dass man es merkt.',
      'Wir wählen unser Angebot mit Sorgfalt aus, umso mehr freut uns das.',
    ],
    negative: [
      'Was Sie von uns mit nach Hause nehmen, soll von guter Qualität sein.',
      'Qualität ist das Mindeste, was Sie erwarten dürfen, und wir möchten wissen, was nicht gestimmt hat.',
      'Was wir anbieten, muss sich im Alltag bewähren, deshalb zählen Ihre Hinweise.',
    ],
  },
  billing: {
    positive: [
      'Es ist gut zu hören, dass beim Buchen und Bezahlen alles glattging.',
      'Klare und einfache Abläufe sind uns wichtig.',
      'Vom ersten bis zum letzten Schritt soll alles einfach sein, schön, dass es so war.',
    ],
    negative: [
      'Buchungen und Rechnungen müssen stimmen und verständlich sein.',
      'Fragen zu einer Buchung oder Rechnung verdienen eine klare Antwort.',
      'Was vereinbart und was berechnet wird, muss übereinstimmen, und wir möchten es uns gern mit Ihnen ansehen.',
    ],
  },
}
