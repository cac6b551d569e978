import { joinLines } from '../text/long-pattern.ts'
import type { ToneOfVoice } from './tone-of-voice.ts'

const LIKE = "(?:personnes?|gens|clients?|clientes?|quelqu'un|patients?|ceux|visiteurs?)"
const SAID =
  '(?:avis|opinions?|commentaires?|mots|plaintes?|critiques?|messages?|remarques?|histoires?|problemes?|gouts?)'
const CONTEMPT = joinLines`
  (?:sans (?:interet|valeur|importance)|inutiles?|ridicules?|absurdes?|des betises|n'importe quoi|des mensonges|
  un mensonge|faux|fausses?|inventee?s?|ne (?:nous )?(?:interesse|importe|concerne)\w*|ennuyeu\w+|
  pueriles?|exageree?s?|oubliee?s?|ignoree?s?|supprimee?s?|effacee?s?|une (?:blague|plaisanterie)|votre (?:probleme|
  affaire)|ne vaut|ne valent)
`
const SHOULD = joinLines`
  (?:\bvous (?:devriez|devez|pouvez toujours|feriez (?:mieux|bien) (?:de|d')|n'avez qu'a|pourriez|auriez (?:du|pu))\s?|
  \b(?:conseillons|suggerons|recommandons|invitons|prions)(?: de| d'| a)?\s?|^|[,;:] |\bet |\bveuillez |\bmerci de |
  \balors |\bplutot )
`

