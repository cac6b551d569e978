import { joinLines } from '../../text/long-pattern.ts'
import type { TurnsOfPhrase } from './turns-of-phrase.ts'

const TO_DO = joinLines`
  (?:aider|ameliorer|offrir|proposer|examiner|resoudre|regler|comprendre|discuter|parler|echanger|savoir|apprendre|ecouter|traiter|
  remercier|presenter|presenter nos|excuser|continuer|faire (?:mieux|le|part|tout|plaisir|oublier|decouvrir|passer|le point|profiter|gagner|
  en sorte|de|preuve|vivre)|corriger|accueillir|recevoir|revoir|retrouver|servir|satisfaire|accompagner|partager|transmettre|donner (?:une|la|l|
  envie|satisfaction)|avoir (?:le|la|l|pu|pris|partage|laisse|choisi|une|plus|d|votre|bien|su|ete|signale|informe|vecu|ecrit|fait|
  confie|decu|sejourne|visite)|contacter|recontacter|joindre|ecrire|trouver|repondre|remedier|progresser|surprendre|imaginer|lire|voir|
  connaitre|prendre (?:soin|le temps|contact|en compte|note)|etre (?:_|\+|a|au|plus|attentif\S*|ecoute|utile|la|compliqu\S*|frustr\S*|difficile)|
  revenir|venir|envoyer|exprimer|rendre (?:_|\+|cette|votre|la|un|plus|visite)|tenir compte|assurer|veiller|rester|permettre|
  ajuster|convenir|preparer|profiter|organiser|apporter|rassurer|eclaircir|analyser|etudier|signaler|laisser (?:un|votre|ce|_|cet)|
  detendre|_|\+)
`
const CLITICS = '(?:vous|nous|en|y|le|la|les|l|t|te|lui|leur|s|m|se)'
const WE_DO = joinLines`
  (?:sommes (?:_|\+|ravi\S*|heureux|desole\S*|navre\S*|content\S*|enchante\S*|fier\S*|reconnaissant\S*|conscient\S*|touche\S*|attriste\S*|a |au|la|
  honore\S*|attach\S*|d|que|aussi|impatient\S*|convaincu\S*|determin\S*|soucieux|egalement)|(?:avons|aurions) (?:bien|hate|pris|note|transmis|partage|parle|pu|
  lu|passe|eu le plaisir|a coeur|fait (?:part|le|de)|revu|echange|informe|discute|aime|souhaite|voulu|recu|pas|ete|besoin|le plaisir|su|le 
  souci|apprecie|decu|manque)|remercions|regrettons|esperons|comprenons|prenons|tenons|prions|presentons|apprecions|(?<=vous )souhaitons|souhaitons (?:vous|que (?:votre|vous|chaque)|a (?:tous|chaque))|
  (?:voulons|voudrions|souhaitons|souhaiterions|aimerions|pouvons|pourrons|pourrions|puissions|allons|devons|devrions|cherchons a|tachons de|essayons de|veillons a|
  efforcons de|travaillons a) (?:ne )?(?:${CLITICS} )*(?:que |a |de )*(?:${TO_DO}|qu|toujours|chaque|pour|le|la|bien|mieux|un|une)|
  cherchons|travaillons|faisons (?:tout|de|le|notre)|ferons (?:tout|part|de|le|notre|en)|mettons (?:un|tout|une)|transmettons|
  transmettrons|partagerons|partageons|parlerons|discuterons|invitons|attendons|restons|imaginons|savons (?:que|a|combien|quel|comme)|
  serions (?:heureux|ravis|reconnaissants|curieux|enchantes|_|\+)|serons (?:heureux|ravis|attentifs|la|toujours|tres|plus|_|\+)|accordons|
  reconnaissons|excuser|excusons|attachons|continuerons|continuons|poursuivrons|tiendrons|prendrons|veillerons|veillons|efforcons|
  visons|engageons|rejouissons|reviendrons|etudions|examinons|lisons|assurons que (?:votre|vos)|contacter|donner|donnerez|donnez|
  joindre|ecrire|faire|voir|lire|relancer|avoir|en|aider|recontacter|aident|aide|encourage\S*|motive\S*|touche\S*|permet\S*|fait|font|est|
  importe|tient a coeur|sont|honore|rejoui\S*|confier|signale\S*|rendre|choisir|rester|, |$|et |a |pour |avec|directement|dire|vous|
  y |d |afin|si |sur|de |du |des |dans |que |un |une |la |le |les |au )
`
const NOT = joinLines`
  (?:est (?:\S+ )?pas (?:le|la|l|ce|ainsi|acceptable|une|un|a|celle|celui|de|comme|digne|representati\S*)|sont pas (?:a|ce|celles|ceux|le|la|les|_|\+)|
  (?:vous )?soyez pas (?:sentie?s?|_|\+)|(?:pas )?pouvoir|soi(?:t|ent) pas (?:a|_|\+|passee?|ce|confortables?|satisfaits?)|ai(?:t|ent) pas (?:ete|repondu|pu|_|\+|su)|correspond\S* pas|hesitez|hesite|manquerons pas|manquez pas|
  avons pas (?:ete|su|pu|reussi|repondu)|avez pas (?:ete|pu|eu|_|apprecie|passe|trouve)|ayez pas (?:ete|pu|eu|_|apprecie|passe|trouve)|
  a pas (?:ete|repondu|su|fonctionne|_|plu|permis)|ont pas (?:ete|su|repondu|_)|aide pas|(?:\S+ )?reflete\S* pas|devrait pas|pouvons (?:que|qu)|
  (?:vous )?a pas|etait pas (?:a|le|la|ce|_|\+)|etaient pas (?:a|_|\+)|pas (?:ete|etre|avoir|vous avoir)|repond\S* pas|_ pas|seulement)
`
const IS = joinLines`
  (?:_|\+|un (?:plaisir|honneur|vrai|reel|grand|veritable|\+|_|peu|lieu|moment)|une (?:joie|\+|_|priorite|belle|vraie|grande|source|experience)|
  essentiel\S*|important\S*|precieu\S*|toujours|tres|bien|pour (?:nous|notre|toute)|notre (?:priorite|objectif|plus|metier|souhait)|le (?:plus|coeur|
  meilleur|_)|la (?:priorite|meilleure|plus|_)|a (?:la|votre|l|coeur|notre)|au (?:coeur|rendez|centre)|ce (?:que|qui)|avec (?:plaisir|
  grand|une|un|joie)|desagreable\S*|frustrant\S*|decevant\S*|regrettable\S*|comprehensible\S*|difficile\S*|complique\S*|inconfortable\S*|
  agreable\S*|transmis\S*|partage\S*|pris\S*|note\S*|prise\S*|justifie\S*|tout|vrai que|encourageant\S*|utile\S*|juste\S*|legitime\S*|
  ete|passe\S*|arrive\S*|deroule\S*|plu|semble|paru|sentie?|la|que|etre|avoir|reparti\S*|reste\S*|possible|necessaire\S*|satisfait\S*|
  pose|su|pu|fait|donne|manque|permis|cause\S*|occasionne\S*|si|aussi|plus|ravi\S*|heureu\S*|touche\S*|fiere?\S*|mecontent\S*|
  decu\S*|content\S*|enchante\S*|dans|en (?:droit|mesure|cours)|d|de (?:vous|lire|savoir|grande|tout|voir)|mieux|attentif\S*|la bienvenue|
  le bienvenu|bienvenu\S*|, |$)
`

