// A ransom that is only hinted at: no sum, no condition, but what the review is worth, that it can change, and a talk between
// friends. Pieces of patterns in small letters, four languages at once. Strangers write these texts: every repetition has an end.

const compile = (...pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,16},? ){0,${most}}`

const NOTE_EN = `(?:reviews?|posts?|ratings?|stars?|comments?|words?)`
const NOTE_ES = `(?:reseñas?|opini(?:ón|ones)|estrellas?|comentarios?|valoraci(?:ón|ones)|notas?)`
const NOTE_FR = `(?:avis|commentaires?|étoiles?|notes?)`
const NOTE_DE = `(?:bewertung(?:en)?|rezension(?:en)?|sterne?n?|kommentare?|\\p{L}{2,6}-sterne-\\p{L}{4,14})`

/** What is meant to frighten; each counts once. */
const LEVERS: readonly RegExp[] = [
  // It would be a shame.
  compile(
    `(?:would|'d) (?:really |just |only )?be (?:such )?(?:an? )?(?:real |great |terrible |awful |crying )?(?:shame|pity|unfortunate|sad|too bad) (?:if|for|were|should)|(?:hate|wouldn't want|would not want|wouldn't like|don't want) (?:for )?(?:to see )?(?:this|it|that|you|your|anything|things|people|word|others?|more) ${W(5)}(?:happen|hear|get out|spread|find out|suffer|damage|lose|read|come out|hurt)`,
    `(?:sería|seria) (?:\\p{L}{1,5} )?(?:pena|lástima|feo|triste)|no (?:me )?gustaría (?:tener )?que ${W(6)}(?:enter|sup|ley|cont|public|perd|perjudic)\\p{L}{1,6}|no querr[ií]a ${W(6)}(?:enter|sup|ley|cont|public|perd|perjudic)\\p{L}{1,6}`,
    `(?:ce |ça )?serait (?:\\p{L}{1,9} ){0,2}(?:dommage|bête|ballot|regrettable|malheureux|triste)(?! de (?:se priver|passer à côté|rater|manquer))|je n'aimerais pas (?:que|avoir)|il ne faudrait pas que`,
    `(?:wäre|wär|fände es|fänd's|wär's) ${W(4)}(?:schade|jammerschade|blöd|dumm|unschön|ärgerlich|traurig|bedauerlich),? (?:wenn|falls|würde)|nicht, dass ${W(8)}(?:erfahren|erfährt|lesen|liest|schreiben|rumspricht|herumspricht)`,
  ),
  // What it is worth.
  compile(
    `what (?:an? |one |five |\\p{N} )?(?:\\p{L}{1,8} )?${NOTE_EN} (?:is|are|can be|like this|like mine|from me|can|could|costs?|does|do|means?|brings?)(?: (?:is|can|worth|do|costs?))?|how (?:much|important|valuable|damaging|quickly|fast|easily) (?:an? |one |good |bad |\\p{L}{2,5}-star )*${NOTE_EN}|know(?:s)? (?:\\p{L}{1,6} )?how (?:much )?(?:these |this |reviews? |ratings? )${W(2)}(?:work|matter|count)s?`,
    `${NOTE_ES} (?:\\p{L}{1,8} ){0,4}(?:vale|valen|pesa|pesan|cuesta|cuestan)|lo que (?:vale|valen|pesa|cuesta|cuestan|supone|hace|puede hacer) (?:una?|cinco|unas|\\p{N}) (?:\\p{L}{1,7} )?${NOTE_ES}|lo (?:importante|mucho) que (?:es|son|vale) ${W(3)}${NOTE_ES}|el daño que|lo (?:rápido|fácil) que ${W(4)}(?:cambia|sube|baja|pasa|se convierte)n?`,
    `(?:ce que|combien) (?:\\p{L}{1,6} )?(?:vau(?:t|lent)|coûte(?:nt)?|pèse(?:nt)?|rapporte(?:nt)?|peu(?:t|vent) (?:faire|coûter|rapporter)|représente(?:nt)?) (?:une? |cinq |\\p{N} |des |quelques )?(?:\\p{L}{1,8} )?${NOTE_FR}|combien (?:une? |cinq |des )?(?:\\p{L}{1,8} )?${NOTE_FR} (?:peu(?:t|vent)|vau(?:t|lent)|compte)|(?:une? |cinq )(?:\\p{L}{1,8} )?${NOTE_FR},? (?:ça |cela )(?:vaut|coûte|pèse|rapporte)`,
    `was (?:ein\\p{L}{0,2} |fünf |solche |so eine |\\p{N} )?(?:\\p{L}{1,9} )?${NOTE_DE} (?:\\p{L}{1,9} ){0,3}(?:wert|kostet|kosten|ausmacht|ausmachen|bewirken|bewirkt|bedeutet|anrichten)|wie (?:viel|wichtig|wertvoll|schnell) (?:ein\\p{L}{0,2} |solche |gute |schlechte )*${NOTE_DE}`,
  ),
  // It can change, or there is more.
  compile(
    `i (?:can|could|might|may) (?:always |easily |just |also |still |well )?(?:take|pull|bring) (?:it|this|that|them) (?:back )?(?:down|off)|(?:it|this|that|${NOTE_EN}|they) can (?:always |easily |quickly |just |still |also )?(?:(?:become|turn into|go to|jump to) (?:five|5|four|4|an? \\p{L}{3,9})|be (?:changed|edited|updated|removed|deleted|taken down)|come down|change|go away|disappear|improve|get (?:worse|longer|better))|(?:left|kept|keeping|leaving|made) (?:this|it)(?: one)? ${W(2)}(?:up|short|vague|mild|polite|brief|quiet|civil) ${W(3)}(?:for now|for the moment|for today|at the moment|so far|as a courtesy)|(?:more|longer version|photos|pictures|screenshots|the rest|part two) ${W(3)}(?:drafted|written|saved|ready|on file|in my drafts)|(?:whether|if) i (?:\\p{L}{1,8} ){0,4}(?:post|publish|share|write|upload)(?:ing)? ${W(4)}depends|for now, (?:at least|that is|anyway)`,
    `(?:se puede[n]?|puedo|podría|se) (?:\\p{L}{1,8} )?(?:quit|borr|cambi|modific|edit|retir|mejor)(?:ar(?:la|lo|las)?|a|an)(?: (?:igual|en un|cuando|con|en dos|fácil|rápid))\\p{L}{0,8}|(?:quit|borr|cambi|modific|edit|retir)(?:o|ar(?:la|lo|se)?|a|an?) (?:igual|en un|en dos|en cualquier) \\p{L}{2,10}|${NOTE_ES} (?:puede|podría) (?:\\p{L}{1,8} )?(?:convertirse en|pasar a|volverse|subir a) (?:cinco|5|\\p{L}{3,5} (?:buena|mejor))|est[aeo] (?:se puede|puede) (?:quitar|borrar|cambiar|desaparecer|mejorar|crecer)|(?:de momento|por ahora),? (?:me callo|lo dejo|no digo|no cuento|me (?:lo )?guardo|solo)|tengo (?:\\p{L}{1,8} ){0,2}(?:más|fotos|capturas|vídeos|lo demás) (?:\\p{L}{1,8} ){0,2}(?:guardad|escrit|prepara|list|en el cajón|en borrador)\\p{L}{0,5}`,
    `${NOTE_FR},? (?:ça|cela) (?:se (?:modifie|change|corrige|retire|efface|supprime|retouche)|va,? ça vient|s'efface|disparaît|évolue)|${NOTE_FR} (?:peut|peuvent) (?:\\p{L}{1,8} )?(?:devenir|passer à) (?:cinq|5|\\p{L}{3,9})|${NOTE_FR} (?:se (?:modifie|change|retire|corrige)|s'efface|peut (?:\\p{L}{1,8} )?(?:être|changer|disparaître|évoluer|s'améliorer|bouger))|je peux (?:toujours |encore |très bien |aussi )?(?:le |l'|la )?(?:retirer|effacer|supprimer|modifier|changer|enlever|rallonger|compléter)|pour l'instant,? (?:je (?:reste|me tais|m'en tiens|n'en dis|garde)|c'est tout)|(?:j'en ai|j'ai) (?:\\p{L}{1,8} ){0,3}(?:sous le coude|en réserve|de côté|dans mes brouillons|gardée?s?)`,
    `(?:${NOTE_DE}|so etwas|sowas|das|dies|alles|es) (?:lässt|lassen) sich (?:\\p{L}{1,8} ){0,3}(?:ändern|löschen|entfernen|anpassen|korrigieren|überarbeiten)(?=[.,!; ]|$)|kann (?:ich|man) (?:\\p{L}{1,8} ){0,5}(?:löschen|ändern|rausnehmen|runternehmen|zurückziehen|anpassen|verlängern|ergänzen)|(?:kann|können|könnten?) (?:\\p{L}{1,8} ){0,4}(?:fünf|5) (?:sterne )?werden|(?:werden|wird) (?:aus ${W(3)}${NOTE_DE}|${NOTE_DE} ${W(2)}) (?:\\p{L}{1,8} ){0,3}(?:fünf|5)|sieht (?:das|es|die sache|das ganze)(?: hier)? (?:\\p{L}{1,8} ){0,2}(?:ganz |schon )?(?:anders|besser|freundlicher) aus|(?:vorerst|erst ?mal|einstweilen|noch) (?:belasse|lasse|halte|bin) ich ${W(4)}(?:dabei|so|zurück|höflich|kurz|nett|diplomatisch)|(?:habe|hab|hätte) (?:\\p{L}{1,8} ){0,4}(?:in der schublade|auf lager|in petto|gespeichert|als entwurf)`,
  ),
  // To be settled between friends.
  compile(
    `(?:settled?|sort(?:ed)?|resolved?|fix(?:ed)?|handled?|work(?:ed)?) (?:this|it|that|things|something|matters)(?: out)? (?:quietly|privately|discreetly|between (?:us|ourselves|friends|you and me)|among ourselves|like (?:adults|gentlemen|friends|grown-?ups)|off (?:here|the record))|how (?:we|you) (?:might |can |could |want to |would like to |'d like to |are going to )?(?:settle|resolve|make) (?:this|it|that)|(?:come to|reach|find) (?:an?|some) (?:\\p{L}{1,12} )?(?:arrangement|understanding|accommodation)|make it worth (?:my|our) while|open to (?:offers|suggestions|persuasion)|i(?:'m| am) (?:an? )?(?:very )?(?:reasonable|flexible|easy to please|generous|understanding)(?: (?:man|woman|person|guy))?(?= |[.,!;]|$)|(?:everything|everyone) has (?:its|a|their) price|scratch my back`,
    `(?:lo|la cosa|esto) (?:arregl|solucion|habl|resolv)\\p{L}{1,6} (?:como|entre|en privado|tranquilamente|discretamente|por las buenas|con un café|tomando)|(?:llegar|llegamos|llegaremos) a un (?:acuerdo|arreglo|entendimiento)|nos entend(?:emos|eremos|amos)|entendernos|(?:soy|somos) (?:una persona |gente |un hombre |una mujer )?(?:\\p{L}{1,4} )?(?:razonables?|flexibles?|generos[oa]s?|comprensiv[oa]s?|fácil(?:es)? de contentar|agradecid[oa]s?)|tod[oa] tiene (?:su precio|arreglo)|arreglo amistoso|por las buenas|(?:y )?tan amigos`,
    `terrain d'entente|(?:s'arranger|s'entendre|nous entendre|nous arranger)(?! (?:avec le|sur le devis))|(?:trouver|trouvera|trouverons) (?:\\p{L}{1,6} ){0,2}(?:arrangement|accord|solution) (?:entre|à l'amiable|discr|ensemble)?|on (?:en (?:discute|parle|cause)|s'arrange) (?:\\p{L}{1,9} )?(?:autour|entre|en privé|discrètement|calmement)|(?:quelqu'un|personne|homme|femme) d'arrangeante?|(?:suis|sommes) (?:\\p{L}{1,6} )?(?:arrangeante?s?|conciliante?s?|raisonnables?|compréhensi(?:f|ve)s?|généreu(?:x|se))|entre gens (?:raisonnables|intelligents|bien)|bons amis|tout s'achète|tout se négocie|faire un geste`,
    `aus der welt (?:schaffen|räumen|bringen)|(?:unter uns|unter freunden|im stillen|diskret|wie (?:erwachsene|männer)|in aller ruhe|unter vier augen) (?:\\p{L}{1,9} ){0,2}(?:regeln|klären|lösen|einigen|besprechen)|(?:man kann|kann man|wir können|können wir) (?:\\p{L}{1,4} ){0,2}über alles reden|(?:werden|würden|könnten) (?:wir )?uns (?:\\p{L}{1,9} ){0,2}einig|einigen wir uns|(?:bin|sind) (?:\\p{L}{1,5} ){0,2}(?:flexibel|verhandlungsbereit|umgänglich|nicht nachtragend|kein unmensch|gesprächsbereit)|(?:ein bisschen|etwas|wenig|kleines?) (?:\\p{L}{1,10} )?entgegenkommen|alles hat seinen preis|eine hand wäscht`,
  ),
  // What would make it forgotten.
  compile(
    `(?:free|complimentary|voucher|upgrade|discount|generosity|generous)[^.!?]{0,60} (?:forget|forgotten|overlook|slips? my mind|go away|memory)|(?:forget|overlook)[^.!?]{0,40} (?:for|if|with|over) [^.!?]{0,30}(?:free|voucher|discount|upgrade|generosity)|(?:owners?|managers?|someone|somebody|place) (?:shows?|showed|is|are) (?:\\p{L}{1,6} ){0,3}(?:generosity|generous|goodwill)`,
    `(?:gratis|invitación|descuento|detalle|regalo|vale)[^.!?]{0,60} (?:olvid|borr)\\p{L}{1,5}|(?:olvid)\\p{L}{1,5}[^.!?]{0,40} (?:con|por|si) [^.!?]{0,30}(?:gratis|descuento|detalle|invitación|regalo|vale)`,
    `(?:gratuite?s?|offerte?s?|bon d'achat|remise|geste)[^.!?]{0,60} (?:oubli)\\p{L}{1,5}|(?:oubli)\\p{L}{1,5}[^.!?]{0,40} (?:contre|pour|avec|si) [^.!?]{0,30}(?:gratuite?s?|offerte?s?|bon d'achat|remise|geste)`,
    `(?:gratis|kostenlos\\p{L}{0,3}|gutschein|rabatt|umsonst|aufs haus)[^.!?]{0,60} (?:vergess|vergiss|vergäß)\\p{L}{0,3}|(?:vergess|vergäß)\\p{L}{1,3}[^.!?]{0,40} (?:für|bei|mit|wenn) [^.!?]{0,30}(?:gratis|kostenlos\\p{L}{0,3}|gutschein|rabatt)`,
  ),
  // How others did it.
  compile(
    `(?:places?|restaurants?|hotels?|owners?|businesses|shops?|people|those|anyone) (?:which|that|who)(?: \\p{L}{1,9}){0,2} (?:looks? after|takes? care of|treats?|(?:are|is|were) (?:nice|good|generous|kind) (?:to|with)) (?:me|us)|(?:usually|normally|generally|always|tend to) (?:\\p{L}{1,9} ){0,4}(?:comp(?:ed|s)?|on the house|do rather well|generous|show their (?:gratitude|appreciation)|well rewarded)|(?:a (?:little|small) |some )(?:envelope|gesture|token|gift|something|appreciation)|(?:the )?(?:others?|ones?|those|last (?:place|owner|one)|place down the road)(?: \\p{L}{1,9}){0,4} (?:didn't (?:listen|understand|get it)|(?:never )?regret(?:ted|s)?(?: it)?|had a (?:\\p{L}{1,9} )?(?:summer|spring|season|winter|year)|closed|saw sense|was smarter|understood|learn(?:ed|t))`,
    `(?:sitios|locales|restaurantes|hoteles|negocios|otros|los demás|el bar|el vecino)(?: \\p{L}{1,9}){0,5} (?:me cuidan|me tratan bien|me invitan|son más (?:list|generos|detallist)[oa]s|(?:lo )?entendi(?:ó|eron)|se port(?:a|an|ó|aron)|fue(?:ron)? más listos?|saben agradec\\p{L}{1,9}|sab(?:e|en) agradec\\p{L}{1,5})|(?:un|algún) (?:pequeño )?(?:detallito|sobre|gesto|obsequio)|(?:los que|el que|quien) no (?:lo )?(?:entend|hizo|hicier|escuch|quis)\\p{L}{0,6}`,
    `petite? (?:enveloppe|attention|geste|cadeau)|(?:hôtels|restaurants|commerces|établissements|autres|maisons|commerçants?|voisins?)(?: [\\p{L}']{1,12}){0,6} (?:généreux|bien compris|compris|(?:me|nous) (?:soignent|gâtent|invitent|remercient)|savent (?:recevoir|remercier|me|nous|se))|ceux qui n'(?:ont|avaient) (?:pas|rien) (?:compris|écouté|voulu)|(?:printemps|été|hiver|saison|année) (?:\\p{L}{1,5} )?(?:difficile|compliquée?|rude|calme)`,
    `(?:lokale|hotels?|restaurants|andere|anderen|läden|betriebe|wirte|nachbarn?|kollegen)(?: \\p{L}{1,12}){0,5} (?:erkenntlich|großzügig(?:er)?|spendabel|verstanden|schlauer|klüger|einsichtig(?:er)?|lernfähig|eingeladen)|(?:wirt|chef|nachbar|laden|betrieb|kollege)(?: \\p{L}{1,12}){0,3} (?:schlauer|klüger|einsichtiger|verstanden)|zeigen sich (?:\\p{L}{1,9} ){0,2}erkenntlich|(?:kleine[ns]? )(?:aufmerksamkeit|umschlag|geste|dankeschön|geschenk)|(?:wer|die) (?:\\p{L}{1,5} )?nicht (?:hören|verstanden|verstehen|mitgemacht|gehört)(?: \\p{L}{1,9})?`,
  ),
]

