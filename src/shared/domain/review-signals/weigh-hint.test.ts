import { describe, expect, it } from 'vitest'
import { findSignals } from './find-signals.ts'

const isExtortion = (text: string) => findSignals(text).some(({ kind }) => kind === 'extortion')

describe('money against reviews that is only hinted at', () => {
  it.each([
    'Nice little place. Would be a pity if the wrong sort of story got around before the summer. I am easy to please, you have my number.',
    'You know what one bad rating does to a salon like this. I could always take it down again. Have a think about it.',
    'Average. My channel has 60,000 subscribers and owners who are nice to me never regret it. I have kept this short for now.',
    'Reviews can be changed, in either direction. I am sure we can come to an understanding. You know how to reach me.',
    'The last owner on this street was smarter than you and we settled it quietly between ourselves. Think it over, I am here until Friday.',
    'I would hate for people to read the whole story. There is a longer version saved in my drafts. Let us find some arrangement.',
    'Sería una lástima que esto llegara a mi grupo de Facebook. Soy una persona razonable, seguro que nos entendemos.',
    'Ya sabéis lo que vale una buena reseña en agosto. Esto se cambia en dos minutos. Tenéis mi teléfono.',
    'De momento me callo lo de la cocina. Tengo fotos guardadas. Lo hablamos entre nosotros, por las buenas. Vosotros veréis.',
    'El bar de al lado lo entendió a la primera, un detallito y tan amigos. Pensadlo bien.',
    'Tengo 30.000 seguidores y los demás sitios saben agradecérmelo. Por ahora solo pongo dos estrellas, esto puede mejorar.',
    'Ce serait regrettable que d’autres clients l’apprennent. Je suis conciliant, on peut s’arranger entre gens raisonnables.',
    'Vous savez combien un mauvais avis peut coûter. Je peux toujours le retirer. Vous avez mon numéro.',
    'Pour l’instant je m’en tiens là, j’ai quelques photos en réserve. Un petit geste et on reste bons amis. Réfléchissez.',
    'Vos voisins ont vite compris, une petite attention et tout s’est bien passé. Un commentaire, ça se modifie. À bon entendeur.',
    'Wäre wirklich ärgerlich, wenn das die Runde macht. Ich bin da gesprächsbereit, ihr wisst ja, wie ihr mich erreicht.',
    'Ihr wisst selbst, was eine schlechte Bewertung kostet. So etwas lässt sich aber auch wieder ändern. Überlegt es euch gut.',
    'Andere Lokale zeigen sich da erkenntlich, wenn man 20.000 Follower hat. Vorerst belasse ich es bei zwei Sternen.',
    'Der Wirt nebenan war schlauer, eine kleine Aufmerksamkeit und die Sache war vergessen. Wir können ja über alles reden.',
    'Amazing how fast two stars can become five once a manager is generous. Think about it.',
    'It would be a shame if my 20,000 followers saw this. With a free dinner I might forget the whole thing.',
    'Sería una pena que lo leyeran mis 12.000 seguidores. Con una cena gratis se me olvidaría todo.',
    'Ce serait dommage que mes 9 000 abonnés lisent cela. Avec une nuit offerte, je pourrais tout oublier.',
    'Wäre schade, wenn meine 15.000 Follower das lesen. Bei einem Gutschein könnte ich das alles vergessen.',
  ])('is found: %s', (text) => {
    expect(isExtortion(text)).toBe(true)
  })

  it.each([
    'It would be a shame if this place closed. Best breakfast in town, and the owners look after us every time.',
    'I left two stars for now, I will change it when they fix the heating. The staff know how to reach me.',
    'We tried to settle this between us, but no one called back. You have my number, please ring.',
    'They offered me a free dinner if I take this down. You know what a review is worth to them, it seems.',
    'I know how much reviews matter to a small business, so it pains me to write this. The food was cold and no one cared.',
    'Sería una pena no volver, la paella es la mejor de la zona. Los dueños son muy agradecidos.',
    'Llegamos a un acuerdo con el seguro y el taller lo arregló. Tardaron, pero bien.',
    'Sé lo que vale una buena reseña para un negocio pequeño, así que aquí va la mía: todo perfecto.',
    'Ce serait dommage de passer à côté, la cuisine est excellente et l’équipe arrangeante.',
    'Je sais combien un avis compte pour un artisan, alors je le dis : travail soigné, rien à redire.',
    'Nous avons trouvé un arrangement pour le retard, petit geste commercial et excuses. Correct.',
    'Wäre schade, wenn es den Laden nicht mehr gäbe. Meine Stammtischrunde liebt ihn.',
    'Eine kleine Aufmerksamkeit zum Geburtstag gab es auch, sehr nett. Termine lassen sich leicht ändern.',
    'Ich weiß, was eine Bewertung für so ein Geschäft bedeutet, deshalb schreibe ich ungern, dass das Essen kalt war.',
    'They brought a free dessert and I forgot the long wait. My followers will love it.',
    'Se equivocaron con el plato, pero con el postre gratis se nos olvidó el enfado.',
    'Le dessert offert nous a fait oublier l’attente.',
    'Für den Gutschein aufs Haus vergesse ich die Wartezeit gern, nettes Team.',
  ])('is not read into: %s', (text) => {
    expect(isExtortion(text)).toBe(false)
  })
})
