import { foldText } from '../text/fold-text.ts'
import { longPattern } from '../text/long-pattern.ts'
import { splitSentences } from '../text/sentences.ts'
import { isCourteous } from './check-shape.ts'

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
/** Whoever disputes thanks and hopes for help, and is not sorry. */
const TO_PLATFORM = longPattern`
  \b(?:time|attention|help|consider|support|remov|delet|review(?:ing)? (?:this|our|the)|tiempo|atencion|ayuda|retir|elimin|temps|aide|
  supprim|zeit|hilfe|prufung|entfern|losch|bemuhung)
`
const NEGATED = /\b(?:not|no|nicht|kein\S*|pas|aucun\S*)\b/
const QUOTED = /[“"«„][^“”"«»„]{1,400}[”"»“]/g
/** A date, a share, a name: evidence need not be a sentence. */
const LONGEST_NOTE = 6
const FIRST_PERSON = /\b(?:we|us|our|ours|nosotros|nuestr\S+|somos|nous|notre|nos|wir|uns|unser\S*)\b/

/** Whether every sentence speaks of the review or of what is asked for, quotations aside, and none agrees with it. */
export function isReport(text: string): boolean {
  return splitSentences(foldText(text.replace(QUOTED, ' '))).every((sentence) => {
    if (CONCESSION.test(sentence) && !NEGATED.test(sentence)) return false
    return SUBJECT.test(sentence) && (!isCourteous(sentence) || TO_PLATFORM.test(sentence))
  })
}

export function isNote(line: string): boolean {
  const bare = line.replace(QUOTED, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return bare.length <= LONGEST_NOTE || isReport(line)
}

/** Whether it says something in the name of the business that is not about the review. */
export function speaksForBusiness(text: string): boolean {
  return splitSentences(text).some((sentence) => FIRST_PERSON.test(foldText(sentence)) && !isReport(sentence))
}
