import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const customDomains: SameKeys<typeof en.customDomains> = {
  title: 'Dominio propio',
  subtitle: 'Sus páginas, códigos QR y enlaces de campañas con su propio nombre',
  notInPlan: 'El dominio propio viene con el plan Enterprise. <plans>Ver los planes</plans>',
  failed: 'No se ha podido cargar el dominio',
  label: 'Dominio',
  hint: 'Un subdominio que no use para nada más, como reviews.example.com',
  save: 'Usar este dominio',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar el dominio',
  states: {
    'waiting-cname': 'A la espera del registro CNAME',
    'waiting-txt': 'A la espera del registro TXT',
    active: 'Activo',
    failing: 'Con fallos',
    removed: 'Retirado',
  },
  told: {
    'waiting-cname':
      'Cree los dos registros donde administra su dominio. Miramos cada pocos minutos. Pueden tardar un día en verse en todas partes.',
    'waiting-txt': 'El registro CNAME ya está. Solo falta el registro TXT.',
    active:
      'Sus páginas y enlaces usan este dominio desde el {since}. Lo que imprima con él funcionará mientras se mantengan los dos registros.',
    failing:
      'Falta un registro desde el {since}. Por ahora, sus enlaces usan nuestra dirección. Si no vuelve antes del {removedAt}, se retirará el dominio.',
    removed:
      'El dominio se retiró el {since} porque un registro llevaba 7 días sin aparecer. Introdúzcalo de nuevo para empezar otra vez.',
  },
  records: 'Registros DNS',
  name: 'Nombre',
  value: 'Valor',
  found: 'Encontrado',
  missing: 'Aún no encontrado',
  copy: 'Copiar',
  copyName: 'Copiar el nombre del registro {type}',
  copyValue: 'Copiar el valor del registro {type}',
  check: 'Comprobar ahora',
  checking: 'Comprobando…',
  checkedAt: 'Última comprobación: {at}',
  checkFailed: 'No se ha podido comprobar el dominio',
  remove: 'Quitar el dominio',
  removeTitle: '¿Quitar {domain}?',
  removeText: 'Los enlaces y códigos impresos que lo llevan dejarán de funcionar.',
  keep: 'Conservarlo',
  removing: 'Quitando…',
  removed: 'Dominio quitado',
  removeFailed: 'No se ha podido quitar el dominio',
}
