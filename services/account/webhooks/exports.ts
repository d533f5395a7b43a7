// The export of the delivery log: columns named as on the screen.
import { count, instant, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { deliveryList } from './deliveryList.ts'
import { nameOf, deliveredEvent } from './events.ts'
import { type DeliveryFailure, type DELIVERY_STATUSES, webhookDelivery as table } from './table.ts'

const STATUS: Readonly<Record<(typeof DELIVERY_STATUSES)[number], Words>> = {
  PENDING: { en: 'Pending', id: 'Sedang dikirim' },
  DELIVERED: { en: 'Delivered', id: 'Terkirim' },
  FAILED: { en: 'Failed', id: 'Gagal' },
}

const FAILURE: Readonly<Record<DeliveryFailure, Words>> = {
  STATUS: { en: 'Error response', id: 'Ditolak' },
  TIMEOUT: { en: 'No response within 10 seconds', id: 'Tidak ada respons dalam 10 detik' },
  UNREACHABLE: { en: 'Unreachable', id: 'Tidak dapat dihubungi' },
  ADDRESS_REFUSED: { en: 'The URL isn’t public', id: 'URL bukan alamat publik' },
  NOT_ACTIVE: { en: 'The webhook wasn’t active', id: 'Webhook tidak aktif' },
}

/** The public names. */
const EVENT: Readonly<Record<string, Words>> = Object.fromEntries(
  deliveredEvent.options.map(event => [event, { en: nameOf(event), id: nameOf(event) }]),
)

export const deliveryExport: RecordExport = {
  name: { en: 'Webhook deliveries', id: 'Pengiriman webhook' },
  permission: 'account.webhooks.manage',
  list: deliveryList,
  columns: {
    event: word({ en: 'Event', id: 'Event' }, table.event, EVENT),
    eventId: text({ en: 'Event ID', id: 'ID event' }, table.eventId),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    response: count({ en: 'Response', id: 'Respons' }, table.responseStatus),
    failure: word({ en: 'Failure', id: 'Kegagalan' }, table.failure, FAILURE),
    duration: count({ en: 'Duration (ms)', id: 'Durasi (ms)' }, table.durationMs),
    attempts: count({ en: 'Attempts', id: 'Percobaan' }, table.attempts),
    createdAt: instant({ en: 'Created', id: 'Dibuat' }, table.createdAt),
    lastAttemptAt: instant({ en: 'Last attempt', id: 'Percobaan terakhir' }, table.lastAttemptAt),
    nextAttemptAt: instant({ en: 'Next attempt', id: 'Percobaan berikutnya' }, table.nextAttemptAt),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
