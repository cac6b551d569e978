import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const audit: SameKeys<typeof en.audit> = {
  title: 'Auditoría',
  subtitle: 'Qué hicieron los administradores, a quién y por qué. Nadie puede cambiarlo.',
  export: 'Exportar CSV',
  exporting: 'Exportando...',
  exportFailed: 'No se pudo crear el archivo',
  failed: 'No se pudo cargar la auditoría',
  empty: 'No se encontró nada',
  emptyText: 'Aquí aparecerá lo que cambien los administradores.',
  emptyFiltered: 'Pruebe con otros filtros.',
  clear: 'Borrar filtros',
  kind: 'Qué se muestra',
  kinds: { changes: 'Cambios', all: 'Cambios y consultas' },
  administrator: 'Administrador',
  allAdministrators: 'Todos los administradores',
  action: 'Acción',
  allActions: 'Todas las acciones',
  allCustomers: 'Todos los clientes',
  onlyCustomer: 'Solo {name}',
  from: 'Desde (UTC)',
  to: 'Hasta (UTC)',
  look: 'Consulta',
  reason: 'Motivo: {reason}',
  actions: {
    coupons: {
      create: 'Creó un cupón',
      change: 'Cambió un cupón',
      expire: 'Dio por vencido un cupón',
    },
    subscriptions: {
      refund: 'Reembolsó un pago',
    },
    customers: {
      create: 'Cliente creado',
      invite: 'Propietario invitado de nuevo',
      'extend-trial': 'Prueba ampliada',
      note: 'Nota añadida sobre un cliente',
      suspend: 'Cliente suspendido',
      deactivate: 'Cliente desactivado',
      reactivate: 'Cliente reactivado',
      'view-as': 'Vio el espacio de un cliente',
      'view-end': 'Dejó de ver un espacio',
    },
    'contact-messages': {
      handle: 'Marcó un mensaje como atendido',
      reopen: 'Reabrió un mensaje',
      answer: 'Respondió a un mensaje',
    },
    notices: {
      create: 'Creó un aviso',
      change: 'Cambió un aviso',
      end: 'Terminó un aviso',
    },
    switches: {
      on: 'Activó una función',
      off: 'Desactivó una función',
    },
    jobs: {
      pause: 'Pausó una cola',
      resume: 'Reanudó una cola',
      retry: 'Reintentó una tarea',
      'retry-all': 'Reintentó las tareas fallidas',
    },
    audit: {
      export: 'Exportó la auditoría',
    },
    administrators: {
      add: 'Añadió un administrador',
      role: 'Cambió la función de un administrador',
      remove: 'Quitó un administrador',
    },
  },
}
