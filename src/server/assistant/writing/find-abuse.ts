import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'

// Swearing and insults with nothing behind them that could be answered. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${pieces.join('|')})(?!\\p{L})`, 'iu')

/** Insults that are none in every sentence, curses, and signs of the hand. */
const DESPISING = [
  `(?:bunch|pack|load|gang|lot) of (?:\\p{L}{1,10} )?(?:clowns|losers|muppets|degenerates|monkeys|lowlifes|rats|scumbags|creeps|vultures)|(?:absolute|total|pathetic|complete|utter|you|these|those) (?:clowns|losers|muppets|parasites|lowlifes|creeps|rats)|(?:are|you're|they're) (?:\\p{L}{1,8} ){0,2}(?:clowns|losers|muppets|parasites|degenerates|lowlifes)|clowns(?= ?[.!🤡]|$)|losers(?= ?[.!🤡]|$)|degenerates|(?:worthless|useless|pathetic|miserable|sorry) (?:pieces?|excuses?|losers?|creatures?|t[*]{2,4}s?|human\\p{L}{0,6})(?: (?:of|for) (?:an? )?\\p{L}{1,10})?|(?:lazy|fat|ugly|stupid|miserable) (?:(?:lazy|fat|old) )?(?:slobs?|witch(?:es)?|hags?|toads?)|(?:is|are) an? (?:\\p{L}{1,8} )?(?:witch|slob|loser|clown|muppet|psycho|creep)|crawl back (?:under|into|to) (?:\\p{L}{1,6} ){0,2}\\p{L}{1,8}|hope (?:you|they|it|(?:this|the|your) \\p{L}{1,10})(?: \\p{L}{1,8}){0,3} (?:bankrupt|bust|closes?|shuts?|fails?|burns?|rots?)(?: down)?(?: for good| soon)?|(?:f[*]{2,4}|piss|bugger|sod) off|go to hell`,
  `(?:unos|unas|sois|son|qué|menudos|pedazo de|vaya|so) in[uú]til(?:es)?|in[uú]til(?:es)?(?= de m)|^in[uú]tiles|de m[*#@]{2,6}\\p{L}{0,3}|(?:unos|unas|sois|son|menudos|vaya|estos|es un|eres un) payas[oa]s?|^payas[oa]s|(?:panda|banda|pandilla|[ah]atajo) de \\p{L}{3,14}|desgraciad[oa]s?|(?:unos?|sois) miserables?|sinvergüenzas?|muertos de hambre|malnacid[oa]s?|mongol[oa]s?(?: perdid[oa]s?)?|chusma|fracasad[oa]s?|ratas? (?:inmund|asqueros)[oa]s?|me cago en (?:\\p{L}{1,9} ){1,2}\\p{L}{1,9}|vuestros muertos|(?:tu|vuestr[oa]) (?:padre|madre)|a ver si (?:os|se) (?:arruin|hund|cerr|cierr)\\p{L}{1,5}|ojal[aá] (?:(?:os|se|te) ){0,2}(?:cerr|cierr|arru[ií]n|hund|quebr|quiebr|caig|part|embarg)\\p{L}{1,5}(?: pronto| ya| de una vez)?|asco de (?:gente|personas|tipos)|iros a la m\\p{L}{0,5}`,
  `bande de (?:clowns|bouffons|rigolos|guignols|tarés|ratés|minables|branques|charlots|m[*]{1,5}\\p{L}{0,3})|(?:gros|sales?|vieux) porcs?|une (?:vraie |vieille )?sorcière|allez (?:tous )?vous faire \\p{L}{2,8}|sales? (?:types?|rats?|race|gens)|(?:des|pauvres|vrais|sont|êtes) (?:minables|ratés|tarés|parasites|bouffons|guignols)|moins que rien|tas de m[*]{1,5}\\p{L}{0,3}|vivement la faillite|(?:j'espère|espérons) qu(?:e |')(?:vous|ils|ça|cela|la boîte)(?: \\p{L}{1,8}){0,2} (?:couler|coulez|coule|fermer|fermez|ferme|faillite)|que ça ferme`,
  `(?:ihr|solche|diese|lauter) (?:\\p{L}{1,10} )?(?:clowns|versager|pfeifen|nichtsnutze|ratten|opfer|hohlköpfe|lachnummern|witzfiguren|loser|nieten)|vollhonks?|hohlk[öo]pfe?|nichtsnutze?|lachnummern|(?:elende|dreckige|miese) (?:ratten|hunde|bande)|(?:ist|frau|chefin) eine (?:alte )?hexe|verpisst? (?:euch|dich)|krank im kopf|(?:geht|fahrt|geh) zum teufel|(?<=^|[.!] )deine mutter(?=[.! ]*$|[.!])|hoffentlich (?:geht|macht|schließt) (?:ihr|der laden|die bude)(?: \\p{L}{1,8}){0,3} (?:pleite|zu|dicht)|macht (?:den laden|die bude) (?:\\p{L}{1,8} )?(?:dicht|zu)|(?:lächerliche|jämmerliche) gestalten`,
].join('|')

