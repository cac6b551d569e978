import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const platformOverview: SameKeys<typeof en.platformOverview> = {
  failed: 'Die Zahlen konnten nicht geladen werden',
  figures: {
    title: 'Auf einen Blick',
    customers: 'Kunden',
    monthlyRevenue: 'Umsatz im Monat',
    subscriptions: 'Aktive Abonnements',
    trialConversion: 'Gewonnene Testkunden',
    churn: 'Abwanderung',
    changed: '{change} gegenüber vor {days, number} Tagen',
    same: 'Wie vor {days, number} Tagen',
    points: '{change} Punkte gegenüber den {days, number} Tagen davor',
    sameBefore: 'Wie in den {days, number} Tagen davor',
    nothingBefore: 'Kein Vergleich mit den {days, number} Tagen davor möglich',
    noTrials: 'In den letzten {days, number} Tagen endete kein Test',
    noSubscriptions: 'Vor {days, number} Tagen lief kein Abonnement',
    better: 'Besser:',
    worse: 'Schlechter:',
    how: '{figure}: Wie wird das gezählt?',
    counted: {
      customers: 'Alle Arbeitsbereiche, die weder deaktiviert noch geschlossen sind. Auch Testkunden zählen.',
      monthlyRevenue:
        'Was aktive Abonnements im Monat bringen: der Preis der nächsten Rechnung nach Abzug von Gutscheinen, ohne Steuer. Ein Jahrestarif zählt mit einem Zwölftel.',
      subscriptions:
        'Abonnements, die bezahlt sind, auch solche, deren Zahlung bis zu {days, number} Tage überfällig ist. Tests zählen nicht.',
      trialConversion:
        'Der Anteil der Tests aus den letzten {days, number} Tagen, der inzwischen zahlt: {converted, number} von {ended, number}.',
      churn:
        'Abonnements, die in den letzten {days, number} Tagen endeten oder unbezahlt blieben, verglichen mit denen, die vor {days, number} Tagen liefen: {ended, number} von {ran, number}. Sie brachten {lost} im Monat.',
    },
  },
  revenue: {
    title: 'Umsatz',
    titleIn: 'Umsatz in {currency}',
    collected: '{collected} kamen in den letzten {days, number} Tagen herein, mit Steuer und abzüglich Erstattungen',
    none: 'Mit der ersten Zahlung beginnt dieses Diagramm.',
    perMonth: 'Umsatz im Monat, jeweils zum Monatsende',
    table: 'Als Tabelle zeigen',
    month: 'Monat',
    total: 'Gesamt',
    cameIn: 'Eingegangen',
  },
  recent: {
    title: 'Neueste Kunden',
    all: 'Alle Kunden',
    none: 'Es hat sich noch niemand angemeldet.',
    company: 'Unternehmen',
    unnamed: 'Noch ohne Namen',
    email: 'E-Mail',
    plan: 'Tarif',
    status: 'Status',
    statuses: {
      active: 'Aktiv',
      trialing: 'Testphase',
      'read-only': 'Nur lesen',
      suspended: 'Gesperrt',
      deactivated: 'Deaktiviert',
    },
    joined: 'Dabei seit',
  },
  health: {
    title: 'Zustand',
    count: '{count, number}',
    waiting: 'Wartende Aufgaben',
    oldest: 'Älteste:',
    paused: '{count, plural, one {# Warteschlange angehalten} other {# Warteschlangen angehalten}}',
    failed: 'Gescheiterte Aufgaben',
    broken: 'Gestörte Verbindungen',
    brokenAt: '{count, plural, one {Bei # Kunden} other {Bei # Kunden}}',
    mailSent: 'E-Mails in 24 Stunden versendet',
    underway: '{count, plural, one {# unterwegs} other {# unterwegs}}',
    mailFailed: 'E-Mails in 24 Stunden nicht zugestellt',
  },
}