export const FRENCH_TURNS: TurnsOfPhrase = {
  passedOver: `tres vraiment sincerement aussi egalement particulierement profondement toujours infiniment beaucoup pleinement
    parfaitement tellement absolument grandement vivement evidemment malheureusement extremement
    chaleureusement personnellement constamment certainement simplement encore`,
  things: `caisse caissiere caissier technicien techniciens technique horaires infirmiere infirmier infirmiers concert son paiement facture batterie fonctionnement trajet voyage fatigue signalement mur salle escalade vestiaires service accueil personnel equipe equipes serveur serveurs
    cuisine plat plats repas diner dejeuner dejeuner dessert boisson boissons cafe vin carte menu table terrasse cadre ambiance
    decor decoration chambre chambres hotel sejour lit literie proprete bruit musique vue emplacement piscine parking
    wifi connexion reservation commande livraison colis produit produits article taille qualite quantite portion portions attente
    temps delai delais appel appels telephone courriel rendez consultation traitement soin soins visite examen reparation voiture
    vehicule garage magasin boutique site achat envoi vol siege sieges equipage embarquement bagage bagages bus train chauffeur
    guide excursion balade cours lecon professeur professeurs seance coupe coiffure manucure massage photo photos mariage
    anniversaire evenement famille enfants chien chat animal maison logement foyer demenagement dossier demande communication
    information explications difficulte saison occasion occasions moment moments detail details rapidite efficacite
    professionnalisme fiabilite ponctualite suggestion solution reponse responsable direction conversation look date conditions sourire
    climatisation prix tarifs etat ressenti inquietude entretien journee soiree bonheur caresse livreurs boulangers conseils`,
  pivot: new RegExp(
    joinLines`
      (?<= )(?:nous|je|on|ils|elles|il|elle|qui|personne|personnes|clients|clientes|gens|amis|tous|toutes|chacun|chaque|est|sont|etait|etaient|
      soit|soient|sera|seront|serait|ont|avait|avaient|peut|peuvent|doit|doivent|va|vont|ne|n|pas|jamais|rien|sans|aucun|aucune|ni|
      mieux|meilleur|meilleure|meilleurs|meilleures|pire|moins|plus|davantage|seulement|autre|autres|ailleurs|si|quand|lorsque|lorsqu|parce|
      puisque|pendant|comme|leur|leurs|quelqu|certains|peu|trop|assez|derniere?s?|ancien\S*|souvent|parfois|rarement|\p{L}{3,}ez)(?= )
    `,
    'gu',
  ),
  known: new RegExp(
    joinLines`
      nous (?:ne |n )?(?:${CLITICS} )*${WE_DO}|nous (?:y )?travaillons|nous voyons les choses|qui en (?:sera|seront|serait) (?:ravi|heureu|touche|content|fier)\S*|qu aurions nous|(?:comment|de) mieux|pour elles?|(?:et|mais|,|ou) (?:${CLITICS} )*(?:sommes|comprenons|esperons|travaillons|regrettons|serions|serons|avons|
      aimerions|cherchons|etudions|remercions|prenons|restons|souhaitons|vous invitons)|
      (?:contactez|ecrivez|appelez|avec|pour|chez|a|de|vers|d|dites|faites|envoyez|joindre|vous|laissez|que|parmi|en|par|entre|sur|donnez|permettez|
      veuillez|afin|envoyer|merci de|priez|racontez|donner|confier|passez|rejoignez|choisi) nous|
      (?:ne|n) (?:${CLITICS} )*${NOT}|de ne pas|ne pas (?:pouvoir|avoir)|ne vous soyez pas|pas (?:pouvoir (?:profiter|_)|sentie?s?|avoir (?:repondu|ete|pu|su)|ce|le|la|l|ete|a|au|les|ainsi|_|\+|acceptable|vous|eu|pu|su|seulement|toujours|encore|de|une|un|celle|
      celui|repondu|etre)|pas (?=, |$)|(?:est|sont|soit|soient|ait|aient|correspond|correspondent|avons|avez|ayez|a|ont|reflete|aide|etait|devrait|evidemment) pas|
      (?:est|sont|etait|etaient|soit|soient|sera|seront|serait|ont|avait|avaient|peut|peuvent|doit|doivent) (?:\S+ )?(?:ete |etre |vous |nous |se )*${IS}|
      s est (?:bien|passe)|(?:c|ce|il|elle|qui|cela|tout|on) (?:fut |a ete |nous |vous )?(?:est|sera|serait|soit|etait|peut)|
      (?:il|elle|ils|elles) (?:est|sont|vous|soient|_|ait|auraient|aurait|devrait|nous|\+|merite)|qu (?:il|elle|elles|ils|on)|
      ce qui (?:s|a|vous|n|est|nous|_)|qui (?:nous|vous|font|fait|rend|aide|donne|_|\+|s est|a ete|ont|tient|compte|est)|
      (?:la )?personne (?:concernee|en)|personnes comme vous|(?:nos|tous|des|les|aux|a|vos|que) (?:\S+ )?(?:clients|clientes|amis|personnes)|(?:clients|clientes|amis) (?:,|$|comme|
      et|se|une|le)|tous (?:nos|les (?:jours|details|commentaires|avis)|vos|ceux|ensemble)|toutes (?:nos|les|vos)|nous tous|a tous|
      chaque (?:jour|_|visite|client|cliente|detail|avis|visiteur|retour|matin|fois|saison|personne|commentaire|mot|membre|convive|
      patient|seance|moment)|chacun (?:de|d)|(?:pour|a|et) chacun|
      (?:faire|de|au|encore|fait|fera|ferons|repondre|servir|accueillir|sentir|comprendre|vous|le) mieux|mieux (?:vous|la|repondre|comprendre|servir|faire|
      a|,|$|pour|accueillir)|(?:le|de|notre|la|une|dans de|un|au) meilleure?s?|meilleure?s? (?:conditions|_|experience|accueil|service|pour|,|$|voeux|
      salutations|possible|de|recompense|moment|souvenirs)|
      plus (?:claire?|_|\+|sur|vite|longuement|simple|agreable|attentifs|grand|de|tot|calme|confortable|d|brefs|profond|sinceres|sincerement|
      a|, |$|proche|ample|facile|important|precis|fluide|adaptee)|(?:au|le|la|les|en savoir|peu|nos|non|dire|de|d autant|sans|en|votre|quoi que ce soit de|toujours) plus|
      (?:savoir|en|d en savoir) davantage|une autre (?=fois|occasion|visite|chance|question)|nombreuses autres|autres? (?:occasions?|questions?|visite|clients|cote|
      balade|remarque|fois|chose)|si (?:vous|possible|cela|besoin|n)|(?:un|mot|message|ces mots|de|ce) si|si (?:joli|attention|\+|_|gentil|beau|vite|
      long|chaleureu|agreable|aimable|touchant)\S*|quand (?:vous|cela|_)|lorsque (?:vous|nous|_)|lorsqu (?:on|il|une?)|pendant (?:votre|_|ce)|comme (?:vous|
      le|la|ceux|_|celui|il)|(?:a|vous|de|donner|transmettre|pour|faire|faites) (?:lui|leur)|leurs? (?:_|travail|efforts?|\+|dire|transmettre|visite|
      engagement|avons|ferons|fera|metier)|(?:votre|la) derniere (?:visite|fois)|un peu|peu (?:plus|\+|de|_)|trop (?:_|\+|longue?)|sans (?:doute|hesiter|_|contrainte)|
      vous (?:\S+ )?(?:avez|etes|ayez|soyez|pouvez|souhaitez|pourrez|aurez|serez|desirez|voulez|aviez|attendiez|trouverez|donnerez|
      reviendrez|meritez|meritiez|decrivez|mentionnez|evoquez|avez raison|etiez|auriez|donniez|dites|passerez|apprecierez)|
      (?:^ |, |et |merci de |avec plaisir )(?:n |ne )?(?:nous |vous )?(?:contactez|ecrivez|appelez|veuillez|hesitez|passez|revenez|profitez|dites|recevez|
      faites|envoyez|laissez|permettez|continuez|soyez|sachez (?:que (?:nous|votre))|prenez soin|donnez|venez|parlez|prenez contact|adressez|acceptez)|
      chez|assez|rendez|(?:n|ne) (?:nous |vous )?\p{L}+ez|vos (?:\S+ )?rendez|pas (?:hesiter)|aucun doute|quelqu un|on (?:peut|est)
    `,
    'gu',
  ),
  brought: `
    moitie double triple douzaine cent mille million six sept huit neuf dix demain hier lundi mardi mercredi jeudi vendredi
    samedi dimanche dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre hiver automne printemps mauvais*
    pires sale sales froid* lent* couteu* casse* vieu* vieil* bruyant* argent paie paient payer* cout*
    faute* erreur* oubli* sante malad* femme femmes homme hommes etranger* grave ivre paresseu* vol* tromp* ment* avoue juge conjoint
    voisin* rue fils fille pere mere
  `,
}
