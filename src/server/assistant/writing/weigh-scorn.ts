// How much in praise speaks against its being meant: absurd facts, prices, quoted promises, and the wit of those who waited.
// Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, flags)

/** Stars that are given for something nobody gives stars for. */
const STARS_FOR = words([
  `(?:five|5|four|4) stars? (?:for (?!the (?:food|service|staff|team|place)|staff|service|food|everything|all)\\p{L}{1,14}|because (?:not|no|who|nobody|it)|purely|simply for)`,
  `(?:cinco|5|cuatro|4) estrellas (?:por (?!el trato|la atención|la comida|su|todo|el servicio)\\p{L}{1,14}|porque no|al? (?:talento|esfuerzo|morro))`,
  `(?:cinq|5|quatre|4) étoiles (?:pour (?!le service|l'accueil|l'équipe|tout|la qualité|votre)\\p{L}{1,14}|parce que|rien que)`,
  `(?:fünf|5|vier|4) sterne (?:für (?!den service|das team|das essen|die|alles|eine|so)\\p{L}{1,14}|weil (?:nicht|man|ich)|allein für)|(?:fünf|5) sterne (?:dafür|hierfür)`,
])
const AMOUNT =
  /[$€£] ?\p{N}{1,5}|\p{N}{1,5}(?:[.,]\p{N}{1,2})? ?(?:[$€£]|(?:euros?|dollars|bucks|pounds|quid|pavos|balles)(?!\p{L}))/giu
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])[1-9] ?h ?[0-5]\\p{N}(?= (?:pour|d'attente|de retard|avant))|(?<!(?:in|within|under|than|after|dentro de|menos de|tras|en|dans|sous|moins de|après|depuis|desde hace|since|for|seit|innerhalb von|unter|nach|binnen|vor) (?:\\p{L}{1,9} ){0,2})(?<![\\p{L}\\p{N}])(?:(?:[2-9]\\p{N}|\\p{N}{3}) ?(?:min(?:s|utes?|utos?|uten)?)|(?:\\p{N}{1,2}|two|three|four|five|six|seven|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|zwei|drei|vier|fünf|sechs|an|una|une|eine|half an|media|einer) (?:hours?|horas?|heures?|stunden?|weeks|semanas|semaines|wochen|months|meses|mois|monate))(?!\\p{L})`,
  'giu',
)
/** A seller's own words, held up. Names and dishes have capitals, and who is quoted at length is only told of. */
const QUOTED = /["“„«'‘‚]\s?(?:\p{Ll}[\p{L}'-]{0,14} ?){1,4}[.!]?\s?["”“»'’‘](?!\p{L})/gu
const TALENT = words([
  `masterclass|master class|talent(?:ed)?(?= (?:for|at|in|to))|real talent|true artists?|magicians?|special (?:mention|shout ?-?out|thanks to the)|what a (?:joy|treat|pleasure|delight) (?:to (?:wait|queue|pay|stand)|waiting|queuing)|honou?rable mention|(?:world|olympic) record|(?:deserves?|give (?:them|him|her)) (?:\\p{L}{1,9} ){0,2}(?:medal|oscar|award|trophy)|art form|impressive(?:ly)? how|who knew|learn(?:ed|t) (?:so much |a lot )?(?:about )?(?:patience|humility|to wait)|character[- ]building|truly the a team|impressed by the (?:single|lone|one|only|sheer|complete|total)|congrat\\p{L}{1,10}[^.!?]{0,20}(?:invent|discover|manag)\\p{L}{1,4}|takes (?:real )?(?:skill|talent|effort)|you have to (?:hand it|admire)|the magic of|an experience for|bold (?:choice|move)|(?:brave|daring|innovative|creative|minimalist) (?:approach|concept|take|interpretation|choice)`,
  `(?:unos|unas|son|auténticos|verdaderos) (?:\\p{L}{1,12} )?(?:artistas|magos|genios)|unos artistas|mención (?:especial|aparte|de honor)|(?:todo un |un verdadero |qué )(?:talento|arte|récord|mérito)|(?:clase|lección|máster) (?:magistral|de paciencia|en)|aprend\\p{L}{1,4} (?:a tener |lo que es la )?paciencia|(?:merecen|darles|dadles) (?:un |una )?(?:premio|medalla|óscar|oscar)|hay que tener (?:arte|talento|mérito)|quién (?:lo diría|necesita)|(?:felicidades|enhorabuena)[^.!?]{0,20}(?:invent|descub|conseg|logr)\\p{L}{1,6}|original propuesta|propuesta (?:minimalista|arriesgada|original)`,
  `(?:de vrais?|sacrés?|quels?|véritables?|grands?) (?:artistes?|magiciens?|génies?|champions?)|mention (?:spéciale|très bien)|(?:leçon|cours|stage|masterclass) (?:de|d'|en) (?:patience|\\p{L}{3,12})|appris (?:\\p{L}{1,6} )?(?:la patience|à (?:patienter|attendre))|(?:mérit\\p{L}{1,5}|décern\\p{L}{1,3}) (?:\\p{L}{1,6} )?(?:médaille|oscar|prix|palme)|il faut (?:du talent|le faire|oser)|fallait (?:oser|le faire|y penser|du talent)|félicitations[^.!?]{0,20}(?:invent|découv|réussi)\\p{L}{0,5}|qui a besoin|record (?:battu|du monde|absolu)|concept (?:original|novateur|audacieux)|bravo (?:pour|au concept|les (?:champions|artistes|gars))`,
  `(?:echte|wahre|richtige) (?:künstler|profis|magier|meister)(?= |[.,!]|$)|meisterleistung|meisterklasse|(?:talent|gabe),? (?:für|zu|muss)|sonderpreis|ehrenpreis|besondere erwähnung|(?:verdient|gebt|bekommt) (?:\\p{L}{1,9} ){0,3}(?:medaille|oscar|preis|orden|pokal)|weltrekord|glückwunsch[^.!?]{0,20}(?:erfunden|entdeckt|geschafft)|rekord(?:zeit|verdächtig)|muss man (?:erst ?mal |auch erst |erst )(?:\\p{L}{1,9} )?(?:schaffen|können|hinkriegen|hinbekommen|einfallen)|(?:geduld|demut) (?:gelernt|lernt|üben|geübt)|lernt man (?:\\p{L}{1,9} )?geduld|wer braucht schon|so geht (?:kundenservice|gastfreundschaft|service|handwerk)|respekt(?= ?,| vor der| dafür)|kreative (?:lösung|auslegung|interpretation)|mutige[rs]? (?:ansatz|konzept|interpretation)|gelebte \\p{L}{4,20}|man denkt (?:eben |halt )?mit|das nenn(?:e|t)? (?:ich|man) (?:\\p{L}{1,8} )?(?:humor|kunst|timing|pünktlich\\p{L}{0,4}|schnell|mut|konsequent|kreativ|kundenservice|gastfreundschaft)`,
])
/** Like something it should not be like. */
const LIKENESS = words([
  `like (?:concrete|cardboard|rubber|leather|cement|shoe leather)|(?:like|similar to|size of|temperature of|charm of|ambience of|texture of|speed of|warmth of) (?:an? |the |my |being (?:in |on )?an? )?(?:\\p{L}{1,12} ){0,2}(?:fridge|freezer|prison|cell|cave|washing machine|shoebox|coffin|sponge|leather|cardboard|rubber|glacier|snail|sloth|tortoise|funeral|hostage|morgue|sauna|oven|bus shelter|car park|shoe|brick|concrete|waiting room|train station|dentist)`,
  `como (?:cemento|cartón|piedras?|suela|goma|chicle)|(?:similar a|como|tamaño de|textura de|encanto de|velocidad de|temperatura de) (?:una?|el|la) (?:\\p{L}{1,12} ){0,2}(?:lavadora|nevera|cárcel|celda|cueva|caja de zapatos|ataúd|esponja|suela|cartón|goma|glaciar|caracol|tortuga|funeral|rehén|morgue|sauna|horno|parking|ladrillo|piedra|zapato)`,
  `comme du (?:ciment|béton|carton|caoutchouc|plâtre)|(?:comme|semblable à|taille d'|texture d'|charme d'|vitesse d'|température d') ?(?:une?|le|la|dans une?) ?(?:\\p{L}{1,12} ){0,2}(?:frigo|congélateur|prison|cellule|grotte|machine à laver|boîte à chaussures|cercueil|éponge|semelle|carton|caoutchouc|glacier|escargot|tortue|enterrement|otage|morgue|sauna|four|hall de gare|parking|brique|pierre|chaussure)`,
  `wie (?:beton|pappe|gummi|zement|sägespäne)|(?:wie|so groß wie|charme|temperatur|konsistenz) (?:in |auf |bei )?(?:eine[rsmn]?|der|die|das|im|ner?|nem) ?(?:\\p{L}{1,14} ){0,2}(?:kühlschrank\\p{L}{0,2}|gefrierfach|gefängnis\\p{L}{0,2}|zelle|höhle|waschmaschine|schuhkarton\\p{L}{0,2}|sarg\\p{L}{0,2}|schwamm\\p{L}{0,2}|schuhsohle|pappe|gummi|gletscher\\p{L}{0,1}|schnecke|schildkröte|beerdigung|geisel|sauna|backofen|bahnhofshalle|wartesaal\\p{L}{0,2}|wartezimmer\\p{L}{0,2}|parkhaus\\p{L}{0,2}|tiefgarage|ziegelstein|stein)`,
])
const WITTY = words([
  `had (?:plenty of |enough |the )?time to (?:read|knit|learn|count|finish|get to know|grow|reflect|contemplate)|(?:got|get) to know every|(?:as an? )?(?:free|added|complimentary|nice|unexpected|lovely) (?:bonus|extra|touch|surprise|sauna|shower|workout|ice bath)|(?:don't|never) change(?: a thing| anything)?|keep up the good work|can't wait to (?:be|wait|queue|pay)|(?:loved|love|adored|enjoyed|enjoy|thrilled|delighted) (?:playing|being|waiting|paying|watching|standing|sitting|finding out|discovering|guessing|the (?:mystery|suspense|wait|cold|silence|surprise))|what (?:an adventure|a treat to|more could you want)|only (?:\\p{L}{1,9} )?(?:\\p{N}{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:phone |more )?(?:hours?|weeks|months|days|calls|emails|attempts|times) (?:late|later|to|before)?|who doesn't (?:love|like|want|enjoy)|you get to (?:guess|wait|watch|hear|listen|smell|share|pay)|aka (?:the|a|an)|(?:loved?|love) the (?:\\p{L}{1,9} ){0,3}(?:feature|concept|challenge|experience) ?,|nothing says|just what i (?:needed|always wanted)|i always wanted`,
  `me dio tiempo (?:a|de|para)|qué (?:maravilla|gusto|placer|gozada) (?:hacer|esperar|pagar|que (?:te|me|nos))|así da gusto|se conoce gente|(?:de regalo|de propina|sin coste adicional|incluid[oa] en el precio|encima gratis)|no (?:cambi(?:éis|en)|toqu(?:éis|en)) nada|seguid así|sigan así|(?:me encant|nos encant|disfrut)\\p{L}{1,4} (?:esper|pag|que (?:me|nos)|haciendo cola|jugando|adivin|el (?:misterio|suspense|frío))\\p{L}{0,4}|qué (?:aventura|emoción|ilusión)(?= ?[.!:,])|(?:solo|sólo|apenas) (?:\\p{N}{1,3}|dos|tres|cuatro|cinco|seis) (?:horas|semanas|meses|llamadas|correos|intentos)|quién no (?:quiere|sueña|desea)|lo que siempre (?:quise|soñé)|consigue que`,
  `quel (?:bonheur|plaisir|régal) (?:d'|de )(?:attendre|payer|faire la queue|patienter)|(?:eu|laissé?) (?:tout )?le temps (?:de|d')|(?:en prime|en bonus|offert par la maison|compris dans le prix|cadeau de la maison)|ne changez (?:rien|surtout rien)|continuez comme ça|(?:j'ai|on a|nous avons) (?:adoré|apprécié|aimé) (?:attendre|payer|être|regarder|deviner|jouer|le (?:suspense|mystère|froid|silence|soupir))|quelle (?:aventure|émotion|expérience)(?= ?[.!:,])|(?:seulement|à peine|que) (?:\\p{N}{1,3}|deux|trois|quatre|cinq|six) (?:heures|semaines|mois|appels|mails|relances|tentatives)|qui n'a jamais rêvé|dont je rêvais|on s'en souviendra`,
  `(?:hatte|hatten|blieb|bleibt|genug|genügend|viel) (?:\\p{L}{1,9} ){0,3}zeit,? (?:um |zum |die |den |das |mein|in ruhe)|(?:herrlich|wunderbar|schön),? (?:wenn man|eine stunde|so lange) (?:\\p{L}{1,12} ){0,3}(?:wartet|warten|steht|friert)|(?:gratis|inklusive|als bonus|als zugabe|obendrauf|ohne aufpreis|kostenlos dazu)|(?:bleibt|macht|bitte) (?:\\p{L}{1,6} )?(?:genau )?(?:so wie ihr seid|weiter so|nichts ändern)|ändert (?:bloß |ja |bitte )?nichts|(?:hab|habe|haben|liebe|lieben) (?:es )?(?:\\p{L}{1,8} )?(?:genossen|geliebt|gefreut),? (?:zu|wie|dass|zwei|drei)|(?:nur|bloß|gerade mal|lediglich) (?:\\p{N}{1,3}|zwei|drei|vier|fünf|sechs) (?:stunden|wochen|monate|anrufe|mails|anläufe|versuche)|wer (?:träumt|will|möchte) nicht|wovon ich (?:immer|schon)|was für ein (?:abenteuer|erlebnis)(?= ?[.!:,])|da freut (?:sich|man)`,
])
const EYES = /[🙃🙄🤡💩🤦🫠😒😑]/u
const CLAPS = /👏|🎉|🥇|🏆/u
const UNTOLD = words([
  `(?:not|never|isn't|wasn't|nowhere) (?:\\p{L}{1,9} ){0,2}(?:mentioned|told|listed|on the (?:site|website|menu)|advertised|announced)|hidden (?:fees?|charges?|costs?)|surprise (?:fees?|charges?|bill)|extra (?:fees?|charges?|charged)`,
  `no (?:sale|pone|aparece|viene|figura|estaba|avisan|dicen) (?:\\p{L}{1,9} ){0,3}(?:web|carta|contrato|presupuesto|anuncio|sitio|ningún)|(?:gastos|cargos|suplementos?) (?:ocult|sorpresa|extra)\\p{L}{0,3}`,
  `(?:pas|jamais|nulle part) (?:\\p{L}{1,9} ){0,3}(?:indiquée?|mentionnée?|annoncée?|prévue?|affichée?)|frais (?:cachés|surprises?|supplémentaires)|supplément (?:surprise|non)`,
  `(?:nirgends|nicht|nie) (?:\\p{L}{1,9} ){0,3}(?:erwähnt|angekündigt|angegeben|vereinbart|ausgeschrieben)|versteckte\\p{L}? kosten|überraschungs?(?:gebühr|zuschlag|rechnung)\\p{L}{0,2}`,
])

/** Praise for what does not matter. */
const FAINT = words([
  `(?:if you (?:like|love|enjoy)|si vous aimez|si tu aimes|si (?:te|os|le) gustan?|wer|wenn man|falls ihr) [^.!?]{0,40}(?:cardboard|carton|cartón|pappe|froide?s?|cold|frí[oa]s?|kalte[rsn]?|rubber|goma|gummi|caoutchouc|brûlée?s?|burnt|quemad[oa])`,
  `at least (?:the|i|we|it)|(?:can't|cannot) fault the (?:car ?park|parking|view of|exit|door|ashtray|wifi)|on the (?:plus|bright) side|shame about`,
  `(?:al|por lo) menos|menos mal que|pero oye|lo bueno es que`,
  `au moins|heureusement que?|le bon côté`,
  `immerhin|wenigstens|dafür war|positiv(?: ist|:)`,
])
/** It came, after all that time. */
const AFTER_ALL =
  /(?<!\p{L})(?:after|nach|après|tras|al cabo de|au bout de) (?:\p{L}{1,9} ){0,2}(?:[4-9]\p{N}|\p{N}{3}|an?|two|three|eine[rm]?|zwei|drei|una|dos|tres|une|deux|trois) ?(?:min\p{L}{0,5}|hours?|stunden?|horas?|heures?)(?!\p{L})/iu

/** For those one does not like. */
const FOR_ENEMIES = words([
  `recommend(?:ed)?(?: \\p{L}{1,6}){0,2} to (?:(?:anyone|anybody|everyone|people|someone|those) (?:\\p{L}{1,5} )?(?:we|i|you)(?:'ve| have)? (?:don't|do not|can't|cannot|never|dislike|hate)(?: \\p{L}{1,9})?|my (?:worst |biggest )?(?:enem(?:y|ies)|ex)(?!\\p{L}))`,
  `recom\\p{L}{3,9}(?: \\p{L}{1,6}){0,2} a (?:mi (?:peor )?(?:enemig[oa]|ex)|mis (?:peores )?enemig[oa]s|quien (?:me|te|nos) (?:caiga|cae) mal|la gente que no)`,
  `recommand\\p{L}{1,5}(?: \\p{L}{1,9}){0,2} à (?:mon (?:pire )?(?:ennemi|ex)|mes (?:pires )?ennemis|(?:tous )?ceux que (?:je|j'|nous|vous) (?:n'|déteste)\\p{L}{0,8})`,
  `empfehl\\p{L}{1,6}(?: \\p{L}{1,9}){0,3} (?:meine[mnr] (?:\\p{L}{1,10} )?(?:feinde?n?|ex)|leuten, die (?:ich|wir|man) nicht|allen, die (?:ich|wir|man) nicht (?:mag|mögen))|meine[mnr] (?:\\p{L}{1,10} )?(?:feinde?n?|ex) (?:\\p{L}{1,9} )?empfehl\\p{L}{1,4}`,
])
/** The dearest there ever was, and what is bought with it. */
const DEAREST = words([
  `(?:most expensive|dearest|priciest|longest) (?:\\p{L}{1,14} ){1,4}(?:of|in) my life|(?:pay|pays|paid|paying) (?:for|off) (?:the|his|her|their|your|someone's) (?:\\p{L}{1,9} )?(?:porsche|ferrari|yacht|villa|pool|mortgage|holiday home)|(?:didn't|never|did not) (?:know|realise|realize) (?:that )?(?:a )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\p{L}{3,9}) (?:is|was|were|are|counts?|counted) an? (?:bank )?(?:holiday|luxury|extra)`,
  `(?:más car[oa]|más larg[oa])s? (?:\\p{L}{1,14} ){0,3}de (?:mi|toda mi) vida|(?:pagar|pagando|pagarse) (?:el|su|la|un) (?:porsche|ferrari|yate|chalé|chalet|piscina|hipoteca)|no sabía que (?:el|los|las?) \\p{L}{3,12} (?:era|eran|fuera|fueran) (?:festivos?|un lujo|extra)`,
  `(?:plus (?:cher|chère|long|longue)s?) (?:\\p{L}{1,14} ){0,3}de (?:ma|toute ma) vie|(?:payer|paie|rembourser) (?:la|sa|le|son) (?:porsche|ferrari|yacht|villa|piscine)|(?:ne|j') ?(?:savais|ignorais) (?:pas )?que (?:le |la |les )?\\p{L}{3,12} (?:était|étaient) (?:un jour férié|fériés?|un luxe|en option)`,
  `(?:teuerste[rnms]?|längste[rnms]?) (?:\\p{L}{1,18} ){1,3}meines lebens|(?:porsche|ferrari|jacht|yacht|villa|pool) (?:will|muss|möchte) (?:\\p{L}{1,9} ){0,3}(?:bezahlt|finanziert|abbezahlt)|wusste (?:gar |bisher )?nicht, dass (?:der |die |das |ein )?\\p{L}{3,14} (?:\\p{L}{1,5} ){0,2}(?:feiertag|luxus|extra)`,
])

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const DEAREST_ALL = new RegExp(DEAREST, 'giu')

/** Each sign counts by how rarely it stands in praise that is meant. */
export function weighScorn(content: string): number {
  const text = content.replaceAll(/[’‘]/g, "'")
  const signs = [
    STARS_FOR.test(text) ? 0.75 : 0,
    Math.min(count(text, SPAN), 2) * 0.75,
    Math.min(count(text, AMOUNT), 2) * 0.5,
    Math.min(count(text, QUOTED), 2) * 0.75,
    TALENT.test(text) ? 1 : 0,
    LIKENESS.test(text) ? 1.25 : 0,
    WITTY.test(text) ? 1 : 0,
    EYES.test(text) ? 1.25 : 0,
    CLAPS.test(text) ? 0.5 : 0,
    UNTOLD.test(text) ? 1 : 0,
    FAINT.test(text) ? 1 : 0,
    AFTER_ALL.test(text) ? 0.5 : 0,
    FOR_ENEMIES.test(text) ? 2.5 : 0,
    Math.min(count(text, DEAREST_ALL), 2) * 1.25,
  ]
  return signs.reduce((sum, sign) => sum + sign, 0)
}
