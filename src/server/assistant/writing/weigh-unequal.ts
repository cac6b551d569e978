// Discrimination that is told by what happened alone, in whatever words: who the writer is, what was done only to them, and how
// somebody else fared. Small letters, four languages at once. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,16},? ){0,${most}}`

/** What others saw or heard of the writer. */
const WHO = words([
  `(?:my|our|his|her|an?) (?:\\p{L}{1,9} )?(?:accent|skin|skin colou?r|surname|foreign name|headscarf|hijab|turban|wheelchair|guide dog|white cane|hearing aids?|sari|kippah|dreadlocks)|people like (?:me|us|you|that|them)|your (?:kind|sort|lot)|(?:heard|saw|read|hearing|seeing|gave|spelled) (?:them )?my (?:sur)?name|(?:in|to) this country|born (?:here|in (?:britain|england|this|london))|(?:pay|paying|paid) (?:my|our) taxes|(?:british|english|american|white|blonde?|german|spanish|french) (?:friend|colleague|wife|husband|flatmate|neighbou?r|girlfriend|boyfriend|couples?|customers?)|speak english|foreigners?`,
  `(?:mi|nuestro|el|su) (?:acento|apellido|color|pelo afro)|(?:mi|nuestra|la) piel|(?:mi|su|el|con) (?:pañuelo|velo|hiyab|turbante)|silla de ruedas|perro guía|gente como (?:yo|nosotr[oa]s|tú|usted(?:es)?|vosotr[oa]s|esa)|en este país|en españa|nac(?:í|ido|ida|imos) (?:aquí|en)|pag(?:o|ando|amos) (?:mis|nuestros) impuestos|(?:amig[oa]|compañer[oa](?: de \\p{L}{3,8})?|novi[oa]|vecin[oa]|mujer|marido),? (?:español[a]?|rubi[oa]|blanc[oa]|de aquí)|(?:las|los|cuatro|tres|dos) (?:rubi[oa]s|blanc[oa]s|español[ea]s)|extranjer[oa]s?`,
  `(?:mon|notre|son|l') ?(?:accent|nom de famille|foulard|voile|turban|fauteuil(?: roulant)?|chien guide)|(?:ma|notre|sa) (?:peau|couleur|couleur de peau)|(?:des )?gens comme (?:moi|nous|vous|eux|ça)|née?s? (?:ici|à|en france)|en france|dans ce pays|(?:paie|payons|payer) (?:mes|nos) impôts|(?:vu|lu|entendu|donné|épelé) mon (?:nom|prénom)|(?:amie?|collègue|femme|mari|copine?|voisine?),? (?:française?|blonde?|blanche?)|étrang(?:er|ère)s?`,
  `(?:mein\\p{L}{0,2}|unser\\p{L}{0,2}|ihr\\p{L}{0,2}|sein\\p{L}{0,2}) (?:akzent|nachnamen?|hautfarbe|haut|kopftuch|turban|rollstuhl|blindenhund)|kopftuch|(?:leute|leuten|menschen|personen) wie (?:mich|mir|uns|sie|euch|ich|wir)|in diesem land|in deutschland (?:geboren|aufgewachsen|zuhause)|hier (?:geboren|aufgewachsen)|(?:zahle|zahlen) (?:\\p{L}{1,9} )?steuern|(?:meinen|unseren) (?:nach)?namen (?:\\p{L}{1,9} ){0,2}(?:hörte|las|sah|gehört|gelesen|genannt|sagte|buchstabier\\p{L}{1,2})|(?:deutsche|blonde|weiße)[nrms]? (?:freund\\p{L}{0,2}|kolleg\\p{L}{1,2}|frau|mann|nachbar\\p{L}{0,2}|paare?|familie)|ausländer\\p{L}{0,3}`,
])
/** What is asked or done only where somebody is mistrusted. */
const MISTRUSTED = words([
  `(?:photocop\\p{L}{1,4}|show|see|check(?:ed)?|for|my|our) ${W(2)}(?:papers|passports?|id|i\\.d\\.|identification|visas?|proof of (?:id|address|income|funds)|residence permit)|(?:whether|if) (?:i|we) (?:\\p{L}{1,9} )?(?:understood|understand|could (?:afford|read|pay)|can (?:afford|read|pay)|was lost|were lost|worked here|was (?:delivering|the cleaner)|had the money)|took one look at (?:me|us)|looked (?:me|us) up and down|(?:follow(?:ed|ing)|watch(?:ed|ing)|walk(?:ed|ing) behind|steps? behind) (?:me|us)|hand on (?:her|his) (?:bag|purse)|(?:spoke|talked|speaking) (?:to (?:me|us) )?(?:very |extra |so )?(?:slowly|loudly)|like (?:i was|i were|we were|to) an? (?:child|thief|criminal)|(?:guest|dress|members?) (?:list|code|only)`,
  `(?:el|la|mi|nuestr[oa]|los|mis) (?:carn[eé]t?|dni|nie|pasaporte|papeles|documentación|nómina)s?|si (?:sabía|sabíamos|entendía|entendíamos|podía|podíamos|tenía|iba|íbamos|me llegaba) ${W(2)}(?:leer|pagar|precios?|permit\\p{L}{1,7}|dinero|hablar|a pagar|para)|(?:al|nada más) (?:llegar y )?(?:verme|vernos|oírme|oírnos|oír mi|escuchar mi|ver mi)|de arriba (?:a )?abajo|(?:muy |más )?despacio|como (?:a|si fuera) (?:un|una) (?:niñ[oa]|tont[oa]|ladrón|delincuente|ladrona)|(?:nos|me) (?:siguió|seguía|vigil\\p{L}{1,5})|(?:noche de|con|en la) lista|lista de invitados|reservado el derecho`,
  `(?:mes|nos|les|ses) papiers|pièces? d'identité|carte de séjour|passeports?|fiches? de paie|si (?:je|j'|nous|on) (?:\\p{L}{1,3} )?(?:savai[st]|comprenai[st]|comprenions|avai[st]|pouvai[st]|avions|pouvions) ${W(2)}(?:lire|les moyens|payer|le prix|parler|bien|le français|les prix|de quoi)|en (?:me|nous) voyant|dès qu'(?:il|elle|on) (?:m'a|nous a)|de (?:haut en bas|la tête aux pieds)|(?:très |bien |trop )?lentement|comme (?:à un|une?|si j'étais une?) (?:enfant|voleu(?:r|se)|délinquante?|débile)|(?:suivie?s?|surveillée?s?) (?:dans|partout|tout|comme|par)|liste (?:d'invités|privée)|soirée privée`,
  `(?:meinen|unseren|den|meine|unsere|die) (?:ausweise?|pass|papiere|aufenthaltstitel|gehaltsnachweise?)|ob (?:ich|wir) (?:\\p{L}{1,12} ){0,4}(?:lesen|verstehe|verstehen|verstanden|leisten|bezahlen|zahlen|hier arbeite|putze)\\p{L}{0,2}|(?:als|sobald) (?:sie|er|man) (?:mich|uns) (?:sah|gesehen|sahen)|von oben bis unten|gemustert|(?:lief|liefen|ging|stand|schlich) ${W(7)}hinter (?:mir|uns)|(?:ganz |extra |sehr |betont )langsam ${W(3)}(?:gesprochen|geredet|erklärt)|wie (?:mit |bei )?(?:einem |ein |einen )(?:kind|dieb|verbrecher)\\p{L}{0,2}|gästeliste|geschlossene gesellschaft|beobachtet`,
])
/** Where they were put, and how long they were left there. */
const SLIGHTED = words([
  `(?:seated|sat|put|placed|given (?:a|the) table|table|moved) ${W(4)}(?:toilets?|loos?|bins?|kitchen|door|corner|back|basement|last)|served last|(?:looked|walked|went) (?:straight )?(?:past|through|round) (?:me|us)|(?:no one|nobody) (?:came|looked|greeted|spoke)|kept (?:me|us) waiting|round the back|side entrance|go (?:to|somewhere) (?:else|elsewhere)`,
  `(?:al fondo|junto a|al lado de|pegad[oa]s? a) ${W(2)}(?:baños?|basura|cocina|servicios|puerta)?|los últimos|últim[oa]s en|(?:nadie|ni) ${W(2)}(?:nos|me) (?:mir|atend|salud)\\p{L}{1,5}|(?:pasaron|pasó) de (?:nosotr[oa]s|largo|mí)|otro sitio|puerta de atrás|está (?:el|la) (?:ambulatorio|otro|de al lado)`,
  `(?:au fond|à côté des|près des|devant les) ${W(1)}(?:cuisines?|toilettes|poubelles|salle)?|en derniers?|(?:personne|pas un) ${W(2)}(?:nous a|m'a|regard|salu|serv)\\p{L}{0,4}|(?:ignorée?s?|fait attendre|nous a fait)|ailleurs|porte de (?:derrière|service)`,
  `(?:ganz hinten|am klo|neben (?:die|den|der) (?:toiletten?|küche|mülltonnen|klos?)|katzentisch|in die ecke)|zuletzt|als letzte[rs]?|(?:niemand|keiner) ${W(4)}(?:beachtet|begrüßt|bedient|angesehen)|(?:ignoriert|übergangen|übersehen)|woanders|hintereingang`,
])
const REFUSED = words([
  `(?:just |already |suddenly )(?:been )?(?:let|rented|taken|gone|sold|booked|filled)|no (?:booking|reservation|table|room|vacanc\\p{L}{1,3}|appointment)s?|(?:fully booked|no longer available|position (?:was )?filled)|(?:refused|declined|turned (?:me|us) (?:away|down)|would(?:n't| not) (?:let|serve|give))`,
  `(?:se )?(?:acababan?|acaban?) de (?:alquilar|vender|ocupar)|ya (?:estaba|está) (?:alquilad|vendid|ocupad|reservad|cogid)[oa]|no (?:había|quedaba|quedaban|hay|constaba|nos dejaron|me dejaron) ${W(2)}(?:mesas?|citas?|sitio|reserva|habitaci\\p{L}{2,4}|entrar|pasar)?`,
  `(?:déjà|(?:vient|venait) (?:tout )?(?:juste )?d'être|plus|soudain) (?:louée?|prise?|vendue?|disponible|de (?:table|place|chambre)s?)|complet|aucune (?:réservation|table|disponibilité)|(?:refusée?s?|refoulée?s?|pas (?:laissée?s? )?entrer)|refus`,
  `(?:keine|angeblich keine|plötzlich keine) (?:\\p{L}{1,10} )?(?:reservierung|tische?|termine?|zimmer|plätze?)|(?:gerade|schon|bereits|plötzlich|leider|eben) (?:\\p{L}{1,8} )?(?:vermietet|vergeben|weg|verkauft|besetzt|ausgebucht)|ausgebucht|abgelehnt|abgewiesen|nicht (?:rein|hinein|reingelassen)`,
])
const FELLOW_EN = `(?:flatmate|housemate|roommate|colleague|friend|wife|husband|partner|girlfriend|boyfriend|neighbou?r|couples?|famil(?:y|ies)|group|man|woman|lady|guy|people|party|others?|person)`
const FELLOW_ES = `(?:compañer[oa]|amig[oa]|mujer|marido|novi[oa]|vecin[oa]|pareja|familia|grupo|señor[a]?|chic[oa]s?|client[ea]s?|gente|rubi[oa]s|otr[oa]s?|cuñad[oa])`
const FELLOW_FR = `(?:collègue|amie?|femme|mari|copine?|voisine?|couples?|famille|groupe|dame|monsieur|gens|autres?|clients?|personnes?|colocataire)`
const FELLOW_DE = `(?:kolleg(?:e|in|en)|freund(?:in|e)?|frau|mann|nachbar(?:in)?|paare?|familien?|gruppe|dame|herr|leute|andere[nr]?|gäste?|mitbewohner(?:in)?|kundin|kunden?)`
/** Somebody else fared better. */
const COMPARED = words([
  `${FELLOW_EN}(?:,? ${W(8)}|,? )(?:(?:was|were)(?: not|n't) (?:asked|stopped|checked|followed|told|charged)|(?:was|were) (?:offered|let|seated|shown|given|served|waved|welcomed|greeted|asked for nothing)|got (?:the|a|in|her|his|theirs?|served|shown)|walked (?:straight|right) in|(?:could|can) (?:see|view|have)|had no (?:problem|trouble)|paid nothing)|same (?:lease|salary|contract|papers|documents|income|job|dates?|night|evening|day)`,
  `${FELLOW_ES}(?:,? ${W(8)}|,? )(?:(?:se )?(?:lo|la|le|les|las|los) (?:enseñ|dieron|dio|dejaron|dejó|ofreci|atend|sirvi|sentaron)\\p{L}{0,6}|no (?:le|les) (?:pid|dij|cobr)\\p{L}{1,6}|pas(?:ó|aron|a) (?:sin|direct|entero|antes|primero|enter)\\p{L}{0,9}|entr(?:ó|aron|ó|aba) (?:sin|direct)\\p{L}{0,9}|tuvo (?:cita|mesa)|consiguió)|mism[oa] (?:sueldo|contrato|nómina|documentación|día|tarde|noche)|grupo entero|sin cita`,
  `${FELLOW_FR}(?:,? ${W(8)}|,? )(?:(?:a|ont|a bien) (?:eu|obtenu|reçu|pu|visité)|(?:n'a|n'ont) (?:pas|rien) (?:eu|été|dû)|(?:est|sont) (?:entrée?s?|passée?s?)|(?:se fait|s'est fait|se sont fait|ont été) (?:servir|placer|placés|servis|installés|accueillir))|mêmes? (?:salaire|revenus|contrat|dossier|jour|soir|date)s?|arrivée?s? après`,
  `${FELLOW_DE}(?:,? ${W(9)}|,? )(?:bekommt|bekam|bekamen|kriegt|kriegte|durfte|durften|wurde (?:nicht )?(?:\\p{L}{1,9} ){0,3}(?:gefragt|kontrolliert|bedient|begrüßt|reingelassen|angesprochen)|wurden|musste nichts|hatte kein problem)|(?:gleiche[smrn]?|dasselbe|selben|denselben|dieselbe[n]?) (?:gehalt|vertrag|unterlagen|abend|tag|termin|einkommen)|nach uns`,
])

/** Who somebody is and how they fared, or how they fared beside somebody who did not. */
export function isUnequal(lower: string): boolean {
  const [isMistrusted, isRefused, isCompared] = [MISTRUSTED, REFUSED, COMPARED].map((sign) => sign.test(lower))
  if (isCompared && (isMistrusted || isRefused)) return true
  const isTreated = isMistrusted || isRefused || isCompared || SLIGHTED.test(lower)
  return Boolean(isTreated) && WHO.test(lower)
}
