// Something of value and a review that would come down for it, or many voices and a day by which they will speak: no condition
// is said in so many words. Pieces of patterns in small letters, four languages at once. Strangers write these texts: every
// repetition has an end.

const compile = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`

/** Sums in words, and ways to send them. */
export const SENT = compile([
  `(?:quid|bucks|dollars|pounds|euros?|pavos|balles|grand)|paypal|venmo|zelle|cash ?app|bizum|(?:my|mi|mon|mein) (?:account|cuenta|compte|konto)`,
  `(?:a|one|two|three|dinner|lunch|meal|nights?|repas|cena|menú|essen|menü) (?:\\p{L}{1,9} ){0,3}(?:on the house|free|gratis|gratuite?|offerte?|umsonst|aufs haus)`,
])

const NOTE_EN = `(?:reviews?|posts?|ratings?|stars?|comments?)`
const NOTE_ES = `(?:reseñas?|opini(?:ón|ones)|estrellas?|comentarios?|valoraci(?:ón|ones)|publicaci(?:ón|ones))`
const NOTE_FR = `(?:avis|commentaires?|étoiles?|notes?|publications?)`
const NOTE_DE = `(?:bewertung(?:en)?|rezension(?:en)?|sterne?|kommentare?|sache|beitrag|post)`

/** The review would be gone, by the writer's own hand. */
const GONE = compile([
  `(?:this|all this|all of (?:this|it)|everything) (?:(?:will|can|could|quietly|all|just) ){0,2}(?:comes? (?:right |straight )?down(?! (?:to|on|with|in|as|from|hard|heavily))|goes away|go away|disappears?|vanish(?:es)?)`,
  `(?:this|the|my|that|these|your|one) (?:[\\p{L}\\p{N}-]{1,10} ){0,2}${NOTE_EN} (?:(?:will|can|could|quietly|all|just) ){0,2}(?:comes? (?:right |straight )?down|goes(?: away)?(?= ?[.,!;]|$)|go away|disappears?|vanish(?:es)?|(?:is|are) (?:gone|history|deleted|removed|toast)|gets? (?:deleted|removed|taken down|erased|pulled)|turns? into nothing)`,
  `(?<!(?:if|when|unless|that|should|until|why) )(?:i|we)(?:'ll| will|'d| would| can)? (?:(?:gladly|happily|then|also|will) )?(?:(?:erase|delete|remove|pull|withdraw|scrub|wipe|drop) (?:it|this|them|everything|all of|my ${NOTE_EN}|the ${NOTE_EN})|take (?:it|this|them|everything|my ${NOTE_EN}|the ${NOTE_EN})(?: all)? (?:down|off))`,
  `never (?:see|hear of) this (?:${NOTE_EN}|again)|mak(?:e|es|ing) (?:this|it|the|my)(?: all)?(?: ${NOTE_EN})? (?:go away|disappear|vanish)`,
  `(?<!no )(?:lo|la|las|los) (?:borro|borraré|quito|quitaré|elimino|eliminaré|retiro|retiraré|hago desaparecer)(?! de la lista)|(?<!no )(?:borro|borraré|quito|quitaré|elimino|eliminaré|retiro|retiraré|hago desaparecer|haré desaparecer) (?:todo|esto|(?:la|el|las|mi|mis|esta|este) ${NOTE_ES})|(?:esto|todo esto) (?:desaparece|se borra|se va|se esfuma)|(?:la|el|esta|este|mi) ${NOTE_ES} (?:se va|desaparece|se borra|se esfuma|pasa a la historia|se quita)`,
  `(?:je|j'|on) ?(?:(?:l'|le |la |les )(?:efface|supprime|retire|enlève)(?:rai|ra)?|(?:efface|supprime|retire|enlève|vire)(?:rai|ra)? (?:tout|ça|cela|(?:l'|mon |cet |mes |le |les |ce )${NOTE_FR}))|(?:je )?(?:fais|ferai) disparaître (?:tout|ça|cela|l'avis|mon avis|cet avis|le commentaire|ce commentaire)|(?:cet |l'|mon |ce |le |mes |cette |l')${NOTE_FR} (?:disparaît|disparaîtra|disparaissent|s'envole|saute|s'efface|sera (?:effacé|supprimé|retiré)|est (?:effacé|supprimé|retiré))|tout (?:ça |cela )?(?:disparaît|s'efface)`,
  `(?:nehm|zieh|hol)(?:e|')? ich (?:\\p{L}{1,12} ){0,4}(?:raus|runter|zurück|offline|weg)(?= ?[.,!;]|$| und| wieder)|(?:lösch|entfern)(?:e|')? ich (?:\\p{L}{1,12} )?(?:alles|das|es|sie|diese?n?|die|meine?n?|den)|(?<!wenn |falls )ich (?:lösch|entfern)(?:e|') (?:alles|das (?:hier|ganze|alles)|es|sie|(?:diese|die|meine|den) ${NOTE_DE})|(?:die|diese|der|dieser|meine|das) (?:\\p{L}{1,12} ){0,1}(?:${NOTE_DE}|hier|ganze) (?:verschwindet|verschwinden|ist geschichte|ist vergessen|kommt (?:weg|runter|raus)|wird gelöscht|fliegt raus)`,
])

