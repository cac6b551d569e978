import type { RemarkWords } from './find-remarks.ts'

const NUMBER = `(?:ein|eine|einen|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere|viele|\\p{N}+)`

export const GERMAN_REMARKS: RemarkWords = {
  blame: {
    waited: [
      `(?:${NUMBER}) stunden? für|(?:${NUMBER}|halbe|gute|über eine|fast eine) (?:stunden?|minuten|min) (?:\\p{L}{1,12} ){0,4}(?:gewartet|warten|wartezeit|gedauert|gesessen|gestanden)|(?:wart|dauert)\\p{L}{1,4} (?:\\p{L}{1,12} |\\p{N}+ ){0,5}(?:stunden?|minuten|ewig|lange)|(?:ewig|lange|stundenlang|umsonst) (?:\\p{L}{1,12} ){0,3}(?:gewartet|warten)|(?:lange|ewige|endlose) (?:wartezeit(?:en)?|schlange)|wochen (?:\\p{L}{1,12} ){0,4}(?:gewartet|warten)(?! auf (?:die|meine) (?:lieferung|ware))`,
      'Sie so lange warten mussten',
    ],
    missing: [
      `(?:hälfte|teil|einiges|beilagen?|getränke?|soße|nachtisch|vorspeise|knopf) (?:\\p{L}{1,12} ){0,3}(?:gefehlt|fehlte\\p{L}{0,1}|fehlt|vergessen)|(?:essen|nachtisch|dessert|getränk|bestellung|paket|vorspeise|beilage)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,2}(?:nie|nicht) (?:an)?gekommen|(?:essen|nachtisch|dessert|getränk|bestellung|paket|vorspeise|beilage)\\p{L}{0,2} kam(?:en)? nie|unvollständig\\p{L}{0,2}`,
      'nicht alles gekommen ist, was Sie bestellt hatten',
    ],
    damaged: [
      `kratzer|zerkratzt\\p{L}{0,2}|(?:be|ge)schädigt\\p{L}{0,2}|delle|dellen|(?:kaputt|zerbrochen|zerrissen|gebrochen|eingelaufen|verfärbt) (?:\\p{L}{1,12} )?(?:an(?:gekommen)?|geliefert|bekommen|zurück)|(?:kam|geliefert|zurückbekommen) (?:\\p{L}{1,12} ){0,2}(?:kaputt|beschädigt|zerbrochen|zerkratzt)|ruiniert(?! (?:den|unseren|meinen|die|unsere))|schaden (?:an|am)|zerstört`,
      'etwas nicht in Ordnung war',
    ],
    wrongItem: [
      `bestellt war|gebucht war|bestellt hatten wir|(?:bestellt|gewünscht|gebucht|verlangt|wollte|reserviert),? (?:\\S{1,14} ){0,4}(?:bekommen|geliefert|erhalten|gekriegt|gekommen|kam|serviert|gebracht)|falsche\\p{L}{0,1} (?:größe|farbe|artikel|ware|produkt|gericht|teil|modell|bestellung|essen|ersatzteil)|nicht das,? was (?:ich|wir)|etwas (?:ganz |völlig )?anderes (?:bekommen|geliefert|gebracht)|falsch geliefert`,
      'Sie nicht das bekommen haben, was vereinbart war',
    ],
    result: [
      `(?:haare?|farbe|schnitt|pony|strähnen|nägel|tattoo|fliesen|wand|anstrich) (?:\\p{L}{1,12} ){0,4}(?:orange|grün|schief|verschnitten|ungleichmäßig|fleckig|ruiniert|verbrannt|verfärbt|katastrophe|zu kurz)|verschnitten|verpfuscht\\p{L}{0,2}|pfusch|gepfuscht|schlampig\\p{L}{0,2} (?:gearbeitet|arbeit|gemacht|ausgeführt)`,
      'Sie mit dem Ergebnis nicht zufrieden sind',
    ],
    returns: [
      `(?:rücksendung|rückgabe|retoure|umtausch|reklamation|zurückgeben|umtauschen) (?:\\S{1,14} ){0,4}(?:selbst zahlen|selber zahlen|unmöglich|abgelehnt|verweigert|nicht möglich|schwierig|problem|albtraum|nicht)|kein umtausch`,
      'es mit der Rückgabe Schwierigkeiten gab',
    ],
    overdue: [
      `seit ${NUMBER} (?:tagen|wochen|monaten)|${NUMBER} (?:wochen|tage|tagen|monate|monaten|stunden) (?:zu spät|später|verspätet|verspätung|überfällig|statt|nach)|(?:zu spät|verspätet) (?:geliefert|gekommen|angekommen|fertig)|lieferverzug|verspätung(?:en)?|(?:zugesagt|versprochen|hieß es|angekündigt|vereinbart)\\p{L}{0,2} (?:\\S{1,14} ){0,5}(?:montag|dienstag|mittwoch|donnerstag|freitag|woche|tage)|(?:warte|warten) (?:\\p{L}{1,12} ){0,3}(?:immer noch|seit) (?:\\S{1,14} ){0,3}(?:lieferung|bestellung|ware|paket|möbel|sofa|küche)|stunden zu spät`,
      'es so lange gedauert hat',
    ],
    unreachable: [
      `schwer (?:zu erreichen|erreichbar)|schlecht (?:zu erreichen|erreichbar)|hotline (?:\\p{L}{1,12} ){0,3}(?:witz|katastrophe|nie|nicht)|(?:niemand|keiner|nie|nicht|nie jemand) (?:\\p{L}{1,12} ){0,3}(?:erreich(?:bar|t|en)|ans telefon|ran|rangegangen|abgenommen|abgehoben|zu erreichen)|(?:erreich\\p{L}{1,3}|geht|gehen|nimmt|hebt) (?:\\p{L}{1,12} ){0,3}(?:niemand(?:en)?|keiner|keinen|nie|nicht)(?: (?:ran|ans telefon|ab))?|nicht erreichbar|telefonisch (?:\\p{L}{1,12} ){0,2}(?:nicht|nie|niemand|unmöglich)|warteschleife|aufgelegt`,
      'Sie uns nicht erreichen konnten',
    ],
    unheard: [
      `(?:reklamation|beschwerde|anfrage|widerruf|kündigung)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,4}(?:ignoriert|nicht bearbeitet|unbeantwortet)|(?:keine|nie|ohne|bis heute keine|null) (?:\\p{L}{1,12} ){0,2}(?:antwort|rückmeldung|reaktion|rückruf|nachricht)|(?:nie|nicht|niemand|keiner) (?:\\p{L}{1,12} ){0,3}(?:gemeldet|zurückgerufen|geantwortet|zurückgemeldet|informiert|bescheid)|(?:meldet|melden|antwortet|reagiert|reagieren) (?:\\p{L}{1,12} ){0,2}(?:nicht|niemand|keiner|nie)|(?:e-?mails?|anfragen?|nachrichten) (?:\\p{L}{1,12} ){0,4}(?:ignoriert|unbeantwortet|keine antwort|nicht beantwortet)`,
      'Sie nichts von uns gehört haben',
    ],
    cancelled: [
      `(?:fallen|fällt) (?:\\p{L}{1,12} ){0,2}aus|(?:termin|stunde|kurs|reservierung|buchung|bestellung|behandlung|fahrstunde)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,5}(?:abgesagt|storniert|verschoben|gestrichen|ausgefallen)|(?:abgesagt|storniert|verschoben) (?:\\p{L}{1,12} ){0,3}(?:termin|stunde|kurs)|kurzfristig (?:abgesagt|storniert|verschoben)`,
      'es nicht wie geplant geklappt hat',
    ],
    closed: [
      `vor verschlossener tür|(?:laden|geschäft|lokal|restaurant|tür|filiale|praxis|sie hatten|ihr hattet) (?:\\p{L}{1,12} ){0,3}(?:geschlossen|zu(?= *[.,!]|$)|verschlossen|abgeschlossen)|trotz öffnungszeiten|früher (?:zu|geschlossen|zugemacht)`,
      'Sie vor verschlossener Tür standen',
    ],
    outdated: [
      `(?:website|webseite|homepage|internet|google|karte|öffnungszeiten|angaben|anzeige|beschreibung) (?:\\p{L}{1,12} ){0,5}(?:veraltet|falsch|stimm\\p{L}{1,4} nicht|nicht aktuell|irreführend|steht|stand)|irreführend\\p{L}{0,2}`,
      'die Angaben nicht gestimmt haben',
    ],
    brokenWord: [
      `versproch\\p{L}{1,3}|versprech\\p{L}{1,4}|zusagen? (?:\\p{L}{1,12} ){0,2}nicht|nicht (?:eingehalten|wie vereinbart|wie abgesprochen|gehalten)|gelogen|lügner|lügen|absprachen?`,
      'es nicht wie vereinbart gelaufen ist',
    ],
    unsolved: [
      `(?:immer noch|noch immer) nicht|(?:schließt|läuft|geht|funktioniert) (?:\\p{L}{1,9} ){0,3}nicht|(?:immer noch|noch immer|nach wie vor|wieder|weiterhin) (?:\\p{L}{1,12} ){0,3}(?:kaputt|defekt|undicht|nicht (?:repariert|gelöst|behoben|funktioniert)|tropft|das gleiche|dasselbe|derselbe)|(?:nicht|nichts|nie) (?:\\p{L}{1,12} ){0,2}(?:repariert|gelöst|behoben|geklärt|gemacht|getan)|(?:gleiche|selbe|alte) (?:problem|fehler|geräusch|defekt)|(?:zweite|dritte|vierte)[rn]? (?:versuch|besuch)|schlimmer als vorher|funktioniert (?:\\p{L}{1,12} ){0,3}nicht`,
      'das Problem nicht gelöst ist',
    ],
    pressed: [
      `aufgeschwatzt|aufschwatzen|aufgedrängt|aufdrängen|andrehen|angedreht|verkaufsdruck|(?:unter )?druck gesetzt|unnötige\\p{L}{0,1} (?:reparaturen?|arbeiten|behandlungen?|kosten|teile)|gar nicht brauch\\p{L}{1,3}`,
      'Sie sich zum Kauf gedrängt gefühlt haben',
    ],
    rushed: [
      `(?:abgefertigt|gehetzt|durchgeschleust|fließband|massenabfertigung|hinauskomplimentiert|rausgeworfen|hektisch)|(?:zwei|drei|fünf|\\p{N}) minuten (?:zeit|beim|und (?:raus|fertig))|ganze \\p{L}{2,6} minuten|keine zeit (?:für|genommen)`,
      'Sie sich abgefertigt gefühlt haben',
    ],
    unwelcome: [
      `(?:der )?kunde stört|kunden? (?:stören|lästig|unerwünscht)|(?:nicht|un)willkommen|nicht (?:begrüßt|beachtet|gegrüßt)|(?:kein|ohne|nicht mal ein) (?:\\p{L}{1,12} )?(?:gruß|lächeln|hallo|danke|entschuldigung|sorry)|von oben herab|herablassend\\p{L}{0,2}|(?:schulterzucken|mit den schultern|augen (?:gerollt|verdreht))|augenrollen|ausgelacht|(?:wie|als) (?:ein |eine )?(?:bittsteller|störenfried|störer|mensch zweiter|störung)|(?:uns|mich) (?:\\p{L}{1,12} ){0,2}ignoriert|arrogant\\p{L}{0,2}|desinteressiert\\p{L}{0,2}|abgewimmelt|überheblich\\p{L}{0,2}`,
      'Sie sich nicht willkommen gefühlt haben',
    ],
    rude: [
      `(?:könnte\\p{L}{0,1}|dürfte\\p{L}{0,1}) (?:\\p{L}{1,12} ){0,4}(?:freundlicher|netter|höflicher)|(?:freundlicher|netter|höflicher) (?:sein|werden)|unfreundlich\\p{L}{0,4}|unhöflich\\p{L}{0,2}|frech\\p{L}{0,2}|patzig\\p{L}{0,2}|pampig\\p{L}{0,2}|unverschämt\\p{L}{0,4}|respektlos\\p{L}{0,2}|angeschnauzt|angepflaumt|angemault|angeschrien|mürrisch\\p{L}{0,2}|schlecht gelaunt\\p{L}{0,2}|ruppig\\p{L}{0,2}|barsch\\p{L}{0,2}`,
      'wir Ihnen nicht freundlicher begegnet sind',
    ],
    inattentive: [
      `kein mensch (?:\\p{L}{1,12} ){0,2}(?:kümmert|interessiert)|(?:am|mit dem|aufs|an ihren?) (?:handys?|smartphone)|(?:niemand|keiner|nicht) (?:\\p{L}{1,12} ){0,3}(?:gekümmert|zugehört|interessiert|beachtet)|(?:hört|hörte|kümmert|interessiert) (?:\\p{L}{1,12} ){0,2}(?:nicht|niemand(?:en)?|keiner|keinen)|lieber (?:geredet|gequatscht|unterhalten)|lieblos\\p{L}{0,2}|lustlos\\p{L}{0,2}|gleichgültig\\p{L}{0,2}`,
      'Sie sich nicht gut betreut gefühlt haben',
    ],
    inFood: [
      `(?:haare?|fliegen?|käfer|insekt(?:en)?|plastik|wurm|würmer|schnecken?|maden?|raupen?|kakerlaken?) (?:\\p{L}{1,12} )?(?:im|in (?:der|meinem|meiner|unserem|meinen|den)) (?:\\p{L}{1,12} )?(?:suppe|salat|essen|pizza|nudeln|reis|soße|glas|getränk|brot|kuchen|burger|eis|kaffee|teller|nachtisch|dessert|schnitzel|müsli|omelett|döner)`,
      'in Ihrem Essen etwas war, das nicht hineingehört',
    ],
    pests: [
      `kakerlaken?|schaben|mäuse|maus|ratten?|ameisen|ungeziefer|silberfische?|motten`,
      'Sie bei uns Ungeziefer gesehen haben',
    ],
    stale: [
      `nicht (?:mehr )?frisch|altbacken\\p{L}{0,2}|verdorben(?:es|er|e)? (?:fleisch|fisch|essen|ware)|(?:brot|käse|obst|gemüse|kuchen|beeren)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,2}schimm\\p{L}{1,5}|abgelaufene[snr]? (?:ware|milch|lebensmittel|produkte?)|ranzig\\p{L}{0,2}|vergammelt|(?:brot|brötchen|kuchen) (?:\\p{L}{1,12} ){0,2}(?:von gestern|hart|alt)|aufgewärmt\\p{L}{0,2}`,
      'es nicht frisch war',
    ],
    hotWater: [
      `kein (?:warmes|heißes|warm)[ -]?wasser|kein warmwasser|(?:dusche|wasser) (?:\\p{L}{1,12} ){0,2}(?:eis)?kalt|kalte? dusche`,
      'es kein warmes Wasser gab',
    ],
    card: [
      `(?:keine|ohne) (?:karten?zahlung|ec|kartenzahlung|karte)|nur (?:bar|bargeld|barzahlung)|kartenzahlung (?:\\p{L}{1,12} ){0,3}(?:nicht|unmöglich|erst)|mit karte (?:\\p{L}{1,12} ){0,2}nicht`,
      'Sie nicht mit Karte zahlen konnten',
    ],
    crowded: [
      `(?:zu|sehr|so|immer|total|extrem|völlig|meist|oft) (?:voll|überfüllt|überlaufen)|überfüllt\\p{L}{0,2}|überlaufen|kein(?:en)? (?:freien )?(?:platz|geräte?|tisch) frei|rappelvoll|proppenvoll`,
      'es so voll war',
    ],
    pictures: [
      `blick auf (?:die mülltonnen|den parkplatz|eine wand|den hinterhof)|aus (?:dem karton|der tüte|der dose|der mikrowelle)|(?:nicht|nichts|anders|ganz anders|keineswegs) (?:\\p{L}{1,12} ){0,4}(?:wie|als) (?:auf den|auf dem|in der|im|auf der) (?:fotos?|bildern?|bild|beschreibung|internet|website|anzeige)|(?:schlechte|miese|minderwertige|billige)[rs]? (?:qualität|stoff|material)|qualität (?:\\p{L}{1,12} ){0,3}(?:schlecht|mies|lässt)|minderwertig\\p{L}{0,2}|durchsichtig`,
      'es nicht so war, wie Sie es erwartet hatten',
    ],
    contract: [
      `kündig\\p{L}{1,5}|(?:vertrag|abo|mitgliedschaft|laufzeit) (?:\\S{1,14} ){0,5}(?:nicht raus|verlängert|monate|abgebucht|falle|knebel\\p{L}{0,8})|kleingedruckte\\p{L}{0,1}|knebelvertrag|weiter(?:hin)? abgebucht|trotz kündigung`,
      'es mit dem Vertrag Schwierigkeiten gab',
    ],
    worth: [
      `(?:euro|geld) abgenommen|so schnell (?:\\S{1,12} ){0,6}euro|(?:nicht|kein) (?:\\p{L}{1,12} ){0,2}(?:wert|geld wert|preis wert)|geldverschwendung|abzocke|abgezockt|wucher|überteuert\\p{L}{0,2}|viel zu teuer|rausgeschmissenes geld|nepp`,
      'es Ihnen das Geld nicht wert war',
    ],
    suspected: [
      `(?:beschuldigt|verdächtigt|unterstellt)|wie (?:ein|eine|einen|einem) (?:dieb(?:in)?|verbrecher|kriminellen?|ladendieb)|tasche (?:kontrolliert|durchsucht)|des diebstahls`,
      'Sie sich zu Unrecht verdächtigt gefühlt haben',
    ],
    unfinished: [
      `nicht (?:fertig|zu ende|abgeschlossen)|halb ?fertig\\p{L}{0,2}|unfertig\\p{L}{0,2}|nie fertig|baustelle (?:verlassen|hinterlassen)|einfach (?:gegangen|abgehauen|aufgehört)`,
      'die Arbeit nicht fertig geworden ist',
    ],
    mess: [
      `(?:überall|alles voll(?:er)?) (?:\\p{L}{1,12} )?(?:staub|dreck|schmutz)|(?:dreck|schmutz|staub|chaos|müll|sauerei) (?:\\p{L}{1,12} ){0,3}(?:hinterlassen|liegen|überall|zurückgelassen)|hinterlassen (?:\\p{L}{1,12} ){0,2}(?:dreck|chaos)`,
      'es nicht ordentlich genug war',
    ],
    notLasting: [
      `(?:hielt|gehalten|hält) (?:\\p{L}{1,12} ){0,2}(?:nur |gerade mal |keine )?(?:${NUMBER}) (?:tage?|wochen?|stunden?|monate?|wäschen?)|nach (?:${NUMBER}) (?:tag|tagen|woche|wochen|monat|monaten|stunden|wäsche|wäschen) (?:\\p{L}{1,12} ){0,3}(?:kaputt|defekt|abgeblättert|abgegangen|abgefallen|gebrochen|gerissen)`,
      'es nicht lange gehalten hat',
    ],
    cold: [
      `(?:raum|zimmer|saal|studio|restaurant|es|halle|kursraum|wartezimmer|gastraum) (?:war|ist|waren) (?:\\p{L}{1,12} ){0,3}(?:kalt|eiskalt|kühl|frisch|zugig)|(?:gefroren|zugig|nicht geheizt|ungeheizt|kühl im)|heizung (?:\\p{L}{1,12} ){0,2}(?:aus|kaputt|ging nicht|defekt)`,
      'es zu kalt war',
    ],
    hot: [
      `(?:raum|zimmer|saal|studio|restaurant|es|halle) (?:war|ist|waren) (?:\\p{L}{1,12} ){0,3}(?:heiß|stickig|zu warm)|stickig\\p{L}{0,2}|keine klimaanlage|klimaanlage (?:\\p{L}{1,12} ){0,2}(?:kaputt|aus|defekt)`,
      'es zu warm war',
    ],
    paidMore: [
      `(?:kostenvoranschlag|angebot|vereinbart|ausgemacht|angekündigt|veranschlagt) (?:\\S{1,14} ){0,8}(?:rechnung|berechnet|gezahlt|bezahlt|verlangt|kassiert|doppelt|am ende)|(?:versteckte|zusätzliche|extra|unangekündigte) (?:kosten|gebühren?)|(?:bearbeitungs|anfahrts|reinigungs|service|storno|zusatz|park)(?:gebühr(?:en)?|kosten|pauschale)|(?:extra|zusätzlich|mehr als (?:vereinbart|angeboten|ausgemacht)) (?:\\p{L}{1,12} ){0,2}(?:berechnet|bezahlt|kassiert|zahlen|verlangt)|teurer als (?:\\p{L}{1,12} ){0,3}(?:angeboten|vereinbart|gesagt|ausgemacht)`,
      'Sie mehr bezahlt haben als erwartet',
    ],
    billed: [
      `(?:doppelt|zweimal|zu ?viel|falsch) (?:\\p{L}{1,12} ){0,2}(?:abgebucht|berechnet|kassiert|abgerechnet|belastet)|rechnung (?:\\p{L}{1,12} ){0,4}(?:falsch|stimm\\p{L}{1,4}|fehler(?:haft)?|nicht nachvollziehbar)|falsche rechnung|verrechnet|falsch herausgegeben|wechselgeld`,
      'es mit der Rechnung ein Problem gab',
    ],
    noise: [
      `(?:hellhörig\\p{L}{0,2}|papierdünn\\p{L}{0,2}|dünne wände)|(?:nicht|kaum|kein auge|schlecht) (?:\\p{L}{1,12} ){0,2}(?:schlafen|geschlafen|zugetan|zugemacht)|(?:lärm|krach|gegröle|geschrei|musik|baulärm) (?:\\p{L}{1,12} ){0,4}(?:nacht|nachts|uhr|morgens|bis|gang|flur|nebenan)|man hört (?:\\p{L}{1,12} ){0,2}(?:alles|jede\\p{L}{0,1}|nachbarn)|baustelle (?:nebenan|direkt|vor)|(?:sehr|so|zu|ziemlich|extrem|recht) laut`,
      'der Lärm Sie gestört hat',
    ],
    late: [
      `(?:kam|kamen|erschien|erschienen|tauchte) (?:\\S{1,14} ){0,5}(?:zu spät|verspätet)|unpünktlich\\p{L}{0,4}|immer zu spät`,
      'wir nicht pünktlich waren',
    ],
    noShow: [
      `(?:kam|kamen|erschien) (?:weder noch|nicht(?:,| und) (?:rief|riefen|meldete|sagte|ging))|weder (?:gekommen|erschienen) noch|(?:monteur|techniker|handwerker|fahrer|taxi|er|sie|niemand|lieferant) (?:kam|erschien) (?:\\p{L}{1,12} )?nicht|(?:niemand|keiner|nie|nicht) (?:\\p{L}{1,12} ){0,3}(?:erschienen|aufgetaucht|gekommen)(?! (?:sind|ist) wir)|(?:kam|erschien|tauchte) (?:\\p{L}{1,12} ){0,2}(?:niemand|keiner)|versetzt worden|sitzen gelassen|sitzengelassen`,
      'niemand gekommen ist',
    ],
    wrongRoom: [
      `(?:gebucht|reserviert|bezahlt)\\p{L}{0,2} (?:\\S{1,14} ){0,5}(?:meerblick|suite|balkon|doppelzimmer|zimmer|aussicht|tisch) (?:\\S{1,14} ){0,4}(?:bekommen|gab|erhalten|aber|stattdessen)|(?:meerblick|suite|balkon|seeblick) (?:gebucht|bezahlt|reserviert),? (?:\\S{1,14} ){0,3}(?:bekommen|gab|parkplatz|hinterhof|erhalten)`,
      'Sie nicht das bekommen haben, was Sie gebucht hatten',
    ],
    decline: [
      `(?:früher|damals) (?:war|waren|ging|gab|hat)|nicht mehr (?:das|die|der|wie|so)|(?:hat|haben) (?:stark |sehr |deutlich )?nachgelassen|neue[rn]? (?:besitzer|inhaber|pächter|leitung|betreiber|chef)|geht (?:es )?(?:nur noch )?bergab`,
      'es Ihnen nicht mehr so gut gefällt wie früher',
    ],
    soldOut: [
      `ausverkauft|(?:nicht|nichts|kaum) (?:mehr )?(?:\\p{L}{1,12} )?(?:vorrätig|verfügbar|lieferbar|da gewesen)|(?:hälfte|vieles) (?:der|von der|auf der) (?:karte|speisekarte)|gab es nicht mehr|war (?:schon )?aus(?= *[.,!]|$)`,
      'nicht alles verfügbar war',
    ],
    lost: [
      `(?:tisch|termin|zimmer|platz) (?:war |ist |dann )?(?:weg|vergeben)|(?:reserviert|gebucht), (?:\\p{L}{1,12} ){0,2}weg|doppelt (?:gebucht|vergeben|belegt)|(?:reservierung|buchung|termin)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,4}(?:nicht (?:gefunden|bekannt|vorhanden|eingetragen)|vergessen|anderweitig|vergeben)|überbucht`,
      'es nicht wie vereinbart geklappt hat',
    ],
    spoiled: [
      `(?:ruiniert|verdorben|versaut|vermiest|kaputt gemacht|verhagelt)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,3}(?:tag|abend|urlaub|geburtstag|hochzeit\\p{L}{0,4}|fest|feier|jubiläum|wochenende)|(?:tag|abend|urlaub|geburtstag|hochzeit|hochzeitstag|feier|fest|wochenende) (?:\\p{L}{1,12} ){0,2}(?:ruiniert|verdorben|versaut|vermiest)`,
      'Ihnen die Freude daran genommen wurde',
    ],
    noHelp: [
      `textbausteine?n?|standardantworten|inkompeten\\p{L}{1,3}|unfähig\\p{L}{0,2}|(?:keine|null) (?:hilfe|ahnung|lösung)|(?:nicht|niemand|keiner|nie) (?:\\p{L}{1,12} ){0,3}(?:geholfen|weitergeholfen|helfen)|nicht hilfsbereit|streitet alles ab|keine kulanz`,
      'wir Ihnen nicht besser helfen konnten',
    ],
    unclean: [
      `(?:flecken?|haare|staub|schimmel|krümel|essensreste) (?:\\p{L}{1,12} )?(?:auf|im|in|an|unter|überall|am)|(?:bettwäsche|laken|handtücher|bad|boden|tisch|tische|gläser|besteck|teller|zimmer|umkleiden?|duschen?|toiletten?|teppich|becken|klo|klos) (?:\\p{L}{1,12} ){0,3}(?:schmutzig|dreckig|verdreckt|eklig|klebrig|fleckig|versifft|zumutung|unsauber|schmuddelig)|unhygienisch\\p{L}{0,2}|unsauber\\p{L}{0,2}`,
      'es nicht sauber genug war',
    ],
    brokenThings: [
      `(?:aufzug|fahrstuhl|klimaanlage|heizung|geräte?|dusche|fernseher|wlan|licht|laufband|toilette|tür|schloss|fenster) (?:\\p{L}{1,12} ){0,3}(?:kaputt|defekt|außer betrieb|ging(?:en)? nicht|funktionierte\\p{L}{0,1} nicht|ließ sich nicht|klemmt\\p{L}{0,1})|defekte\\p{L}{0,1} (?:geräte?|dusche|fernseher)`,
      'nicht alles funktioniert hat',
    ],
    brokenShower: [
      `(?:duschen?) (?:\\p{L}{1,12} ){0,4}(?:kaputt|defekt|außer betrieb|ausgefallen)|(?:duschen?) (?:ging|gingen|lief|liefen|funktioniert\\p{L}{0,3}|geht|gehen) (?:\\p{L}{1,12} ){0,4}nicht|(?:kaputte|defekte)\\p{L}? (?:duschen?)`,
      'die Dusche nicht funktioniert hat',
    ],
    brokenCooling: [
      `(?:klimaanlagen?|klima) (?:\\p{L}{1,12} ){0,4}(?:kaputt|defekt|außer betrieb|ausgefallen)|(?:klimaanlagen?|klima) (?:ging|gingen|lief|liefen|funktioniert\\p{L}{0,3}|geht|gehen) (?:\\p{L}{1,12} ){0,4}nicht|(?:kaputte|defekte)\\p{L}? (?:klimaanlagen?|klima)`,
      'die Klimaanlage nicht funktioniert hat',
    ],
    brokenHeating: [
      `(?:keine|ohne) heizung|(?:heizung(?:en)?|heizkörper) (?:\\p{L}{1,12} ){0,4}(?:kaputt|defekt|außer betrieb|ausgefallen)|(?:heizung(?:en)?|heizkörper) (?:ging|gingen|lief|liefen|funktioniert\\p{L}{0,3}|geht|gehen) (?:\\p{L}{1,12} ){0,4}nicht|(?:kaputte|defekte)\\p{L}? (?:heizung(?:en)?|heizkörper)`,
      'die Heizung nicht funktioniert hat',
    ],
    brokenLift: [
      `(?:aufz[uü]ge?|fahrst[uü]hle?|lift) (?:\\p{L}{1,12} ){0,4}(?:kaputt|defekt|außer betrieb|ausgefallen)|(?:aufz[uü]ge?|fahrst[uü]hle?|lift) (?:ging|gingen|lief|liefen|funktioniert\\p{L}{0,3}|geht|gehen) (?:\\p{L}{1,12} ){0,4}nicht|(?:kaputte|defekte)\\p{L}? (?:aufz[uü]ge?|fahrst[uü]hle?|lift)`,
      'der Aufzug nicht funktioniert hat',
    ],
    billedOn: [
      `gekündigt[^.!?]{0,60} (?:immer noch|weiter(?:hin)?|trotzdem|noch) (?:\\p{L}{1,12} ){0,3}(?:abgebucht|eingezogen|berechnet|abbuch\\p{L}{1,2})|(?:immer noch|weiter(?:hin)?|trotzdem|trotz|nach) (?:\\p{L}{1,12} ){0,3}kündigung [^.!?]{0,40}(?:abgebucht|eingezogen|berechnet)|(?:buch(?:t|en)|zieht|ziehen) (?:\\p{L}{1,12} ){0,5}(?:ab|ein),? obwohl [^.!?]{0,30}gekündigt`,
      'Sie mit den Abbuchungen solchen Ärger haben',
    ],
    menu: [
      `(?:wenig|kaum|keine|geringe|kleine|magere) (?:auswahl|abwechslung|optionen)|auswahl (?:\\p{L}{1,12} ){0,2}(?:klein|gering|mager|dürftig|überschaubar)|nichts für (?:vegetarier|veganer|kinder)`,
      'die Auswahl für Sie nicht gereicht hat',
    ],
    worn: [
      `abgewohnt\\p{L}{0,2}|in die jahre gekommen|abgenutzt\\p{L}{0,2}|renovierungsbedürftig\\p{L}{0,2}|heruntergekommen\\p{L}{0,2}|altbacken\\p{L}{0,2} (?:einrichtung|zimmer)|verlebt\\p{L}{0,2}|(?:möbel|einrichtung|zimmer|geräte) (?:\\p{L}{1,12} ){0,2}(?:veraltet|alt)(?= *[.,!]|$)`,
      'nicht alles gepflegt aussah',
    ],
    lostThing: [
      `(?:verloren gegangen|verschlampt|verbummelt|verlegt worden|verschwunden)`,
      'etwas verloren gegangen ist',
    ],
    repeated: [
      `(?:die|der|das) (?:zweite[rs]?|nächste[rs]?|neue[rs]?)(?: \\p{L}{3,12})? (?:war |kam )?(?:\\p{L}{1,9} ){0,2}(?:auch|ebenso|ebenfalls|genauso|wieder|nicht besser|noch schlimmer)`,
      'es beim zweiten Mal nicht besser war',
    ],
    uninformed: [
      `hätten? (?:man|sie|ihr) (?:\\p{L}{1,12} ){0,4}(?:sagen|ankündigen|mitteilen|informieren) (?:können|müssen|sollen)|ohne (?:vor)?ankündigung|(?:niemand|keiner) (?:\\p{L}{1,12} ){0,3}(?:gesagt|informiert|hingewiesen|erwähnt|gewarnt|bescheid)|(?:nicht|nie) (?:\\p{L}{1,12} ){0,2}(?:informiert|hingewiesen|gewarnt)|(?:hat|haben) (?:uns|mir) (?:niemand|keiner)`,
      'Ihnen das vorher niemand gesagt hat',
    ],
  },
  praise: {
    honest: [
      'vertrau\\p{L}{0,4}|ehrlich\\p{L}{0,4}|vertrauenswürdig\\p{L}{0,2}|transparent\\p{L}{0,2}|seriös\\p{L}{0,2}|zuverlässig\\p{L}{0,2}',
      'Sie uns vertrauen',
    ],
    fair: [
      `(?:faire?r?|gute[rn]?|günstige[rn]?|angemessene[rn]?|vernünftige[rn]?|tolle[rn]?|super|top|zivile) (?:preise?|preis-leistung\\p{L}{0,12})|preis-leistungs?\\p{L}{0,15}|preislich (?:\\p{L}{1,12} )?(?:fair|top|super|in ordnung)|preiswert\\p{L}{0,2}|günstig\\p{L}{0,2}`,
      'Sie den Preis fair fanden',
    ],
    fast: [
      `(?:sehr |super |so |extrem |mega )?(?:schnell\\p{L}{0,3}|flott\\p{L}{0,2}|zügig\\p{L}{0,2}|prompt\\p{L}{0,2}|fix)|im nu|sofort|am selben tag|ruckzuck|rasch\\p{L}{0,2}|unkompliziert\\p{L}{0,2}|reibungslos`,
      'alles so schnell geklappt hat',
    ],
    onTime: [`pünktlich\\p{L}{0,4}|termingerecht|rechtzeitig|früher als (?:erwartet|geplant)`, 'alles pünktlich war'],
    noWait: [
      `(?:keine|ohne|kaum|kurze) (?:\\p{L}{1,12} )?wartezeit(?:en)?|ohne (?:zu )?warten|nie (?:lange )?warten`,
      'Sie nicht lange warten mussten',
    ],
    explained: [
      `(?:gut|super|toll|alles|genau|ausführlich|verständlich|geduldig|bestens|kompetent) (?:\\p{L}{1,12} )?(?:erklärt|beraten|aufgeklärt|erläutert)|(?:gute|tolle|super|kompetente|ehrliche|ausführliche|top|klasse|sehr gute|freundliche|nette) (?:und \\p{L}{1,14} )?beratung|beratung (?:\\p{L}{1,12} ){0,2}(?:top|super|klasse|spitze|gut|toll)|nimmt sich (?:\\p{L}{1,12} )?zeit|erklärt (?:\\p{L}{1,12} ){0,2}alles`,
      'Sie mit der Beratung zufrieden waren',
    ],
    painless: [
      `(?<!endlich |wieder )schmerzfrei|ohne schmerzen|(?:keine|null) schmerzen|(?:nicht|nichts|gar nichts) (?:\\p{L}{1,12} )?(?:wehgetan|weh getan|gespürt|gemerkt)|(?:sehr |so )?(?:einfühlsam|behutsam|sanft|vorsichtig)\\p{L}{0,2}`,
      'Sie bei uns in guten Händen waren',
    ],
    atEase: [
      `wohl ?gefühlt|wohlfühl\\p{L}{1,8}|(?:gut|bestens|super|toll|rundum) (?:aufgehoben|betreut|versorgt)|wie zu ?hause|(?:keine|nicht mehr|angst|nervös) (?:\\p{L}{1,12} ){0,2}(?:angst|genommen)|angstpatient(?:in)?`,
      'Sie sich wohlgefühlt haben',
    ],
    friendly: [
      `sogar (?:\\p{L}{1,12} ){1,3}(?:hingestellt|geschenkt|gebracht|vorbereitet)|(?:sehr |super |so |total |immer |unglaublich |richtig )?(?:freundlich|nett|lieb|herzlich|zuvorkommend|hilfsbereit|sympathisch|aufmerksam|höflich|liebevoll|charmant)\\p{L}{0,3}(?: (?:team|personal|bedienung|mitarbeiter\\p{L}{0,5}|leute|service|empfang|ärztin|arzt|kellner(?:in)?))?|(?:tolles|super|klasse|spitzen|nettes|gutes) (?:team|personal)`,
      'Sie sich bei uns gut aufgehoben gefühlt haben',
    ],
    helped: [
      `(?:läuft|fährt|geht|funktioniert) (?:\\p{L}{1,12} ){0,2}(?:wie (?:geschmiert|neu|am ersten)|wieder)|(?:schnell |sofort |super |sehr |gleich |mir |uns )(?:\\p{L}{1,12} )?geholfen|weitergeholfen|(?:problem|fehler|schaden) (?:\\p{L}{1,12} ){0,3}(?:gelöst|behoben|gefunden|repariert)|(?:repariert|gerettet|wieder hinbekommen|hinbekommen)|rettung|retter`,
      'wir helfen konnten',
    ],
    expert: [
      `(?:top|super|gute|tolle|saubere|klasse|sehr gute|hervorragende|ausgezeichnete|spitzen|perfekte) (?:arbeit|leistung|werkstatt|ausführung|zahnarzt|handwerker|praxis|fahrschule|trainer|studio|kurse?)|kompeten\\p{L}{1,3}|professionell\\p{L}{0,2}|fachlich|fachmann|fachleute|gutes studio|gründlich\\p{L}{0,2}`,
      'Sie mit unserer Arbeit zufrieden sind',
    ],
    choice: [
      `(?:große|tolle|gute|schöne|riesige|super|vielfältige|breite) (?:auswahl|angebot|sortiment|karte)|großes sortiment|moderne geräte`,
      'Ihnen unser Angebot gefällt',
    ],
    children: [
      `(?:kinder|kids|enkel|kleinen|jungs|mädels) (?:\\p{L}{1,12} ){0,4}(?:begeistert|spaß|glücklich|liebten|lieben|gefallen|geliebt|toll|freu\\p{L}{1,4})|kinderfreundlich\\p{L}{0,2}|familienfreundlich\\p{L}{0,2}`,
      'es den Kindern gefallen hat',
    ],
    child: [
      `(?:mein|unser)(?:e)? (?:\\p{L}{1,12} )?(?:sohn|tochter|kind|kleine[r]?|enkel(?:in)?) (?:\\S{1,14} ){0,5}(?:gern|gerne|begeistert|spaß|liebt|freut|fortschritte|gelernt|bestanden|glücklich|keine angst|wohl|besser)`,
      'sich Ihr Kind bei uns wohlfühlt',
    ],
    childLiked: [
      `(?:mein|unser)(?:e|em|er)? (?:sohn|tochter|kind|enkel(?:in)?) (?:\\p{L}{1,12} ){0,4}(?:gefallen|geliebt|spaß gehabt|hatte spaß|begeistert)`,
      'es Ihrem Kind gefallen hat',
    ],
    occasion: [
      `(?:hochzeit|geburtstag|feier|taufe|jubiläum|fest|konfirmation|kommunion) (?:\\S{1,14} ){0,6}(?:perfekt|unvergesslich|wunderschön|traumhaft|gelungen|toll|besonders|super)|(?:perfekte|unvergessliche|wunderschöne|traumhafte|gelungene) (?:hochzeit|feier|geburtstag\\p{L}{0,6}|taufe|fest)`,
      'Sie so schön feiern konnten',
    ],
    loyal: [
      `seit (?:\\p{L}{1,12} |\\p{N}+ ){0,2}(?:jahren|langem|ewigkeiten|jahrzehnten)|(?:wie|so) immer|stammkund\\p{L}{1,3}|stammgast|immer wieder(?: gern\\p{L}{0,1})?|jedes mal|noch nie enttäuscht|nie enttäuscht`,
      'Sie uns die Treue halten',
    ],
    again: [
      `(?:komm|kehr|geh|gern)\\p{L}{0,2} (?:\\p{L}{1,12} ){0,3}wieder|gerne? wieder|jederzeit wieder|bis zum nächsten mal|bis bald|wiederkommen`,
      'wir wieder für Sie da sein dürfen',
    ],
    recommend: [
      `(?:sehr |absolut |nur |wärmstens |uneingeschränkt |100 ?% )?(?:zu empfehlen|empfehlenswert\\p{L}{0,2}|weiterempfehl\\p{L}{1,3}|weiterzuempfehlen)|(?:klare|absolute|große|volle|uneingeschränkte) (?:weiter)?empfehlung|empfehl(?:e|en|ung)|kann ich nur empfehlen`,
      'Sie uns weiterempfehlen',
    ],
    delicious: [
      `(?:beste[snr]?|leckerste[snr]?) (?:fischbrötchen|pizza|döner|eis|torten?|burger|kuchen|brot)|(?:sehr |super |so |mega |unglaublich |richtig )?lecker\\p{L}{0,3}|köstlich\\p{L}{0,2}|schmeckt\\p{L}{0,1}|geschmeckt|ein genuss|ein gedicht|delikat`,
      'es Ihnen geschmeckt hat',
    ],
    clean: [
      `(?:sehr |super |alles |blitz|immer |top )?sauber(?:e[sr]?|keit)?(?= *[.,!]| und|$)|blitzsauber|(?:top |sehr )?gepflegt\\p{L}{0,2}|makellos`,
      'alles sauber und gepflegt war',
    ],
    noFault: [
      `beste[snr]? \\p{L}{3,16} (?:an der|der|in|weit und|überhaupt)|besser geht(?:'|e)?s nicht|einfach nur (?:toll|super|klasse|top|spitze)|(?:nichts|kein\\p{L}{0,2}|gar nichts|null|nix) (?:\\p{L}{1,12} ){0,3}(?:auszusetzen|zu meckern|zu beanstanden|zu bemängeln|zu kritisieren|beanstandung\\p{L}{0,2}|kritik|beschwerden?|mängel)|(?:könnte|kann|konnte) (?:\\p{L}{1,12} ){0,2}nicht (?:zufriedener|besser|glücklicher|schöner)|rundum (?:zufrieden|glücklich)|sehr zufrieden|mehr als zufrieden|vollkommen zufrieden|top zufrieden`,
      'Sie so zufrieden sind',
    ],
    pet: [
      `(?:mein|unser|meine|unsere|unserem|unserer|meinem) (?:hund|hündin|katze|kater|tier|welpe|kaninchen|pferd|vierbeiner)\\p{L}{0,2} (?:\\S{1,14} ){0,6}(?:gut|bestens|wohl|liebevoll|gern|toll|aufgehoben|besser|gesund|behandelt|geht)|(?:umgang|liebevoll) (?:\\p{L}{1,12} )?mit (?:den )?tieren|tierlieb\\p{L}{0,2}`,
      'Ihr Tier bei uns gut aufgehoben ist',
    ],
    result: [
      `(?:schnitt|farbe|haare|frisur|nägel|ergebnis|küche|bad|auto|fotos?|kleid|tattoo|anzug|garten|zähne) (?:\\p{L}{1,12} ){0,4}(?:perfekt|super|toll|traumhaft|wunderschön|klasse|genau wie|spitze|wie neu|top|fantastisch|hammer)|(?:perfekter|toller|super|schöner|klasse) (?:schnitt|haarschnitt)|wie neu|genau (?:so,? )?wie (?:ich|wir) (?:es |ihn |sie )?(?:wollte|wollten|gewünscht|vorgestellt)`,
      'Ihnen das Ergebnis gefällt',
    ],
  },
}
