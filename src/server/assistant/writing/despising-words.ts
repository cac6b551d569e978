// Insults that are none in every sentence, curses, and signs of the hand. Strangers write these texts: every repetition has an end.

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
export function despises(read: string): { beside: string; isMere: boolean } {
  const count = read.match(ALL_DESPISING)?.length ?? 0
  const beside = read.replaceAll(ALL_DESPISING, ' ')
  const words = beside.match(/\p{L}+/gu)?.length ?? 0
  const most = count >= SEVERAL ? count * MOST_WORDS_BESIDE_EACH : MOST_WORDS_BESIDE_ONE
  return { beside, isMere: count > 0 && words <= most }
}
