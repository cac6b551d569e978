import { findGoing, findVoices, SENT } from './find-ransom.ts'
import { weighHint } from './weigh-hint.ts'
import { weighRansom } from './weigh-ransom.ts'

// Money against reviews, told anywhere in a text: a condition, something of value, and what the writer will do to the rating.
// Pieces of patterns in small letters, four languages at once. Strangers write these texts: every repetition has an end.

const compile = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`

const DAY_EN = `(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end of|the weekend|next week|noon|midnight|\\p{N}{1,2})`
const DAY_ES = `(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|fin de|esta noche|\\p{N}{1,2})`
const DAY_FR = `(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|la fin|\\p{N}{1,2})`
const DAY_DE = `(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute abend|ende|wochenende|\\p{N}{1,2}\\.?)`

const CONDITION = compile([
  `either|or else|otherwise|unless|if (?:you|i|we|they|not|the|my)|until (?:you|i|we|then|my|the)|once (?:you|i|we|the|my)|as soon as|in (?:exchange|return) for|by ${DAY_EN}|before ${DAY_EN}|you have (?:until|\\p{N}{1,2})|then i (?:start|go|post|put|write)|your (?:choice|call|decision|move)|up to you|deal|in which case|then i(?:'ll| will)|or (?:i|we)(?:'ll| will|'m| am)|or (?:the|this|my|these) (?:\\p{L}{1,12} ){0,4}(?:go(?:es)?|stays?|ends?)|and (?:i(?:'ll| will)|this|the review)`,
  `o (?:bien|me|nos|os|si no|pongo|publico|lleno)|si (?:no|me|nos|os|queréis|quieren|hay|recibo|veo)|de lo contrario|en caso contrario|a menos que|salvo que|hasta que|en cuanto|cuando (?:me|nos|tenga|reciba|vea)|a cambio de|y (?:la|lo|os|las)? ?(?:quito|borro|cambio|subo|elimino|retiro)|antes del? ${DAY_ES}|para el ${DAY_ES}|(?:tenéis|tienen) (?:hasta|\\p{N}{1,3})|vosotros (?:veréis|decidís|mismos)|ustedes (?:verán|deciden)`,
  `soit|ou (?:bien|alors|je|sinon)|sinon|faute de quoi|sans quoi|à moins que?|si (?:vous|je|d'ici|rien|on)|tant que|dès que|quand (?:je|j')|et (?:je|j'|on) ?(?:\\p{L}{1,4} )?(?:retire|supprime|passe|mets|change|enlève|efface)|après,? je|en échange|contre (?:un|une)|avant ${DAY_FR}|d'ici ${DAY_FR}|vous avez (?:jusqu'(?:à|au|en)|\\p{N}{1,3})|à vous de (?:voir|choisir|décider)|votre choix`,
  `entweder|oder (?:ich|es|wir|ihr)|sonst|ansonsten|andernfalls|wenn (?:ich|ihr|sie|das|nicht|bis|mein)|falls (?:ich|ihr|sie|nicht)|solange|bis (?:zum )?${DAY_DE}|sobald|es sei denn|im gegenzug|dafür|dann (?:lösch|mach|änder|nehm|geb|ist|wird|gibt|entfern)\\p{L}{0,2}|und ich (?:lösch|mach|änder|nehm|entfern)\\p{L}{0,2}|eure (?:entscheidung|wahl)|ihre (?:entscheidung|wahl)|habt (?:zeit )?bis|haben (?:zeit )?bis`,
])

const AMOUNT = `[$€£] ?\\p{N}{1,6}|\\p{N}{1,6}(?:[.,]\\p{N}{2})? ?(?:[$€£]|euros?|eur|dollars?|bucks|pounds|quid|pavos|balles)`
const VALUE = compile([
  AMOUNT,
  `refund(?:ed|s)?|money|cash|compensat\\p{L}{1,5}|vouchers?|gift ?cards?|discounts?|free (?!wifi|parking)\\p{L}{2,12}|for free|on the house|\\p{N}{1,3} ?% off|pay (?:me|us|up)|reimburs\\p{L}{1,6}|complimentary|credit`,
  `reembols\\p{L}{1,5}|dinero|devol\\p{L}{2,8}|devuel\\p{L}{2,6}|compensa\\p{L}{2,6}|indemni\\p{L}{2,8}|vales?|bonos?|descuentos?|gratis|cheque|invit(?:áis|an|ación)|pag(?:áis|an|uen|ad)|regalo`,
  `rembours\\p{L}{1,6}|argent|dédommag\\p{L}{1,6}|indemnis\\p{L}{1,6}|bons? d'achat|avoir de|réduction|remise|gratuite?s?|offerte?s?|geste commercial|chèque|payez|carte cadeau|virement`,
  `erstatt\\p{L}{1,6}|geld|kohle|entschädig\\p{L}{1,5}|gutscheine?s?|rabatt|nachlass|gratis|kostenlos\\p{L}{0,2}|umsonst|zahl(?:t|en|ung)|überweis\\p{L}{1,4}|aufs haus|freigetränk`,
])

