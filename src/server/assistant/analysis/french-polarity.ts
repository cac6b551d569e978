import type { LexiconSource } from './polarity-lexicon.ts'

/** Own compilation, without accents; a star stands for the endings of gender and number. */
export const FRENCH_LEXICON: LexiconSource = {
  endings: ['', 'e', 's', 'es', 'ment', 'ement', 'le', 'les', 'ne', 'nes'],
  words: {
    3: `excellent* parfait* magnifiqu* merveilleux merveilleus* exceptionnel* extraordinair* formidabl* fantastiqu*
      superb* sublim* delicieux delicieus* exquis* genial* geniaux incroyabl* remarquabl* impeccabl*
      irreprochabl* inoubliabl* divin* fabuleux fabuleus* somptueux somptueus* adore adorons meilleur* topissime
      top bravo coup-de-coeur exquise regal regale regales regalons splendid* grandiose inegalabl* epoustouflant*`,
    2: `grand grande grands grandes confort excellence soin positif positive bon bonne bons bonnes bien tres-bien
      agreabl* sympathiqu* sympa sympas gentil* gentillesse accueillant* charmant* chaleureux chaleureus*
      souriant* sourire attentionne* attentif attentifs attentive attentives serviabl* competent* professionnel*
      professionnalisme efficac* rapid* rapidement copieux copieus* savoureux savoureus* goutu* frais fraiche
      fraiches propr* proprete joli* beau belle beaux belles confortabl* spacieux spacieus* calm* recommande
      recommandons recommander conseille content* contents satisfait* ravi* heureux heureus* merci plaisir
      apprecie apprecions aime aimons ador* adorable adorables qualite elegant* raffine* authentiqu* cosy
      douillet* ideal* reviendrai reviendrons retournerai retournerons pratiqu* soigne* disponibl* accommodant*
      poli* aimabl* delicat* genereux genereus* moderne modernes reactif reactifs reactive ponctuel* convivial*
      conviviaux conviviale gourmand* fidele`,
    1: `correct* honnet* abordabl* raisonnabl* suffisant* varie* copieuse central* gratuit* neuf neuve interessant*
      tranquill* lumineux lumineus* simple`,
    '-1': `negatif negative negatifs ferme fermee moyen* banal* bof limite petit* bruyant* bruit lent* lenteur attente
      attendre attendu cher chere chers cheres froid* tiede* fade* sec seche vieillot* vieux vieille dommage
      manqu* sombr* etroit* exigu* difficil* probleme problemes long* longue compliqu* basiqu* insuffisan*
      vetust* demode* tard retard regrettabl* seul-bemol bemol`,
    '-2': `mauvais* mal decevant* decu* deception desagreabl* impoli* malpoli* incompetent* sale* sales salete
      crasseux crasseus* degoutant* puant* pue odeur odeurs moisi* moisissure poussiere cafard cafards casse*
      defectueux defectueus* inadmissibl* inacceptabl* arrogant* hautain* agressif agressive froideur meprisant*
      mepris plainte reclamation ennuyeux mediocr* brule* cru immangeabl* insipid* indigest* surgele* rechauffe*
      erreur erreurs oubli oublie arnaqu* vol voleur* abusif abusive exorbitant* surfacture* annule* ignore* fuir
      eviter evitez jamais desastreux desastreus* deplorabl* lamentabl* minabl* nul nulle nuls nulles pire pires
      trompeur trompeuse bacle* penibl* insupportabl*`,
    '-3': `horribl* affreux affreus* catastrophiqu* catastrophe epouvantabl* execrabl* honte honteux honteus* infect*
      ignobl* immonde* scandaleux scandaleus* desastre cauchemar arnaque arnaques escroc escrocs escroquerie
      voleurs intoxication degueulass* pitoyabl* atroce* inadmissible`,
  },
  phrases: {
    3: `rien a redire, rien a dire, au top, coup de coeur, je recommande vivement, recommande vivement,
      a recommander, les yeux fermes, ne peut pas faire mieux, on ne peut mieux, on peut pas mieux, un regal,
      une tuerie, un delice, le meilleur, la meilleure, les meilleurs, hors pair, a la hauteur,
      au dela de nos attentes, un vrai plaisir, cinq etoiles, 5 etoiles, sans hesiter, sans hesitation,
      n hesitez pas, n hesitez surtout pas`,
    2: `pas mal, pas mauvais, pas decu, pas decus, jamais decu, jamais decus, sans probleme, aucun probleme,
      aucun souci, sans souci, aucun reproche, aucune fausse note, bon rapport qualite prix,
      rapport qualite prix, qualite prix, petits soins, bien situe, bien place, a deux pas, proche de,
      bon accueil, bon moment, on y retournera, on reviendra, nous reviendrons, je reviendrai, a l ecoute,
      je recommande, vaut le detour, vaut la peine, prix raisonnable, prix corrects, prix abordables, fait maison`,
    1: `pas cher, pas chers, pas trop cher, pas loin`,
    0: `petit dejeuner, petits dejeuners, bien que, bien sur, ou bien, petit dej, petite amie, eau froide,
      plats froids, au long, tout le long, le long de`,
    '-1': `sans plus, rien de special, rien d extraordinaire, rien d exceptionnel, un peu, trop, seul bemol,
      petit bemol, seul point negatif, peut mieux faire, pourrait etre, laisse a desirer, pas terrible, pas top,
      pas extraordinaire, pas fameux`,
    '-2': `pas bon, pas bonne, pas bons, pas propre, pas aimable, pas content, pas recommande, ne recommande pas,
      je ne recommande pas, je deconseille, deconseille, a eviter, a fuir, ne reviendrai pas, ne reviendrons pas,
      n y retournerai pas, n y retournerons pas, on n y retournera pas, plus jamais, jamais plus, ne vaut pas,
      ne fonctionne pas, ne fonctionnait pas, ne marche pas, ne marchait pas, trop cher, trop chers, trop chere,
      trop long, trop longue, une heure, plus d une heure, mal accueilli, mal accueillis, manque de,
      aucune excuse, perte de temps, sans gout, aucun gout, laisse vraiment a desirer, tres decu, tres decus,
      pas a la hauteur, pas du tout`,
    '-3': `le pire, la pire, fuyez, passez votre chemin, n y allez pas, a fuir absolument, une honte, une catastrophe,
      une arnaque, de la merde, zero pointe, zero etoile`,
  },
  negators: `pas ne n ni jamais sans aucun aucune rien plus`,
  intensifiers: `tres trop vraiment super hyper extremement tellement si totalement absolument particulierement ultra`,
  diminishers: `peu assez plutot presque legerement`,
}