/** Each run of them is one. */
const ALL_DESPISING = new RegExp(`(?<!\\p{L})(?:${DESPISING})(?!\\p{L})|(?:🖕\\p{M}*){1,20}|(?:🤡){1,20}`, 'giu')

const MOST_WORDS_BESIDE_ONE = 3
const MOST_WORDS_BESIDE_EACH = 7
const SEVERAL = 2

/** How much is left beside them, and whether that is little for so many. */
function despises(read: string): { beside: string; isMere: boolean } {
  const count = read.match(ALL_DESPISING)?.length ?? 0
  const beside = read.replaceAll(ALL_DESPISING, ' ')
  const words = beside.match(/\p{L}+/gu)?.length ?? 0
  const most = count >= SEVERAL ? count * MOST_WORDS_BESIDE_EACH : MOST_WORDS_BESIDE_ONE
  return { beside, isMere: count > 0 && words <= most }
}

/** Said of people, in the spellings of those who hide them. */
const VILE = words([
  `idiots?|morons?|imbeciles?|cretins?|dumb ?-?(?:ass\\p{L}{0,3}|f\\p{L}{1,8})|(?:fat|ugly|stupid|dumb|old|silly) (?:cows?|pigs?|bitch\\p{L}{0,2}|hags?|slags?|whales?)|scumbags?|(?:you|they|absolute|human|total|utter) scum|scum(?= of the earth| ?[.!]|$)|inbreds?|pricks?|(?:a|such a|total|absolute|you) dicks?|knob ?heads?|bell ?ends?|tossers?|wank\\p{L}{0,4}|cunts?|(?:a|f|b|c|s)[*#@$%&]{2,6}\\p{L}{0,4}|phu[ck]k?(?:ed|er|ers|ing|in)?|fck\\p{L}{0,3}|fuk\\p{L}{0,4}|fu?cc?k\\p{L}{0,5}|azz ?holes?|ass ?(?:holes?|hats?)|a ?-?holes?|biat?ch\\p{L}{0,2}|basta+rds?|(?:you|these|those|bunch of|pack of|total|absolute) retards?|sh[iy]t\\p{L}{0,5}|brain ?dead|brainless|subhumans?|(?:disgusting|filthy|vile) (?:\\p{L}{1,12} )?(?:animals|people|pigs|creatures?|human beings?)|trash people|pieces? of (?:sh\\p{L}{1,3}|crap|dirt)`,
  `idiotas?|imb[eé]cil(?:es)?|subnormal(?:es)?|(?:panda de|unos|sois|son|sois unos) retrasad[oa]s?|retrasad[oa]s? mental(?:es)?|(?:gord[oa]|vac|cerd|guarr|zorr|perr|puerc)[oa]s? (?:asqueros[oa]|de mierda|aquell[oa]|inútil)s?|(?:unos|unas|una|un|sois|son|qué) (?:cerd|zorr|puerc)[oa]s?|(?:vac|foc)as? (?:gord|asquer|de)\\p{L}{0,5}|escoria|basura humana|mamon(?:es|a)?|mamón|p[uv*]t[ao]s?|pta|pvt[ao]s?|hdp|hijos? de (?:p\\p{L}{0,4}|su madre|la gran)|[gj]ilipo(?:ll|y)\\p{L}{1,3}|[ck]abr[oó]n\\p{L}{0,3}|mierd\\p{L}{1,3}|tont[oa]s? del culo|que os (?:den|jod\\p{L}{1,3})|iros a la|a tomar por`,
  `idiote?s?|imb[eé]ciles?|d[eé]biles?|abrutie?s?|cr[eé]tine?s?|gross?es? (?:vache|truie|conne|merde|dinde)s?|vieille (?:vache|peau|conne|bique)|truies?|(?:bande d'|espèces? d'|êtes des |sales? )ordures?|d[eé]chets? humains?|(?:c|k)on+ar\\p{L}{0,3}|(?:bande de|gros|vrais?|sales?|des|un|espèces? de) con(?:ne|s|nes)?(?= ?[,.!]|$)|bande de (?:nuls|nazes|cons|porcs|rats|bras cassés|d[eé]biles)|trou(?:s)? du c(?:ul|\\*)\\p{L}{0,2}|fdp|ntm|pd|encul\\p{L}{1,3}|enfoir[eé]e?s?|b[aâ]tards?|m[e*]rd\\p{L}{1,4}|ferme[zr]? (?:la|ta|vos|votre) gueules?|allez (?:tous )?(?:vous faire|crever|mourir)`,
  `idiot(?:en|in)?|vollidiot(?:en)?|trottel|deppen?|vollpfosten|spasti?s?|spacken?|penner(?:in)?|asoziale\\p{L}{0,3}|bescheuert\\p{L}{0,2}|geisteskrank\\p{L}{0,2}|hirnlos\\p{L}{0,2}|(?:dreckiges?|elendes?|asoziales|so ein|ihr) pack|(?:fette|dumme|blöde|hässliche|alte|dämliche) (?:kuh|kühe|sau|säue|schachtel|ziege|schlampe|gans|hexe|tussi|schabracke)|schweine?(?= ?[,.!]|$)|drecks?(?:pack|sau|kerl|schwein|loch|bude|haufen|ladeno?|verein)\\p{L}{0,2}|miststück\\p{L}{0,2}|mistkerl\\p{L}{0,2}|abschaum|gesindel|missgeburt\\p{L}{0,2}|arsch(?:l\\p{L}{1,6}|gesicht\\p{L}{0,3}|geige\\p{L}{0,1})?|arshl\\p{L}{1,4}|ars[c*]h?\\p{L}{0,6}|wi(?:chs|x+)\\p{L}{0,4}|h[u*]r(?:e|n|en)\\p{L}{0,6}|sche?i(?:ß|ss?)\\p{L}{0,5}|schei[sz]e\\p{L}{0,2}|zu (?:blöd|dumm|dämlich) (?:zum|um|für)\\p{L}{0,1}(?: \\p{L}{1,9}){0,3}|leckt? mich|haltet? die fresse|fi(?:ck|kk)(?:en|t|er|e)?`,
])

