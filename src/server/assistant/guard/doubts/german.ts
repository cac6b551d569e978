import type { ReplyLanguage } from './reply-words.ts'

export const GERMAN: ReplyLanguage = {
  small: `
    der die das den dem des ein eine einen einem einer eines und zu zum zur von vom mit fur in im am an auf bei beim
    ist sind war waren sei hat haben hatte hatten habe wir uns unser unsere unseren unserem unserer sie ihr ihre
    ihren ihrem ihrer ihnen du dich dir dein deine deinen deinem deiner euch eure euren es dass sich hallo liebe
    lieber guten tag sehr geehrte geehrter ich mich mein hast bist seid team so
  `,
  joints: 'und aber damit dass wenn oder',
  leads: 'wir ihr ihre ihren es uns das sie du auch sehr die der den dies dafur gerne',
  sharp: `
    nicht kein keine keinen keinem nie niemals niemand nichts ohne andere anderen anderer anders statt nur sogar
    weniger mehr meist als zu genug wenig selbst jemand leute mensch menschen person zuhause hause weg wenn falls
    weil warum wer schuld falsch muss mussen sollten sollen lernen lernt gehen geht weit letzte letzten nachste
    nachsten wieder immer erst warten gewartet wartezeit lange alt alte neu gern nehmen sehen
  `,
  courtesy: {
    opening: `
      (?:vielen |herzlichen |lieben |tausend |besten )*dank(?:e|en|bar)?|hoffen|hoffentlich|wunschen|
      wurden uns (?:sehr )?(?:freuen|wunschen)|freuen uns (?:sehr |schon |jetzt schon )*(?:auf|darauf|sie|dich|euch|
      wenn)|(?:auf|bis) (?:ein )?(?:bald|wiedersehen|zum|zur|dahin|dann)|(?:herzlich|jederzeit|gerne)? ?willkommen|
      begrussen (?:zu )?(?:durfen|konnen)|(?:melden|wenden|setzen) sie sich|melde dich|schreiben sie uns|
      kontaktieren sie|sprechen sie uns|(?:teilen|sagen|lassen) sie uns|(?:geben|leiten|reichen) (?:wir|es|das|
      ihre?n?|deine?n?|eure?n?|sie)|weiter(?:geben|gegeben|geleitet|leiten|gereicht)|nehmen (?:wir |uns |ihre |ihren |
      das |dies |deine |deinen |es |\\S+ )*?(?:ernst|zu herzen|mit|auf|zum anlass)|ernst genommen|
      arbeiten (?:wir )?(?:bereits |schon |intensiv |standig |weiter |hart )*(?:daran|an)|(?:hilft|helfen|motiviert|
      motivieren|unterstutzt|spornt|ermutigt) (?:uns|unser)|(?:sehr |besonders )?(?:wichtig|wertvoll|am herzen)|
      (?:bedeutet|bedeuten) (?:uns|mir|unserem)|(?:konnen|mochten|wollen|werden|wurden) (?:\\S+ ){0,5}?(?:helfen|
      besprechen|klaren|nachgehen|lernen|arbeiten|erfahren|anbieten|bieten|verbessern|begrussen|freuen|sprechen|
      erwarten)|komm(?:en sie)? (?:\\S+ )?(?:vorbei|wieder|gerne)|jederzeit gerne|wiedersehen|(?:schicken|
      senden) sie uns|versuchen sie|bitten sie|gehen (?:der sache|dem|dem gerne) nach|besser (?:machen|zu machen)|
      verfugung|(?:freundliche|herzliche|liebe|viele|beste|schone) grusse|alles gute|besprochen|ihren hinweis|(?:ihre|
      ihren|deine|dein|ihr) (?:\\S+ )?(?:feedback|anregung|anregungen|kritik|ruckmeldung|hinweise|lob|worte)|notiert|
      uberpruf\\S+|prufen|geben uns|chance|gelegenheit|zogern sie nicht|schreib uns|bedanken
    `,
    words: `
      bewertung* feedback ruckmeldung* hinweis* worte wort lob kritik anregung* nachricht* besuch* aufenthalt*
      vertrauen geduld verstandnis unterstutzung zeit erfahrung* offenheit ehrlich* offenen freundlich* lieb* nett*
      schon* toll* positiv* herzlich* gross* gast gasten kunde* kundin* ganzen kuche kuchenteam personal leitung
      rezeption gern gerne sehr_gerne wirklich immer auch noch_einmal herzen von_herzen genommen nehmen
      genommen_haben geteilt teilen schreiben geschildert bescheid gegeben_haben gegeben geben aufmerksam gemacht
      gekommen gefeiert bald wieder bald_wieder wiedersehen wiederzusehen begrussen willkommen durfen konnen konnten
      mochten wurden wurde werden wird freuen freut uber darauf auf_sie nachste_mal nachsten_mal nachsten_besuch
      nachsten_termin jederzeit vorbei zeigen uberzeugen zweite neue weitere chance gelegenheit besser* verbesser*
      besser_zu_machen machen einmal direkt personlich telefonisch bitte gemeinsam verbindung sprechen klaren
      nachgehen losung passende eine_losung finden helfen weiterhelfen genauer was_passiert passiert schilderung*
      warst beide beiden datum ihres_besuchs schiefgelaufen erfahren horen wenn_sie mogen mochten_wir schnell
      schnellstmoglich sache vorfall thema punkt* problem* frage* weitergeben weitergegeben weitergeleitet an_das
      zustandig* abteilung ernst sehr_ernst zu_herzen daran arbeiten helfen_uns wichtig wertvoll bedeutet viel
      motivation qualitat weiterhin zu_werden prufen schauen dafur daruber damit dabei um hier besonders insgesamt
      vielen vielen_dank grusse ihr_team alles gute freude jahre reise* fahrt jeder jeden wohlfuhlen diese solche
      ausgewogen* baldiges anmerkung* dann aus wenn_du wunderbar* gibst setzen kann kummern teilst neuen_termin
      termin genesung ordnung bringen gespielt habt besprochen stehen zur_verfugung wunsche einzugehen denn
      bestellnummer bestellung bis fuhlen als_gast komm kommen meinung beantworten eine_nachricht senden schicken da
      kaum_erwarten was_hatten unter besseren_umstanden moglich* bieten notiert zu_den zu_unseren techniker
      haustechnik technik fur_sie_da unsere_techniker empfang buchung empfehlung* anliegen details mitarbeit* kolleg*
      kontakt treue sofort *nummer *team *service so_schnell_wie_moglich nachsten_* nachste_* sie_und_ihre_familie
    `,
  },
  joy: {
    opening: `
      (?:freut|freuen|freute) (?:es )?(?:uns|mich)(?!(?: sehr| schon)* (?:auf|darauf))|(?:wie |so |sehr |
      es ist )?schon (?:,|dass|zu)|(?:es )?(?:war|ist) (?:\\S+ )*?(?:eine? )?(?:freude|ehre|vergnugen|fest)|
      wie (?:schon|toll)|was fur eine?|zaubert uns|grosse freude|beruhrt uns|funf sterne|mit freude gelesen|(?:sind|
      waren) (?:sehr |ganz )?(?:froh|glucklich)
    `,
    words: `
      riesig besonders wirklich ganz horen lesen zu_horen zu_lesen gefallen geschmeckt schmeckt wohlgefuhlt
      wohlfuhlen gefuhlt zufrieden uberzeugen gut gute gut_aufgehoben aufgehoben handen in_guten betreut beraten
      helfen machen gemacht konnten besuch* aufenthalt* zeit erfahrung* spass freude hattet gerne gern zu_uns kommt
      kommen bewertung* worte lob feedback ruckmeldung auch alles insgesamt von_uns fuhlen viel geklappt beheben
      lieben neuer neue neuen nachricht kinder mutter hund zusammenarbeit arbeit ihn weitergeben lacheln gesicht ins
      uber schone schnell so_schnell behandlung kurs vertrauen losung begeistert genossen abend familie
    `,
  },
  regret: {
    opening: `
      (?:tut|tun|tat) (?:es )?(?:uns|mir)(?: \\S+)?(?: \\S+)? leid|leid(?:er)?|bedauern|entschuldig\\S*|(?:das |dies |
      es )?entspricht (?:\\S+ )*?nicht|(?:nicht|kaum) (?:\\S+ ){0,3}?(?:gerecht geworden|erfullt|entsprochen|
      unserem anspruch|unser anspruch|unseren anspruch|unsere anspruche|passieren durfen|passieren|vorkommen durfen)|
      (?:versteh\\S*|nachvollziehen|nachvollziehbar|vorstellen)|(?:wissen|wir wissen) (?:,|dass|wie)|(?:haben sie|
      hast du) recht|arger\\S*|schade|(?:das|dies) ist nicht (?:die|der|das|unser|was|so)|(?:hatten|
      haben) (?:\\S+ )*?verdient|verzeih\\S*|um verzeihung
    `,
    words: `
      aufrichtig wirklich von_herzen horen lesen erfahren zu_horen zu_lesen wie was umstande unannehmlichkeit* arger*
      frust* enttausch* unmut verspatung* wartezeit* warten mussten lange langen so_lange lang geraus* gestort
      erfahrung* wahrend ihres_besuchs ihres_aufenthalts ihre_fahrt gehort nichts_von_uns gefuhlt gemacht verlaufen
      passiert entstanden problem* schwierigkeit* mangel* behandelt behandlung erwartung* erwarten erwarten_durfen
      anspruch* qualitat entsprochen entsprach entspricht erfullt gerecht geworden werden wurden wurde nicht keine
      wunschen bieten mochten mochten_wir wollen gast gasten kunde* jeder jeden verdient eindruck bekommen gut
      gut_verstehen vollkommen konnen kann konnten nachvollziehen verstehen ist_das argerlich* anstrengend*
      frustrierend* schade gerade bei_uns hier diesmal uber zustand verspatet erreichen sorge* verloren* umgehen
      machen nachtruhe wenn uberzeugen volle wirkte sein_sollten sollten kommunikation klarere dafur durfen dabei
      dadurch daruber diese ihre_geduld solche einmal noch noch_nicht kaputtgegangen schnell so_schnell bestellung
      lieferung bitten bitte um zeit freundlich* respekt* aufmerksam* langen_reise nach_einer besonderen anlass
      zu_einem frisch angekommen spat zu_spat sein_kann beschadigt* abrechnung kalt fehler* missverstandnis*
      unzufrieden* unangenehm* verzogerung* gemeldet doppelt* *service
    `,
  },
}