/** What stands beside it. */
const SIGNS: readonly RegExp[] = [
  compile(
    `you (?:know (?:where|how) to (?:find|reach|contact|get hold of) me|have my (?:number|e-?mail|details|card)|know what (?:i mean|to do)|understand(?: me)?|catch my drift)|(?:have a |do )think|think (?:it over|about (?:it|how|what))|(?:if|catch) (?:you )?(?:get )?my (?:drift|meaning)|i(?:'m| am) sure you (?:understand|agree|see)|a word to the wise|(?:your|the ball's) (?:move|call|court)|we both know`,
    `ya (?:me|nos) entend(?:éis|emos|es|en|eréis)|pens(?:ad|ár?os|adlo|áoslo|arlo|adlo bien|enlo|atelo)\\p{L}{0,3}|vosotros (?:veréis|sabréis|mismos)|(?:sabéis|saben|sabes|tenéis|tienen|tienes) (?:dónde (?:encontrarme|estoy)|cómo (?:localizarme|encontrarme|contactarme)|mi (?:número|teléfono|correo))|lo sabéis|no hace falta (?:decir|que diga)|a buen entendedor|creo que me explico`,
    `vous (?:savez (?:où|comment) me (?:trouver|joindre|contacter)|avez mon (?:numéro|mail|adresse)|m'avez compris|me comprenez|voyez ce que)|réfléchissez(?:-y)?|pensez-y|à bon entendeur|passez-moi un (?:coup de fil|appel)|comme moi|inutile d'en dire plus|à vous de (?:voir|jouer)`,
    `(?:denkt?|denken sie) (?:\\p{L}{1,6} ){0,3}(?:nach|drüber nach)|überleg(?:t|en sie) (?:\\p{L}{1,5} ){0,3}(?:es )?(?:euch|sich|mal|gut)|ihr (?:habt|kennt) (?:ja )?(?:meine|mich)|(?:ihr|sie) (?:wisst|wissen),? (?:\\p{L}{1,3} )?(?:wo|wie) (?:ihr|sie|ich) (?:mich|zu)|(?:ihr versteht|sie verstehen|verstehen wir uns|versteht mich)|wir wissen (?:doch |ja )?beide|mehr (?:muss|brauche) ich (?:wohl )?nicht`,
  ),
  compile(
    `(?:\\p{N}[\\p{N}., ]{0,8}|k|thousand|many|lots of|of) (?:followers|subscribers|members|readers)|influencer|my (?:followers|channel|blog|audience|group|forum|page)`,
    `(?:\\p{N}[\\p{N}., ]{0,8}|mil|muchos) (?:seguidores|suscriptores|miembros|lectores)|(?:mi|del|en el) (?:canal|blog|foro|grupo)`,
    `(?:\\p{N}[\\p{N}., ]{0,8}|mille|mes|des) (?:abonnés|followers|membres|lecteurs)|(?:ma chaîne|mon blog|mon compte|notre groupe|le forum)`,
    `(?:\\p{N}[\\p{N}., ]{0,8}|tausend|viele|meine) (?:follower\\p{L}{0,2}|abonnenten|mitglieder|leser)|(?:mein(?:em|en)?|unser\\p{L}{0,2}) (?:kanal|blog|forum|gruppe|verein|stammtisch\\p{L}{0,6})|stammtischrunde`,
  ),
  compile(
    `(?:in town|here|around|staying|back|again) (?:until|till|on|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|weekend|tomorrow)|depends on (?:how|what|you|the)|for now|for the moment|so far`,
    `(?:hasta|el) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|de momento|por ahora|según (?:cómo|lo que)`,
    `(?:repasse|reviens|repasserai|jusqu'à) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|pour l'instant|pour le moment|selon (?:ce|comment)`,
    `(?:bis|am) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vorerst|einstweilen|noch (?:bin|halte|lasse)|kommt drauf an|je nachdem`,
  ),
]

/** Whoever was paid already, or was offered something, threatens no one. */
const TOLD_OF_THEM = compile(
  `they (?:offered|asked|wanted|begged|threatened|told)|(?:owner|manager|he|she) (?:offered|threatened|asked me to|begged)|(?:me|nos) (?:ofreci|amenaz|pidi)\\p{L}{1,4}|(?:m'a|m'ont|nous a|nous ont|on m'a) (?:proposé|menacée?|demandé de)|(?:mir|uns) (?:\\p{L}{1,9} ){0,4}(?:angeboten|gedroht)|wurde (?:\\p{L}{1,9} ){0,3}(?:angeboten|gedroht)`,
)

const OF_A_LEVER = 2
const ENOUGH = 4

/** The words of the first lever, where there is more than one, or one with all that goes beside it. */
export function weighHint(lower: string): RegExpExecArray | null {
  const levers = LEVERS.map((lever) => lever.exec(lower)).filter((found) => found !== null)
  const [first] = levers
  if (!first || TOLD_OF_THEM.test(lower)) return null
  const signs = SIGNS.filter((sign) => sign.test(lower)).length
  return levers.length * OF_A_LEVER + signs >= ENOUGH ? first : null
}
