import type { LexiconSource } from './polarity-lexicon.ts'

/** Own compilation; ä, ö, ü stand as ae, oe, ue, and a star for the endings of case and comparison. */
export const GERMAN_LEXICON: LexiconSource = {
  endings: ['', 'e', 'er', 'es', 'en', 'em', 'ere', 'eren', 'ste', 'sten', 'ster', 'stes', 'este', 'esten'],
  words: {
    3: `ausgezeichnet* hervorragend* perfekt* wunderbar* wunderschoen* fantastisch* grossartig* exzellent* super
      spitze spitzenmaessig* klasse genial* traumhaft* koestlich* vorzueglich* sensationell* einmalig*
      erstklassig* phaenomenal* herausragend* makellos* unschlagbar* bezaubernd* best* beste besten bester bestes
      begeistert mega hammer toll* top exquisit* liebevoll* liebe lieben geliebt traum unvergesslich*
      ueberragend* spitzenklasse weltklasse meisterhaft* bravo ausnahmslos-gut`,
    2: `gross* riesig* komfort erholsam* erholung positiv* gut* bessere lecker* schmackhaft* freundlich* nett*
      sympathisch* zuvorkommend* hilfsbereit* aufmerksam* herzlich* kompetent* professionell* schoen* huebsch*
      gemuetlich* angenehm* bequem* komfortabel komfortabl* sauber* sauberkeit gepflegt* frisch* schnell* flott*
      zuegig* puenktlich* zuverlaessig* guenstig* preiswert* fair* grosszuegig* empfehlenswert* empfehle
      empfehlen empfehlung weiterempfehlen weiterempfehlung zufrieden* gluecklich* dankbar* danke dank gerne gern
      freude freut gefreut gefallen gefaellt wohl wohlgefuehlt wohlfuehlen ruhig* modern* stilvoll* elegant*
      romantisch* charmant* charme hochwertig* qualitaet reichhaltig* vielfaeltig* abwechslungsreich*
      geschmackvoll* zart* saftig* knusprig* gelungen* perfekte entspannt* entspannend* idyllisch* genossen
      geniessen genuss lohnt lohnenswert* praktisch* effizient* hoeflich* kinderfreundlich* familiaer* idealer
      ideal* interessant* beeindruckend* beeindruckt ueberzeugt ueberzeugend* unkompliziert* reibungslos*
      einladend* geraeumig* wiederkommen zentral*`,
    1: `ok okay ordentlich* solide* solid* ausreichend* angemessen* vernuenftig* passend* neu* hell* kostenlos*
      gratis vollkommen akzeptabel akzeptabl* anstaendig* locker*`,
    '-1': `negativ* geschlossen* minuspunkt minuspunkte mittelmaessig* durchschnittlich* durchwachsen* naja langsam*
      klein* eng* laut* lautstaerke teuer teure teurer teures kalt* lauwarm* trocken* fade* salzig* versalzen*
      alt* veraltet* abgewohnt* dunkel* duester* leider schade warten gewartet wartezeit wartezeiten fehlt fehlte
      fehlten mangel problem probleme schwierig* kompliziert* gestresst* ueberfordert* unbequem* hart* duenn*
      wenig* spaerlich* lieblos* stickig* voll* verbesserungswuerdig* gewoehnungsbeduerftig* hektisch*
      ueberlaufen* matschig* zaeh* fettig* spaet* verspaetet* verspaetung`,
    '-2': `schlecht* enttaeuscht* enttaeuschend* enttaeuschung unfreundlich* unhoeflich* unverschaemt* frech*
      arrogant* inkompetent* ignoriert* unaufmerksam* genervt* unprofessionell* dreckig* schmutzig* schmutz dreck
      verschmutzt* unsauber* verdreckt* staubig* schimmel schimmelig* schimmlig* stinkt stank gestank muffig*
      ekel kaputt* defekt* mangelhaft* ungeniessbar* verbrannt* verkocht* roh* geschmacklos* wucher ueberteuert*
      abzocke abgezockt nervig* aergerlich* aerger geaergert peinlich* beschwerde beschwert reklamation
      reklamiert falsch* fehler vergessen unzufrieden* minderwertig* unzuverlaessig* unorganisiert* chaotisch*
      chaos unangenehm* unzumutbar* inakzeptabel inakzeptabl* unmoeglich* miserabl* miserabel verdorben* nie
      niemals abgelehnt storniert* betrogen gelogen luegen luege ausgeladen langweilig* wertlos* nutzlos* schrott
      muell`,
    '-3': `schrecklich* furchtbar* grauenhaft* grauenvoll* entsetzlich* katastrophal* katastrophe widerlich* eklig*
      ekelhaft* ekelerregend* schlimm* horror albtraum alptraum unterirdisch* betrug betrueger skandal frechheit
      zumutung saumaessig* schlechteste schlechtesten schlechtester abartig* lebensmittelvergiftung kakerlaken
      ungeziefer unverschaemtheit`,
  },
  phrases: {
    3: `nicht besser sein, besser geht es nicht, besser gehts nicht, haette nicht besser, koennte nicht besser,
      absolute empfehlung, klare empfehlung, sehr zu empfehlen, nur zu empfehlen, kann ich nur empfehlen,
      nur weiterempfehlen, absolut empfehlenswert, sehr empfehlenswert, immer wieder gerne, immer wieder gern,
      jederzeit wieder, gerne wieder, gern wieder, kommen wieder, komme wieder, ein traum, fuenf sterne,
      5 sterne, volle punktzahl, das beste, die beste, der beste, wie zu hause, keine wuensche offen,
      laesst keine wuensche offen`,
    2: `nichts auszusetzen, nichts zu meckern, nichts zu beanstanden, kein grund zur klage, keine beanstandung,
      keine beschwerden, keine probleme, kein problem, ohne probleme, ohne problem, nicht enttaeuscht,
      nicht bereut, nicht teuer, gutes preis leistungs verhaeltnis, preis leistung, preis leistungs verhaeltnis,
      gut gelegen, zentral gelegen, zu empfehlen, wohl gefuehlt, sehr wohl, gut aufgehoben, lohnt sich,
      freuen uns, freue mich`,
    1: `nicht schlecht, gar nicht schlecht, nicht weit, in der naehe, alles da`,
    0: `alles in allem, im grossen und ganzen, zum besten geben, klein aber fein, nach wie vor, alte stadt,
      sowohl als, wohl kaum, gut zwei stunden, gut eine stunde`,
    '-1': `nichts besonderes, nicht besonders, nicht so toll, geht so, na ja, ein bisschen, etwas zu, zu klein,
      zu laut, zu teuer, zu lange, zu lang, zu wenig, zu salzig, zu kalt, zu warm, zu viel, koennte besser sein,
      luft nach oben, ausbaufaehig, in die jahre gekommen, nicht mehr, in ordnung war leider`,
    '-2': `nicht gut, nicht empfehlen, nicht zu empfehlen, nicht empfehlenswert, nicht weiterempfehlen,
      nicht zufrieden, nicht freundlich, nicht sauber, nicht lecker, nicht wieder, nicht mehr hin,
      kommen nicht wieder, komme nicht wieder, nie wieder hin, nicht funktioniert, funktionierte nicht,
      funktioniert nicht, ging nicht, lange gewartet, lange warten, ewig gewartet, eine stunde,
      ueber eine stunde, keine ahnung, keine entschuldigung, kein geschmack, ohne geschmack, viel zu teuer,
      lohnt sich nicht, laesst zu wuenschen uebrig, zu wuenschen uebrig, geht gar nicht, gar nicht,
      ueberhaupt nicht, nicht das geld wert, geldverschwendung, zeitverschwendung, schlechter service,
      bedienung unfreundlich`,
    '-3': `nie wieder, nie mehr, einmal und nie wieder, finger weg, haende weg, bloss nicht, eine frechheit,
      eine katastrophe, eine zumutung, das letzte, das schlechteste, der schlechteste, die schlechteste,
      reine abzocke, null sterne`,
  },
  negators: `nicht kein keine keinen keiner keinem keines nie niemals ohne weder nichts kaum`,
  intensifiers: `sehr wirklich absolut total extrem super mega besonders so unglaublich richtig echt aeusserst ueberaus
      voellig`,
  diminishers: `etwas ziemlich eher bisschen relativ recht fast`,
}
