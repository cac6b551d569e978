import { type RemarkWords, UP_TO } from './find-remarks.ts'

const NUMBER = `(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|\\p{N}+)`

export const FRENCH_REMARKS: RemarkWords = {
  blame: {
    waited: [
      `(?:${NUMBER}|demi-|près d'une|plus d'une|une bonne) ?(?:heures?|minutes|mn|min|h) (?:d'attente|de retard|pour|avant|à attendre|de queue)|(?:attend|patient)\\p{L}{1,5} ${UP_TO(4)}(?:heures?|minutes|mn|longtemps|éternité)|(?:attente|queue|file) (?:\\p{L}{1,9} )?(?:interminable|trop longue|très longue|de)|on attend toujours|trop d'attente|fait attendre`,
      'vous ayez dû attendre si longtemps',
    ],
    missing: [
      `jamais reçue?s?|manqu(?:e|ait|aient|ent) (?:\\p{L}{1,9} ){0,3}(?:articles?|plats?|boissons?|pièces?|vis|baguettes|sauces?|produits?|moitié)|(?:moitié|partie) (?:\\p{L}{1,9} ){0,3}manqu\\p{L}{1,5}|oubli\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:plats?|desserts?|boissons?|commande|sauces?|frites|entrées?|verres?|pain|couverts|articles?)|(?:dessert|plat|entrée|boissons?|commande|colis) (?:\\p{L}{1,9} ){0,2}jamais (?:arrivée?s?|venue?s?|reçue?s?|servie?s?|livrée?s?)|(?:commande|colis) incompl(?:ète|et)`,
      'vous n’ayez pas reçu tout ce que vous aviez commandé',
    ],
    damaged: [
      `(?:laissé|fait) (?:\\p{L}{1,9} ){0,2}(?:trous?|fissures?|taches?|rayures?)(?! de mémoire)|rayures?|rayée?s?|cabossée?s?|abîmée?s?|endommagée?s?|(?:arrivée?s?|reçue?s?|livrée?s?|rendue?s?) (?:\\p{L}{1,9} ){0,2}(?:cassée?s?|abîmée?s?|tachée?s?|en morceaux|déchirée?s?)|(?:ruiné|bousillé|massacré|esquinté) (?:mon|ma|mes|notre|le|la)|déchirée?s?|rétréci`,
      'quelque chose n’ait pas été en bon état',
    ],
    wrongItem: [
      `(?:command|demand|réserv|achet)\\p{L}{1,3} ${UP_TO(7)}(?:reçu|eu|reçois|livré|arrivé|servi|apporté)|(?:mauvaise?|pas la bonne|pas le bon) (?:taille|couleur|article|produit|commande|plat|modèle|pièce|pointure)|pas ce que (?:j'|nous |l'on |je |nous avions )\\p{L}{2,10}|erreurs? (?:de|dans (?:la|ma|notre)) commande`,
      'vous n’ayez pas reçu ce que vous aviez demandé',
    ],
    result: [
      `(?:cheveux|couleur|coupe|frange|ongles|mèches|carreau|carrelage|peinture|tatouage) (?:\\p{L}{1,9} ){0,4}(?:ratée?s?|orange|verts?|verte|inégale?s?|catastrophe|massacrée?s?|brûlés|de travers|loupée?s?|horribles?)|(?:coupe|couleur|travail|travaux|résultat) (?:\\p{L}{1,9} ){0,2}(?:ratée?s?|bâclée?s?|catastrophique|décevante?)|bâclée?s?|massacre|m'a (?:raté|loupé|massacré)`,
      'le résultat n’ait pas été celui que vous attendiez',
    ],
    returns: [
      `(?:retours?|échanges?|échanger|renvoyer|retourner) ${UP_TO(4)}(?:impossible|refusée?|parcours|compliqué|galère|cauchemar|à mes frais|problème)|refus\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:l'échange|le retour|d'échanger|de reprendre)`,
      'le retour n’ait pas été simple',
    ],
    overdue: [
      `(?:attends|attendons|attend) (?:\\p{L}{1,9} )?depuis|depuis ${NUMBER} (?:semaines|mois)|toujours rien|${NUMBER} (?:semaines|mois) pour|${NUMBER} (?:mois|semaines|jours) que (?:j'|nous |on )?attend\\p{L}{1,3}|${NUMBER} (?:semaines?|jours?|mois) (?:de retard|plus tard|au lieu|trop tard|d'attente|pour|après|et toujours)|(?:promi|annonc|prév|garanti)\\p{L}{0,3} ${UP_TO(6)}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|jours|semaine|livr\\p{L}{2,5})|délais? (?:\\p{L}{1,9} ){0,3}(?:non|pas|jamais|dépass\\p{L}{1,3}|trop)|livrée?s? (?:\\p{L}{1,9} ){0,2}(?:trop tard|le lendemain|${NUMBER} (?:jours|semaines))`,
      'cela ait pris tant de temps',
    ],
    unreachable: [
      `difficiles? à joindre|(?:ne|n'|personne|jamais) ?(?:\\p{L}{1,9} ){0,2}(?:répond\\p{L}{0,4}(?! qu)|décroche\\p{L}{0,3}|joignables?)(?: (?:au téléphone|jamais|pas|aux mails|plus))?|injoignables?|(?:impossible|incapable) de (?:les |vous |la |le )?(?:joindre|contacter|avoir)|(?:raccroch)\\p{L}{1,4} au nez|messagerie|personne (?:à la réception|à l'accueil|au téléphone)`,
      'vous n’ayez pas réussi à nous joindre',
    ],
    unheard: [
      `sourde oreille|fait(?:es)? le mort|silence radio|(?:aucune?|sans|jamais|pas) (?:\\p{L}{1,9} ){0,2}(?:réponse|retour|nouvelles?|rappel(?:ée?s?)?|suivi|recontactée?)|(?:jamais|pas|personne) (?:\\p{L}{1,9} ){0,3}(?:rappel|recontact|répond)\\p{L}{0,5}|malgré (?:mes|nos|plusieurs) (?:relances|appels|mails|messages|demandes)`,
      'vous n’ayez pas eu de nouvelles de notre part',
    ],
    cancelled: [
      `(?:rendez-vous|rdv|cours|réservation|séance|commande|visite|table) (?:\\p{L}{1,9} ){0,3}(?:annulée?s?|reportée?s?|décalée?s?|déplacée?s?)|(?:annulé|annule|reporté|décalé) (?:\\p{L}{1,9} ){0,2}(?:rendez-vous|rdv|cours|réservation|séance|commande|visite)`,
      'les choses ne se soient pas passées comme prévu',
    ],
    closed: [
      `(?:porte|rideau|magasin|boutique|restaurant|trouvé|c'était|était|déjà) (?:\\p{L}{1,9} ){0,2}(?:ferm(?:ée?s?|é)|baissé|close)|portes? closes?|fermé (?:alors|avant|sans|malgré)|ferment avant`,
      'vous nous ayez trouvés fermés',
    ],
    outdated: [
      `(?:site|google|internet|carte|horaires?|annonce) (?:\\p{L}{1,9} ){0,4}(?:pas à jour|fau(?:x|sse)s?|erronée?s?|trompeu(?:r|se)|mensong\\p{L}{2,4}|indiqu\\p{L}{1,4}|périmée?s?)|publicité mensongère`,
      'les informations que vous aviez n’aient pas été exactes',
    ],
    brokenWord: [
      `promesses?|promis|(?:pas|non|jamais) (?:respect|tenu)\\p{L}{1,3}|mensonges?|menteurs?|ment(?:i|ent)|comme convenu|convenu`,
      'les choses ne se soient pas passées comme convenu',
    ],
    unsolved: [
      `(?:toujours|encore) (?:\\p{L}{1,9} ){0,2}(?:en panne|cassée?|pas (?:réparée?|résolu|réglé)|la même (?:panne|fuite)|le même (?:problème|bruit)|une fuite)|(?:pas|rien|jamais) (?:\\p{L}{1,9} ){0,2}(?:résolu|réparé|réglé|solutionné|arrangé)|même (?:problème|panne|bruit|fuite)|(?:fuit|tombe|retombée?) (?:\\p{L}{1,9} ){0,2}(?:toujours|encore|en panne)|pour réparer|pire qu'avant|aucune solution|troisième visite|deuxième visite`,
      'le problème ne soit pas résolu',
    ],
    pressed: [
      `vente forcée|(?:forc|pouss|press)\\p{L}{1,3} (?:à|la) (?:l'achat|acheter|main|consommer|prendre)|(?:insist|harcel)\\p{L}{1,4} pour (?:vendre|que)|pousse à la consommation`,
      'vous ayez eu l’impression que l’on vous forçait la main',
    ],
    rushed: [
      `(?:à la chaîne|expédiée?s?|à la va-vite|pressés? de nous|au pas de course|poussés? (?:dehors|vers la sortie))|(?:deux|trois|cinq|\\p{N}) minutes (?:chrono|de consultation|et dehors|montre)`,
      'vous ayez eu l’impression que l’on manquait de temps pour vous',
    ],
    unwelcome: [
      `accueil (?:\\p{L}{1,9} ){0,2}(?:glacial|froid|déplorable|désagréable|exécrable|inexistant|lamentable|catastrophique|désastreux|horrible)|qu'on (?:dérange|dérangeait|les dérange)|impression de déranger|(?:ils|elle|il|et|on) (?:se |en )?(?:rient|ricane\\p{L}{0,3}|soupire\\p{L}{0,3}|rigole\\p{L}{0,2})|qui soupire|(?:pas|ni|sans|aucun) (?:\\p{L}{1,9} ){0,2}(?:bonjour|sourire|merci|excuses?)|(?:nous|m') ?(?:a|ont) ignoré\\p{L}{0,2}|hautain\\p{L}{0,2}|méprisant\\p{L}{0,2}|mépris|prise? de haut|condescendant\\p{L}{0,2}|nous toise`,
      'l’accueil n’ait pas été à la hauteur',
    ],
    rude: [
      `(?:pourrai(?:t|ent)|devrai(?:t|ent)) (?:être )?(?:\\p{L}{1,9} )?plus (?:aimables?|souriante?s?|sympas?|polie?s?)|désagréables?|impolie?s?|malpolie?s?|antipathiques?|aimables? comme|pas (?:très |du tout )?(?:aimables?|sympas?|sympathiques?|polis?)|agressi(?:f|ve)s?|grossi(?:er|ère)s?|irrespectueu(?:x|se)s?|manque de (?:respect|politesse)|aucun respect|mal reçus?|odieu(?:x|se)s?`,
      'notre équipe ne se soit pas montrée plus aimable',
    ],
    inattentive: [
      `même pas (?:regardée?s?|écoutée?s?|levé)|service (?:\\p{L}{1,9} )?(?:brouillon|désorganisé|approximatif)|professeure? (?:\\p{L}{1,9} ){0,2}absente?|un peu pressées?|sur (?:son|leur|leurs) (?:téléphones?|portables?)|(?:personne|pas|ne) (?:\\p{L}{1,9} ){0,3}(?:s'occup|écout|intéress)\\p{L}{1,4}|je-m'en-foutisme|aucune (?:attention|écoute)|manque d'(?:attention|écoute)|s'en (?:fich|fout|moqu)\\p{L}{1,3}`,
      'vous n’ayez pas eu l’attention que vous attendiez',
    ],
    inFood: [
      `(?:cheveux?|poils?|mouches?|insectes?|vers?|plastique|limaces?|moucherons?|cafards?) (?:\\p{L}{1,9} )?dans (?:le |la |ma |mon |mes |notre |son |l'|les )(?:\\p{L}{1,9} )?(?:soupe|salade|assiette|plat|pizza|nourriture|sauce|verre|boisson|dessert|repas|burger|pâtes|riz|pain|café|sandwich|bol|glace|purée|gâteau|omelette|crêpe|quiche|yaourt|tarte)`,
      'vous ayez trouvé cela dans votre assiette',
    ],
    pests: [`cafards?|blattes?|souris|rats?|fourmis`, 'vous ayez eu affaire à des nuisibles'],
    stale: [
      `pas (?:\\p{L}{1,9} )?(?:frais|fraîche|fraîches)|rassise?s?|périmée?s?|avariée?s?|rance|réchauffée?s?|décongelée?s?`,
      'tout n’ait pas été frais',
    ],
    hotWater: [
      `(?:pas|plus|sans|peu) d'eau chaude|eau (?:\\p{L}{1,9} )?(?:froide|glacée|tiède)|douche (?:\\p{L}{1,9} )?(?:froide|glacée)`,
      'l’eau chaude ait manqué',
    ],
    card: [
      `(?:pas|ne|n'|sans|aucun) ?(?:\\p{L}{1,9} ){0,3}(?:carte bancaire|carte bleue|cb|paiement par carte|les cartes)|espèces (?:uniquement|seulement)|que (?:les|en) espèces`,
      'vous n’ayez pas pu payer par carte',
    ],
    crowded: [
      `cohue|la foule|noir de monde|(?:trop|beaucoup|plein) de monde|bondée?s?|surchargée?s?|(?:trop|toujours|très) (?:pleine?|plein|fréquentée?)|entassée?s?|serrés comme`,
      'vous ayez trouvé autant de monde',
    ],
    pictures: [
      `(?:photos?|site) (?:\\S{1,9} ){0,4}(?:autre époque|datent)|vue sur (?:les poubelles|le parking|un mur|la cour)|(?:rien|pas|aucun) (?:\\p{L}{1,9} ){0,3}(?:à voir|comme|conformes?|rapport) (?:avec |sur |à |aux? )?(?:les|la|l'|aux|ce)? ?(?:photos?|description|annonce|site)|mauvaise qualité|qualité (?:médiocre|déplorable|décevante|très moyenne)|bas de gamme|transparente`,
      'cela n’ait pas correspondu à ce que vous attendiez',
    ],
    contract: [
      `(?:abonnement|contrat) (?:\\p{L}{1,9} ){0,2}court toujours|(?:résili|désabonn)\\p{L}{1,6}|(?:engagement|contrat|abonnement) (?:\\p{L}{1,9} ){0,4}(?:impossible|piège|an|mois|résili\\p{L}{1,5}|forcé)|continu\\p{L}{1,5} (?:\\p{L}{1,9} )?(?:de|à) (?:me )?(?:prélev|factur)\\p{L}{1,4}|petits caractères`,
      'le contrat ait posé problème',
    ],
    worth: [
      `\\p{N}+ euros pour (?:cinq|dix|deux|trois|\\p{N}+) minutes|du vol|(?:arnaque|attrape-touristes?|du vol|hors de prix|trop cher|prix exorbitants?|excessifs?|prohibitifs?)|(?:ne|pas) (?:le |vaut |valait |les )?(?:vaut|valait|mérite) (?:pas|vraiment)|argent (?:gaspillé|jeté|perdu)|cher pour ce que c'est`,
      'le prix ne vous ait pas paru justifié',
    ],
    suspected: [
      `accus\\p{L}{1,4} de|comme (?:un|une|des) (?:voleu(?:rs?|ses?)|délinquante?s?|criminels?)|suivi\\p{L}{0,2} dans (?:le|les) (?:magasin|rayons)|fouillé mon sac|ouvrir mon sac`,
      'vous ayez senti de la méfiance à votre égard',
    ],
    unfinished: [
      `pas (?:\\p{L}{1,9} )?(?:terminée?s?|finie?s?|achevée?s?)|inachevée?s?|à moitié (?:fait|fini|terminé)\\p{L}{0,2}|abandonn\\p{L}{1,3} (?:le|les) (?:chantier|travaux)|chantier (?:abandonné|laissé)|jamais (?:terminé|fini)\\p{L}{0,2}`,
      'le travail n’ait pas été terminé',
    ],
    mess: [
      `(?:laiss)\\p{L}{1,3} (?:\\p{L}{1,9} ){0,3}(?:sale|dans un état|en désordre|de la poussière|gravats|chantier)`,
      'tout n’ait pas été laissé propre',
    ],
    notLasting: [
      `(?:tenu|duré|tient|dure) (?:\\p{L}{1,9} ){0,2}(?:que )?(?:${NUMBER}) (?:jours?|semaines?|heures?|mois|lavages?)|(?:cassée?|tombée?|décollée?|abîmée?|en panne) (?:\\p{L}{1,9} ){0,2}(?:au bout|dès|après|en)`,
      'cela n’ait pas tenu',
    ],
    cold: [
      `(?:faisait|fait|eu|avons eu|trop|un peu) (?:\\p{L}{1,9} ){0,2}froid(?! (?:le|la|les))|(?:salle|chambre|pièce) (?:\\p{L}{1,9} ){0,2}(?:froide|glaciale|mal chauffée)|pas chauffée?s?|sans chauffage|courants? d'air`,
      'vous ayez eu froid',
    ],
    hot: [
      `surchauffée?s?|(?:faisait|fait|trop|très) (?:\\p{L}{1,9} ){0,2}chaud dans|chaleur (?:étouffante|insupportable)|étouffante?|pas de clim(?:atisation)?|sans clim(?:atisation)?|clim (?:en panne|hs)`,
      'vous ayez eu trop chaud',
    ],
    paidMore: [
      `(?:frais|suppléments?|surcoûts?|extras?) (?:de (?:dossier|ménage|service|déplacement|gestion)|cachés?|en plus|imprévus?|non annoncés?|supplémentaires?)|devis ${UP_TO(8)}(?:facture|factur|pay|final|fois)\\p{L}{0,4}|(?:plus|deux fois|double) (?:\\p{L}{1,9} ){0,2}(?:que (?:prévu|le devis|annoncé)|du devis)|(?:factur|compt)\\p{L}{1,4} (?:\\p{L}{1,9} ){0,3}(?:en plus|en supplément|supplément)`,
      'vous ayez payé plus que prévu',
    ],
    billed: [
      `(?:fait payer|facturé|payé) (?:\\S{1,14} ){1,5}(?:que je n'ai pas|non (?:reçu|effectu|fourni))|(?:factur|prélev|débit|compt|encaiss)\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:deux fois|en double|à tort|des choses|un plat)|erreurs? (?:\\p{L}{1,9} ){0,2}(?:addition|facture|facturation|note|caisse)|(?:addition|facture|note) (?:\\p{L}{1,9} ){0,3}(?:fausse|erronée|erreur|gonflée|salée)`,
      'la facture ait posé problème',
    ],
    noise: [
      `nuit blanche|karaoké|boîte de nuit|fanfare|marteau-piqueur|(?:on entend|entendait|entend) (?:\\p{L}{1,9} ){0,2}(?:tout|les voisins|la rue|chaque)|murs? (?:\\p{L}{1,9} ){0,3}(?:papier|fins?|carton)|(?:pas|impossible de|rien|mal) (?:\\p{L}{1,9} ){0,2}(?:dormi|dormir|fermer l'œil|fermé l'œil)|mal (?:insonorisée?|isolée?)|bruyante?s?|(?:trop|beaucoup) de bruit|bruit (?:\\p{L}{1,9} ){0,3}(?:nuit|insupportable|travaux|infernal)|travaux (?:à côté|dès|devant)`,
      'le bruit ait été aussi gênant',
    ],
    late: [
      `(?:arrivée?s?|venue?s?) (?:\\p{L}{1,9} |\\p{N}+ ){0,4}(?:en retard|trop tard)|pas ponctuels?|jamais à l'heure|toujours en retard`,
      'notre équipe n’ait pas été à l’heure',
    ],
    noShow: [
      `n'est (?:jamais|pas) venue? (?:et|ni)|(?:personne|jamais|pas) (?:\\p{L}{1,9} ){0,3}(?:venue?s?|présentée?s?|passée?s?) ?(?:au rendez-vous|chez nous)?(?= *[.,!]|$)|posé un lapin|lapin`,
      'personne ne soit venu',
    ],
    wrongRoom: [
      `(?:réserv|pay|command)\\p{L}{1,3} ${UP_TO(4)}(?:vue|chambre|suite|balcon|double|terrasse) ${UP_TO(4)}(?:eu|donné|reçu|mais|côté|sur le parking)`,
      'vous n’ayez pas eu la chambre réservée',
    ],
    decline: [
      `(?:avant|autrefois) (?:c'était|on|nous|j')|(?:plus|pas) (?:ce que|comme) (?:c'était|avant)|(?:a|ont) (?:beaucoup |vraiment )?(?:baissé|changé)|nouveaux? (?:propriétaires?|patrons?|gérants?|direction)|en chute libre|se dégrade`,
      'ce ne soit plus comme avant pour vous',
    ],
    soldOut: [
      `(?:plus|pas|rupture) (?:\\p{L}{1,9} ){0,2}(?:en stock|de stock)|(?:la moitié|plus rien) (?:\\p{L}{1,9} ){0,2}(?:carte|à la carte|disponible)|indisponibles?|en rupture`,
      'ce que vous vouliez n’ait pas été disponible',
    ],
    lost: [
      `surréservation|surbooking|(?:réservation|rendez-vous|dossier) (?:\\p{L}{1,9} ){0,3}(?:introuvable|perdue?|oubliée?|pas (?:trouvée?|enregistrée?|prise en compte))|(?:donné|attribué) notre (?:table|chambre)`,
      'tout ne se soit pas passé comme convenu',
    ],
    spoiled: [
      `gâch(?:é|ée|er|ent) (?:\\p{L}{1,9} ){0,2}(?:soirée|journée|anniversaire|mariage|vacances|séjour|fête|week-end|repas|moment)|(?:soirée|journée|anniversaire|mariage|vacances|séjour|fête) (?:\\p{L}{1,9} ){0,2}gâchée?s?`,
      'ce moment ait été gâché',
    ],
    noHelp: [
      `(?:me|nous) balad\\p{L}{1,3}|qu'on me balade|renvoy\\p{L}{1,4} d'un service|incompétente?s?|incompétence|(?:aucune|pas d') ?aide|(?:pas|jamais|personne) (?:\\p{L}{1,9} ){0,3}aid\\p{L}{1,4}|ne savent (?:pas|rien)|n'y connaissent rien|incapables?`,
      'vous n’ayez pas eu l’aide dont vous aviez besoin',
    ],
    unclean: [
      `(?:taches?|cheveux|poils|poussière|moisissures?|saletés?|crasse|traces) (?:\\p{L}{1,9} )?(?:sur|dans|partout|au|aux|sous|de)|(?:draps?|serviettes?|chambre|salle de bains?|sol|tables?|verres?|couverts?|assiettes?|toilettes|vestiaires?|douches?|moquette|piscine|nappe) (?:\\p{L}{1,9} ){0,3}(?:sales?|tachée?s?|crasseu(?:x|se)s?|dégoûtante?s?|collante?s?|douteu(?:x|se)s?)|(?:hygiène|propreté|ménage) (?:\\p{L}{1,9} ){0,3}(?:douteuse|déplorable|à revoir|inexistante?|pas fait|limite|laisse)`,
      'la propreté n’ait pas été à la hauteur',
    ],
    brokenThings: [
      `(?:ascenseur|clim(?:atisation)?|chauffage|machines?|douche|télé(?:vision)?|wifi|wi-fi|lumière|tapis|appareils?|chasse d'eau|porte|volet|serrure) (?:\\p{L}{1,9} ){0,3}(?:en panne|hors service|hs|cassée?s?|ne (?:fonctionn|march|ferm)\\p{L}{1,5}|défectueu(?:x|se)s?)`,
      'tout n’ait pas fonctionné',
    ],
    brokenShower: [
      `(?:douches?) (?:[\\p{L}']{1,9} ){0,4}(?:en panne|hors service|hs|cassée?s?|défectueu(?:x|se)s?)|(?:douches?) (?:ne |n'a jamais |n'a pas )(?:fonctionn|march)\\p{L}{1,5}`,
      'la douche n’ait pas fonctionné',
    ],
    brokenCooling: [
      `(?:clim(?:atisation)?) (?:[\\p{L}']{1,9} ){0,4}(?:en panne|hors service|hs|cassée?s?|défectueu(?:x|se)s?)|(?:clim(?:atisation)?) (?:ne |n'a jamais |n'a pas )(?:fonctionn|march)\\p{L}{1,5}`,
      'la climatisation n’ait pas fonctionné',
    ],
    brokenHeating: [
      `(?:pas de|sans|aucun) chauffage|(?:chauffage|radiateurs?) (?:[\\p{L}']{1,9} ){0,4}(?:en panne|hors service|hs|cassée?s?|défectueu(?:x|se)s?)|(?:chauffage|radiateurs?) (?:ne |n'a jamais |n'a pas )(?:fonctionn|march)\\p{L}{1,5}`,
      'le chauffage n’ait pas fonctionné',
    ],
    brokenLift: [
      `(?:ascenseurs?) (?:[\\p{L}']{1,9} ){0,4}(?:en panne|hors service|hs|cassée?s?|défectueu(?:x|se)s?)|(?:ascenseurs?) (?:ne |n'a jamais |n'a pas )(?:fonctionn|march)\\p{L}{1,5}`,
      'l’ascenseur n’ait pas fonctionné',
    ],
    billedOn: [
      `(?:résili|désinscri|désabonn)\\p{L}{1,8} [^.!?]{0,60}(?:prélev|prélèv|factur|débit)\\p{L}{1,8}|(?:prélev|prélèv|factur|débit)\\p{L}{1,8} [^.!?]{0,40}(?:malgré|après|alors que) [^.!?]{0,30}(?:résili|désinscri|désabonn)\\p{L}{1,8}`,
      'vous ayez eu ces ennuis avec les prélèvements',
    ],
    menu: [
      `(?:pas|plus) de (?:grandes|petites) tailles|pas ma taille|(?:peu|manque|pas assez|aucun) (?:de |d'|le )?(?:choix|variété|options?)|choix (?:limité|restreint|réduit|pauvre)|rien pour (?:les )?(?:végétariens|végétaliens|enfants)`,
      'le choix n’ait pas été celui que vous espériez',
    ],
    worn: [
      `vieillots?|vieillottes?|vétustes?|vieillissante?s?|défraîchie?s?|coup de (?:neuf|jeune|peinture)|datée?s?(?= *[.,!]|$)|mal entretenue?s?|à rénover|à rafraîchir`,
      'le lieu vous ait paru vieillissant',
    ],
    lostThing: [
      `(?:perdu|égaré|perdent) (?:mon|ma|mes|notre|nos)(?! (?:temps|argent|patience|confiance|réservation))`,
      'quelque chose ait été perdu',
    ],
    repeated: [
      `(?:la|le) (?:deuxième|second|seconde|nouveau|nouvelle)(?: \\p{L}{3,9})? (?:était |est arrivée? |est venue? )?(?:\\p{L}{1,9} ){0,2}(?:aussi|pareille?|également|idem|pas mieux|non plus|pire)`,
      'le second essai vous ait déçu lui aussi',
    ],
    uninformed: [
      `aurai(?:t|ent) pu (?:\\S{1,9} ){0,2}(?:prévenir|avertir|dire)|sans prévenir|(?:personne|rien) (?:\\S{1,9} ){0,4}(?:prévenue?s?|dit|informée?s?|parlé|avertie?s?)|(?:pas|jamais) (?:\\p{L}{1,9} ){0,2}(?:prévenir|prévenue?s?|informée?s?|avertie?s?)`,
      'l’on ne vous ait rien dit à l’avance',
    ],
  },
  praise: {
    honest: ['honnêtes?|honnêteté|de confiance|transparente?s?|intègres?', 'notre honnêteté ait compté pour vous'],
    fair: [
      `(?:prix|tarifs?) (?:\\p{L}{1,9} ){0,2}(?:correcte?s?|raisonnables?|justes?|honnêtes?|abordables?|intéressante?s?|imbattables?|doux|attractifs?)|(?:bon|excellent|très bon) rapport|rapport qualité|(?:bons?|petits?) prix|pas cher`,
      'le prix vous ait paru juste',
    ],
    fast: [
      `rapid(?:e|es|ité|ement)|efficaces?|efficacité|réactifs?|réactivité|en un rien de temps|dans la (?:journée|foulée)|vite fait bien fait`,
      'vous ayez apprécié notre efficacité',
    ],
    onTime: [
      `ponctuel(?:le|s|les)?|ponctualité|à l'heure|délais? (?:\\p{L}{1,9} )?(?:respectés?|tenus?)|dans les (?:temps|délais)`,
      'vous ayez apprécié notre ponctualité',
    ],
    noWait: [
      `(?:sans|pas d'|aucune|zéro) ?attente|sans attendre|pas (?:eu à|besoin d'|de) ?(?:attendre|queue)`,
      'vous n’ayez pas eu à attendre',
    ],
    explained: [
      `(?:enfin|tout) compris|pour sa patience|de bon conseil|expliqu\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:tout|bien|chaque|clairement|les|ce)|(?:bons?|excellents?|super|très bons?|précieux) conseils|conseils (?:\\p{L}{1,9} ){0,2}(?:au top|avisés|précieux|parfaits|utiles)|bien conseillée?s?|pédagogues?`,
      'vous ayez apprécié notre accompagnement',
    ],
    painless: [
      `(?:sans|aucune) (?:la moindre )?douleur|(?:pas|rien) (?:eu mal|senti)|(?:tout en|grande|avec|beaucoup de) (?:\\p{L}{1,9} )?(?:douceur|délicatesse)|très douce?`,
      'tout se soit passé en douceur',
    ],
    atEase: [
      `(?:sent|mis|mise|met|mettent)\\p{L}{0,3} (?:\\p{L}{1,9} ){0,3}(?:à l'aise|en confiance|comme (?:chez|à la)|chez (?:soi|nous|moi))|comme (?:à la maison|chez soi)|(?:n'a|n'ai|plus|moins) (?:\\p{L}{1,9} ){0,2}(?:peur|d'appréhension|stress)|rassur\\p{L}{1,5}|(?:j'avais|avait) (?:\\p{L}{1,9} ){0,2}peur`,
      'tout se soit passé en toute confiance',
    ],
    friendly: [
      `de l'accueil à|des pros|souriante?s?|(?:très |super |si |hyper )?(?:gentil(?:le|s|les)?|sympas?|sympathiques?|aimables?|adorables?|chaleureu(?:x|se|ses)|accueillante?s?|serviables?|bienveillante?s?|attentionnée?s?|(?:personnel|équipe|gens|accueil|serveu\\p{L}{1,3}|vendeu\\p{L}{1,3}|patron\\p{L}{0,2}|personnes?) (?:\\p{L}{1,9} ){0,2}agréables?|à l'écoute|charmante?s?)|gentillesse|bienveillance|(?:bon|très bon|super|excellent|bel|meilleur) accueil|accueil (?:\\p{L}{1,9} ){0,2}(?:top|parfait|chaleureux|génial|super|au top|agréable|souriant)|petits soins|(?:merci|bravo) à (?:toute )?l'équipe|équipe (?:\\p{L}{1,9} ){0,2}(?:au top|super|formidable|géniale)`,
      'vous ayez apprécié notre équipe',
    ],
    helped: [
      `repartie? avec le sourire|sauvé|ressortie? en (?:pleine )?forme|(?:m'a|nous a|m'ont|nous ont|a su|ont su) (?:\\p{L}{1,9} ){0,2}(?:dépann|répar|aid|sauv|trouvé|résolu|réglé|débloqu)\\p{L}{0,4}|sauvé (?:la|notre|mon|ma)|dépannage (?:rapide|efficace)`,
      'notre aide vous ait été utile',
    ],
    expert: [
      `profession(?:nel(?:le|s|les)?|nalisme)|(?:beau|bon|très bon|super|excellent|bel) (?:travail|boulot|garage|dentiste|plombier|coiffeur|club|école|artisan)|travail (?:\\p{L}{1,9} )?(?:soigné|impeccable|parfait|de qualité|remarquable|sérieux)|compétente?s?|compétence|sérieu(?:x|se|ses)|garagiste|savoir-faire`,
      'vous ayez apprécié notre travail',
    ],
    choice: [
      `(?:beaucoup de|large|grand|bon|vaste|super) choix|belle (?:sélection|carte)|variété`,
      'le choix vous ait plu',
    ],
    children: [
      `(?:enfants|petits|loulous|petits-enfants) (?:\\p{L}{1,9} ){0,3}(?:ador|aim|ravi|content|régal|amus|enchant)\\p{L}{1,5}|idéal (?:pour les enfants|en famille)`,
      'les enfants aient été contents',
    ],
    child: [
      `(?:mon|ma|notre) (?:fils|fille|enfant|petite?|bébé|ado) (?:\\S{1,14} ){0,4}(?:ador|aim|ravi|content|progress|plus peur|appren|appris|impatien|épanou|réussi|heureu)\\p{L}{0,6}`,
      'tout se passe bien pour votre enfant',
    ],
    childLiked: [
      `(?:mon|ma|notre) (?:fils|fille|enfant|petite?) (?:\\p{L}{1,9} ){0,2}(?:adoré|aimé|s'est amusée?|régalée?)`,
      'cela ait plu à votre enfant',
    ],
    occasion: [
      `(?:mariage|anniversaire|baptême|fête|soirée|réception) (?:\\S{1,14} ){0,6}(?:parfaite?|inoubliable|magique|magnifique|réussie?|merveilleu(?:x|se)|au top)|(?:inoubliable|magnifique|merveilleu(?:x|se)|parfaite?) (?:\\S{1,14} ){0,3}(?:mariage|anniversaire|baptême|fête|soirée|réception)`,
      'ce moment ait été réussi',
    ],
    loyal: [
      `depuis (?:\\p{L}{1,9} |\\p{N}+ ){0,3}(?:ans|années|toujours|longtemps)|cliente?s? (?:fidèle|depuis|régulière?)|comme (?:toujours|d'habitude|à chaque fois)|jamais déçue?s?|chaque (?:fois|semaine|année|mois)|fidèles?`,
      'vous nous fassiez confiance',
    ],
    again: [
      `(?:reviendr(?:ai|ons|ez)|y retourner(?:ai|ons)|retournerai|revenir|on y retourne|hâte d'y retourner)`,
      'vous ayez envie de revenir',
    ],
    recommend: [
      `recommand(?:e|ons|able|ables|é|er)(?: vivement| fortement| à 100 ?%| sans hésiter| les yeux fermés)?|les yeux fermés|foncez|à conseiller`,
      'vous nous recommandiez',
    ],
    delicious: [
      `délicieu(?:x|se|ses)|succulente?s?|savoureu(?:x|se|ses)|excellents? (?:repas|plats?|desserts?|café|vins?|produits?|menu)|régalée?s?|un régal|(?:très |trop )?bons? (?:repas|plats?|produits?)|produits frais|miam`,
      'vous ayez apprécié ce que vous avez goûté',
    ],
    clean: [
      `(?:très |tout |super |hyper |d'une |toujours )?propres?(?= *[.,!]| et|$)|propreté (?:impeccable|irréprochable|au top|parfaite|exemplaire)|impeccablement propre`,
      'tout ait été propre',
    ],
    noFault: [
      `(?:le|la|les) meilleure?s? (?:\\p{L}{3,14}) (?:de|du|des|que)|au top|rien à (?:redire|dire|reprocher)|(?:aucun|sans|zéro) (?:reproche|défaut|bémol|fausse note)|sans faute|on ne peut (?:que|pas) (?:\\p{L}{1,9} ){0,3}(?:mieux|recommander|satisfait)|(?:ne|n') ?(?:pourrais|peux|pouvais) (?:\\p{L}{1,9} ){0,3}(?:mieux|plus (?:satisfaite?|heureu(?:x|se)|contente?))`,
      'vous ayez tout apprécié',
    ],
    pet: [
      `(?:mon|ma|notre|nos) (?:chien(?:ne)?|chat(?:te)?|lapin|chiot|animal|compagnon)s? (?:\\S{1,14} ){0,5}(?:bien|heureu(?:x|se)|soign|ador|entre de bonnes|en forme|content)\\p{L}{0,4}|avec (?:les animaux|mon chien|mon chat)`,
      'votre animal soit entre de bonnes mains',
    ],
    result: [
      `(?:coupe|couleur|résultat|tatouage|ongles|photos?|cuisine|salle de bains?|voiture|robe|balayage) (?:\\p{L}{1,9} ){0,3}(?:parfaite?s?|magnifiques?|superbes?|sublimes?|géniale?s?|impeccables?|au top|splendides?)|(?:ravie?|contente?|enchantée?|satisfaite?)s? (?:de|du|des) (?:ma|mon|mes|la|notre|nos|résultat)|exactement ce que (?:je|nous|j')`,
      'le résultat vous plaise',
    ],
  },
}