const SITES_EN = `(?:(?:every|all|each|any|other|the other|all the other|\\p{N}{1,2}) (?:\\p{L}{1,12} )?(?:platforms?|portals?|sites?|websites?|apps?|directory|directories|channels?)|everywhere|google|tripadvisor|trustpilot|yelp|facebook|instagram|tiktok|social media)`
const SITES_ES = `(?:tod[oa]s (?:las|los) (?:\\p{L}{1,12} )?(?:plataformas|portales|webs|páginas|redes|sitios)|(?:otras|demás|más) (?:plataformas|webs|páginas)|todas partes|todos lados|google|tripadvisor|trustpilot|redes(?: sociales)?)`
const SITES_FR = `(?:tou(?:s|tes) les (?:autres )?(?:plateformes|sites|portails|réseaux)|(?:d'autres|les autres|chaque) (?:plateformes?|sites?)|partout|google|tripadvisor|trustpilot|(?:les )?réseaux(?: sociaux)?)`
const SITES_DE = `(?:(?:allen?|jede[mns]?|sämtlichen?|anderen?|weiteren?) (?:\\p{L}{1,12} )?(?:portale?n?|plattform(?:en)?|seiten|kanälen?|apps?)|überall|google|tripadvisor|trustpilot|jameda|social media)`
const MANY = `(?:\\p{N}{1,3}|two|three|four|five|six|ten|twenty|a dozen|dozens of|more|many more|plenty(?: more)?|another|dos|tres|cuatro|cinco|seis|diez|veinte|más|muchas más|otras|deux|trois|quatre|cinq|six|dix|vingt|plein d'|d'autres|plusieurs|zwei|drei|vier|fünf|sechs|zehn|zwanzig|weitere|noch|mehr|viele|lauter)`