const ALL_VILE = new RegExp(VILE, 'giu')

/** To those who are written to. */
const DEATH_WISH = words([
  `(?:go|just|please|should|can all) (?:and )?die(?! (?:laughing|for|of laughter|inside))|drop dead|kill yourse(?:lf|lves)|kys|(?:rot|burn) in hell|(?:choke|suffocate) on (?:it|your)|(?:hope|wish) (?:you|they|he|she|your|their)(?: \\p{L}{1,9}){0,3} (?:die|dies|rot|rots|suffers?|gets? (?:cancer|sick|ill|covid))`,
  `mu[eé]rete|mor[ií]os|muéranse|que os mur[aá]is|que se mueran|ojal[aá] (?:te|os|se) (?:mu\\p{L}{2,6}|pudr\\p{L}{1,4})|pudr[ií]os|púdrete|(?:iros|idos|vete|vayan) al infierno`,
  `crev(?:ez|e|er)|allez (?:tous )?(?:crever|mourir|en enfer)|va (?:crever|mourir)|pourriss(?:ez|e) en enfer|(?:j'espère que|puissiez)-?(?: ?vous)? (?:allez |tous )*(?:crever|mourir)`,
  `ge(?:h|ht) (?:doch )?(?:alle )?sterben|(?:verreck|krepier)(?:t|e|en)?|fahrt zur hölle|fahr zur hölle|(?:hoffe|hoffentlich|wünsche),? (?:\\p{L}{1,8} ){0,4}(?:verreck|krepier|sterb|krebs)\\p{L}{0,3}|bringt? (?:euch|dich) um`,
])

