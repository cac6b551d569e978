import { listOrdinary } from './ordinary-reply.ts'

export const ORDINARY_GERMAN = listOrdinary('de', [
  [
    5,
    'Tolles Essen und sehr freundlich.',
    'Hallo Dana, vielen Dank für Ihre netten Worte! Wir freuen uns, dass es Ihnen geschmeckt hat, und hoffen auf ein baldiges Wiedersehen.',
  ],
  [
    1,
    'Eine Stunde gewartet, der Fisch war kalt.',
    'Es tut uns leid, dass Sie so lange warten mussten und der Fisch kalt war. Das entspricht nicht unserem Anspruch. Bitte wenden Sie sich direkt an uns, damit wir der Sache nachgehen können.',
  ],
  [
    2,
    'Unfreundliche Bedienung.',
    'Wir bedauern, dass Sie sich bei uns nicht willkommen gefühlt haben, und haben das im Team besprochen.',
  ],
  [
    4,
    'Lecker, aber teuer.',
    'Danke für die ehrliche Rückmeldung. Auf den Punkt mit den Preisen schauen wir uns die Karte noch einmal an.',
  ],
  [3, 'Geht so.', 'Vielen Dank für Ihre Bewertung. Was hätten wir besser machen können?'],
  [
    5,
    'Schöne Terrasse am Platz.',
    'Herzlichen Dank! Die Terrasse am Platz ist auch unser Lieblingsort, besonders an warmen Abenden.',
  ],
  [
    1,
    'Das Zimmer war schmutzig.',
    'Für den Zustand des Zimmers bitten wir um Entschuldigung. Wir haben die Reinigung überprüft.',
  ],
  [5, 'Alles perfekt.', 'Das freut uns sehr! Bis zum nächsten Mal.'],
  [
    2,
    'Mein Geld kam nicht zurück.',
    'Wir verstehen Ihren Ärger über die Erstattung und bedauern die Umstände. Schreiben Sie uns, dann schauen wir gemeinsam darauf.',
  ],
  [4, 'Gute Lage.', 'Danke, Dana! Schön, dass Ihnen die Lage gefallen hat. Ihr Team von Harbour Bistro'],
  [1, 'Enttäuschend.', 'Schade, dass wir Sie enttäuscht haben. Wir möchten gern erfahren, was schiefgelaufen ist.'],
  [
    5,
    'Bester Kaffee der Stadt.',
    'Vielen lieben Dank! Wir öffnen täglich von 8.00–18.00 Uhr und freuen uns auf den nächsten Besuch, z. B. am Sonntag.',
    'Wir öffnen täglich von 8.00–18.00 Uhr, auch am Sonntag',
  ],
  [
    3,
    'Etwas laut.',
    'Danke für den Hinweis. Seit dem 12.05.2026 haben wir neue Vorhänge, damit es ruhiger wird.',
    'Seit dem 12.05.2026 haben wir neue Vorhänge',
  ],
  [5, 'Sehr nettes Personal.', 'Das Lob geben wir gerne weiter. Herzliche Grüße aus der Küche'],
  [
    5,
    'Die Zahnärztin war sehr einfühlsam, es tat gar nicht weh.',
    'Liebe Dana, vielen Dank, dass Sie sich die Zeit für diese schöne Bewertung genommen haben! Es freut uns sehr, dass Sie sich bei uns gut aufgehoben gefühlt haben. Unser ganzes Team gibt jeden Tag sein Bestes, und Ihre Worte sind für uns eine tolle Motivation. Bis zum nächsten Termin!',
  ],
  [
    1,
    'Mein Auto wurde zerkratzt und keiner will es gewesen sein.',
    'Guten Tag Dana, danke, dass Sie uns darauf aufmerksam machen. Es tut uns sehr leid, was mit Ihrem Auto passiert ist, und wir können Ihren Ärger gut verstehen. Solche Hinweise nehmen wir sehr ernst. Bitte setzen Sie sich direkt mit uns in Verbindung, damit wir den Vorfall gemeinsam klären können.',
  ],
  [
    4,
    'Schöner Haarschnitt, aber 25 Minuten Wartezeit.',
    'Hallo Dana, vielen Dank für dein Feedback! Wir freuen uns sehr, dass dir dein neuer Haarschnitt gefällt. Für die Wartezeit möchten wir uns entschuldigen; wir wissen, wie wertvoll deine Zeit ist, und arbeiten daran, uns zu verbessern. Bis bald!',
  ],
  [
    3,
    'Zimmer etwas in die Jahre gekommen, Frühstück super.',
    'Liebe Dana, herzlichen Dank für Ihre ausgewogene Bewertung. Schön, dass Ihnen unser Frühstück geschmeckt hat. Ihre Anmerkungen zu den Zimmern haben wir an die Leitung weitergegeben. Wir würden uns freuen, Sie wieder bei uns begrüßen zu dürfen.',
  ],
  [
    2,
    'Geräte seit Wochen kaputt.',
    'Hallo Dana, danke für deine ehrliche Rückmeldung. Wir verstehen, wie ärgerlich es ist, wenn Geräte nicht zur Verfügung stehen, und bitten die Unannehmlichkeiten zu entschuldigen. Melde dich gerne jederzeit bei uns, wenn du darüber sprechen möchtest.',
  ],
  [
    5,
    'Klempner war schnell da und hat das Leck repariert.',
    'Vielen Dank für die tolle Bewertung, Dana! Wir freuen uns, dass wir das Leck so schnell beheben konnten und Sie mit unserer Arbeit zufrieden sind. Wir sind jederzeit gerne wieder für Sie da.',
  ],
  [
    1,
    'Paket kam zu spät und beschädigt an.',
    'Hallo Dana, es tut uns aufrichtig leid, dass Ihre Bestellung verspätet und beschädigt bei Ihnen angekommen ist. Das ist nicht die Erfahrung, die wir unseren Kunden bieten möchten. Bitte schicken Sie uns eine Nachricht mit den Angaben zu Ihrer Bestellung, damit wir Ihnen weiterhelfen können.',
  ],
  [
    5,
    'Meine Kinder lieben den Schwimmkurs.',
    'Was für eine schöne Rückmeldung, danke, Dana! Dass Ihre Kinder den Schwimmkurs lieben, zaubert uns ein Lächeln ins Gesicht. Wir freuen uns schon auf das nächste Mal im Becken!',
  ],
  [
    3,
    'Durchschnitt, nichts Besonderes.',
    'Hallo Dana, danke für Ihre Bewertung. Wir möchten unseren Gästen mehr als nur Durchschnitt bieten und würden gerne wissen, was wir verbessern können. Über eine zweite Chance würden wir uns sehr freuen.',
  ],
  [
    1,
    'Niemand geht ans Telefon, katastrophaler Service.',
    'Guten Tag Dana, bitte entschuldigen Sie, dass Sie uns telefonisch nicht erreichen konnten. Ihren Unmut können wir gut nachvollziehen, und wir prüfen derzeit, wie wir Anrufe besser annehmen können. Bitte versuchen Sie es noch einmal, damit wir Ihnen helfen können.',
  ],
  [
    4,
    'Leckere Tacos, winziger Parkplatz.',
    'Danke für deinen Besuch, Dana! Es freut uns, dass dir die Tacos geschmeckt haben. Du hast recht, das Parken kann zu Stoßzeiten schwierig sein, und wir danken dir für deine Geduld. Komm gerne bald wieder vorbei!',
  ],
  [
    5,
    'Sofa gekauft, die Lieferanten waren sehr vorsichtig und höflich.',
    'Hallo Dana, vielen herzlichen Dank für Ihre wunderbare Bewertung! Es freut uns riesig, dass Ihr Sofa gut angekommen ist und unsere Lieferanten so sorgfältig waren. Viel Freude mit Ihrem neuen Sofa! Wenn wir noch etwas für Sie tun können, melden Sie sich gerne.',
  ],
  [
    2,
    'Maniküre nach zwei Tagen abgesplittert.',
    'Liebe Dana, danke, dass du uns Bescheid gibst. Es tut uns leid, dass deine Maniküre so schnell abgesplittert ist; das entspricht nicht der Qualität, die wir unseren Kundinnen bieten möchten. Bitte melde dich bei uns, damit wir gemeinsam eine Lösung finden.',
  ],
  [
    1,
    'Zimmer roch nach Rauch, Rezeption nutzlos.',
    'Sehr geehrte Dana, wir bedauern sehr, was Sie über Ihren Aufenthalt schreiben. Rauchgeruch im Zimmer und mangelnde Unterstützung an der Rezeption sind nicht das, was Sie bei uns erwarten dürfen. Wir wären Ihnen dankbar, wenn Sie sich direkt mit uns in Verbindung setzen, damit wir mehr erfahren.',
  ],
  [
    4,
    'Gute Burger, Pommes etwas weich.',
    'Danke für die netten Worte zu unseren Burgern, Dana! Schade, dass die Pommes nicht so knusprig waren, wie sie sein sollten. Wir geben das an die Küche weiter und freuen uns auf deinen nächsten Besuch.',
  ],
  [
    5,
    'Der Guide wusste alles über die Altstadt.',
    'Was für eine tolle Bewertung, Dana! Wir freuen uns sehr, dass dir die Führung gefallen hat und unser Guide dir die Altstadt näherbringen konnte. Danke, dass du dabei warst, und hoffentlich bis bald bei einer weiteren Tour!',
  ],
  [
    3,
    'Schöner Laden, Musik viel zu laut.',
    'Hallo Dana, danke für deinen Besuch und deine ehrlichen Worte. Schön, dass dir der Laden gefallen hat. Wir verstehen, dass laute Musik Gespräche schwierig macht, und behalten das im Hinterkopf. Über ein Wiedersehen würden wir uns freuen.',
  ],
  [
    1,
    'Doppelt abgebucht und keinen interessiert es.',
    'Guten Tag Dana, es tut uns sehr leid, dass es bei Ihrer Zahlung zu einem Problem gekommen ist und Sie sich nicht ernst genommen gefühlt haben. Ihre Sorge können wir gut verstehen. Bitte schreiben Sie uns direkt, damit unser Team das schnellstmöglich prüfen kann.',
  ],
  [
    5,
    'Ölwechsel schnell, fairer Preis.',
    'Vielen Dank, dass Sie sich die Zeit für eine Bewertung genommen haben, Dana! Es freut uns, dass Sie mit dem Ölwechsel und dem Preis zufrieden waren. Wir danken für Ihr Vertrauen und kümmern uns gerne wieder um Ihr Auto.',
  ],
  [
    2,
    'Der Yogakurs war überfüllt.',
    'Hallo Dana, danke, dass du das mit uns teilst. Wir können uns vorstellen, dass man in einem so vollen Kurs schlecht entspannen kann, und das tut uns leid. Deine Rückmeldung ist uns wichtig, und wir sprechen mit unseren Lehrern darüber.',
  ],
  [
    4,
    'Charmante Bäckerei, mittags keine Croissants mehr.',
    'Danke für deine lieben Worte, Dana! Schade, dass du diesmal keine Croissants mehr bekommen hast. Wir richten es unseren Bäckern aus und hoffen, dass du beim nächsten Besuch deine Lieblinge findest.',
  ],
  [
    5,
    'Ein wunderschöner Strauß für meine Mama.',
    'Liebe Dana, herzlichen Dank für diese schöne Bewertung! Wir freuen uns sehr, dass der Strauß deiner Mama gefallen hat. Es war uns eine Freude, etwas so Besonderes für sie zu binden, und wir hoffen, noch viele schöne Anlässe begleiten zu dürfen.',
  ],
  [
    2,
    'WLAN ständig weg und der Schreibtisch wackelte.',
    'Hallo Dana, danke, dass Sie sich die Zeit genommen haben, uns zu schreiben. Es tut uns leid, dass das WLAN während Ihres Aufenthalts immer wieder ausgefallen ist und der Schreibtisch nicht in Ordnung war. Beides haben wir uns notiert. Wir würden Sie gerne unter besseren Umständen wieder begrüßen.',
  ],
  [
    1,
    'Der Techniker kam nie.',
    'Guten Tag Dana, wir bitten Sie aufrichtig um Entschuldigung für den geplatzten Termin und den verlorenen Tag. So möchten wir mit unseren Kunden nicht umgehen, und wir verstehen Ihren Ärger vollkommen. Bitte melden Sie sich bei uns, damit wir einen neuen Termin finden.',
  ],
  [
    4,
    'Gute Buchauswahl, Personal etwas abgelenkt.',
    'Vielen Dank für das nette Feedback, Dana! Schön, dass Ihnen unsere Buchauswahl gefällt. Schade, dass unser Personal abgelenkt wirkte; jeder Besucher verdient unsere volle Aufmerksamkeit. Wir freuen uns auf Ihren nächsten Besuch.',
  ],
  [
    3,
    'Ordentliche Pizza, aber der Rand war verbrannt.',
    'Hallo Dana, danke für deine ehrlichen Worte. Es freut uns, dass du die Pizza ordentlich fandest, aber ein verbrannter Rand ist natürlich nicht das, was wir wollen. Wir sprechen das in der Küche an und hoffen, es beim nächsten Mal besser zu machen.',
  ],
  [
    5,
    'Liebe Pflegerinnen, alles ruhig erklärt.',
    'Liebe Dana, danke für deine einfühlsamen Worte. Unseren Pflegerinnen bedeutet es sehr viel, dass du dich gut betreut und informiert gefühlt hast. Wir wünschen dir alles Gute und eine schnelle Genesung.',
  ],
  [
    5,
    'Unser Hund sah nach dem Salon großartig aus.',
    'Hallo Dana, vielen Dank für die liebe Rückmeldung! Wir hatten viel Spaß mit eurem Hund und freuen uns, dass euch der neue Look gefällt. Drückt ihn einmal von uns, und bis bald!',
  ],
  [
    1,
    'Drei Monate für einen Schadensfall.',
    'Guten Tag Dana, danke, dass Sie uns Ihre Erfahrung geschildert haben. Es tut uns leid, dass die Bearbeitung so lange gedauert hat und Sie mehrfach nachfragen mussten. Sie hätten von Anfang an eine klarere Kommunikation verdient. Wir möchten gerne verstehen, woran es lag, und bitten Sie, sich bei uns zu melden.',
  ],
  [
    4,
    'Schöner Campingplatz, Duschen könnten sauberer sein.',
    'Danke, dass du bei uns warst, Dana! Es freut uns, dass dir der Campingplatz gefallen hat. Dein Hinweis zu den Duschen ist berechtigt, und wir haben ihn an unser Reinigungsteam weitergegeben. Hoffentlich bis zur nächsten Saison!',
  ],
  [
    5,
    'Geduldige Fotografin.',
    'Vielen lieben Dank, Dana! Es war uns ein Vergnügen, euch zu fotografieren, und wir freuen uns, dass ihr mit den Bildern zufrieden seid. Mögen sie euch noch lange Freude machen!',
  ],
  [
    5,
    'Umzug lief reibungslos.',
    'Vielen Dank für Ihr Vertrauen, Dana! Es freut uns sehr, dass bei Ihrem Umzug alles reibungslos geklappt hat. Wir wünschen Ihnen viele schöne Jahre in Ihrem neuen Zuhause.',
  ],
  [
    2,
    'Die Brille drückt.',
    'Hallo Dana, es tut uns leid, dass Ihre neue Brille drückt. Kommen Sie gerne jederzeit vorbei, damit wir sie anpassen und Ihre Fragen beantworten können. Danke, dass Sie uns die Möglichkeit geben, das in Ordnung zu bringen.',
  ],
  [
    3,
    'Spaßig, aber zu leicht.',
    'Hallo Dana, danke, dass ihr bei uns gespielt habt! Schön, dass ihr Spaß hattet. Eure Meinung zum Schwierigkeitsgrad geben wir gerne ans Team weiter. Vielleicht wartet beim nächsten Mal eine größere Herausforderung auf euch?',
  ],
])