/** What the writer will do, and nobody else. */
const LEVERAGE = compile([
  // Stars afterwards.
  `(?:i|we)(?:'ll| will| can| could|'d| would|'m happy to| am happy to)? (?:gladly |happily |then |also )?(?:change|turn|make|edit|update|upgrade|raise|bump|switch|move|put) (?:this|it|that|my|the)(?: \\p{L}{1,12}){0,3} (?:to |into |up to |back to )?(?:a )?(?:5|five|4|four|full|positive|glowing|nicer|better|good)|(?:becomes?|turns? into|goes (?:back )?(?:up )?to) (?:a )?(?:5|five)|(?:5|five) stars (?:guaranteed|instead|straight away|right away|from me|in return)|(?:gladly|happily) (?:give|leave) (?:you )?(?:5|five)`,
  `(?:lo|la|las|os|le|les)? ?(?:cambio|cambiaré|cambiaría|subo|subiré|subiría|pongo|pondré|pondría|convierto|paso|pasaré|dejo|dejaré) (?:\\p{L}{1,12} ){0,4}(?:a |en |por )?(?:las |un |una )?(?:5|cinco)(?: estrellas)?|(?:5|cinco) estrellas (?:enseguida|al momento|a cambio)|se convierten? en (?:5|cinco)`,
  `(?:je|j'|nous|on) ?(?:\\p{L}{1,4} )?(?:mettrai|mets|passe|passerai|change|changerai|remonte|remonterai|remets|modifie|modifierai) (?:\\p{L}{1,12} ){0,4}(?:à |en |pour )?(?:les )?(?:5|cinq)|(?:5|cinq) étoiles (?:aussitôt|immédiatement|en échange)|(?:passe|passera|devient|deviendra) (?:à |en )?(?:5|cinq) étoiles`,
  `(?:mach|änder|änd?re|setz|geb|stell|korrigier|erhöh)(?:e|te|')? ?(?:ich|wir)? ?(?:\\p{L}{1,12} ){0,4}(?:5|fünf) sterne?(?: draus| daraus)?|(?:5|fünf) sterne? (?:draus|daraus|gibt es|gibt's|gebe ich|mach)|(?:daraus|draus) (?:werden|wird|mache ich|mach ich) (?:\\p{L}{1,12} )?(?:5|fünf)|(?:auf|zu) (?:5|fünf) sternen? (?:änder|hoch|erhöh|setz)\\p{L}{0,5}`,
  // Taken down.
  `(?:i|we)(?:'ll| will|'d| would| can|'m (?:happy|willing) to| am (?:happy|willing) to) (?:gladly |happily |then |also |immediately )?(?:delete|remove|take|pull|withdraw|retract)(?: (?:this|it|my|the|these|them))(?: \\p{L}{1,12})?(?: down| off| away)?|(?:this|the|my|these) (?:\\p{L}{1,12} )?(?:reviews?|posts?|star|rating) (?:will )?(?:stays?|remains?|disappears?|goes away|comes down|vanish\\p{L}{0,2}|is gone)`,
  `(?:(?:la|lo|las|esta reseña|esto) )?(?:quito|quitaré|quitaría|borro|borraré|borraría|elimino|eliminaré|retiro|retiraré) (?:la|esta|mi|esto|lo|las|todo|el comentario|este)|(?:la|lo|las) (?:quito|quitaré|borro|borraré|elimino|eliminaré|retiro|retiraré)|(?:la|esta) reseña (?:\\p{L}{1,12} )?(?:desaparece|se queda|se borra|seguirá)`,
  `(?:je|nous|on) (?:la |le |les |l')?(?:retire|retirerai|supprime|supprimerai|enlève|enlèverai|efface|effacerai)(?: (?:mon|cet|l'|tout|ça|cela|mes))?|(?:cet avis|l'avis|mon avis) (?:\\p{L}{1,12} )?(?:disparaît|disparaîtra|reste|restera|sera (?:supprimé|retiré|effacé))`,
  `(?:lösch|entfern|nehm|zieh|streich)(?:e|')? (?:ich|wir) (?:\\p{L}{1,12} ){0,3}(?:bewertung|rezension|das|sie|alles|wieder|raus|zurück)|(?:dann|danach|sofort) (?:ist|wird|kommt) (?:die|diese|meine) (?:bewertung|rezension) (?:\\p{L}{1,12} )?(?:weg|gelöscht|runter|entfernt)|(?:bewertung|rezension) (?:bleibt|verschwindet|kommt weg|wird gelöscht)`,
  // More of them.
  `(?:post|posts|posting|write|writing|leave|leaving|put|putting|share|sharing|copy|copying|repeat|spread)(?: (?:this|it|that|the same|these|my|up))(?: \\p{L}{1,12}){0,4} (?:on|to|across|all over|in) ${SITES_EN}|(?:this|it|the same|(?:the |my |these |those )?(?:videos?|photos?|pictures|pics|story|screenshots?))(?: \\p{L}{1,12}){0,3} (?:go(?:es)?|will be|going|ends? up|appears?|lands?)(?: up)? (?:on|across|all over|to) ${SITES_EN}|(?:i|we)(?:'ll| will)? (?:start|go|begin|carry on|continue)(?: posting| writing| telling)? (?:on|to|with) ${SITES_EN}|${MANY} (?:more |other |such |bad |one-star |1-star |of these |like this )*reviews? (?:like this |from )?${W(3)}(?:coming|will|follow|on the way|are|from|by|on)|(?:friends|family|mates|colleagues|followers|contacts|group|accounts) ${W(4)}(?:will|'ll|can|ready to|waiting to|with|have|who have)(?: \\p{L}{1,12}){0,4} (?:(?:bad |one-star |1-star |negative |more )?reviews?|(?:one|1) star|the same|accounts?)|(?:i|we) (?:have|'ve got|got) (?:\\p{L}{1,12} ){0,2}(?:\\p{N}{1,3}|several|many|enough|plenty of|lots of|other) (?:\\p{L}{1,12} )?(?:accounts|profiles)`,
  `(?:pongo|pondré|publico|publicaré|subo|subiré|cuelgo|copio|copiaré|repito|escribo|escribiré|difundo|lleno|dejo|dejaré) (?:\\p{L}{1,12} ){0,6}(?:en|por|a) ${SITES_ES}|${MANY} (?:reseñas|opiniones|valoraciones|críticas|comentarios)(?: \\p{L}{1,12}){0,3} (?:como est[ae]|iguales|más|parecidas|así|vienen|vendrán|llegarán|caerán|van a|en)|(?:amigos|familia|familiares|compañeros|conocidos|primos|seguidores|grupo) ${W(4)}(?:(?:van a|pondrán|dejarán|pueden|harán|escribirán)(?: \\p{L}{1,12}){0,4} (?:reseñas?|una estrella|lo mismo|opiniones)|con cuentas?|tienen cuentas?)|tengo (?:\\p{L}{1,12} ){0,2}(?:cuentas|perfiles)`,
  `(?:je|j'|on|nous) ?(?:\\p{L}{1,4} )?(?:publie|publierai|poste|posterai|mets|mettrai|copie|copierai|recopie|diffuse|diffuserai|partage|partagerai|écris|écrirai|laisse|laisserai) (?:\\p{L}{1,12} ){0,6}(?:sur|dans)? ?${SITES_FR}|${MANY} ?(?:autres )?(?:avis|commentaires)(?: \\p{L}{1,12}){0,3} (?:comme celui|du même|identiques|négatifs|suivront|vont|arrivent|arriveront|sur|pareils)|(?:amis|copains|copines|famille|proches|collègues|abonnés|contacts|potes) ${W(4)}(?:(?:vont|feront|mettront|laisseront|peuvent|prêts)(?: \\p{L}{1,12}){0,4} (?:avis|une étoile|pareil|la même chose)|(?:avec|ont)(?: aussi)? des comptes)|j'ai (?:\\p{L}{1,12} ){0,2}(?:comptes|profils)`,
  `(?:stell|post|schreib|veröffentlich|kopier|verbreit|setz|teil)(?:e|')? (?:ich|wir) (?:\\p{L}{1,12} ){0,5}(?:auf|bei|in)? ?${SITES_DE}|(?:ich|wir) (?:stell|post|schreib|veröffentlich|kopier|verbreit|setz|teil)\\p{L}{1,3} (?:\\p{L}{1,12} ){0,5}(?:auf|bei|in)? ?${SITES_DE}|(?:kommen|folgen|gibt es|gibt's|hagelt es|landen|regnet es) (?:\\p{L}{1,12} ){0,3}(?:\\p{L}{1,12}[- ])?(?:bewertungen|rezensionen)|gibt'?s? (?:es )?(?:diese|die|das|dieselbe) (?:\\p{L}{1,12} ){0,3}(?:auch|überall|noch)|(?:steht|landet|kommt|erscheint) (?:das|die|diese|es) (?:\\p{L}{1,12} ){0,4}(?:auf|bei|in)? ?${SITES_DE}|(?:freunde?n?|bekannten?|verwandten?|familie|kollegen|kumpels?|follower|leute) ${W(4)}(?:mit accounts?|mit konten|haben accounts|mit google|stehen bereit|(?:werden|schreiben|bewerten|geben|können)(?: \\p{L}{1,12}){0,4} (?:bewertung(?:en)?|rezension(?:en)?|einen stern|dasselbe|schlecht))|(?:ich|wir) (?:hab|habe|haben) (?:\\p{L}{1,12} ){0,3}(?:accounts|konten|profile)`,
])

