import { listOrdinary } from './ordinary-reply.ts'

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
