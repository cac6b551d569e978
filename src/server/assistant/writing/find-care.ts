// Whether whoever was hurt speaks well of those who were there. Strangers write these texts: every repetition has an end.

const STAFF = [
  `staff|team|waiters?|waitress(?:es)?|servers?|manager|owner|receptionists?|crew|(?:girl|lady|guy|man|woman|lad) (?:at|behind|on) the (?:counter|desk|bar|till|reception)`,
  `personal|equipo|camarer[oa]s?|emplead[oa]s?|dueñ[oa]s?|encargad[oa]s?|recepcionistas?|(?:chic[oa]|señora?) de la (?:barra|recepción|caja)`,
  `personnel|équipe|serveurs?|serveuses?|patronn?e?|gérante?|employée?s?|(?:dame|monsieur|fille|jeune femme) (?:de l'accueil|à l'accueil|du comptoir)`,
  `personal|team|mitarbeiter(?:in(?:nen)?)?|kellner(?:in)?|bedienung|chefin?|inhaber(?:in)?|service`,
].join('|')
const KIND = [
  `lovely|kind|sweet|great|wonderful|brilliant|fantastic|caring|attentive|helpful|friendly|apologetic|amazing|considerate`,
  `amables?|atent[oa]s?|encantador(?:a|es|as)?|majísim[oa]s?|maj[oa]s?|cariños[oa]s?|un encanto|estupend[oa]s?|simpátic[oa]s?|genial(?:es)?`,
  `adorables?|gentil(?:le)?s?|aimables?|attentionnée?s?|prévenante?s?|super|formidables?|sympas?|charmante?s?|à l'écoute`,
  `lieb|nett|freundlich|toll|super|fürsorglich|aufmerksam|hilfsbereit|rührend|großartig|(?:lieb|nett|rührend|toll|gut) (?:um mich |um uns )?gekümmert`,
].join('|')
const END = '(?!\\p{L})'
const PRAISED = new RegExp(
  `(?<!\\p{L})(?:(?:${STAFF})${END}[^.!?;]{0,40}(?<!\\p{L})(?:${KIND})${END}|(?:${KIND}) (?:${STAFF})${END})`,
  'iu',
)
const AGAINST =
  /(?<!\p{L})(?:not|never|no|hardly|nothing|\p{L}{2,6}n't|less|could have|no fue|no fueron|nada|nunca|ni|poco|pas|jamais|rien|peu|aucune?|nicht|nie|kein\p{L}{0,2}|kaum|wenig|weder|nichts)(?!\p{L})/iu
const SENTENCE = /[^.!?;\n]{1,400}/gu

/** In one breath, whichever comes first, and with no word against it. */
export function speaksWellOfStaff(content: string): boolean {
  const sentences = content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'").match(SENTENCE) ?? []
  return sentences.some((sentence) => PRAISED.test(sentence) && !AGAINST.test(sentence))
}

const LONGEST_READ = 3000