/** With a word of these it is told what went wrong, however it is said. */
const MATTER = words([
  `\\p{N}+|wait\\p{L}{0,3}|cold|late|charg\\p{L}{1,3}|pa(?:y|id|ying)|money|price\\p{L}{0,2}|refund\\p{L}{0,3}|broke\\p{L}{0,1}|dirty|lost|never (?:came|called|arrived|turned|again)|order\\p{L}{0,3}|phone|call(?:ed|s|ing)?|appointments?|deliver\\p{L}{0,4}|bill|invoice|repair\\p{L}{0,3}|damag\\p{L}{1,3}|hair|rooms?|car|dog|cat|bags?|asked|told|said|answer\\p{L}{0,3}|hours?|minutes?|days?|weeks?|cancel\\p{L}{0,5}|booking|booked|wrong|raw|burnt|sick|food poisoning|deposit|scratch\\p{L}{0,3}|leak\\p{L}{0,3}|queue|parcel|package|keys?|ignored|shout\\p{L}{0,3}|refused`,
  `esper\\p{L}{1,4}|frí[oa]s?|tarde|cobr\\p{L}{1,5}|pag\\p{L}{1,5}|dinero|preci\\p{L}{1,2}|reembols\\p{L}{1,3}|devol\\p{L}{2,6}|rot[oa]s?|suci[oa]s?|perd\\p{L}{2,5}|pedid[oa]s?|pedí|teléfono|llam\\p{L}{1,5}|cita|entreg\\p{L}{1,4}|factura|arregl\\p{L}{1,4}|dañ\\p{L}{1,4}|pelo|habitaci\\p{L}{2,4}|coche|perro|gato|maletas?|dij\\p{L}{1,4}|contest\\p{L}{1,4}|horas?|minutos?|días?|semanas?|cancel\\p{L}{1,4}|reserv\\p{L}{1,4}|crud[oa]|quemad[oa]|fianza|cola|paquete|llaves?|grit\\p{L}{1,4}`,
  `atten\\p{L}{1,5}|froide?s?|retard|factur\\p{L}{1,4}|pay\\p{L}{1,4}|argent|prix|rembours\\p{L}{1,6}|cassée?s?|sales?|perdue?s?|command\\p{L}{1,4}|téléphone|appel\\p{L}{1,4}|rendez-vous|rdv|livr\\p{L}{1,6}|répar\\p{L}{1,6}|abîm\\p{L}{1,4}|cheveux?|chambres?|voiture|chien|chat|valises?|dit|répon\\p{L}{1,4}|heures?|minutes?|jours?|semaines?|annul\\p{L}{1,4}|réserv\\p{L}{1,6}|cru|brûlée?|caution|file|colis|clés?|crié`,
  `\\p{L}{0,3}wart\\p{L}{1,5}|kalt\\p{L}{0,2}|spät|\\p{L}{0,3}zahl\\p{L}{1,3}|abgebucht|geld|preise?|erstatt\\p{L}{1,4}|kaputt\\p{L}{0,2}|dreckig\\p{L}{0,2}|schmutzig|verloren|bestell\\p{L}{1,4}|telefon\\p{L}{0,5}|angerufen|anruf\\p{L}{0,3}|termine?|\\p{L}{0,3}liefer\\p{L}{1,4}|rechnung|reparier\\p{L}{1,3}|schaden|haare?|zimmer|auto|hund|katze|koffer|gesagt|antwort\\p{L}{0,3}|stunden?|minuten?|tage|wochen?|storniert|gebucht|falsch\\p{L}{0,2}|roh|verbrannt|kaution|schlange|paket|schlüssel|angeschrien|gekündigt`,
])

