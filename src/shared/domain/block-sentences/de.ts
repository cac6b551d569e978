import type { BlockReason } from '../assistant.ts'

export const de = {
  link: 'Er enthält einen Link, der nicht in Ihren Angaben steht.',
  'contact-detail': 'Er enthält eine Telefonnummer oder Adresse, die nicht in Ihren Angaben steht.',
  promise: 'Er verspricht etwas.',
  refund: 'Er bietet Geld oder eine Erstattung an.',
  'other-name': 'Er nennt jemanden, der nichts damit zu tun hat.',
  'wrong-language': 'Er ist nicht in der Sprache der Bewertung.',
  'leaked-instructions': 'Er wiederholt Anweisungen, die nicht in die Antwort gehören.',
  offensive: 'Er enthält beleidigende Wörter.',
  'contradicts-review': 'Er passt nicht zu dem, was in der Bewertung steht.',
  'hostile-review':
    'Die Bewertung spricht den Assistenten an, statt über Ihren Betrieb zu schreiben. Dazu gibt es keinen Entwurf. Schreiben Sie die Antwort selbst.',
  'unchecked-language':
    'Er ist in einer Sprache, die wir nicht prüfen können. Soll es diese Sprache sein, nennen Sie sie in Ihren Anweisungen.',
  unfounded: 'Darin steht mehr, als die Zahlen hergeben.',
  empty: 'Er ist leer.',
  health:
    'Laut dieser Bewertung könnte jemand verletzt worden oder erkrankt sein. Sprechen Sie mit den Verantwortlichen, bevor Sie antworten, und bleiben Sie bei dem, was feststeht.',
  discrimination:
    'In der Bewertung geht es vielleicht um Diskriminierung, Belästigung oder Gewalt. Sprechen Sie mit den Verantwortlichen, bevor Sie antworten.',
  legal:
    'In der Bewertung geht es um Anwälte, Polizei, Presse, Diebstahl oder private Daten. Lassen Sie das von einer verantwortlichen Person prüfen, bevor Sie antworten.',
  loss: 'In der Bewertung geht es um einen Trauerfall. Prüfen Sie, ob die Antwort den richtigen Ton trifft, bevor Sie sie senden.',
  threat:
    'Die Bewertung enthält eine Drohung. Eine Antwort hilft hier nicht: Sichern Sie die Bewertung, melden Sie sie der Plattform, und rufen Sie die Polizei, wenn jemand in Gefahr ist.',
  extortion:
    'Die Bewertung verlangt Geld oder einen Gefallen für eine bessere Bewertung. Antworten Sie nicht öffentlich, sondern melden Sie die Bewertung der Plattform.',
  abuse:
    'Das sind Beleidigungen, keine Bewertung. Eine Antwort würde nur Aufmerksamkeit schaffen: Melden Sie den Text der Plattform.',
  'unwritten-language':
    'Die Bewertung ist in einer Sprache, in der kein Entwurf geschrieben werden kann. Antworten Sie mit eigenen Worten, oder nennen Sie in Ihren Anweisungen eine Sprache.',
} as const satisfies Record<BlockReason, string>
