// Whether somebody tells of a death that is their own loss. Condolences for a telephone are worse than none.

const KIN = [
  `mother|mum|mummy|mom|father|dad|daddy|husband|wife|partner|son|daughter|baby|brother|sister|grand(?:mother|father|ma|pa|dad|son|daughter)|gran|nan|nana|aunt|uncle|friend`,
  `madre|mamá|padre|papá|marido|mujer|espos[oa]|hij[oa]|bebé|herman[oa]|abuel[oa]|tí[oa]|suegr[oa]|amig[oa]`,
  `mère|maman|père|papa|mari|femme|épou(?:x|se)|fils|fille|bébé|frère|sœur|soeur|grand-mère|grand-père|mamie|papy|mémé|pépé|tante|oncle|amie?`,
  `mutter|mama|vater|papa|mann|ehemann|frau|ehefrau|sohn|tochter|kind|baby|bruder|schwester|oma|opa|großmutter|großvater|tante|onkel|freund(?:in)?|schwieger(?:mutter|vater)`,
].join('|')
const PET = [
  `dog|cat|spaniel|labrador|lab|collie|terrier|poodle|retriever|bulldog|dachshund|beagle|greyhound|whippet|shepherd|pug|pup(?:py)?|kitten|rabbit|bunny|horse|pony|hamster|guinea pig|parrot|budgie|bird|ferret|tortoise|pet`,
  `perr(?:o|a|it[oa])|gat(?:o|a|it[oa])|conej(?:o|a|it[oa])|caballo|yegua|cachorr[oa]|mascota|labrador|galg[oa]|podenc[oa]|caniche|yorkshire|periquito|hámster`,
  `chien(?:ne)?|chiot|chat(?:te|on)?|lapine?|cheval|jument|perroquet|caniche|berger|bichon|épagneul|teckel|hamster|cochon d'inde`,
  `hund|hündin|rüde|welpe|katze|kater|kätzchen|kaninchen|hase|häschen|pferd|stute|wallach|meerschweinchen|vogel|wellensittich|papagei|tier|dackel|pudel|mops|schäferhund|bulldogge|terrier|hamster`,
].join('|')
const OWN = `(?:my|our|mi|nuestr[oa]|mon|ma|notre|mein\\p{L}{0,2}|unser\\p{L}{0,2}) (?:[\\p{L}\\p{N}-]{1,14} ){0,3}(?:${KIN}|${PET})`
const BETWEEN = `(?:,? (?!nearly|almost|could|would|might|casi|podría|failli|presque|aurait|fast|beinahe|hätte|wäre)[\\p{L}\\p{N}'-]{1,14}){0,8},? `

