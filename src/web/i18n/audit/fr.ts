import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const audit: SameKeys<typeof en.audit> = {
  title: 'Audit',
  subtitle: 'Ce que les administrateurs ont fait, pour qui et pourquoi. Personne ne peut le modifier.',
  export: 'Exporter en CSV',
  exporting: 'Exportation...',
  exportFailed: 'Le fichier n’a pas pu être créé',
  failed: 'Impossible de charger l’audit',
  empty: 'Aucun résultat',
  emptyText: 'Ce que les administrateurs modifient apparaîtra ici.',
  emptyFiltered: 'Essayez d’autres filtres.',
  clear: 'Effacer les filtres',
  kind: 'Affichage',
  kinds: { changes: 'Modifications', all: 'Modifications et consultations' },
  administrator: 'Administrateur',
  allAdministrators: 'Tous les administrateurs',
  action: 'Action',
  allActions: 'Toutes les actions',
  allCustomers: 'Tous les clients',
  onlyCustomer: 'Seulement {name}',
  from: 'Du (UTC)',
  to: 'Au (UTC)',
  look: 'Consultation',
  reason: 'Motif : {reason}',
  actions: {
    coupons: {
      create: 'A créé un bon de réduction',
      change: 'A modifié un bon de réduction',
      expire: 'A mis fin à un bon de réduction',
    },
    subscriptions: {
      refund: 'A remboursé un paiement',
    },
    customers: {
      create: 'Client créé',
      invite: 'Propriétaire invité à nouveau',
      'extend-trial': 'Essai prolongé',
      note: 'Note ajoutée sur un client',
      suspend: 'Client suspendu',
      deactivate: 'Client désactivé',
      reactivate: 'Client réactivé',
      'view-as': 'A consulté l’espace d’un client',
      'view-end': 'A cessé de consulter un espace',
    },
    'contact-messages': {
      handle: 'A marqué un message comme traité',
      reopen: 'A rouvert un message',
      answer: 'A répondu à un message',
    },
    notices: {
      create: 'A créé une annonce',
      change: 'A modifié une annonce',
      end: 'A mis fin à une annonce',
    },
    switches: {
      on: 'A activé une fonction',
      off: 'A désactivé une fonction',
    },
    jobs: {
      pause: 'A mis une file en pause',
      resume: 'A relancé une file',
      retry: 'A relancé une tâche',
      'retry-all': 'A relancé les tâches échouées',
    },
    audit: {
      export: 'A exporté l’audit',
    },
    administrators: {
      add: 'A ajouté un administrateur',
      role: 'A changé le rôle d’un administrateur',
      remove: 'A retiré un administrateur',
    },
  },
}
