import type { PhraseBook } from './phrase-book.ts'

export const FRENCH: PhraseBook = {
  praise: {
    food: [
      'On a pris {dish}, un vrai régal.',
      'Le poisson est d’une fraîcheur irréprochable et la cuisson parfaite.',
      'Assiettes généreuses, produits locaux, rien à redire.',
      'Mention spéciale pour {sweet}, à ne pas manquer.',
      'Une cuisine simple et franche comme on l’aime.',
      'Les moules étaient charnues et le bouillon à tomber.',
    ],
    service: [
      'Merci à {server}, aux petits soins du début à la fin.',
      'Personnel souriant, et qui fait l’effort de parler français.',
      'On nous a conseillé sans pousser à la dépense, c’est rare.',
      'Le service est attentif tout en restant discret.',
      'Ils ont tout de suite apporté une chaise haute et de quoi dessiner.',
    ],
    wait: [
      'Servis rapidement malgré une salle comble.',
      'Le rythme était parfait, on a eu le temps de discuter sans jamais s’impatienter.',
    ],
    price: [
      'Rapport qualité-prix excellent pour un resto les pieds dans l’eau.',
      'Le menu du midi est une belle affaire.',
      'L’addition reste douce au vu de la qualité.',
    ],
    ambience: [
      'Ambiance chaleureuse, lumière tamisée, on s’y sent bien.',
      'La terrasse au coucher du soleil, quel bonheur.',
      'Un petit air de guitare au fond de la salle, juste ce qu’il faut.',
    ],
    cleanliness: ['Tout est d’une propreté impeccable.', 'Cuisine ouverte et nickel, ça met en confiance.'],
    location: [
      'Idéalement placé sur les quais.',
      'À deux minutes à pied du traversier, très pratique.',
      'La vue sur le port vaut à elle seule le détour.',
    ],
    booking: [
      'Réservation en ligne très simple et table prête à l’heure.',
      'Ils nous ont gardé la table malgré notre retard.',
      'Groupe de quinze accueilli sans le moindre souci.',
    ],
  },
  complaints: {
    food: [
      'On nous a servi {dish} à peine tiède.',
      'Frites molles et salade fatiguée.',
      'Beaucoup trop salé à mon goût.',
    ],
    service: [
      'Accueil glacial, pas un bonjour.',
      'Notre serveur a disparu après les entrées.',
      'Il a fallu réclamer l’addition trois fois.',
    ],
    wait: [
      'Attente interminable : {minutes} minutes pour les plats.',
      'Des gens arrivés après nous mangeaient déjà le dessert.',
    ],
    price: ['Bien trop cher pour ce que c’est.', 'Des frais de service qui n’apparaissent nulle part sur la carte.'],
    ambience: [
      'Un bruit à ne pas s’entendre parler.',
      'Placés à côté de la porte des cuisines, merci le courant d’air.',
    ],
    cleanliness: ['La table collait encore.', 'Toilettes à revoir d’urgence.'],
    location: ['Impossible de se garer dans le coin.', 'La terrasse donne sur un chantier en ce moment.'],
    booking: [
      'Réservation introuvable alors que j’avais le courriel sous les yeux.',
      'Annulés par texto deux heures avant.',
    ],
  },
  quibbles: [
    'Seul bémol, le bruit en fin de soirée.',
    'La carte des vins mériterait d’être étoffée.',
    'Petite attente au moment de payer.',
  ],
  turns: ['Par contre :', 'Côté moins réussi :', 'Dommage pour la suite.'],
  openings: {
    good: [
      'Très belle découverte.',
      'Soirée avec {company}, tout le monde est ressorti ravi.',
      'Notre adresse préférée quand on passe dans le coin.',
      'On est entrés par hasard et on a bien fait.',
      'Déjà la troisième fois et toujours au top.',
    ],
    fair: ['Avis mitigé.', 'Correct, sans plus.', 'Je m’attendais à mieux vu les commentaires.'],
    bad: ['Grosse déception.', 'On en attendait beaucoup, on est repartis fâchés.', 'À éviter le samedi soir.'],
  },
  closings: {
    good: [
      'On reviendra, c’est certain.',
      'Allez-y les yeux fermés.',
      'Bravo à toute l’équipe !',
      'Un coup de cœur.',
      'Merci pour ce beau moment.',
    ],
    fair: ['À retenter un soir plus calme.', 'Bien pour dépanner.', 'Peut mieux faire.'],
    bad: ['On ne nous y reprendra pas.', 'Dommage, le lieu a du potentiel.', 'Passez votre chemin.'],
  },
  shorts: {
    good: [
      'Délicieux, tout simplement.',
      'Parfait du début à la fin !',
      'Excellent accueil de {server}.',
      'Une valeur sûre.',
      'Vue superbe, assiette aussi.',
    ],
    fair: ['Moyen.', 'Joli cadre, cuisine quelconque.'],
    bad: ['Trop cher, trop long.', 'Décevant.', 'Service lamentable.'],
  },
  titles: {
    good: ['Une table à retenir', 'Que du bonheur', 'Poisson extra frais', 'Belle surprise sur les quais'],
    fair: ['Mitigé', 'Peut mieux faire'],
    bad: ['Très déçus', 'Attente interminable', 'À éviter'],
  },
  replies: {
    good: [
      'Merci beaucoup, {name} ! Toute l’équipe vous embrasse et vous attend. Dana',
      'Un grand merci pour ce gentil mot, il est affiché en cuisine.',
    ],
    fair: ['Merci pour votre franchise, {name}. Nous y travaillons et espérons vous le prouver bientôt.'],
    bad: ['Je suis sincèrement désolée, {name}. Écrivez-moi à dana@harbourbistro.test, je voudrais réparer cela. Dana'],
  },
  slots: {
    dish: [
      'le flétan',
      'la chaudrée de fruits de mer',
      'la guédille au homard',
      'le poulpe grillé',
      'l’omble chevalier',
      'la bouillabaisse',
      'le risotto aux champignons',
    ],
    sweet: ['la tarte au citron', 'la crème brûlée à l’érable', 'le pouding au caramel', 'le crumble aux bleuets'],
    server: ['Élodie', 'Marcus', 'Maya', 'Callum', 'Sofia'],
    company: ['mes parents', 'des amis de Québec', 'les enfants', 'ma belle-sœur', 'ma tante'],
    minutes: ['40', '45', '55', '60'],
  },
}
