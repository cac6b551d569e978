import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notices: SameKeys<typeof en.notices> = {
  title: 'Avisos',
  subtitle: 'Lo que todos leen arriba en cada página',
  create: 'Nuevo aviso',
  failed: 'No se han podido cargar los avisos',
  empty: 'Todavía no hay avisos',
  emptyText: 'Informe a sus clientes de mantenimientos o novedades mientras importe.',
  states: {
    planned: 'Programado',
    shown: 'Visible ahora',
    over: 'Terminado',
  },
  span: 'Del {start} al {end}',
  edit: 'Editar',
  editOf: 'Editar: {text}',
  end: 'Terminar ya',
  endOf: 'Terminar ya: {text}',
  endTitle: '¿Terminar este aviso?',
  endText: 'Nadie lo verá más.',
  endFailed: 'No se ha podido terminar el aviso.',
  ended: 'El aviso ha terminado',
  form: {
    title: 'Nuevo aviso',
    editTitle: 'Editar aviso',
    text: 'Texto en {language}',
    tone: 'Tipo',
    tones: {
      info: 'Información',
      warn: 'Advertencia',
    },
    startDay: 'Primer día',
    startTime: 'Desde',
    endDay: 'Último día',
    endTime: 'Hasta',
    cancel: 'Cancelar',
    save: 'Guardar aviso',
    saving: 'Guardando...',
    saved: 'Aviso guardado',
    failed: 'No se ha podido guardar el aviso',
  },
}