/** Or better than it is, as soon as something is paid. */
const RAISED = compile([
  `(?:and|then|,|so) (?:i|we)(?:'ll| will|'d| would| can)? (?:(?:gladly|happily|then|also) )?(?:(?:change|raise|bump|lift|fix|edit|up) (?:the|my|this|that) (?:[\\p{L}\\p{N}-]{1,10} )?${NOTE_EN}|forget (?:i|all|about (?:this|it)))|(?:the|my|your) (?:${NOTE_EN}|score) (?:goes|go) (?:back )?up|(?:have|get|see) (?:this|it|the ${NOTE_EN}) (?:deleted|removed|gone|taken down|erased)`,
  `(?:y|,|entonces) (?:(?:os|les|te|le|ya) )?(?:cambio|cambiaré|subo|subiré|mejoro|modifico) (?:la|mi|esta|el) (?:${NOTE_ES}|nota|puntuación|crítica)|est[ae] (?:${NOTE_ES}|crítica) (?:no existe|no ha existido|nunca existió|deja de existir)`,
  `(?:et|,|alors) (?:je|j'|on) ?(?:remonte|change|modifie|remonterai|changerai|modifierai) (?:la|ma|l'|mon|cet|cette) ?${NOTE_FR}|(?:cet |l'|mon |ce )${NOTE_FR} (?:n'a jamais existé|n'existe plus|n'existera plus)`,
  `(?:und|dann|,) (?:ich )?(?:änder|korrigier|verbesser|heb)(?:e|')? (?:ich )?(?:die|meine|diese|das) (?:${NOTE_DE}|hier)|(?:wird|werden) aus (?:dem|diesem|einem) (?:\\p{L}{1,10} )?stern (?:\\p{L}{1,10} ){0,3}(?:fünf|5)`,
])
/** It was made good already. */
const MADE_GOOD = compile([
  `(?:refunded|reimbursed|compensated|apologi[sz]ed)(?! by)`,
  `(?:me|nos) (?:han devuelto|devolvi(?:ó|eron)|reembols(?:ó|aron)|compens(?:ó|aron))`,
  `(?:m'a|m'ont|nous a|nous ont|été) (?:\\p{L}{1,9} )?(?:remboursée?s?|dédommagée?s?|recontactée?s?)`,
  `(?:hat|haben|wurde|wurden) (?:\\p{L}{1,12} ){0,5}(?:erstattet|entschädigt|zurückgezahlt)|erstattet (?:bekommen|worden)`,
])

