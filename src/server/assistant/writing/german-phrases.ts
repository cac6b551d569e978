import { GERMAN_ASPECTS } from './german-aspects.ts'
import type { PhraseBook, Ways } from './phrase-book.ts'

const EVEN: Ways = [
  'danke, dass Sie uns geschildert haben, wie es war.',
  'danke, dass Sie Ihre Sicht mit uns teilen.',
  'vielen Dank für Ihren ehrlichen Eindruck.',
  'danke, dass Sie uns so offen schreiben.',
]

export const GERMAN: PhraseBook = {
  beginsSmall: true,
  greeting: {
    friendly: { named: 'Hallo {author},', unnamed: 'Guten Tag,' },
    formal: { named: 'Guten Tag {author},', unnamed: 'Guten Tag,' },
    warm: { named: 'Hallo {author},', unnamed: 'Hallo,' },
    concise: { named: 'Hallo {author},', unnamed: 'Guten Tag,' },
  },
  opening: {
    good: {
      calm: [
        'vielen Dank, dass Sie sich die Zeit für diese Bewertung genommen haben.',
        'herzlichen Dank für Ihre freundlichen Worte.',
        'danke für Ihre nette Bewertung.',
        'schön, dass Sie uns schreiben, wie es Ihnen gefallen hat.',
      ],
      strong: [
        'ganz herzlichen Dank für diese wunderbare Bewertung.',
        'was für eine Freude, das zu lesen, vielen Dank.',
        'mit Ihrer Bewertung haben Sie dem ganzen Team eine große Freude gemacht, danke.',
        'haben Sie vielen Dank für so herzliche Worte.',
      ],
      wordless: [
        'vielen Dank für Ihre Rückmeldung.',
        'herzlichen Dank, es ist schön zu wissen, dass Sie zufrieden waren.',
        'danke für Ihre Unterstützung.',
        'danke, dass Sie uns bewertet haben.',
      ],
    },
    middling: {
      calm: EVEN,
      strong: EVEN,
      wordless: [
        'vielen Dank für Ihre Rückmeldung.',
        'danke, dass Sie uns bewertet haben.',
        'danke, dass Sie uns wissen lassen, wo wir stehen.',
        'herzlichen Dank für Ihre Bewertung.',
      ],
    },
    poor: {
      calm: [
        'es tut uns leid, dass wir Ihren Erwartungen nicht gerecht geworden sind.',
        'es tut uns leid, das zu lesen, und danke, dass Sie es uns sagen.',
        'danke für Ihre offenen Worte, und bitte entschuldigen Sie.',
        'wir bedauern, dass Sie nicht zufrieden waren.',
      ],
      strong: [
        'es tut uns sehr leid, dass Ihre Erfahrung so enttäuschend war.',
        'wir bitten Sie aufrichtig um Entschuldigung.',
        'es tut uns wirklich leid, und wir verstehen Ihren Ärger.',
        'das zu lesen trifft uns, und wir bitten Sie um Entschuldigung.',
      ],
      wordless: [
        'es tut uns leid, dass Sie nicht zufrieden waren.',
        'wir bedauern, dass wir Sie enttäuscht haben.',
        'es tut uns leid, dass es nicht so war, wie Sie es sich gewünscht hatten.',
        'es tut uns leid, dass wir Ihre Erwartungen nicht erfüllt haben.',
      ],
    },
  },
  warmth: {
    good: [
      'Worte wie Ihre sind es, für die wir unsere Arbeit gern machen.',
      'Menschen wie Sie machen jeden Tag zu einem guten Tag.',
    ],
    middling: [
      'Dass Sie sich die Zeit dafür nehmen, bedeutet uns viel.',
      'Wir sind für jedes Wort dankbar, an dem wir wachsen können.',
    ],
    poor: [
      'Ihre Enttäuschung können wir gut nachempfinden.',
      'Wir hätten Ihnen von Herzen eine viel bessere Erfahrung gewünscht.',
    ],
  },
  closing: {
    good: [
      'Wir freuen uns auf ein Wiedersehen.',
      'Wir hoffen, Sie bald wieder begrüßen zu dürfen.',
      'Bis zum nächsten Mal wünschen wir Ihnen alles Gute.',
      'Es wäre uns eine Freude, Sie wiederzusehen.',
    ],
    middling: [
      'Wir möchten besser werden. Was hätten wir anders machen können?',
      'Wir nehmen es uns zu Herzen und würden uns über eine weitere Gelegenheit freuen.',
      'Wenn Sie uns mehr erzählen möchten, hören wir Ihnen gern zu.',
      'Rückmeldungen wie Ihre zeigen uns, woran wir arbeiten müssen, und wir hoffen, Sie wiederzusehen.',
    ],
    poor: [
      'Wir nehmen das ernst. Bitte wenden Sie sich direkt an uns, damit wir der Sache nachgehen können.',
      'So soll es niemandem ergehen. Bitte melden Sie sich direkt bei uns, damit wir erfahren, was schiefgelaufen ist.',
      'Wir möchten verstehen, was passiert ist. Bitte schreiben Sie uns oder sprechen Sie uns persönlich an.',
      'Lassen Sie uns bitte direkt darüber sprechen: Wir wollen lernen, was wir besser machen müssen.',
    ],
  },
  shortClosing: {
    good: 'Wir freuen uns auf ein Wiedersehen.',
    middling: '',
    poor: 'Bitte wenden Sie sich direkt an uns.',
  },
  signOff: {
    friendly: 'Viele Grüße',
    formal: 'Mit freundlichen Grüßen',
    warm: 'Mit herzlichen Grüßen',
    concise: '',
  },
  team: 'Ihr Team von {business}',
  namelessTeam: 'Ihr Team',
  aspects: GERMAN_ASPECTS,
  anyAspect: {
    positive: [
      'Was Sie über {topic} schreiben, freut uns besonders.',
      'Ihre freundlichen Worte über {topic} bedeuten dem ganzen Team viel.',
      'Über Ihr Lob für {topic} haben wir uns sehr gefreut.',
    ],
    negative: [
      'Was Sie über {topic} schreiben, nehmen wir ernst.',
      'Ihre Worte über {topic} zeigen uns, wo wir genauer hinsehen müssen.',
      'In Bezug auf {topic} haben wir Ihre Erwartungen nicht erfüllt, und das beschäftigt uns.',
    ],
  },
  topics: {
    food: 'das Essen',
    service: 'unseren Service',
    price: 'unsere Preise',
    cleanliness: 'die Sauberkeit',
    location: 'unsere Lage',
    waiting: 'die Wartezeit',
    rooms: 'unsere Räume und ihre Ausstattung',
    delivery: 'die Lieferung',
    atmosphere: 'die Atmosphäre',
    product: 'unsere Produkte',
    billing: 'Buchung und Abrechnung',
  },
}