/** Nobody and nothing dies in these, or it is only near. */
const SAYINGS =
  /(?<!\p{L})(?:to die for|dying to|perd\p{L}{1,4} (?:\p{L}{1,9} ){0,4}de vista|perdue?s? de vue|aus den augen verloren|lost sight|(?:stimmung|atmosphäre|laden|lokal|gegend|ambiance|soirée|salle|rue|ambiente|sitio|local|atmosphere|place|vibe|party|bar) (?:\p{L}{1,9} ){0,3}(?:tot|gestorben|morte?|muert[oa]|murió|dead|died)|hat (?:mich|uns) (?:\p{L}{1,12} ){0,4}eingeschläfert|died and (?:went|gone) to heaven|(?:nearly|almost) (?:died|dead)|(?:could|would|might) (?:easily )?have (?:\p{L}{1,9} )?(?:died|been dead)|(?:died|dead|die) (?:laughing|inside|of (?:laughter|boredom|shame|hunger|thirst|embarrassment|cold))|(?:battery|phone|laptop|engine|car|boiler|fridge|plants?|tree|flowers|conversation|signal|wifi) (?:\p{L}{1,9} ){0,2}(?:died|dead)|put (?:me|us|the (?:baby|kids?|children)|(?:my|our) (?:baby|son|daughter|kids?|children)) to sleep|(?:like|as|mood|atmosphere) (?:\p{L}{1,5} ){0,2}funeral|funeral (?:mood|atmosphere)|mor(?:í|ir|irse|imos|irnos|irme|ía|íamos) de (?!(?:repente|cáncer|madrugada))\p{L}{3,14}|muert[oa]s? de \p{L}{3,14}|de muerte|casi (?:me |se |nos )?(?:muer|mor|mur)\p{L}{1,4}|(?:podría|pudo|habría) (?:haber )?muerto|ambiente de (?:funeral|entierro)|mort(?:e|s|es)? de (?:rire|faim|soif|froid|fatigue|peur|honte|trouille|ennui)|(?:failli|aurait pu|à) (?:en )?mourir|enterrement de vie|(?:ambiance|tête|tronche|gueule|air) d'enterrement|(?:für (?:mich|uns|immer)|vor (?:lachen|langeweile|hunger|scham|angst)|fast|beinahe) (?:\p{L}{1,12} ){0,2}gestorben|zum sterben (?:gut|schön|lecker)|wie (?:auf|bei) (?:einer|ner) beerdigung|beerdigungsstimmung|(?:wäre|hätte) (?:\p{L}{1,12} ){0,4}(?:gestorben|sterben))(?!\p{L})/giu
/** Of somebody else. */
const STRANGERS =
  /(?<!\p{L})(?:(?:old |former |previous )?(?:owner|chef|boss|founder|landlord)|(?:antiguo |anterior )?(?:dueñ[oa]|jefe|fundador)|(?:ancien(?:ne)? )?(?:patron(?:ne)?|propriétaire|chef|fondateur)|(?:alte[rn]? |frühere[rn]? |ehemalige[rn]? )?(?:chef(?:in)?|inhaber(?:in)?|besitzer(?:in)?|wirt(?:in)?|gründer))(?: \p{L}{1,12}){0,4} (?:died|passed away|has died|falleció|murió|ha fallecido|est (?:mort|décédé)e?|gestorben|verstorben)(?!\p{L})/giu

const DIED = [
  `died|(?:has |had |was |were )?passed away|(?:didn't|did not) survive|(?:didn't|did not) make it(?! (?:to|on|in|for|back|there|until|any))|(?:never|didn't|did not) (?:woke|wake) up|(?:had not|hadn't|never|has not|hasn't) woken(?: up)?|(?:was|were|is) (?:found )?dead|(?:had to be|was|be) put (?:down|to sleep)|(?:was|were|be) euthani[sz]ed|never (?:came (?:home|back|out|round)(?= ?[.,!;]|$| (?:alive|again|from (?:the|surgery)))|made it home|recovered from)|(?:is|was) (?:no longer with us|gone forever)|(?:came|come) home in a (?:box|bag)|(?:collect|collected|picked up) (?:his|her) ashes`,
  `(?:se )?(?:murió|ha muerto|había muerto|muriera|muriese|moría)|falleci(?:ó|era|ese)|no volvió a (?:salir|casa|despertar|abrir)|no salió (?:con vida|viv[oa]|de (?:allí|ahí|la operación|quirófano|la anestesia))|(?:ya )?no está con nosotros|nunca (?:volvió|regresó|despertó|salió)|se nos fue|lo (?:perdimos|perdí)|la (?:perdimos|perdí)|ha(?:bía)? fallecido|no sobrevivió|no (?:volvió a |había |ha )?despert(?:ó|ar|ado)|estaba muert[oa]`,
  `(?:est|était|soit) (?:morte?|décédée?)|n'a pas survécu|n'est (?:jamais|pas|plus) (?:rentrée?|revenue?|ressortie?)(?! (?:voir|chez))|n'en est (?:jamais|pas) (?:ressortie?|revenue?)|n'est plus (?:là|parmi nous|de ce monde)|on l'a perdue?|nous l'avons perdue?|s'est éteinte?|(?:a|avons|ai) (?:\\p{L}{1,7} ){0,2}(?:fait )?piquer|ne s'est (?:pas|jamais|plus) réveillée?|(?:a été|être) euthanasiée?`,
  `gestorben|verstorben|verstarb|starb|nicht mehr (?:nach hause|heim|lebend|unter uns)(?: gekommen)?|nie (?:wieder|mehr) (?:nach hause|heim|zurück)(?: gekommen)?|nicht mehr (?:da|bei uns)(?= *[.,!]|$)|(?:haben|habe|hat) (?:wir |ich )?(?:ihn|sie|es) (?:\\p{L}{1,12} ){0,2}verloren|erlöst|(?:nicht|nie) (?:mehr )?aus der narkose (?:auf|er)wacht|eingeschläfert|nicht überlebt|(?:nicht mehr|nie wieder|nie mehr) aufgewacht|tot`,
].join('|')

/** Enough by itself. */
const CERTAIN = [
  `${OWN}${BETWEEN}(?:${DIED})`,
  `lost (?:my|our) (?:${KIN}|${PET})(?![^]{0,200}(?<!\\p{L})(?:found|home|safe|is back|came back|returned)(?!\\p{L}))|(?:loss|death|funeral) of (?:my|our)|(?:dad|mum|mom|mother|father|gran|nan|wife|husband|son|daughter)'s (?:funeral|death|last (?:days|weeks|hours|moments))|(?:for|after|before|at|to) (?:(?:the|a|his|her) (?:\\p{L}{1,12}'s )?|(?:my|our) (?:[\\p{L}-]{1,14} ){0,2}[\\p{L}-]{1,14}'s )funeral|(?:over|crossed|across)? ?(?:the )?rainbow bridge|(?:my|our) (?:\\p{L}{2,12} ){1,3}(?:was|were|had to be) (?:put (?:down|to sleep)|euthani[sz]ed)|say goodbye to (?!dr|doctor|the|this|your)\\p{L}{2,14} [^.!?]{0,30}after \\p{N}{1,2} (?:\\p{L}{1,12} ){0,2}years|(?:went|slipped away|passed|fell asleep) (?:so )?peacefully|(?:dad|mum|mom|father|mother) in (?:his|her) (?:last|final) (?:days|weeks|months|hours)`,
  `cruz\\p{L}{1,4} (?:el (?:puente (?:del )?)?)?arco ?-?[ií]ris|(?:fallecimiento|muerte|pérdida|entierro|funeral|velatorio) de (?:mi|nuestr[oa])|perd(?:imos|í) a (?:mi|nuestr[oa])|(?:la abuela|el abuelo|mamá|papá) (?:se )?(?:murió|falleció)|se (?:nos )?fue (?:tranquil[oa]|en paz|en brazos)`,
  `(?:pont de l'|rejoint l'|parti\\p{L}{0,2} (?:vers|pour|rejoindre) l')arc-en-ciel|(?:décès|mort|perte|obsèques|enterrement|funérailles|disparition) de (?:mon|ma|notre)|nous a quittés|(?:est partie?|s'en est allée?) (?:\\p{L}{1,8} )?(?:en paix|paisiblement|sereinement)|jusqu'à son dernier souffle`,
  `(?:tod|tode|beerdigung|beisetzung|bestattung|trauerfeier|verlust|einschläferung) (?:meine|unsere)[rs]|(?:zur|nach der|bei der|vor der) (?:beerdigung|beisetzung|trauerfeier)|über die regenbogenbrücke|(?:musste\\p{L}?|wurde|haben|ließen) (?:(?!mich|uns)\\p{L}{1,12} ){0,6}(?:eingeschläfert|einschläfern)|(?:friedlich|sanft|für immer) (?:eingeschlafen|gegangen)`,
]
/** Enough where the review speaks of somebody of the writer's own, or of those who treat animals. */
const WITH_OWN = [
  `(?:he|she) (?:\\p{L}{1,9} ){0,2}(?:died|(?:didn't|did not) survive|(?:didn't|did not) make it(?! (?:to|on|in|for|back|there|until|any))|never woke up|was dead|(?:was|had) gone (?:by|before|within|the next|that (?:night|evening|afternoon)))|passed away|(?:never|didn't|did not) (?:woke|wake) up (?:from|after)|(?:had not|hadn't|never|has not|hasn't) woken(?: up)? from|(?:had to be|was|were) (?:put (?:down|to sleep)|euthani[sz]ed)`,
  `no (?:volvió a |había |ha )?despert(?:ó|ar|ado) de la|enter\\p{L}{2,5} de que (?:había|ha) muerto|(?:se )?(?:me|nos) murió|murió (?:esa|a la|al|en la|de madrugada|sol[oa])`,
  `pas réveillée? de l'anesthésie|(?:il|elle) (?:\\p{L}{1,9} ){0,2}(?:(?:est|était) morte?|n'est (?:jamais|pas) (?:ressortie?|rentrée?|revenue?)(?= ?[.,!;]|$| (?:à la maison|de l'|du bloc))|était (?:déjà )?partie?(?= ?[.,!;]|$)|n'a pas survécu|ne s'est (?:pas|jamais|plus) réveillée?)`,
  `er (?:\\p{L}{1,12} ){0,4}(?:gestorben|tot)|(?:ist|war) (?:er|sie) (?:\\p{L}{1,12} ){0,3}(?:gestorben|tot)|verstorben|verstarb|(?:nacht|operation|op|narkose) (?:\\p{L}{1,9} )?nicht überlebt|(?:nicht mehr|nie wieder|nie mehr|nicht) (?:\\p{L}{1,9} ){0,3}aufgewacht`,
  `(?:had to|have to|time to) (?:say goodbye(?! to (?:dr|doctor|the|this|your))|let (?:him|her|(?:my|our) (?:\\p{L}{1,9} ){0,2}(?:${PET})) go)|said (?:our |my )?(?:last )?goodbyes?|put (?:him|her) (?:to sleep|down)|(?:his|her) (?:last|final) (?:days|weeks|months|hours|moments|journey)|rest in peace|bereave\\p{L}{1,6}|funeral`,
  `falleci\\p{L}{1,6}|sus últimos (?:días|meses|momentos)|despedir(?:nos|me)|hasta el último momento|decir(?:le)? adiós|nos dejó (?:el|hace|ayer)|eutanasia|sacrificar(?:lo|la)|tanatorio|entierro|funeral`,
  `décédée?|(?:dû|dire) (?:lui )?(?:au revoir|adieu)|ses derni(?:er|ère)s (?:jours|instants|semaines|moments|heures)|euthanasi\\p{L}{1,5}|(?:fait|faire) endormir|dernier voyage|obsèques|enterrement`,
  `abschied (?:\\p{L}{1,12} ){0,2}nehmen|gehen lassen|(?:seinen|ihren|seine|ihre|den) letzten (?:tagen?|wochen|stunden|weg)|einschläfern|trauerfall|trauerfeier|beerdigung|beisetzung`,
]
const TREATED = `vets?|castrat\\p{L}{2,3}|castr(?:er|ée?|ado|ada|arl[oa])|stérilis\\p{L}{1,6}|esteriliz\\p{L}{1,6}|kastr\\p{L}{3,6}|spay(?:ed|ing)?|neuter(?:ed|ing)?|veterinar\\p{L}{1,5}|paws?|vétérinaires?|tier(?:arzt|ärztin|klinik|arztpraxis)|mum|mom|dad|gran|grandma|grandad|nan`
const compile = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
/** Whose loss it is, where it is not the writer's. */
const OF_ANOTHER = compile([
  `(?:the|his|her|a) (?:widow(?:er)?|bereaved)|(?:as|i am|i'm) (?:an? |the )?(?:\\p{L}{1,9} )?(?:priest|minister|vicar|pastor|celebrant|undertaker|funeral director)|funeral (?:of|for) (?:an?|the) (?:client|customer|colleague|parishioner|neighbou?r)`,
  `(?:la|el) viud[oa]|(?:como|soy) (?:el )?(?:sacerdote|párroco|cura|pastor)|cada funeral`,
  `(?:la|le) ve(?:uve|uf)|(?:je suis|comme|en tant que) (?:le )?(?:pasteur|prêtre|curé)|paroissiens?`,
  `(?:die|der) witwer?|als (?:\\p{L}{1,9} )?(?:pfarrer(?:in)?|pastor(?:in)?|trauerredner(?:in)?)|gemeindeglied\\p{L}{0,3}`,
])
const [IS_CERTAIN, IS_LIKELY, IS_OWN] = [compile(CERTAIN), compile(WITH_OWN), compile([OWN, TREATED])]

const OWN_KIN = compile([OWN])

export function isBereaved(text: string): boolean {
  const kept = text.replaceAll(/[’‘]/g, "'").replaceAll(SAYINGS, '').replaceAll(STRANGERS, '')
  if (OF_ANOTHER.test(kept) && !OWN_KIN.test(kept)) return false
  return IS_CERTAIN.test(kept) || (IS_OWN.test(kept) && IS_LIKELY.test(kept))
}

/** What cannot be made good: a keepsake, a home. */
const HARDSHIP = compile([
  `heirlooms?|irreplaceable|(?:can't|cannot|can never|never) be replaced|sentimental value|(?:all|only thing|everything) (?:i|we) (?:had|have) (?:left )?(?:of|from) (?:him|her|my|our)|my late (?:mother|father|mum|mom|dad|husband|wife|son|daughter|gran\\p{L}{0,8})|evict(?:ed|ion|ing)|lost everything`,
  `lo único que me quedaba|valor sentimental|recuerdos? de (?:mi|nuestr[oa]) (?:madre|padre|abuel[oa]|difunt[oa])|insustituible|irreemplazable|de mi difunt[oa]|desahuci\\p{L}{1,5}|lo (?:perdimos|perdí) todo`,
  `tout ce qui (?:me|nous) restait|valeur sentimentale|irremplaçables?|bijou(?:x)? de famille|souvenirs? de (?:famille|(?:ma|mon) (?:mère|père|grand-\\p{L}{4}))|(?:ma|mon) défunte?|avis d'expulsion|expulsée?s? de (?:notre|mon|leur) (?:logement|appartement|maison)|(?:tout|tous nos biens) perdus?`,
  `erbstücke?\\p{L}?|unersetzlich\\p{L}{0,2}|unersetzbar\\p{L}{0,2}|unwiederbringlich|(?:andenken|erinnerung) an (?:mein|unser)\\p{L}{1,2} (?:mutter|vater|oma|opa|mann|frau|großmutter|großvater)|(?:das einzige|das letzte|alles), was mir|mein\\p{L}{1,2} verstorbenen?\\p{L}?|ideelle[rn]? wert|zwangsgeräumt|räumungsklage|vor die tür gesetzt|auf die straße gesetzt`,
])
export const isHardship = (text: string) => HARDSHIP.test(text.replaceAll(/[’‘]/g, "'"))