/** Told of the business: who was offered something for a better rating bargains with nobody. */
const OFFERED = compile([
  `(?:they|he|she|owner|manager|staff|company)(?: \\p{L}{1,12}){0,3} (?:offered|offering|asked|wanted|begged|promised|told|bribed|pressured)(?: \\p{L}{1,12}){0,6} (?:if i|to (?:delete|remove|change|take|leave)|for (?:a|deleting|removing|changing|leaving))`,
  `(?:me|nos) (?:ofrecieron|ofreció|han ofrecido|pidieron|pidió|prometieron)[^.!?]{0,60} (?:si (?:quit|borr|cambi|elimin|retir|pon)\\p{L}{1,4}|por (?:quit|borr|cambi|elimin|retir|pon)\\p{L}{1,4}|que (?:quit|borr|cambi|elimin|retir|pus)\\p{L}{1,5})`,
  `(?:m'a|m'ont|nous a|nous ont|on m'a) (?:proposé|offert|demandé|promis)[^.!?]{0,60} (?:si (?:je|j')|pour (?:que je|retir|supprim|chang|modifi|mettre)|de (?:retir|supprim|chang|modifi|mettre))`,
  `(?:boten?|bot|angeboten|versprochen|gebeten|verlangt|wollten?)[^.!?]{0,80} (?:wenn ich|falls ich|zu (?:lösch|änder|entfern)\\p{L}{1,3}|damit ich|für (?:eine|\\p{N}|fünf))`,
])

/** The words by which the writer means to be paid for a rating; `null` where they are not all there. */
export function findBargain(lower: string): { words: string; start: number } | null {
  if (OFFERED.test(lower)) return null
  const isPriced = VALUE.test(lower)
  const lever = isPriced && CONDITION.test(lower) ? LEVERAGE.exec(lower) : null
  const going = isPriced || SENT.test(lower) ? findGoing(lower) : null
  const found = lever ?? going ?? findVoices(lower) ?? weighRansom(lower) ?? weighHint(lower)
  return found && { words: found[0], start: found.index }
}