const PEOPLE = [
  `friends|mates|buddies|pals|family|cousins|brothers|sisters|colleagues|co-?workers|neighbou?rs|everyone|everybody|league|team|club|followers|relatives|the lads|the guys`,
  `amig[oa]s|primos|familia|familiares|herman[oa]s|compañer[oa]s|cuñad[oa]s|colegas|peña|equipo|vecin[oa]s|seguidores|conocidos`,
  `amie?s|copains|copines|potes|famille|cousine?s|frères|sœurs|équipe|collègues|proches|voisins|club|abonnés`,
  `freund(?:e|en|innen)|kumpels?|familie|verwandte?n?|bekannte?n?|kolleg(?:en|innen)|nachbarn|verein|mannschaft|mitglieder|leute|follower|brüder|cousins|alle`,
].join('|')
/** Others who would say the same, whether they were there or not. */
const VOICES = compile([
  `(?:my|our|everyone|everybody) ${W(8)}(?:all )?(?:has|have|'ve got|got) (?:(?:a|an|their own|his own) )?(?:google|yelp|facebook|tripadvisor|trustpilot) (?:accounts?|profiles?)|(?:${PEOPLE}) ${W(3)}(?:ready|happy|willing|waiting|prepared|going|lined up|can|could|will|'ll|about|keen) (?:to )?${W(4)}(?:the same (?:story|experience|review|thing|tale)|(?:one|1)[- ]stars?|reviews?)|(?:${PEOPLE})[^.!?]{0,80} if you (?:get|know|see|catch|follow|understand) (?:what i mean|what i'm saying|my drift|me)`,
  `(?:wait(?:s|ing)?|esper(?:an|ando)|attend(?:ent|re)|warte(?:n|t)) (?:only |just |solo |nur |que )?(?:for|auf|a)? ?(?:my|mi|mon|mein) (?:signal|sign|word|go-ahead|señal|aviso|feu vert|zeichen|startschuss)|n'attendent que (?:mon|moi)[^.!?]{0,20}|(?:${PEOPLE}) ${W(3)}(?:visit(?:ing)? your page|s'y mettent|también saben escribir|(?:können|kann) auch schreiben|know how to write)|(?:hay|habrá|caen|caerán|llegan) (?:\\p{N}{1,3}|cinco|diez|veinte|treinta|cien) (?:iguales|más|así)`,
  `(?:\\p{N}{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) accounts?,[^.!?]{0,20} reviews?|(?:next|other) ones? (?:will )?(?:comes?|follows?) from (?:my|our)`,
  `(?:mi|mis|nuestr[oa]s?) ${W(5)}(?:tienen?|con) (?:(?:una|su|sus|también) )?cuentas? (?:de|en) (?:google|tripadvisor|facebook)|(?:${PEOPLE}) ${W(5)}(?:list[oa]s?|dispuest[oa]s?|preparad[oa]s?|encantad[oa]s?|van a|pueden|quieren|contarán?|escribirán?|pondrán?) ${W(4)}(?:lo mismo|la misma (?:historia|cosa)|reseñas?|una estrella)`,
  `(?:mes|mon|ma|nos|notre) ${W(5)}(?:ont|a|avec) (?:(?:aussi|tous|toutes|également) )?(?:un|des|leur|leurs) comptes? (?:google|facebook|tripadvisor)|(?:${PEOPLE}) ${W(5)}(?:prêt(?:e?s)?|vont|peuvent|disposée?s|racontera|raconteront|écrira|écriront|diront|dira|mettront|laisseront)(?: à| à la)? ${W(4)}(?:la même (?:histoire|chose)|pareil|avis|une étoile)`,
  `(?:mein\\p{L}{0,2}|unser\\p{L}{0,2}) (?:\\p{L}{1,12} ){0,3}\\p{L}{3,20} (?:hat|haben) (?:\\p{L}{1,8} ){0,2}(?:google|facebook|tripadvisor)[- ]?(?:konten|konto|accounts?|profile?)|(?:${PEOPLE}) ${W(4)}(?:erzählen|erzählt|schreiben|schreibt|bewerten|posten|stehen bereit|sind bereit) ${W(4)}(?:dasselbe|das gleiche|die gleiche|dieselbe|bewertungen?|rezensionen?|einen stern)|melden sich (?:\\p{L}{1,12} ){0,3}(?:${PEOPLE})`,
])
/** More of the same is announced, and not by whom. */
const MORE = compile([
  `more where (?:that|this|these) came from(?! (?:in|on|at))|(?:the )?first of many|(?<!(?:was|were) )(?:only|just) the (?:first one|beginning|start)|(?:there (?:will|'ll) be|expect) (?:more|others|another)(?= ?[.,!;]|$| of (?:these|them|this))|(?:more|others) (?:to come|(?:will|are) (?:follow|coming|on the way))`,
  `habrá más|vendrán más|vienen más|(?:no es|no será) (?:la|el) últim[oa]|esto (?:solo|sólo) (?:es el principio|acaba de empezar)|(?:solo|sólo) es la primera`,
  `il y en aura (?:d'autres|plus|encore)|d'autres (?:suivront|vont suivre|arrivent|viendront)|(?:ce n'est pas|c'est pas|ce ne sera pas) le dernier|ce n'est (?:que le début|qu'un début)|(?:ça )?ne fait que commencer`,
  `(?:weitere|andere|mehr) (?:werden )?(?:folgen|kommen)|da kommt (?:noch )?(?:mehr|was|einiges)|(?:es )?(?:kommen|folgen) (?:noch )?(?:mehr|weitere)|(?<!war )(?:erst|nur) der anfang|nicht die letzte`,
])
/** Said to those who are to give in. */
const PRESSING = compile([
  `you (?:have|'ve got|got) (?:until|till|\\p{N}{1,2}|one|two|three|a (?:week|day))|(?:the )?(?:clock|time)(?:'s| is) (?:ticking|running)|tick[ -]?tock|your (?:call|choice|move|decision)|up to you|you decide|last chance|final offer|or else|you know what i (?:want|asked)|ball is in your court`,
  `(?:tenéis|tienen|tienes) (?:de plazo|hasta|\\p{N}{1,3}|un plazo)|el (?:tiempo|reloj) (?:corre|apremia)|vosotros (?:veréis|decidís|mismos|sabréis)|ustedes (?:verán|deciden|sabrán)|vuestra (?:decisión|elección)|tic,? ?tac|última oportunidad|(?:depende|está) (?:de|en) (?:vosotros|ustedes|vuestras manos|sus manos)|ya sabéis lo que`,
  `vous avez (?:jusqu'|\\p{N}{1,2}|une semaine)(?:\\p{L}{1,2})?|à vous de (?:voir|choisir|décider|jouer)|l'(?:horloge|heure) tourne|le temps presse|dernier (?:délai|avertissement)|dernière chance|votre choix|tic[ -]?tac|balle est dans votre camp|vous savez ce que`,
  `ihr habt (?:\\p{L}{1,8} ){0,2}(?:bis|noch|zeit|die wahl)|sie haben (?:\\p{L}{1,8} ){0,2}(?:bis|noch zeit|zeit|die wahl)|(?:eure|ihre|deine) (?:entscheidung|wahl)|(?:die )?(?:uhr|zeit) (?:tickt|läuft)|tick ?tack|überlegt (?:es )?euch|letzte (?:chance|warnung)|liegt (?:an|bei) (?:euch|ihnen)|ihr entscheidet|ihr wisst,? was`,
])
/** A day, or what follows if it passes. */
const BY_A_DAY = compile([
  `(?:by|before|until|till) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end of|the weekend|next week|noon|midnight)|unless you|if not,|otherwise`,
  `(?:hasta|antes de|para) (?:el |del? )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|fin de)|si no,|o mañana`,
  `(?:jusqu'à|avant|d'ici) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|la fin)|sinon`,
  `bis (?:zum )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ende|wochenende)|sonst|andernfalls`,
])

/** The words of the review's going, to those who pay for it. */
export const findGoing = (lower: string) => GONE.exec(lower) ?? (MADE_GOOD.test(lower) ? null : RAISED.exec(lower))

/** Those who would write as well, where they are set against a day or a choice. */
export function findVoices(lower: string) {
  const [voices, more] = [VOICES.exec(lower), MORE.exec(lower)]
  const isPressed = PRESSING.test(lower)
  if (voices && (isPressed || BY_A_DAY.test(lower))) return voices
  return more && (isPressed || (voices && BY_A_DAY.test(lower))) ? more : null
}
