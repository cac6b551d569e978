/** Of what ordinary replies are made. Folded: small, without accents. */
export const FRENCH_REPLY_WORDS = `
  a absolument accepter accompagner accueil accueillant accueilli accueillir accueillons achat actuelle actuellement
  adore adorent afin agacement agir agreable ai aide aident aider aie aient aille ailleurs aimable aimables aime
  aimerions ainsi ait allait aller allez allons alors ambiance amelioration ameliorer amicalement amis amour
  anniversaire aout appel appels apporter appreciation apprecie apprecier apprendre apprenons apres arrive arrivee
  arrives as aspect assez attendiez attendons attente attentes attentif attentifs attention attentive au aucun aujourd
  aura aurai auraient aurais aurait aurions aurons auront aussi autant automne autre autres aux avaient avais avait
  avant avec avez aviez avions avis avoir avons avoue avril ayant ayez ayons bassin beau beaucoup beaux belle belles
  besoin besoins bien bientot bienvenue bon bonheur bonjour bonne bonnes bravo bruit but c ca calme car carte cas ce
  ceci cela celebrer celle celui certain certaine certains certes ces cet cette chacun chacune chaleur chaleureuse
  chaleureusement chaleureuses chaleureux chance chaque chaud cher chercher cherchons chere chers chez choisi choisir
  chose choses cinq client clientele clients coeur colere collegues combien commande commandes comme comment
  commentaire commentaires complet compliment compliments compliquee comprehensible comprehension comprendre
  comprenons compris compte comptent concernant confiance confort confortable confusion conjoint connaissons connaitre
  conscients consequent constamment constructif constructive constructives consultation contact contacter contactez
  content contents continuer continuons contre controle controles convenu convient cordialement correctement corriger
  coup couple courage courriel cours critique critiques cuisine curieux d dans davantage de decembre deception
  decevant decevante decevoir decide declaration decouvrir decu decus deja delicieux demain demande demarche depasser
  depit deplaisant depuis dernier derniere deroule deroulee des desagrement desirons desole desolees desoler desoles
  dessus detail details deux devait developper devez devoir devons devrait devrions different difficile difficulte
  difficultes dimanche dire directement direction diriger dis discuter disons disponible disposition dit dites dois
  doit doivent donc donne donner donnerez donnez donnons dont doute doux du duree echange echanger echoue eclairer
  ecoute ecouter ecouterons ecrire ecrit ecrivez effectue effet effort efforts egalement egard element elements elle
  elles emotion en enchantes encore encourage encourageant encouragements encouragent end enfant enfants engagement
  enormement ensemble ensuite entendre entendu enthousiasme entier entierement entre envers envie envisager envoyer
  equilibre equipe equipes erreur erreurs es espace esperant espere esperer esperons esprit essayons essentiel
  essentielle est et etaient etais etait etant ete etes etiez etions etoiles etre etudions eu eut eux evaluation
  evidemment eviter exact excellent excellente exceptionnel exceptionnelle excuse excuses exemple exigence experience
  expliquer expliquez exprimer face facon faire fais faisait faisons fait faites familial famille fantastique fasse
  fassions faut felicitations felicite fera ferait ferons fete fevrier fidelite fier fiers fierte fille fils
  finalement fit fois fond font force forme formidable formulaire franc franchise francs frustrant frustration furent
  fus fut gene general genereux genial gentil gentillesse gentils grace grand grande grandement grands gratitude grave
  groupe habitude habituel hate hauteur hesitez heure heures heureux hier hiver honnete honneur hotel hui humain ici
  ideal idee idees il ils imagine imaginons immense impatience important impression incident inconvenient
  inconvenients incroyable infiniment information informations informer insatisfaction inspire instant intention
  interne investi invite invitons ira j janvier je jeudi joie joindre joli jolie jour journee journees jours juge
  jugement juillet juin jusqu juste l la laisse laisser laisserons laquelle large le lecon lequel les leur leurs lie
  liee liees lies lieu limite lire lisons longue longuement lors lorsqu lorsque lu lui lundi m ma madame magnifique
  mai mail mains mais mal malentendu malgre malheureusement maniere manque manquement manquer mardi mariage mars matin
  mauvais mauvaise me mecontentement meilleur meilleure meilleures meilleurs membres meme memes merci mercredi mere
  merite meriter meritez merveilleux mes message mesure mesures met mettons mettre midi mieux minutes mis mission mode
  moi moindre moins mois moment moments mon monsieur montre montrent montrer moral motivation motive motivent mots
  moyen n naturellement navres ne necessaire necessite ni niveau nombre nombreux non normal nos notamment note noter
  notes notre nous nouveau nouveaux nouvelle nouvelles novembre nuit nul objectif objectifs observations occasion
  occasionnee occasionnees octobre oeuvre offre offrent offrir on ont opinion or ordre organisation ou oubli oublier
  outre ouvert page par parce parfait parfaite parfaitement parfois parle parler parlerons parlons parole paroles part
  partage partagee partageons partager particulier particulierement pas passage passe passee passer passionne patience
  peine pendant pensee penser pensons pere permet permettez permettra permettre permis personne personnel
  personnellement personnes petit petite peu peut peuvent peux pires plaise plaisent plaisir plait plat plats
  pleinement plu plus plusieurs point pointe points positif positive possibilite possible possibles pour pourquoi
  pourra pourrait pourriez pourrions pourrons pouvait pouvez pouvoir pouvons pratique precieuse precieusement
  precieuses precieux precis precise prefere preferee premier premiere prend prendre prends prenez prenons presence
  presentons prestation prets preuve printemps prions priorite pris prise privee privilege prix probablement probleme
  prochain prochaine prochainement prochaines procurer produit profite profiter profonde profondement progres
  progresser propice propos proposer proposons propre prouve pu puisqu puisque puisse puissent puissiez puissions qu
  qualite quand quant quatre que quel quelle quelles quelque quelques quels question qui quoi quoique quotidien
  quotidiennement rapide rapidement rapidite rappel rapporter rare rassurer ravi ravies ravis reactif realise realite
  reception recevez recevoir recevra recherche recommandation recommander recommandez reconnaissance reconnaissants
  recontacter recu recue recus redonner reflexion regard regarder regler regret regrets regrettable regrettons
  rejoindre rejouis rejouissons rejouit relation remarque remarquer remarques remedier remercie remerciements
  remercier remercions remonte rencontre rencontrees rendez rendre rendu reparation reparer repas reponde repondons
  repondre repondu reponse reposer requis reserve resoudre respect responsable ressenti ressentir restaurant restent
  rester restons resultat resultats retablissement retard retards retenir retour retours retrouver reunion reussi
  reussite revenez revenir reviendrez revoir revu revue riche rien rire rythme s sa sache sachions sais saison sait
  saluons salutations samedi sans sante satisfaction satisfaire satisfait satisfaite satisfaits savent savez savoir
  savons se seconde sejour selon semaine sens sensible sensibles sentiment sentir septembre sera serai seraient serais
  serait serez serieusement serieux seriez serions serons seront servi service servir servons ses seul si signale
  signaler simple simplement sincere sincerement sinceres sincerite site situation soi soient soigne soin soins soir
  soiree soirees sois soit solution solutions sommes son sont sort souci souhait souhaite souhaitez souhaitons sourire
  sourires sous soutien souvenir souvenirs souvent soyez soyons special specialement standards su succes suffisamment
  suffit suggestions suis suite suivi sujet super superbe superieur sur surpris sympathique t ta talent tant tard te
  telephone telle tellement temoignage temoigne temps tenir tenons tenu terme tes tete tient toi ton touche touchent
  toucher touches toujours tous tout toute toutefois toutes train traite traiter transmettons transmettre
  transmettrons transmis travail travaille travailler travaillons tres triste trois trop trouve trouver tu type un une
  utile utiles va vais valeur valeurs vecu veiller veillons venant vendredi venez venir venons venu venue veritable
  verra vers veuillez veulent veut veux vie viennent viens vient vif viser visite visons vite vivement vivre voeux
  voila voir vois voit vont vos votre voudrions voulait voulez voulions vouloir voulons voulu vous voyez voyons vrai
  vraie vraiment vu vue week y
`
