/** Of what ordinary replies are made. Folded: small, without accents. */
export const GERMAN_REPLY_WORDS = `
  ab abend abende abenden aber alle allem allen aller allerdings alles als also am ambiente an andere anderen anders
  anderthalb anfrage angaben angebot angehen angekommen angenehm angetan anlass anliegen anmerkung anmerkungen
  annehmen anregung anregungen anruf anrufe ansprechen anspruch anspruche anstrengen anstrengend antwort april arbeit
  arbeite arbeiten arger argerlich art aspekt aspekte atmosphare auch auf aufenthalt auffallen aufgefallen aufgehoben
  aufgenommen aufmerksam aufmerksame aufmerksamkeit aufnehmen aufrichtig aufrichtige augen august aus ausdrucklich
  ausgewogen ausgewogene ausgezeichnet ausnahme ausserordentlich austausch austauschen b bald baldige baldiges becken
  bedanken bedauerlich bedauerlicherweise bedauern bedeuten bedeutet bedienen bedurfnisse beeindruckt begegnen
  begeistern begeistert begeisterung begrussen behalten behandlung beheben bei beide beides beim beispiel beitrag
  beitragen bekommen beliebt bemangelt bemerkt bemuhen bemuht benotigen bereit bereiten bereits beruhmt beruht
  beschaftigt beschreiben beschrieben beschwerde besonderen besonderes besonders besprechen besprochen besser bessere
  bessern besserung bestatigen beste bestellung besten bestens bestes bestimmt bestrebt besuch besuche besuchen
  besucht betreffend betroffen bevor bewerten bewertet bewertung bewertungen bewusst bieten bin bis bist bitte bitten
  bleiben bleibt blick bringen chance chancen da dabei dafur dahinter damit dank dankbar danke danken dann daran
  darauf darf darin daruber darum das dass dauern dauert davon dazu dein deine deinem deinen deiner dem den denn der
  deren derzeit des deshalb deutlich dezember dialog dich die dienstag diese diesem diesen dieser dieses dir direkt
  direkte diskutieren doch donnerstag dort drei du durch durfen durfte eben ebenfalls ebenso echt ehre ehren ehrlich
  ehrliche ehrlichen eigenen eigentlich ein einblick eindruck eindrucke eindrucken eine einem einen einer eines
  einfach eingehen einig einige einkauf einladen einmal einmalig eins einsatz email empfang empfangen empfehlen
  empfehlung empfinden empfunden enorm entschuldigen entschuldigung entspannt entsprach entsprechen entspricht
  entstanden entstandenen enttauschen enttauschend enttauscht enttauschung er erfahren erfahrung erfahrungen erfullen
  erfullt ergebnis ergebnisse erinnern erinnerung erklaren erlauben erleben erlebnis erlebt erleichtert ermoglichen
  ermutigt erneut ernst ernsthaft erreichen erreicht erscheinen ersehen erst erste ersten erwahnen erwahnt erwarten
  erwartet erwarteten erwartung erwartungen erzahlen es essen etwa etwas euch euer eure euren faire fall falls familie
  familien fand fanden fantastisch fantastische februar feedback fehler fehlt feier feiern fein fest finden findet
  formular frage fragen freitag freude freue freuen freunde freundes freundlich freundliche freundlichen freundlicher
  freundlichkeit freut froh fruher fruhling fruhstuck fuhle fuhlen fuhlst fuhlt funf funktioniert fur furs gab gaben
  ganz ganze ganzen ganzes gast gaste gastfreundschaft gearbeitet geben gebracht geburtstag gedanken geduld geehrt
  gefahr gefallen gefallt gefeiert gefragt gefreut gefuhl gefuhlt gefunden gegeben gegen gegenuber gehabt gehen
  geholfen gehoren gehort geht gekommen gelaufen gelegen gelegenheit gelesen gelingt gelungen gemacht gemeinsam
  gemutlich genannten genau genauer genauso genesung geniessen genommen genossen genug gerade gerecht gerechtfertigt
  gericht gern gerne gesagt geschafft geschaft geschaftsfuhrung geschatzt geschehen geschichte geschildert geschmack
  geschmeckt geschrieben gesehen gesicht gespannt gesprach gesprochen gespur gestalten gestern gesundheit getan
  gewesen gewissen gewohnlich gewohnt geworden gewunscht gewunschte gibt ging glauben gleich gleiche gleichen
  gleichzeitig gluck glucklich glucklicherweise gluckwunsch gluckwunsche grossartig grossartige grosse grossen grosser
  grosste grossten grund grundlich gruppe gruss grusse grussen gut gute guten guter gutes habe haben habt hallo halten
  haltung hand handeln hart hast hat hatte hatten hattest hattet heissen helfen her heraus herausfinden herbst
  herrlich herz herzen herzenssache herzlich herzliche herzlichen herzlicher herzliches herzlichkeit herzlichst heute
  heutigen hier hilfe hilfreich hilft hin hinsehen hinter hinterlassen hinweis hinweise hm hochzeit hoffe hoffen
  hoffentlich hoffnung hoheren horen hort hotel ich idee ideen ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer
  in innen ins insbesondere interesse intern inzwischen ist ja jahr jahre jahren januar jede jedem jeden jeder
  jederzeit jedes jemals jener jetzt jeweils jubilaum juli juni kam kamen kann kannst kein keine keinen keinesfalls
  kennen kennenlernen kind kinder klappen klappt klar klaren klarung klasse kleine kleinen klingt kollege kollegen
  kollegin komm komme kommen kommenden kommt komplett kompliment komplimente konkret konnen konnt konnte konnten
  konntest konstruktiv konstruktive kontakt kontaktformular korrekt kreativ kritik kritisch kuche kummern kunde kunden
  kundenservice kundin kurs kurse kurz lacheln lage lang lange larm lassen lasst laufen laut leben leicht leid
  leidenschaft leider leisten leitung lernen lesen liebe lieben lieber liebes liebevoll lieblingsort liebsten lief
  liegen liegt liess lob lohnt losen losung losungen mach mache machen macht machte mag magst mai mal man manchmal
  mangel marke marz massgeblich massstab mehr mein meine meinung melde melden meldung menschen merken mich minute
  minuten mir missfallen missverstandnis mit mitarbeiter mitarbeiterin mitarbeiterinnen mitgeteilt mitnehmen mittag
  mitteilen mitteilung mittwoch mochte mochten mogen moglich moglichkeit moglichst moment momente montag morgen
  motivation motiviert muss mussen musste mussten mutig mutter nach nachdem nachempfinden nachfragen nachgefragt
  nachgehen nachhaken nachmittag nachricht nachste nachsten nacht nachvollziehbar nachvollziehen nah nahm namen
  naturlich nehmen nein nett nette netten nettes neue neuen neuer nicht nichts niemand nimmst nimmt niveau noch
  nochmals notiert notig november nun nur nutze nutzen ob obwohl oder offen offenbar offene offenen offenheit
  offensichtlich oft oh oktober ordnung ort paar passieren passiert perfekt perfekten person personal personlich
  personlichen personlicher pflegen plan planen platz positiv positive positiven positives preis preise prima privat
  problem produkt prufen punkt punkte punkten qualitat rahmen reaktion rechnen recht rede reden regelmassig reihe
  reinigung reparatur rest restaurant richtig rolle ruckmeldung ruckmeldungen ruhe ruhig ruhiger runde sache sachlich
  sagen sagt sah samstag samtliche satisfied schade schaffen schatzen schatzt schau schauen schaut schenken schicke
  schicken schief schiefgelaufen schildern schilderung schlecht schlimm schmerzt schnell schon schone schonen schoner
  schones schreib schreibe schreiben schritt schulen schulung schwer schwierig sehen sehr sei seid sein seine seit
  seite selbe selbst selbstverstandlich september service setze setzen sich sicher sicht sie sieht sind sinn so sobald
  sofort sohn solche soll sollen sollte sollten somit sommer sondern sonnabend sonntag sonst sorgen sorgfalt
  sorgfaltig sorgt sowie spass spater spitze sprechen sprich spuren stand standard standards standig starke statt
  statten stehen steht stelle stellen sterne stimmt stimmung stimmungen stolz storen stossen stosszeiten strahlen
  stuck stunde suchen super tag tage tagen taglich tat team teamgeist teil teile teilen telefon telefonisch termin
  thema tisch tochter toll tolle tollen toller tolles traurig treten treue trifft tun tut uber uberdenken uberhaupt
  uberlassen uberlegen uberprufen uberpruft uberraschen uberrascht uberraschung uberzeugen ubrigens um umgang umgehen
  umgehend umsetzen umso umstande unangenehm unannehmlichkeiten und unerfreulich ungen ungerecht ungluckliche unmut
  uns unser unsere unserem unseren unserer unter unterhalten unterstutzen unterstutzung unzufrieden unzufriedenheit
  vater verantwortlich verantwortliche verantwortlichen verantwortung verargert verbessern verbesserung verbinden
  verbindung verbleiben verbracht verbringen verdienen verdient verfugung vergangenen vergeben vergessen vergleich
  vergnugen verhalten verlassen verlaufen verlauft vermeiden verpassen verschaffen versehen versichern verspatet
  verspatung verspuren verstanden verstandlich verstandnis verstehen versuche versuchen versucht vertrauen
  verwechslung verwohnen verzogerung verzogerungen viel viele vielen vielfaltig vielleicht vielmals vielmehr vier voll
  vollem vollends vollig vollste vom von vor vorbei vorbeikommen vorbeischauen vorfall vorfalle vorgestellt vorher
  vorne vorstellen vorstellung wachsen wahrend wahrgenommen wahrlich wahrnehmen wann war ware waren warme warmen
  warmer warmsten warst wart warten wartezeit wartezeiten warum was wegen weil weise weiss weiter weitere weiterem
  weiteren weitergeben weitergegeben weiterhelfen weiterhin welche welcher welches wem wen wenden wenig weniger
  wenigsten wenn wer werde werden werdet wert wertschatzen wertschatzend wertschatzung wertvoll wertvolle wertvollen
  wesentlich weshalb wichtig wichtige wichtigen wichtiger wichtigste wie wieder wiederholen wiederkommen wiedersehen
  wiederum wiederzusehen will willen willkommen winter wir wird wirken wirklich wirst wissen wo woche wochenende wohl
  wohlfuhlen wohlgefuhlt wollen wollte wollten worden wort worte worten wunderbar wunderbare wunderbaren wunderschon
  wundervoll wundervolle wunsch wunsche wunschen wurde wurden wurdest wurdet wurdigen z zahlen zauberhaft zaubern
  zaubert zeigen zeigt zeit zeitnah ziel zitieren zogern zu zudem zufrieden zufriedene zufriedenen zufriedenheit
  zufriedenstellen zufriedenstellend zugesagt zuhoren zukunft zukunftig zum zumindest zunachst zur zuruck zurzeit
  zusagen zusammen zustand zutiefst zwar zwei zweite zweiten zwischen
`