/** In the manner of a provider’s model. Lists were widened once with them in view. */
export const MODELLED_GERMAN = listOrdinary('de', [
  [
    5,
    'Wunderschönes Hotel, sehr ruhig gelegen.',
    'Liebe Dana, herzlichen Dank für Ihre schöne Bewertung! Wir freuen uns sehr, dass Ihnen unser Hotel und die ruhige Lage gefallen haben. Wir würden uns freuen, Sie bald wieder bei uns begrüßen zu dürfen.',
  ],
  [
    2,
    'Eine halbe Stunde auf die Getränke gewartet.',
    'Hallo Dana, vielen Dank für Ihr Feedback. Es tut uns leid, dass Sie so lange auf Ihre Getränke warten mussten. Wir haben Ihre Rückmeldung mit unserem Team besprochen und möchten uns hier verbessern. Wir hoffen, Sie geben uns noch eine Chance.',
  ],
  [
    1,
    'Unverschämter Ton am Empfang, nie wieder.',
    'Guten Tag Dana, wir bedauern sehr, dass Sie am Empfang diese Erfahrung machen mussten. Ein respektvoller Umgang ist uns wichtig, und wir nehmen Ihre Schilderung sehr ernst. Bitte kontaktieren Sie uns direkt, damit wir darüber sprechen können.',
  ],
  [
    4,
    'Gutes Brauhaus, abends etwas laut.',
    'Hallo Dana, vielen Dank für die tolle Bewertung! Schön, dass Sie bei uns eine gute Zeit hatten. Ihren Hinweis zur Lautstärke nehmen wir gerne auf. Wir freuen uns auf Ihren nächsten Besuch!',
  ],
  [
    5,
    'Physiotherapeut hört zu und ist sehr kompetent.',
    'Liebe Dana, vielen Dank für Ihre lieben Worte! Es freut uns sehr, dass Sie sich bei uns gut betreut fühlen. Wir wünschen Ihnen weiterhin alles Gute und stehen Ihnen jederzeit gerne zur Verfügung.',
  ],
  [
    3,
    'Zimmer okay, aber hellhörig.',
    'Hallo Dana, vielen Dank für Ihren Aufenthalt und Ihre ehrliche Rückmeldung. Es tut uns leid, dass Ihre Nachtruhe gestört wurde. Wir werden Ihre Anmerkung an die zuständige Abteilung weitergeben und hoffen, Sie bald wieder bei uns begrüßen zu dürfen.',
  ],
  [
    1,
    'Lieferung unvollständig, Hotline nicht erreichbar.',
    'Guten Tag Dana, wir entschuldigen uns aufrichtig für die unvollständige Lieferung und dafür, dass Sie uns nicht erreichen konnten. Wir verstehen Ihren Ärger sehr gut. Bitte senden Sie uns eine Nachricht, damit wir schnell eine Lösung finden können.',
  ],
  [
    5,
    'Super Brot und nette Verkäuferin.',
    'Vielen Dank, Dana! Wir freuen uns, dass Ihnen unser Brot so gut schmeckt. Das Lob geben wir sehr gerne an unsere Verkäuferin weiter. Bis bald!',
  ],
  [
    2,
    'Die Friseurin hat nicht zugehört.',
    'Hallo Dana, es tut uns leid, dass Sie sich nicht gut beraten gefühlt haben. Uns ist es wichtig, auf die Wünsche unserer Kundinnen einzugehen. Melden Sie sich gerne bei uns, damit wir gemeinsam eine Lösung finden. Danke für Ihre Offenheit.',
  ],
  [
    4,
    'Schöne Stadtführung, etwas zu schnell.',
    'Liebe Dana, danke, dass Sie bei unserer Stadtführung dabei waren! Es freut uns, dass sie Ihnen gefallen hat. Ihren Hinweis zum Tempo nehmen wir uns zu Herzen. Vielleicht sehen wir uns bei einer anderen Tour wieder!',
  ],
  [
    5,
    'Das vegetarische Menü war köstlich.',
    'Vielen Dank für das schöne Feedback, Dana! Es freut uns riesig, dass Ihnen unser vegetarisches Menü so gut geschmeckt hat. Wir können es kaum erwarten, Sie wieder zu verwöhnen.',
  ],
  [
    3,
    'Gute Lage, aber in die Jahre gekommen.',
    'Hallo Dana, danke für Ihre ausgewogene Bewertung. Schön, dass Ihnen die Lage gefallen hat. Ihre Hinweise zur Ausstattung nehmen wir ernst, denn sie helfen uns, besser zu werden. Wir freuen uns auf ein Wiedersehen.',
  ],
  [
    1,
    'Paket nie angekommen.',
    'Guten Tag Dana, es tut uns sehr leid, dass Ihr Paket nicht angekommen ist. Wir können gut nachvollziehen, wie ärgerlich das ist. Bitte schreiben Sie uns mit Ihrer Bestellnummer, damit wir Ihnen schnellstmöglich weiterhelfen können.',
  ],
  [
    5,
    'Geduldiger Klavierlehrer.',
    'Liebe Dana, was für eine schöne Nachricht! Unser Klavierlehrer wird sich sehr über Ihre Worte freuen. Vielen Dank für Ihr Vertrauen und weiterhin viel Freude am Klavier!',
  ],
  [
    2,
    'Fitnessstudio überfüllt, Geräte ständig belegt.',
    'Hallo Dana, danke für dein ehrliches Feedback. Wir verstehen, dass es frustrierend ist, wenn die Geräte belegt sind. Wir arbeiten an Lösungen, um dir ein besseres Training zu ermöglichen. Vielen Dank für deine Geduld.',
  ],
  [
    4,
    'Gute Pizzeria, Nachtisch enttäuschend.',
    'Hallo Dana, vielen Dank für Ihren Besuch und Ihre Bewertung. Wir freuen uns, dass Ihnen die Pizza geschmeckt hat, und bedauern, dass der Nachtisch Sie nicht überzeugen konnte. Wir geben Ihre Rückmeldung an unsere Küche weiter. Bis hoffentlich bald!',
  ],
  [
    5,
    'Tierärztin war großartig mit unserem alten Kater.',
    'Liebe Dana, von Herzen danke für Ihre Worte! Es freut uns sehr, dass wir Ihrem Kater helfen konnten. Liebe Grüße und eine Streicheleinheit von uns!',
  ],
  [
    1,
    'Am Schalter wurde ich angeschnauzt.',
    'Guten Tag Dana, wir bedauern sehr, wie Sie am Schalter behandelt wurden. Jeder Besucher sollte sich bei uns willkommen fühlen. Wir möchten den Vorfall gerne klären und bitten Sie, sich direkt an uns zu wenden. Vielen Dank für Ihre Rückmeldung.',
  ],
  [
    3,
    'Kleine Portionen, aber lecker.',
    'Hallo Dana, danke für Ihr Feedback. Es freut uns, dass es Ihnen geschmeckt hat. Ihren Hinweis zu den Portionen geben wir an unser Küchenteam weiter. Wir hoffen, Sie bald wieder als Gast begrüßen zu dürfen.',
  ],
  [
    5,
    'Töpferkurs war toll mit den Kindern.',
    'Liebe Dana, vielen Dank für die schöne Bewertung! Es freut uns, dass Ihnen und den Kindern der Töpferkurs so viel Spaß gemacht hat. Wir freuen uns schon auf das nächste Mal!',
  ],
])