/** As the writer was made to feel. */
const OWN_SHAME =
  /(?<!\p{L})(?:like (?:an? )?(?:complete |total |right )?|como (?:una? |a )?|comme (?:une? |des )?|pour (?:une? |des )|wie (?:eine? |einen )?|por )\p{L}{3,12}/giu

const SIGNS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '€': 'e' }
/** `f u c k`, `a$$h0le` and `fuuuck` as they are read. */
const unmask = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ .-]){2,12}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replaceAll(/[ .-]/g, ''),
    )
    .replaceAll(/(?<=\p{L})[013457$@€]+(?=\p{L})|(?<=\p{L})[$@]+|(?<![\p{L}\p{N}])[$@](?=\p{L}{2})/gu, (signs) =>
      signs.replaceAll(/./gu, (sign) => SIGNS[sign] ?? sign),
    )
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')

const MANY_SWEAR_WORDS = 2
/** Besides the swearing: in fewer nobody says what went wrong. */
const FEWEST_TELLING_WORDS = 4
const FEWEST_WORDS_OF_A_STORY = 10
const MOST_WORDS_BESIDE = 8

interface Sworn {
  aspects: SentimentAnalysis['aspects']
  /** It calls people names. */
  isInsult: boolean
}

export const wishesDeath = (text: string) => DEATH_WISH.test(text)

/** Swearing at something that went wrong is a complaint, however much of it there is; swearing alone is none. */
export function isAbuse(text: string, sworn: Sworn): boolean {
  return isMereAbuse(text) || isSworn(text, sworn)
}

/** Hardly a word beside those that insult, and none of what went wrong. */
function isMereAbuse(text: string): boolean {
  const read = unmask(text).replaceAll(OWN_SHAME, ' ')
  const { beside: left, isMere } = despises(read)
  if (MATTER.test(left.replaceAll(ALL_VILE, ' '))) return false
  if (isMere) return true
  const sentences = read.split(/[.!?;\n]+/).filter((sentence) => /\p{L}/u.test(sentence))
  const isVile = (sentence: string) => VILE.test(sentence) || findOffensiveWords(sentence).length > 0
  const beside = sentences.filter((sentence) => !isVile(sentence)).join(' ')
  return sentences.some(isVile) && (beside.match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS_BESIDE
}

function isSworn(text: string, { aspects, isInsult }: Sworn): boolean {
  const count = findOffensiveWords(text).length
  if (count === 0 || (count < MANY_SWEAR_WORDS && MATTER.test(text))) return false
  const blamed = aspects.filter(({ polarity }) => polarity === 'negative').map(({ clause }) => countTelling(clause))
  if (count >= MANY_SWEAR_WORDS) return blamed.every((told) => told < FEWEST_TELLING_WORDS)
  return blamed.length === 0 && (isInsult || countTelling(text) < FEWEST_WORDS_OF_A_STORY)
}

const countTelling = (text: string) => (text.match(/[\p{L}\p{N}']+/gu) ?? []).length - findOffensiveWords(text).length
