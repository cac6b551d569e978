/** Of what ordinary replies are made. Folded: small, without accents. */
export const FRENCH_REPLY_WORDS = `
  a absolument accepter accompagner accompli accomplir accueil accueillant accueilli accueillie accueillir accueillis
  accueillons achat actions actuelle actuellement adapte adaptee adapter adequat adequate adore adorent affecte afin
  agacement agir agreable agreablement agreables ai aide aident aider aie aient aille ailleurs aimable aimables aime
  aimerions ainsi aisement ait ajuster allait aller allez allons alors amabilite ambiance amelioration ameliorer
  ameliorerons amicalement amis amour analyser analyserons analysons anniversaire aout appel appels apportee apporter
  appreciation apprecie apprecier apprecieriez appreciez apprecions apprendre apprenons approprie appropriee apres
  arrive arrivee arrivees arrives as aspect assez attendiez attendons attente attentes attentif attentifs attention
  attentionne attentionnee attentionnes attentive attentivement au aucun aujourd aura aurai auraient aurais aurait aurez
  auriez aurions aurons auront aussi autant automne autre autres aux avaient avais avait avant avec avez aviez avions
  avis avoir avons avoue avril axe axes ayant ayez ayons bassin beau beaucoup beaux bel belle belles besoin besoins bien
  bientot bienveillance bienveillant bienveillants bienvenue bon bonheur bonjour bonne bonnes bravo brievement bruit but
  c ca calme car carte cas ce ceci cela celebree celebrer celle celui certain certaine certains certes ces cet cette
  chacun chacune chaleur chaleureuse chaleureusement chaleureuses chaleureux chance chaque chaud cher chercher cherchons
  chere chers chez choisi choisie choisir chose choses ci cinq clair claire clairement client clientele clients coeur
  colere collegue collegues combien comble comblees combles commande commandes comme comment commentaire commentaires
  complet complete compliment compliments compliquee comprehensible comprehension comprendre comprenons compris comprise
  comprises compte comptent concernant concerne concernee concernes confiance confiant confiante confie confier confort
  confortable confortables conforts confusion conjoint connaissons connaitre conquis conquise conscients consequent
  constamment constructif constructive constructives consultation contact contacter contactez content contents
  continuation continuer continuons contrariant contrariante contrariete contre contretemps controle controles convenu
  convenue convient convivial conviviale convivialite cordiale cordialement cordiales correctement correspondent
  corriger coup couple courage courriel cours courtoisie critique critiques cuisine curieux d dans danser davantage de
  decembre deception decevant decevante decevoir decide declaration decouverte decouvertes decouvrir decrire decrit
  decrivez decu decue decus degustation deguster deja delicatesse delicieuse delicieuses delicieux demain demande
  demarche demarches depart depasser depit deplaisant depuis derange deranges dernier derniere dernierement deroule
  deroulee des desagreable desagreables desagrement desagrements desillusion desirons desole desolees desoler desoles
  dessus detail detaille detaillee detailler details detendre detente deux devait developper devez devoir devons
  devouement devoues devrait devrions dialogue different difficile difficulte difficultes digne dignes dimanche diner
  dire directement direction direz diriger dis discussion discuter discuterons disons disponibilite disponible
  disponibles disposition dit dites dois doit doivent donc donne donnee donner donnerez donnez donnons dont dormir doute
  doux droit du durant duree echange echanger echanges echoue eclairer ecoute ecoutee ecoutees ecouter ecouterons
  ecoutes ecrire ecrit ecrites ecrivez effectue effet efficace efficaces efforcer efforcerons efforcons effort efforts
  egalement egard element elements elle elles embarras emotion emotions emue emus en enchantes encore encourage
  encourageant encouragee encouragements encouragent encourages end enfant enfants engagement engages enormement
  enrichissant enrichissante ensemble ensuite entendre entendu entendue entendues enthousiasme enthousiastes entier
  entierement entoure entouree entre entretien envers envie envies envisager envoyer equilibre equilibree equipe equipes
  erreur erreurs es espace esperant espere esperer esperiez esperons esprit essayons essentiel essentielle est et
  etablissement etaient etais etait etant ete etes etiez etions etoiles etre etudierons etudions eu eut eux evaluation
  evidemment eviter evoquez exact examiner excellent excellente excellentes excellents exceptionnel exceptionnelle
  excuse excuses exemple exigeants exigence exigences experience expliquer expliquez exprimee exprimer exprimes face
  facilement facon faire fais faisait faisons fait faites familial famille fantastique fasse fassions faut felicitations
  felicite fera ferait ferez ferons fete fevrier fidele fidelement fideles fidelite fier fiers fierte fille fils
  finalement fit fluide fluides fois fond font force formation forme formidable formulaire franc franchement franchise
  francs frustrant frustrante frustrants frustration furent fus fut gagner gene general genereux genes genial gentil
  gentille gentilles gentillesse gentils gourmand gourmande gourmandises gouter grace grand grande grandement grands
  gratitude grave grimper groupe habitude habituel habituels hate hauteur hesitez heure heures heureux hier hiver
  honnete honnetement honneur honore hospitalite hotel hui humain ici ideal idee idees il ils imagine imaginiez
  imaginons immediatement immense impatience implication important impression impressions inattendu incident inconfort
  inconvenient inconvenients incroyable indiquez infiniment information informations informer initiatives inoubliable
  inoubliables inquietant inquietante insatisfaction insatisfait insatisfaite insatisfaits inspire instant intention
  interessant interessante interne internes investi investis invite invitons ira j janvier je jeudi joie joies joindre
  joli jolie jouer jour journee journees jours juge jugement juillet juin jusqu juste l la laisse laisser laisserons
  laquelle large le lecon lequel les leur leurs lie liee liees lies lieu limite lire lisons loger longtemps longue
  longuement lors lorsqu lorsque lu lues lui lundi m ma madame magnifique magnifiques mai mail mains mais mal malaise
  malentendu malgre malheureusement manger maniere manque manquement manquer mardi mariage mars matin mauvais mauvaise
  me mecontentement mecontents meilleur meilleure meilleures meilleurs membres meme memes memorable memorables
  mentionnez merci mercredi mere merite meriter meritez meritiez merveilleuse merveilleuses merveilleux mes message
  mesure mesures met mettons mettre midi mieux minutes mis mission mode moi moindre moins mois moment moments mon
  monsieur montre montrent montrer moral motivation motive motivent motives mots moyen n nager naturellement navres ne
  necessaire necessaires necessite ni niveau nombre nombreuses nombreux non normal nos notamment note noter notes notre
  nous nouveau nouveaux nouvelle nouvelles novembre nuance nuancee nuit nul numero objectif objectifs observations
  occasion occasionnee occasionnees octobre oeuvre offre offrent offrir on ont opinion opportunite opportunites or ordre
  organisation ou oubli oublier outre ouvert ouverte ouvertement ouvertes ouverts page par parce parfait parfaite
  parfaitement parfois parle parler parlerons parlons parole paroles part partage partagee partagees partageons partager
  partagerons partages partagez participation participe participer particulier particulierement partir paru pas passage
  passe passee passees passer passerez passionne patience peine pendant penible pense pensee penser pensez pensons pere
  permet permettez permettra permettre permis personne personnel personnellement personnes pertinent pertinente
  pertinentes perturbe perturbee petit petite peu peut peuvent peux pires piste pistes plaise plaisent plaisir plaisirs
  plait plat plats pleinement plu plus plusieurs point pointe points politesse porte portee pose positif positive
  possibilite possible possibles pour pourquoi pourra pourrait pourrez pourriez pourrions pourrons pouvait pouvez
  pouvoir pouvons pratique pratiques precieuse precieusement precieuses precieux precis precise precision prefere
  preferee preferences premier premiere prend prendre prendrons prends prenez prenons preparer presence presentons
  prestation prets preuve printemps prions priorite pris prise privee privilege prix probablement probleme prochain
  prochaine prochainement prochaines procurer produit professionnel professionnelle professionnels profite profiter
  profitez profonde profondement progres progresser propice propos proposer proposons propre prouve pu publie publier
  puisqu puisque puisse puissent puissiez puissions qu qualite quand quant quatre que quel quelle quelles quelque
  quelques quels question qui quoi quoique quotidien quotidiennement raison rapide rapidement rapides rapidite rappel
  rapporter rapportez rare rassuree rassurer rassurons ravi ravies ravis ravissement reactif reactivite realise realite
  recemment reception recevez recevoir recevra recherche recommandation recommandations recommande recommander
  recommandez recompense recompenses reconnaissance reconnaissante reconnaissants recontacter recu recue recues recus
  redige rediger redonner reflete refletent reflexion regale regaler regard regarder regler regret regrets regrettable
  regrettables regrettons rejoindre rejouir rejouis rejouissant rejouissons rejouit relancer relation remarque remarquer
  remarques remedier remercie remerciement remerciements remercier remercions remonte rencontre rencontrees rencontrer
  rendez rendre rendu rendue rendus reparation reparer repas reponde repondons repondre repondu reponse repos reposer
  requis reserve resoudre respect respectueuse respectueux responsable ressenti ressentie ressentir restaurant restent
  rester restons resultat resultats retablissement retard retards retenir retour retours retrouver retrouverez reunion
  reussi reussie reussite revenez revenir reviendrez reviendrons revivre revoir revu revue riche rien rigueur rire
  rythme s sa sache sachions sais saison sait saluons salutations samedi sans sante satisfaction satisfaire satisfait
  satisfaite satisfaits savent savez savoir savons savourer savoureuse savoureux se seconde sejour sejourner selon
  semaine semble sens sensations sensible sensibles sentiment sentir septembre sera serai seraient serais serait
  sereinement serez serieuse serieusement serieux seriez serions serons seront servi service servir servons ses seul si
  signale signaler signalez simple simplement sincere sincerement sinceres sincerite site situation soi soient soigne
  soigneusement soigneux soin soins soir soiree soirees sois soit solution solutions sommes son sont sort souci souhait
  souhaite souhaitez souhaitiez souhaitons soulagee soulages soulevez soulignez souriant souriante souriants sourire
  sourires sous soutien souvenir souvenirs souvent soyez soyons special specialement splendide standards stressant
  stressante su succes suffisamment suffisant suffisante suffit suggestions suis suite suivi sujet super superbe
  superieur sur surpris survenu sympathique sympathiques t ta talent tant tard te tel telephone telle tellement
  temoignage temoignages temoigne temoigner temps tenir tenons tenu tenue terme tes tete tiendrons tient toi ton tot
  touche touchee touchent toucher touches toujours tous tout toute toutefois toutes train traite traitee traiter traites
  tranquillement transmettons transmettre transmettrons transmis transmise transmises travail travaille travailler
  travaillons tres triste trois trop trouve trouver trouverez trouvez trouviez tu type un une utile utiles va vais
  valeur valeurs vecu vecue vecus veiller veillerons veillons venant vendredi venez venir venons venu venue verifier
  veritable verra vers veuillez veulent veut veux vie viennent viens vient vif viser visite visiter visons vite vivement
  vivre voeux voila voir vois voit vont vos votre voudrions voulait voulez voulions vouloir voulons voulu vous voyager
  voyez voyons vrai vraie vraiment vu vue week y
  attitude autrement differemment indiquant precisant respectee respecte respectueux seduit seduite
`
