import type { ReplyLanguage } from './reply-words.ts'

export const FRENCH: ReplyLanguage = {
  small: `
    a au aux de du des le la les l d un une et en y dans sur avec pour par que qu qui ce cet cette ces c est sont
    etait etaient ete ont ait aient avez avons avoir etre nous notre nos vous votre vos te toi ton ta tes tu se s il
    elle on sommes suis ainsi bonjour bonsoir chere cher madame monsieur tres toute tout tous toutes equipe si n ne m
    me mon je j
  `,
  joints: 'et mais afin_que ainsi_que',
  leads: 'nous vous que l de en vos votre y c est sommes toute equipe bien vraiment tres avons ne n',
  sharp: `
    pas jamais personne rien aucun aucune ni sans autre autres ailleurs plus moins trop assez peu seulement meme
    quelqu gens maison loin si parce pourquoi qui faute faux doit devez devriez apprenez partez partir dernier
    derniere prochain prochaine toujours premier attendre attendu attente longtemps long longue nouveau vieux mieux
    meilleur comme autant tel voir tant vue vu
  `,
  courtesy: {
    opening: `
      (?:un grand |mille |encore )?merci|remerci\\S+|reconnaissants?|esperons|souhaitons|(?:au|
      avec) (?:grand )?plaisir (?:de|d)|a (?:tres )?(?:bientot|vite)|(?:serons|serions|sommes) (?:\\S+ )?(?:ravis|
      heureux|enchantes|ravies|heureuses) (?:de|d) (?:vous )?(?:accueill|revoir|recev|retrouv|vous (?:accueill|revoir|
      recev|retrouv|aider)|echanger)\\S*|n hesitez pas|(?:contact|ecriv|appel|joign)ez nous|nous (?:contacter|ecrire|
      joindre|appeler)|(?:vous )?(?:invitons|pouvez|proposons) (?:a|nous|toujours)|(?:aimerions|souhaitons|
      souhaiterions|voudrions) (?:vous |en |echanger|comprendre|pouvoir|savoir|discuter|parler|faire)\\S*|(?:transmis|
      transmettrons|transmettre|transmettons|partage|partagerons|partageons|partager|ferons part|fait part|
      faisons part|remonte|parle|parlerons|echange|signale)|(?:prenons|prendrons|avons pris|pris) (?:\\S+ )*?(?:note|
      au serieux|en compte|a coeur)|(?:travaillons|travaillerons|oeuvrons|efforcons|continuons|continuerons)|(?:aide|
      aident|encourage|encouragent|motive|motivent|permet|permettent) (?:a|de|d|toute)|nous (?:aide|aident|encourage|
      encouragent|motive|motivent|permet|permettent|touche|touchent|importe)|(?:est|sont) (?:tres )?(?:precieu\\S+|
      important\\S*|essentiel\\S*) (?:pour|a)|(?:puissions|pouvons|pourrons|puissiez) (?:\\S+ )?(?:aider|trouver|
      parler|comprendre|remedier|ameliorer|echanger|discuter|regler|resoudre)|vous attendons|
      restons a votre (?:disposition|ecoute)|avons hate|cherchons|en tiendrons compte|passez nous voir|
      pu faire de mieux|discuterons|honore|(?:de|d) nous (?:l |en )?(?:dire|avoir)|(?:bien )?cordialement|
      chaleureusement|bien a vous|belle journee|bonne (?:journee|continuation|route|fete)|vos? (?:\\S+ )?(?:retours?|
      remarques?|commentaires?|compliments|suggestions?|mots|avis)|votre (?:\\S+ )?(?:retour|remarque|commentaire|
      suggestion|avis)|de la part de|une (?:nouvelle|seconde|deuxieme|autre) (?:chance|occasion)|a la prochaine|
      chaleureusement|bienvenue|touche(?:nt)? toute
    `,
    words: `
      avis commentaire* retour* message* mots mot note visite* venue sejour confiance patience comprehension soutien
      temps experience* compliment* suggestion* remarque* signalement franchise sincer* gentil* beau belle joli*
      positif* chaleureu* client* hote* cuisine chef* personnel reception service direction concerne techniciens
      beaucoup infiniment encore vraiment aussi d_etre_venue transmises indiquant date le_meilleur toutes_les_deux
      verifier sur_nos d_avoir avoir_pris pris prendre le_temps temps_de partager ecrire laisser signale dire fait
      faire fete revoir retrouver accueillir bientot tres_bientot a_nouveau nouveau de_nouveau prochaine_visite
      prochaine_fois prochain_controle prochainement prochaine prochain a_venir occasion chance seconde_chance
      nouvelle_chance donner offrir une_meilleure meilleure_experience ameliorer progresser mieux_faire faire_mieux
      de_mieux plaisir heureux ravis ravie chez tous_les_deux deux directement contacter joindre telephone quand_vous
      quand vous_le_souhaitez souhaitez souhaitons en_parler parler discuter ensemble avec_vous aider aide solution
      une_solution trouver adaptee comprendre remedier savoir en_savoir_plus ce_qui est_passe ce_qui_s_est_passe
      passe details dossier situation sujet point* probleme* afin puissions pouvoir rapidement vite plus_vite
      disposition a_votre transmis transmettrons partagerons ferons part au_serieux tres_au_serieux serieux coeur
      compte travaillons travailler chaque continuer qualite accueil aident encouragent precieux precieuse precieuses
      concernant au_sujet y_travaillons afin_de sera impatience en_dire_plus dire_plus plus_de plus_sur envoyer
      commande ressenti honneur equilibre* recontacter informes serions davantage serons puisse examiner trouverez
      meilleures_conditions conditions attentionnes retablissement confie partagees temoignage restons nouvelles
      participe numero touche besoin en_cas_de ecoute solutions cordialement bonne journee continuation bonheur joie
      bien_a salutations meilleures plus_agreable agreable technique equipe_technique heureuse_de lire proposer
      responsable* collegue* recommandation* question* fidelite resoudre regler contact numero_de_* au_plus_vite
      prochain_* prochaine_* en_famille service_client
    `,
  },
  joy: {
    opening: `
      (?:sommes|suis) (?:\\S+ )?(?:ravis?|ravies?|heureux|heureuses?|contents?|contentes?|enchantes?|fiers?|touches?|
      flattes?) (?:que|qu|d|de (?:lire|savoir|voir|l|constater|apprendre|vous avoir|vous compter)|pour)|
      quel (?:plaisir|bonheur|joie|beau|gentil|merveilleux)|quels? (?:bel|beaux?)|equipe est (?:\\S+ )?(?:ravie|
      heureuse|touchee)|savoir que vous|(?:nous|me) (?:fait|font|rejouit|rejouissent|ravit|
      comble)(?: \\S+)?(?: plaisir)?|(?:c est|c etait|ce fut) (?:\\S+ )?(?:un|une|notre) (?:\\S+ )?(?:plaisir|joie|
      bonheur|honneur)|(?:un|une) (?:vrai |grand |reel )?(?:plaisir|joie)|cinq etoiles|avec le sourire|quelle (?:joie|
      belle)|quel (?:\\S+ )?(?:commentaire|avis|message|retour)
    `,
    words: `
      lire savoir voir apprendre ayez soyez vous_ayez apprecie plu plaise aime adore adorent satisfaite seduite
      conquise bien passe bon bonne moment* agreable* belle beau sentie vous_soyez accueillie accueilli
      entre_de_bonnes_mains mains bonnes entre visite* sejour experience* dejeuner journee fete retour* commentaire*
      avis mots message* note accueil service attention soins qualite beaucoup vraiment particulierement aussi
      dans_l_ensemble ensemble chez partager aider aide pouvoir pu faire fait travailler toujours enfants famille
      mere chien client* joie nouveau look petit petits travail arrive prendre ecoutee entouree etes repondu attentes
      a_la_hauteur hauteur se_soit sejour_se venir autant aime_autant choix vous_plaise vous_ait vous_aient soient
      soit de_vous_avoir gagner son aider_rapidement rapidement soin traitement cours confort confiance solution
      satisfait soiree repas diner aimiez chez_nous
    `,
  },
  regret: {
    opening: `
      desole\\S*|navre\\S*|regrett\\S+|excus\\S+|toutes nos excuses|(?:ce|cela|ceci) n (?:est|etait|a|reflete|
      correspond)(?: pas)?|n (?:avons|a|ont|ait|aient) pas (?:ete|su|repondu)|pas (?:ete )?a la hauteur|comprenons|
      imaginons|(?:vous avez|tu as) (?:\\S+ )?raison|meritent?|meritiez|savons (?:que|qu|combien)|pardon\\S*
    `,
    words: `
      sincerement vraiment infiniment d_apprendre apprendre lire savoir de_lire pour_la gene deception* decu decue
      decevant* frustr* mecontent* agacement colere inquiet* desagreabl* fatigue attente longue long longtemps
      retard* bruit difficile* difficulte* probleme* manque* situation occasionne* arrive ce_qui_est_arrive ce_qui
      passe s_est deroulee experience* de_votre_visite trajet ressenti sentie pas vos_attentes repondu a_la_hauteur
      hauteur niveau qualite service accueil attention souhaitons souhaitons_offrir offrir proposer voulons donner
      l_experience impression client* chaque meritent a_quel_point quel_point a_pu pu peut puisse parfaitement
      tout_a_fait bien que_cela cela cette_fois toutefois claire chaleureux fois conditions etat prions veuillez
      presentons accepter sinceres recu recue soit soient soyez visons proprete temps precieux excuses traiter
      confortable* joindre pouvoir profiter remarque* valeurs reflete pas_les gene_occasionnee votre_arrivee cesse
      fonctionner vite si_vite commande livraison reservation chambre cuisson attitude traitement decrivez au_sujet
      sujet concernant apres_votre_voyage d_autant_plus d_autant autant occasion speciale mauvais_etat peut_etre
      longue_le erreur* malentendu desagrement* inconvenient* insatisf* delai* absence double service_client
    `,
  },
}