export const FRENCH_TONE: ToneOfVoice = {
  reader: [
    joinLines`
      (?<!\b(?:senti|sentie|ressenti|impression|sentir) (?:que |d')?)\b(?:vous etes|vous etiez|vous semblez|
      vous paraissez|vous avez l'air|vous soyez|vous vous croyez|tu es|tu etais|tu sembles|tu as l'air|vous restez)
    `,
    '\\b(?:votre|ta) (?:famille|mari|femme|gout|attitude|comportement|vie|chien|caractere) (?:est|etait|semble|laisse)',
  ],
  filler:
    "une?|le|la|l'|de|des|du|de ces|de ceux|tres|si|trop|simplement|clairement|vraiment|assez|plutot|toujours|juste|personne|cliente?|peu|bien|d'une|aussi|sans doute|manifestement|un peu|plus|pas|qu'une?",
  traits: joinLines`
    idiote?s?|betes?|stupides?|ignorante?s?|ridicules?|pathetiques?|impolie?s?|grossiere?s?|mal eleve\w*|arrogante?s?|
    capricieu\w+|pointilleu\w+|infantiles?|immatures?|difficiles?|exigeante?s?|impatiente?s?|hysteriques?|
    susceptibles?|dramatiques?|aigrie?s?|
    jalou\w+|radine?s?|ingrate?s?|egoistes?|folle|fous?|ivre|naif|naive|miserables?|grincheu\w+|menteu\w+|malhonnetes?|
    faux|un troll|perdante?s?|personne|une? (?:probleme|fardeau|blague|cas|gene|plaisantin)|dans l'erreur|
    de mauvaise foi|laide?|insupportables?|
    impossibles?|penibles?|exageree?s?|le probleme|compliquee?s?|facile a (?:contenter|tromper|oublier|satisfaire)|
    experte?|malin|maligne|ralleu\w+|raleu\w+|seule|fatigante?s?|un peu juste|connaisseu\w+
  `,
  felt: `decu decue decus decues mecontent mecontente frustre frustree fache fachee ignoree ignore insatisfait insatisfaite deçue perdue perdu trompe trompee mal vole volee arnaque arnaquee
    enerve enervee degoute degoutee`,
  belittling: joinLines`
    \b(?:votre|ta|ton|vos|tes) (?:\S+ )?(?:ignorance|arrogance|betise|stupidite|grossierete|impolitesse|
    mauvais (?:gout|caractere|humeur)|mauvaise (?:humeur|foi|education)|manque (?:de (?:savoir|gout|patience|classe|
    respect|culture|politesse|humour)|d'(?:education|humour))|mensonges|fantasmes?|imagination|cinema|caprices?|
    propre faute|soi-disant|pretendue?)|
    \b(?:votre|vos|ton|tes) (?:\S+ )?${SAID} (?:\S+ )?(?:est|sont|etait|sera|seront|nous|semble|reste|n'est|
    ne)\s?(?:\S+ ){0,3}?${CONTEMPT}|\b(?:votre|vos) (?:petite?s?|ridicules?|pretendue?s?|absurdes?|droles?) ${SAID}|
    \b${LIKE} comme vous (?:\S+ ){0,4}?(?:jamais|ne|pas|toujours|difficiles?|probleme\w*|plaign\w*|plaint|fatigu\w*|
    de trop)\b|\b(?:marre des?|fatigues des?|sans|pas de|moins de|pour les|pour des|
    eviter les) (?:\S+ ){0,2}${LIKE} comme vous\b|
    \bde votre (?:espece|genre|niveau|classe|acabit)\b|\bmeme vous (?:pouvez|pourriez|devriez|comprendr\w+|meritez)|
    \bplus que vous ne (?:le )?meritez|\bvous (?:ne|n')\s?(?:comprenez|savez|connaissez|meritez|y connaissez|
    y comprenez|avez aucun|avez aucune|valez)\b|
    \bvous (?:l'avez )?(?:bien )?(?:merite|meritez|meritiez) (?:ce|cet|cette|ces|cela|ca|tout|rien|le|la|les|
    bien)(?! (?:meilleur|mieux|plus grand|respect|meme))|\bvous l'avez (?:bien )?(?:merite|cherche)\b|
    \bbien fait pour vous\b|\b(?:assez|suffisa\w+|trop) (?:bon|bien|bonne) pour (?:vous|des gens|nos clients)\b|
    \b(?:bien )?assez pour vous\b|
    \b(?:preferons|estimons|aimons) (?:\S+ ){0,4}(?:plus|davantage) que (?:vous|votre)\b|\b(?:de )?meilleurs clients\b|
    \b(?:de )?vrais clients\b|\bvous vous plaignez\b|\bvous perdez votre temps\b|
    \besper\w+ (?:\S+ ){0,6}?(?:de meilleure humeur|votre (?:humeur|caractere|gout)|a votre niveau|avec vous-meme)\b|
    \b(?:n'est|ne sont) pas (?:fait\w* )?pour (?:tout le monde|tous|vous|certains)\b|\bdifficile pour (?:certains|
    certaines personnes|vous)\b|\b(?:chacun|tout le monde) (?:\S+ )?(?:apprecie|aime|mange|comprend|
    fait) ce qu'il peut\b|\b(?:tout le monde|chacun) ne (?:sait|peut|comprend)\w*|\b(?:n'attendiez|n'attendez|
    ne demandez|ne demandiez) (?:pas grand|que peu|rien)|\b(?:si|d'aussi|de si) peu (?:vous )?(?:suffi\w+|fasse|fait)
  `,
  doubting: joinLines`
    \bvous (?:pretendez|affirmez|inventez|avez (?:tout )?invente|imaginez|avez (?:du )?(?:imagine|reve)|mentez|
    avez menti|exagerez|racontez)\b|\bsoi-disant\b|\bpretendue?s?\b|\b(?:ne|n') ?(?:vous )?(?:croyons|croit|
    y croyons) (?:pas|guere|rien)|\b(?:difficile|dur) a croire\b|
    \b(?:doutons|doute) (?:que|de|fort|fortement|fortement que)\b|\bqui vous (?:paie|a paye)\b|\bfaux avis\b|
    \bavis (?:invente|paye|bidon)\b|\bdites la verite\b|\bsi vous (?:etes|etiez) (?:vraiment|reellement) (?:venu|
    passe)|\bvous n'etes jamais (?:venu|venue|passe)|\bconcurren\w+
  `,
  ordering: joinLines`
    ${SHOULD}(?:allez|aller (?:ailleurs|voir|chez|manger|dans un autre)|restez (?:chez|a la|ou|loin)|rester (?:chez|
    a la maison)|cherchez (?:ailleurs|un autre)|chercher ailleurs|trouvez (?:un autre|ailleurs)|essayez (?:ailleurs|
    un autre (?:restaurant|endroit|lieu|hotel|etablissement)|plutot|de (?:comprendre|sourire|vous))|grandissez|calmez|
    calmer|detendez|apprenez (?:a|les|donc|d'abord)|apprendre (?:a (?:manger|cuisiner|attendre|vous)|les bonnes)|
    reflechissez|reflechir (?:avant|a deux)|taisez|taire|gardez (?:vos|votre (?:avis|opinion|argent)|cela pour)|
    garder (?:vos|votre|pour)|cessez|cesser|arretez|arreter de|cuisinez|cuisiner|mangez|manger (?:chez|ailleurs)|
    apportez votre propre|payez|lisez (?:d'abord|la|le|avant)|lire (?:la|le|avant)|soyez (?!(?:toujours |les? |
    la )?(?:bienvenu|assure|certain|sur|remercie))|baissez|contentez|habituez|changez (?:de ton|d'attitude|
    d'etablissement)|passez (?:votre chemin|a autre)|epargnez|regardez-vous|ne (?:revenez|venez|vous plaignez|
    nous ecrivez|comptez|vous attendez)|moins vous plaindre|oubliez-nous)|\bvous n'etes (?:pas|plus) (?:\S+ )?bienvenu|
    \b(?:personne|nul) ne vous (?:a )?(?:oblige|demande|force|retient)
  `,
  threatening: joinLines`
    \bvous (?:allez (?:le )?)?(?:regretter\w*|le paier\w*|le payer\w*)|\bvous (?:aurez|
    entendrez) (?:\S+ )?(?:de nos nouvelles|parler)|\bnous savons (?:ou|qui)\b|\bnous (?:avons|gardons|connaissons|
    retiendrons|n'oublierons pas) (?:votre )(?:\S+ )?(?:nom|visage|adresse|plaque|maison|famille|numero|voiture)|
    \bavocate?s?\b|\btribuna\w+|
    \bpoursui(?:tes|vre|vrons)\b|\b(?:actions?|voies?|suites?|mesures?) (?:en justice|legales?|judiciaires?)|
    \bjustice\b|\bporter(?:ons)? plainte\b|\bdiffamat\w+|\bconsequences\b|\b(?:faites|prenez) (?:bien )?(?:attention|
    garde)\b|\bmefiez\b|\bnous vous (?:retrouverons(?= (?:chez|ou))|surveill\w+|suivrons)|\bliste noire\b|\b(?:banni|
    exclu|bloque)e?s?\b|\bvous verrez bien\b
  `,
  mocking: joinLines`
    \b(?:que|comme|quel|quelle|comme c'est) (?:\S+ )?(?:courage\w*|brave|original\w*|drole|mignon\w*|noble|drame|
    tragedie|typique|genie|palais|talent|heros|culot|finesse|experte?|sensibilite|exploit|imagination)\b|
    \bpauvre (?:de vous|dana|petite?|chou)\b|\bpauvre vous\b|
    \bmerci (?:\S+ )?(?:de|d'|pour) (?:\S+ )?(?:nous apprendre|nous enseigner|nous eclairer|eclairer|
    nous faire (?:rire|perdre)|(?:votre|cette|la) (?:lecon|sagesse|absence|silence|science|expertise|grande|blague)|
    rien|rire|partir|vous en aller|ne (?:pas|plus) (?:revenir|venir)|rester chez)|
    \b(?:fait|faire|font|fera|faites) (?:\S+ )?(?:bien )?(?:rire|rigoler|pleurer)\b|\bbien essaye\b|\bpour une fois\b|
    \benfin,? (?:vous|quelque chose|quelqu'un|une? b(?:on|elle)\w*)|\bon en pleure\b|\bnous (?:en )?pleurons\b|
    \bquelle histoire\b
  `,
  gloating: joinLines`
    \b(?:ravis?|heureux|contents?|soulages?|plaisir|hate|esperons|chance|mieux|
    tranquilles?) (?:\S+ ){0,5}?(?:sans vous|votre (?:absence|silence|depart)|(?:ne (?:pas|plus|jamais)|jamais|
    plus jamais) (?:\S+ )?(?:vous )?(?:revoir|voir|revenir|reveniez|servir)|que vous (?:partiez|soyez partie?|
    ne reveniez|n'y reveniez))|
    \bvous ne (?:nous )?manquerez (?:pas|a personne)|\ba vos depens\b|\bbon debarras\b|\bnous est egal\b|
    \bpeu (?:nous )?importe\b|\b(?:importe|interesse|compte|important|priorite|essentiel) (?:\S+ ){0,6}?(?:votre|
    ton) (?:argent|achat|portefeuille|paiement|carte bancaire|addition|pourboire|facture)\b|
    \bvotre (?:argent|achat|portefeuille|paiement) (?:est|nous|compte|sera|reste|vaut)\b
  `,
  intruding: joinLines`
    \b(?:partag\w+|racont\w+|dir(?:e|ons)|montr\w+|transm\w+|envo\w+|enverr\w+|inform\w+|parl\w+|lir(?:e|
    ons)) (?:\S+ ){0,6}?(?:avec |a |aux? )(?:(?:votre|vos|ta|tes) (?:famille|amis|proches|parents|mere|mari|femme|
    conjointe?|enfants|patron|employeur|collegues|voisins)|(?:la )?presse|tout le monde|tous nos (?:clients|abonnes)|
    autres (?:clients|patients)|nos autres clients|internet)\b|
    \bautour d'une? (?:verre|biere|bon verre)\b|\bvous (?:voir|avoir|retrouver|revoir|rendre visite|toucher|
    regarder) (?:\S+ )?(?:la nuit|cette nuit|de nuit|dans (?:votre lit|notre lit|nos bras|vos reves|votre chambre)|
    chez vous|seule?|nue?)\b|\bvotre (?:corps|peau|silhouette)\b|\b(?:sexy|belle comme)\b
  `,
  scorning: joinLines`
    \bfelicitation\w*|\bbravo\b|\bchapeau\b|\bbien joue\b|\bapplaudi\w*|\btrinqu\w+|\brire\b|\brigol\w+|\brions\b|
    \bamus\w+|\bdivertis\w+|\bblagues?\b|\bplaisanter\w*|\bdrole\w*|\bhilarant\w*|\bpop-?corn\b|\bencadr(?:er|ons|
    erons)\b|\bfeter\w*|\bcelebr\w+ (?:votre|cela|ca)\b|\b(?:travaill\w+|esperons|souhaitons|voulons|ravis|heureux|
    ferons|veillerons) (?:\S+ ){0,8}?(?:plus (?:de temps|d'argent|d'attente|d'heures|longtemps)|davantage de temps|
    encore longtemps)\b|\bvous (?:vous )?(?:y )?habituerez\b|\b(?:adore|aime|savoure) (?:lire )?votre (?:plainte|
    probleme|colere|critique|avis|deception|attente)\b|\bnous ne vous oublierons\b|\baussi (?:\S+ ){1,3}que vous\b|
    \bautant que vous (?!le (?:souhait|voul|desir)|souhait|voul)|\b(?:plaisir|joie|ravis?|heureux|
    contents?) (?:\S+ ){0,2}?(?:de |a )?vous (?:voir partir|faire (?:attendre|patienter)|laisser (?:attendre|partir))\b
  `,
}
