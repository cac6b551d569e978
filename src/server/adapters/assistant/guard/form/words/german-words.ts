/** Of what ordinary replies are made. Folded: small, without accents. */
export const GERMAN_REPLY_WORDS = `
  ab abend abende abenden abends aber ablauf ablaufe abstimmung achten alle allem allen aller allerdings alles als also
  am ambiente an andere anderen anders anderthalb anerkennung anfang anfrage angaben angebot angehen angekommen angenehm
  angenehme angenehmen angenehmer angesprochen angetan anlass anliegen anmerkung anmerkungen annehmen anpassen anregung
  anregungen anruf anrufe ans ansatz ansatze ansprechen anspruch anspruche anstrengen anstrengend antwort april arbeit
  arbeite arbeiten arger argerlich argerliche argerlichen art aspekt aspekte atmosphare auch auf aufenthalt auffallen
  aufgefallen aufgehoben aufgenommen aufmerksam aufmerksame aufmerksamer aufmerksamkeit aufnehmen aufrichtig aufrichtige
  aufschlussreich aufzunehmen augen augenblick augenblicke august aus ausbauen ausdrucklich auseinandersetzen
  ausfuhrliche ausfuhrlichen ausgefallen ausgesucht ausgewogen ausgewogene ausgezeichnet ausgezeichnete ausnahme
  ausprobiert aussergewohnlich ausserordentlich austausch austauschen b bald baldige baldiges baldmoglichst beantworten
  becken bedanken bedauerlich bedauerliche bedauerlichen bedauerlicherweise bedauern bedeuten bedeutet bedienen
  bedurfnisse beeindruckt beeintrachtigt beeintrachtigung begegnen begeistern begeistert begeisterte begeisterten
  begeisterung begleiten begrusse begrussen behalten behandelt behandlung beheben bei beide beides beim beispiel beitrag
  beitragen bekommen belastend belastung beliebt bemangelt bemerkt bemuhen bemuht benotigen beraten beratung berechtigt
  bereichernd bereit bereiten bereits beruhmt beruht beschaftigt bescheid beschreiben beschreibst beschrieben beschwerde
  besonderem besonderen besonderer besonderes besonders bespreche besprechen besprochen besser bessere besserem bessern
  besserung bestatigen beste bestellnummer bestellt bestellung bestem besten bestens bestes bestimmt bestrebt besuch
  besuche besuchen besucht betreffend betreut betreute betroffen bevor bewerten bewertet bewertung bewertungen bewusst
  bezug bezuglich bieten bin binden bis bist bitte bitten bleiben bleibt blick bringen chance chancen da dabei dadurch
  dafur dahinter damit danach dank dankbar dankbare dankbaren danke danken dann daran darauf darf darin daruber darum
  das dass dauerhaft dauern dauert davon dazu dein deine deinem deinen deiner delikat dem demnachst den denn der deren
  derzeit des deshalb detaillierte deutlich dezember dialog dich die dienstag diese diesem diesen dieser dieses diesmal
  differenziert differenzierte dir direkt direkte diskutieren doch donnerstag dort drei druckt du durch durfen durfte
  eben ebenfalls ebenso echt ehre ehren ehrlich ehrliche ehrlichen ehrlichkeit eigenen eigentlich ein einblick eindruck
  eindrucke eindrucken eine einem einen einer eines einfach einfacher einfuhlsam einfuhlsamen eingehen einig einige
  einkauf einladen einmal einmalig eins einsatz einzelheiten einzugehen email empfang empfange empfangen empfehlen
  empfehlung empfiehlst empfinden empfohlen empfunden engagement engagiert engagierte enorm entgegengebrachte
  entschieden entschuldigen entschuldigung entspannen entspannend entspannt entspannte entspannten entsprach entsprechen
  entspricht entstanden entstandenen enttauschen enttauschend enttauschende enttauschenden enttauscht enttauschten
  enttauschung er erfahren erfahrung erfahrungen erfreulich erfreuliche erfreulichen erfreut erfullen erfullt ergebnis
  ergebnisse erhofft erholsam erholsamen erholung erinnern erinnerung erklaren erlauben erleben erlebnis erlebnisse
  erlebst erlebt erlebten erleichtert ermoglichen ermutigt erneut ernst ernsthaft erreichen erreichst erreicht
  erscheinen erschwert ersehen erst erste ersten erwahnen erwahnst erwahnt erwarten erwartest erwartet erwarteten
  erwartung erwartungen erwartungsvoll erzahlen erzahlst es essen etwa etwas euch euer eure eurem euren eventuell
  fachkundig faire fall falls familie familien fand fanden fantastisch fantastische februar feedback fehler fehlt feier
  feiern fein fest finden findet formular fortan frage fragen freitag freude freue freuen freunde freundes freundlich
  freundliche freundlichem freundlichen freundlicher freundlicherweise freundlichkeit freut frisch frische frischen froh
  fruher fruhling fruhstuck frust frustrierend frustrierende fuhle fuhlen fuhlst fuhlt funf funktioniert fur furs gab
  gaben ganz ganze ganzen ganzes gast gaste gastfreundschaft gastlichkeit gearbeitet geaussert geben gebracht gebucht
  geburtstag gedanken geduld geehrt gefahr gefallen gefallt gefeiert gefragt gefreut gefuhl gefuhlt gefunden gegeben
  gegen gegenuber gehabt gehen gehofft geholfen gehoren gehort geht gekauft geklappt gekommen gekostet gelassen gelaufen
  gelegen gelegenheit gelegenheiten gelesen gelingt gelohnt gelungen gemacht gemeinsam gemeinsames gemeint gemutlich
  gemutliche gemutlichen genannten genau genaue genauen genauer genauso genervt genesung geniessen geniesst genommen
  genossen genug genutzt gepflegt gepflegte geplatzten gerade gerecht gerechtfertigt gericht gern gerne geruhrt gesagt
  gesamte gesamten gesamtes geschafft geschaft geschaftsfuhrung geschatzt geschatzte geschatzten geschehen geschichte
  geschildert geschmack geschmeckt geschrieben gesehen gesicht gespannt gespielt gesprach gesprochen gespur gestalten
  gestern gestort gesundheit getan geteilt gewahlt gewesen gewissen gewohnlich gewohnt geworden gewunscht gewunschte
  gibst gibt ging glauben gleich gleiche gleichen gleichzeitig gluck glucklich gluckliche glucklichen glucklicherweise
  gluckwunsch gluckwunsche grossartig grossartige grossartigen grosse grossen grosser grosste grossten grund grundlich
  gruppe gruss grusse grussen grusst gut gute gutem guten guter gutes habe haben habt hallo halten haltung hand handeln
  hart hast hat hatte hatten hattest hattet hausgemacht heissen helfen her heraus herausfinden herbst herrlich
  hervorragend hervorragende herz herzen herzenssache herzlich herzliche herzlichem herzlichen herzlicher herzliches
  herzlichkeit herzlichst herzlichste heute heutigen hier hilfe hilfreich hilfreiche hilfreichen hilfsbereit
  hilfsbereite hilft hin hingabe hinsehen hinsicht hinter hinterlassen hinweis hinweise hm hochzeit hoffe hoffen hoffend
  hoffentlich hoffnung hoheren horen hort hotel ich idee ideen ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer
  impulse in informiert innen ins insbesondere interessant interessante interesse intern inzwischen irritierend ist ja
  jahr jahre jahren januar jede jedem jeden jeder jederzeit jedes jemals jener jetzt jeweils jubilaum juli juni kam
  kamen kann kannst kaum kein keine keinen keinesfalls kennen kennenlernen kind kinder klappen klappt klar klaren
  klarung klasse kleine kleinen klingt koestlich kollege kollegen kollegin kollegium komm komme kommen kommenden kommt
  kompetent kompetente kompetenz komplett kompliment komplimente kompliziert kompliziertes konkret konkrete konkreten
  konnen konnt konnte konnten konntest konstruktiv konstruktive konstruktiven kontakt kontaktformular kontaktiere
  kontaktieren korrekt kostlich kreativ kritik kritisch kuche kuchenteam kuchenteams kummern kunde kunden kundenservice
  kundin kunftig kurs kurse kurz kurzfristig kurzlich lacheln lag lage lang lange langfristig larm lassen lasst laufen
  laut leben lecker leckere leckeren leckeres leicht leid leidenschaft leider leisten leitung lernen lesen letztens
  liebe lieben lieber liebes liebevoll liebevolle lieblingsort liebsten lief liegen liegt liess lob lobende lobenden
  lohnt losen losung losungen mach mache machen macht machte mag magst mai mail mal man manchmal mangel mangelnde marke
  marz massgeblich massnahmen massstab mehr mehrfach mein meine meinung melde melden meldest meldung menschen merken
  mich minute minuten mir missfallen missgeschick missverstandnis mit mitarbeiter mitarbeiterin mitarbeiterinnen
  mitgemacht mitgeteilt mitnehmen mittag mittags mitteilen mitteilung mittwoch mochte mochten mogen moglich
  moglicherweise moglichkeit moglichkeiten moglichst moment momente montag morgen motivation motiviert muhe muhsam muss
  mussen musste mussten mutig mutter nach nachdem nachempfinden nachfragen nachgefragt nachgehen nachhaken nachmittag
  nachricht nachste nachsten nacht nachtruhe nachvollziehbar nachvollziehen nah naherbringen nahere naheren nahm namen
  naturlich nehmen nein nennst nett nette netten nettes neue neuen neuer neugierig neulich nicht nichts niemand
  niemandem nimmst nimmt niveau noch nochmals notiert notig november nun nur nutze nutzen nutzlich nutzliche nutzt ob
  obwohl oder offen offenbar offene offenen offener offenes offenheit offensichtlich oft oh oktober optimieren
  ordentlich ordnung organisation ort paar passend passende passieren passiert perfekt perfekte perfekten person
  personal personlich personliche personlichen personlicher pflegen plan planen planung platz positiv positive positiven
  positives potenzial preis preise prima privat probiert problem produkt professionell professionelle prozesse prufen
  punkt punkte punkten punktlich qualitat rahmen reaktion rechnen recht rede reden regelmassig regional reibungslos
  reibungslose reihe reinigung reparatur respektvoll respektvolle respektvoller rest restaurant richtig rolle
  ruckmeldung ruckmeldungen rucksichtsvoll rucksprache ruhe ruhig ruhige ruhigen ruhiger runde rundum sache sachlich
  sagen sagt sah samstag samtliche satisfied sauber saubere schade schaffen schatzen schatzt schau schauen schaut
  schenken schicke schicken schief schiefgelaufen schildern schilderst schilderung schlecht schlimm schmackhaft schmerzt
  schnell schnelle schnellem schneller schnellstmoglich schon schone schonem schonen schoner schones schonste schonsten
  schreib schreibe schreiben schreibst schritt schritte schulen schulung schwer schwierig schwierigkeiten sehen sehr sei
  seid sein seine seit seite selbe selbst selbstverstandlich sende senden sendet september service setze setzen sich
  sicher sicherlich sicht sie sieht sind sinn sinne so sobald sofort sohn solche soll sollen sollte sollten somit sommer
  sondern sonnabend sonntag sonst sorge sorgen sorgfalt sorgfaltig sorgfaltiger sorgt sowie sparen spass spater
  spaterhin spielraum spitze sprechen sprich spuren stammgast stammgaste stand standard standards standig starke statt
  statten stehen steht stelle stellen sterne stille stimmt stimmung stimmungen stolz storen storend storende stossen
  stosszeiten strahlen streicheleinheit stress stressig stuck stunde stunden suchen super tag tage tagen taglich tat
  team teamgeist teil teile teilen teilgenommen teilnahme teilnehmen teilst telefon telefonat telefonisch tempo termin
  thema tisch tochter toll tolle tollem tollen toller tolles traurig treten treue treuen trifft tun tut uber uberdenken
  uberhaupt uberlassen uberlegen uberprufen uberpruft uberraschen uberrascht uberraschung uberzeugen ubrigens um umgang
  umgehen umgehend umsetzen umso umstande umstandlich unangenehm unangenehme unannehmlichkeit unannehmlichkeiten
  unbefriedigend und unerfreulich unerwartet ungen ungerecht ungluckliche unmut unpassend uns unser unsere unserem
  unseren unserer unter unterhalten unterstutzen unterstutzung unubersichtlich unvergesslich unvergessliche unzufrieden
  unzufriedene unzufriedenheit vater verantwortlich verantwortliche verantwortlichen verantwortung verargert verargerung
  verbessern verbessert verbesserung verbesserungen verbesserungspotenzial verbesserungsvorschlage verbinden verbindung
  verbleiben verbracht verbringen verbringst verdienen verdient verfugung vergangenen vergeben vergessen vergleich
  vergnugen verhalten verlassen verlasslich verlassliche verlaufen verlauft verlorenen vermeiden verpassen verschaffen
  versehen versichern verspatet verspatung verspuren verstanden verstandlich verstandliche verstandlicherweise
  verstandnis verstandnisvoll verstehen versuche versuchen versucht vertrauen vertraust verunsichert verwechslung
  verwohne verwohnen verzogerung verzogerungen viel viele vielen vielfaltig vielleicht vielmals vielmehr vier voll
  vollem vollends vollig vollste vom von vor vorbei vorbeigekommen vorbeigeschaut vorbeikommen vorbeischauen vorerst
  vorfall vorfalle vorfreude vorgestellt vorher vormittag vorne vorschlage vorstellen vorstellung wachsen wahrend
  wahrgenommen wahrlich wahrnehmen wann war ware waren warme warmen warmer warmherzig warmherzige warmsten warst wart
  warten wartezeit wartezeiten warum was wegen weil weise weiss weiter weitere weiterem weiterempfehlen weiterempfehlung
  weiterempfohlen weiteren weitergebe weitergeben weitergegeben weitergeleitet weitergibt weiterhelfen weiterhin
  weiterleiten welche welcher welches wem wen wende wenden wendest wenig weniger wenigsten wenn wer werde werden werdet
  wert wertgeschatzt wertschatzen wertschatzend wertschatzende wertschatzung wertvoll wertvolle wertvollen wesentlich
  weshalb wichtig wichtige wichtigen wichtiger wichtigste wie wieder wiederholen wiederkommen wiedersehen wiederum
  wiederzukommen wiederzusehen will willen willkommen willkommene winter wir wird wirken wirklich wirkte wirst wissen wo
  woche wochenende wohl wohlfuhlen wohlfuhlst wohlfuhlt wohlgefuhlt wollen wollte wollten woran worden wort worte worten
  wunderbar wunderbare wunderbaren wunderschon wunderschone wunderschonen wundervoll wundervolle wunsch wunsche wunschen
  wurde wurden wurdest wurdet wurdigen z zahlen zauberhaft zaubern zaubert zeigen zeigt zeit zeitnah ziel zitieren
  zogern zu zudem zufrieden zufriedene zufriedenen zufriedenes zufriedenheit zufriedenstellen zufriedenstellend zugesagt
  zuhoren zukunft zukunftig zukunftige zukunftigen zum zumindest zunachst zur zuruck zuruckzukommen zurzeit zusagen
  zusammen zustand zustandig zustandige zustandigen zutiefst zuverlassig zuverlassige zuvorkommend zuvorkommende zwar
  zwei zweite zweiten zwischen
  dennoch entspricht entsprochen insgesamt respektiert respektvoll respektvoller trotzdem
`
