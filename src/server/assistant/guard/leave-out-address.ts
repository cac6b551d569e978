import { foldText, longPattern, splitSentences } from './text.ts'
import { holdsInstructions } from './spot-instructions.ts'

const english = [
  longPattern`\b(?:whoever|whatever|anyone who|anybody who|the one who|somebody who|if you) (?:answers?|repl(?:y|ies)|responds?|writes? back)\b`,
  longPattern`
    \b(?:the|your|an?|this|that|every|any|their|next) (?:\S+ ){0,2}(?:answer|reply|response|comment below)\b[^.!?\n]{0,40}\b(?:should|
    must|ought|has to|needs? to|will|would|that|says?|explains?|mentions?|belongs?|in the style|underneath|below|had better|
    with|is to|to this)\b
  `,
  longPattern`
    \b(?:below|underneath|down there|beneath this)\b[^.!?\n]{0,40}\b(?:say|read|see|put|stand|state|mention|confirm|sum|write|solve|be)\b|\b(?:say|
    read|see|put|stand|state|mention|confirm|sum|write|solve|reads|look)\b[^.!?\n]{0,40}\b(?:below|underneath|down there)\b
  `,
  longPattern`\b(?:honest|decent|good|fair|real|proper|kind|brave) (?:owner|business|place|manager|boss|host|team|person|company|answer|reply) (?:would|will|explains?|says?|owns?|tells?)\b`,
  longPattern`\bi (?:only |just |would |really )*(?:want|like|hope|wait|look forward|expect|d like)(?:ing)? (?:\S+ ){0,2}(?:to (?:read|hear|see|be told)|an (?:answer|explanation) that)\b`,
  longPattern`
    (?<!\bi |having )\b(?:please|kindly|do|just|now|and|then|better|should|must|could|ought to|had better|dare to|need to|might as well) (?:confirm|admit|confess|tell
    (?:everyone|everybody|people|all|the|us all|other|readers)|announce|state|say|write|mention|acknowledge|own up|let (?:people|everyone|
    everybody|readers|it be|them)|add that|repeat|quote|thank everyone|apologi[sz]e for (?:being|having|the fact))\b
  `,
  longPattern`\b(?:would|is|be) (?:only |very |just )?(?:fair|kind|nice|honest|good|right|decent|lovely|great|better|best) (?:thing )?(?:to|if (?:you|they|it|the answer)) (?:\S+ )?(?:sa(?:y|id)|tell|told|add|let|mention|admit|write|wrote|invite|explain|confirm|own)\w*\b`,
  longPattern`\b(?:let|make) (?:the|your|their|every) (?:comment|reply|answer|response|text|words|apology)\b|\bnot dare\b|\bgo on in the same way\b|\b(?:first|second|third|last) (?:word|part|letters?)\b[^.!?\n]{0,20}:|\bin the style of\b|\bcount down\b|\btell me a joke\b`,
]
const spanish = [
  longPattern`\b(?:quien|el que|la que) (?:responda|conteste|escriba|lea)\b|\b(?:la|tu|su|una|esta|vuestra) (?:\S+ ){0,2}respuesta\b[^.!?\n]{0,40}\b(?:debe|deberia|que|diga|dice|explica|tiene|sera|seria|con)\b`,
  longPattern`\b(?:abajo|aqui debajo|mas abajo)\b|\b(?:que se sepa|que conste que|quiero leer|me gustaria leer|espero leer|quisiera leer|confiesen|confiesa|admitan|admite|reconozcan|reconoce que|digan|dile a|cuenten a|avisen|anuncien)\b`,
  longPattern`\b(?:seria|estaria|es|quedaria) (?:de agradecer|justo|honesto|bueno|bonito|bien|mejor) (?:que )?(?:diga|dijera|decir|admit|conta|reconoc|explic|escrib)\S*|\bun (?:dueno|gerente|negocio|local) (?:honesto|decente|honrado)\b`,
]
const french = [
  longPattern`\b(?:celui|celle|ceux) qui (?:repond|ecri|lit)\S*|\b(?:la|votre|une|cette|ta) (?:\S+ ){0,2}reponse\b[^.!?\n]{0,40}\b(?:doit|devrait|qui|dit|que|explique|sera|serait|avec)\b|\bfer\S+ une (?:\S+ )?reponse\b`,
  longPattern`\b(?:ci-dessous|en dessous|plus bas)\b|\b(?:je veux|j'aimerais|je voudrais|on devrait|j'attends de) (?:\S+ )?lire\b|\b(?:avouez|reconnaissez que|admettez|dites (?:que|a tou|aux)|ajoutez|annoncez|ecrivez que|confirmez)\b`,
  longPattern`\b(?:serait|est) (?:\S+ )?(?:juste|honnete|bien|gentil|bon|correct) de (?:dire|avouer|ajouter|prevenir|signaler|reconnaitre|preciser)|\bun (?:patron|gerant|etablissement) honnete\b`,
]
const german = [
  longPattern`\bwer (?:auch immer )?(?:\S+ ){0,2}(?:antwortet|schreibt|liest)\b|\b(?:die|deine|eure|ihre|eine|jede) (?:\S+ ){0,2}antwort\b[^.!?\n]{0,40}\b(?:soll\S*|muss|darf|dass|lautet|ware|wird|mit|erklart|sagt)\b|\behrliche antwort\b`,
  longPattern`\b(?:hier|unten|darunter) (?:sollte|soll|muss|darf|gehort|konnte)\b|\b(?:ich will|ich mochte|ich wurde gern\S*|will nur) (?:\S+ ){0,3}lesen\b|\b(?:gebt|gib|geben sie) (?:\S+ )?zu\b|\b(?:sagt|sag|sagen sie|schreibt|schreib|schreiben sie|bestatigt|bestatigen sie|erwahnt) (?:\S+ ){0,2}(?:dass|allen|jedem|den leuten|offen)\b`,
  longPattern`\b(?:ehrlich|fair|nett|anstandig|schon) ware\b|\bware (?:es )?(?:\S+ )?(?:ehrlich|fair|nett|anstandig)\b|\bein ehrlicher (?:wirt|chef|betrieb|inhaber)\b`,
]

/** How a sentence turns to whoever answers, or speaks of the answer, without an order to a machine in it. Folded. */
const ADDRESS_PATTERNS: readonly RegExp[] = [...english, ...spanish, ...french, ...german]

export interface PlainReview {
  /** What it says of the business; what an engine is given. */
  plain: string
  /** What it says to whoever answers. */
  address: string
}

/** Parts a review in what it tells and what it wants to be answered. People see it whole all the same. */
export function leaveOutAddress(review: string): PlainReview {
  const sentences = splitSentences(review)
  const told = sentences.filter((sentence) => !isAddressed(sentence))
  if (told.length === sentences.length && !holdsInstructions(review)) return { plain: review, address: '' }
  const plain = told.join(' ')
  if (told.length === sentences.length || holdsInstructions(plain)) return { plain: '', address: review }
  return { plain, address: sentences.filter(isAddressed).join(' ') }
}

function isAddressed(sentence: string): boolean {
  const folded = foldText(sentence)
  return ADDRESS_PATTERNS.some((pattern) => pattern.test(folded)) || holdsInstructions(sentence)
}
