import type { Doubt, DoubtReason } from '#shared/domain/assistant.ts'
import { foldText, longPattern, placeSentences } from '../text.ts'

/** Of what a dispute speaks, in four languages: the review, whoever wrote it, the rules, what is asked for. */
const SUBJECT = longPattern`
  \breview|\bauthor|\btext\b|\bpost(?:ed|ing|s)?\b|\bcomment|\bcontent|\brating|\bstars?\b|\baccount|\bwords?\b|
  \bwording|\blanguage\b|\bstatement|\bclaim|\bpolic|\bguideline|\brules?\b|\bterms\b|\bplatform|\blisting|\bremov|
  \bcheck (?:it|this|whether|against|the)\b|\bexamin|\bverif|\bevidence|\bviolat|\bbreach|\bbreak|\bcriticis|\bdispute|\breport|\binsult|\boffensive|
  \bcompetitor|\bduplicate|\bmention|\bquot|\bwrit(?:es|er|ten)\b|\burgen|\bpriorit|\breputation|\bcontact details|
  \bresena|\bopinion|\bautor|\btexto|\bcomentario|\bcontenido|\bpuntuacion|\bestrellas?\b|\bcuenta\b|\bpalabra|
  \blenguaje|\bnorma|\bpolitica|\bdirectri|\bplataforma|\bficha|\bretir|\belimin|\bcomprob|\brevis|\bprueba|
  \binfring|\bincumpl|\bcritica|\bdisputa|\binsulto|\bofensiv|\bcompetidor|\bduplicad|\bmenciona|\bnombra|\bprioridad|
  \bdatos de contacto|\bmotivo|\bresponde|
  \bavis\b|\bauteur|\btexte|\bcommentaire|\bcontenu|\bnote\b|\betoile|\bcompte\b|\bmots?\b|\bpropos\b|\blangage|
  \bregle|\bcharte|\bconditions|\bplateforme|\bfiche|\bsupprim|\bretire|\bverifi|\bexamine|\bpreuve|\benfrein|
  \bcontraire|\bcritique|\blitige|\binsulte|\binjuri|\boffens|\bconcurren|\bdoublon|\bmentionne|\bpriorite|
  \bcoordonnees|\bmotif|\brepond|
  \bbewertung|\brezension|\bverfass|\bautor|\btext|\bbeitrag|\bkommentar|\binhalt|\bstern|\bkonto|\bworte?\b|\bwortlaut|
  \bsprache|\baussage|\bbehaupt|\brichtlinie|\bregel|\bvorgabe|\bplattform|\beintrag|\bentfern|\bprufen|\bpruft|
  \bnachweis|\bbeleg|\bverstoss|\bverstoss|\bverletz|\bkritik|\bmeld|\bbeleidig|\bmitbewerb|\bkonkurren|\bdoppel|
  \berwahn|\bgenannt|\bdringlich|\bprioritat|\bkontaktdaten|\bgrund|\bantwort|\bausserung
`
/** Whoever disputes a review does not say that it is right. */
const CONCESSION = longPattern`
  \b(?:review|reviewer|author|text|criticism|claim|customer) (?:is|was) (?:\S+ ){0,2}(?:right|true|correct|accurate|
  honest|fair|justified)\b|\b(?:resena|autor|cliente|critica) (?:es|tiene|dice) (?:\S+ )?(?:ciert|razon|verdad|just|
  honest)|\b(?:avis|auteur|client|critique) (?:est|a|dit) (?:\S+ )?(?:vrai|raison|juste|honnete|la verite)|
  \b(?:bewertung|rezension|verfasser|kunde|kritik) (?:ist|hat|sagt) (?:\S+ )?(?:wahr|recht|richtig|berechtigt|ehrlich|
  die wahrheit)
`
/** Said to whoever wrote the review: then it is a reply, and no dispute. */
const TO_REVIEWER = longPattern`
  \b(?:sorry|apolog\S*|regret\S*|lament\S*|sentimos|disculp\S*|perdon\S*|desole\S*|regrett\S*|excus\S*|leid|bedauer\S*|
  entschuldig\S*)\b|^(?:hi|hello|hola|bonjour|hallo|liebe[rs]?|merci|gracias|vielen dank|thank you),? \p{L}+ ?[,!]|
  ^dear (?!google|yelp|facebook|tripadvisor|sir|madam|team|\p{L}+ team|moderat)
`
const COURTESY = /\b(?:thank\S*|glad|happy|gracias|alegra\S*|merci|ravis?|heureux|dank\S*|freu\S*)\b/
/** Whoever disputes thanks for their trouble. */
const TO_PLATFORM = longPattern`
  \b(?:time|attention|help|consider|support|remov|delet|review(?:ing)? (?:this|our|the)|tiempo|atencion|ayuda|retir|elimin|
  temps|aide|supprim|zeit|hilfe|prufung|entfern|losch|bemuhung)
`
const NEGATED = /\b(?:not|no|nicht|kein\S*|pas|aucun\S*)\b/
const QUOTED = /[“"«„][^“”"«»„]{1,400}[”"»“]/g

/**
 * The sentences of a dispute that agree with the review or speak of something else, quotations aside. All of them where
 * it is a reply, or where the review tells the assistant what to write.
 */
export function findReportDoubts(text: string, { isHostile }: { isHostile: boolean }): Doubt[] {
  const sentences = placeSentences(text).map(({ start, end }) => {
    const folded = foldText(text.slice(start, end).replace(QUOTED, ' '))
    return { start, end, folded }
  })
  const isReply = sentences.some(({ folded }) => speaksToReviewer(folded))
  return sentences.flatMap(({ start, end, folded }) => {
    const reason = findReason(folded) ?? (isReply ? 'tone' : isHostile ? 'not-from-review' : null)
    return reason === null ? [] : [{ start, end, reason }]
  })
}

const speaksToReviewer = (sentence: string) =>
  TO_REVIEWER.test(sentence) || (COURTESY.test(sentence) && !TO_PLATFORM.test(sentence))

function findReason(sentence: string): DoubtReason | null {
  if (CONCESSION.test(sentence) && !NEGATED.test(sentence)) return 'tone'
  return SUBJECT.test(sentence) || !/\p{L}/u.test(sentence) ? null : 'not-from-review'
}
