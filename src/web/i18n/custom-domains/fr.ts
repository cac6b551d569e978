import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const customDomains: SameKeys<typeof en.customDomains> = {
  title: 'Domaine personnalisé',
  subtitle: 'Vos pages, codes QR et liens de campagnes sous votre propre nom',
  notInPlan: 'Votre propre domaine est inclus dans la formule Enterprise. <plans>Voir les formules</plans>',
  failed: 'Le domaine n’a pas pu être chargé',
  label: 'Domaine',
  hint: 'Un sous-domaine qui ne sert à rien d’autre, comme reviews.example.com',
  save: 'Utiliser ce domaine',
  saving: 'Enregistrement…',
  saveFailed: 'Le domaine n’a pas pu être enregistré',
  states: {
    'waiting-cname': 'En attente de l’enregistrement CNAME',
    'waiting-txt': 'En attente de l’enregistrement TXT',
    active: 'Actif',
    failing: 'En défaut',
    removed: 'Retiré',
  },
  told: {
    'waiting-cname':
      'Créez les deux enregistrements là où vous gérez votre domaine. Nous regardons toutes les quelques minutes. Il peut s’écouler une journée avant qu’ils soient visibles partout.',
    'waiting-txt': 'L’enregistrement CNAME est là. Il ne manque plus que l’enregistrement TXT.',
    active:
      'Vos pages et vos liens utilisent ce domaine depuis le {since}. Ce que vous imprimez avec lui fonctionne tant que les deux enregistrements restent en place.',
    failing:
      'Un enregistrement manque depuis le {since}. Pour l’instant, vos liens utilisent notre adresse. S’il n’est pas revenu le {removedAt}, le domaine sera retiré.',
    removed:
      'Le domaine a été retiré le {since}, car un enregistrement manquait depuis 7 jours. Saisissez-le à nouveau pour recommencer.',
  },
  records: 'Enregistrements DNS',
  name: 'Nom',
  value: 'Valeur',
  found: 'Trouvé',
  missing: 'Pas encore trouvé',
  copy: 'Copier',
  copyName: 'Copier le nom de l’enregistrement {type}',
  copyValue: 'Copier la valeur de l’enregistrement {type}',
  check: 'Vérifier maintenant',
  checking: 'Vérification…',
  checkedAt: 'Dernière vérification : {at}',
  checkFailed: 'Le domaine n’a pas pu être vérifié',
  remove: 'Retirer le domaine',
  removeTitle: 'Retirer {domain} ?',
  removeText: 'Les liens et les codes imprimés qui le portent ne fonctionneront plus.',
  keep: 'Le garder',
  removing: 'Retrait…',
  removed: 'Domaine retiré',
  removeFailed: 'Le domaine n’a pas pu être retiré',
}
