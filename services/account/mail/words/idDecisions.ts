// Indonesian emails to staff about documents to approve, or decided by others.
import type { Words } from '../email.ts'

export const decisions: Pick<
  Words['emails'],
  'invoiceSubmitted' | 'invoiceReturned' | 'orderDecided' | 'recordedPaymentFailed'
> = {
  invoiceSubmitted: ({ organization, asker, customer, link }) => ({
    subject: `${asker} meminta persetujuan Anda atas sebuah faktur`,
    paragraphs: [`Di ${organization}, faktur untuk ${customer} menunggu persetujuan Anda.`],
    action: { label: 'Lihat faktur', url: link },
  }),
  invoiceReturned: ({ organization, author, customer, reason, link }) => ({
    subject: `${author} mengembalikan faktur Anda untuk ${customer}`,
    paragraphs: [`Di ${organization}, faktur ini menjadi draf lagi. Ubah lalu ajukan kembali, atau hapus.`],
    facts: [['Alasan', reason]],
    action: { label: 'Lihat draf', url: link },
  }),
  recordedPaymentFailed: ({ organization, number, customer, amount, reason, link }) => ({
    subject: `${number} dari ${customer} tidak dikonfirmasi`,
    paragraphs: [
      `Di ${organization}, pembayaran ini dinyatakan tidak diterima. Statusnya gagal dan fakturnya masih terutang.`,
    ],
    facts: [
      ['Jumlah', amount],
      ['Alasan', reason],
    ],
    action: { label: 'Lihat pembayaran', url: link },
  }),
  orderDecided: ({ organization, author, number, customer, reason, link }) => ({
    subject: reason === null ? `${number} disetujui` : `${number} ditolak`,
    paragraphs: [
      reason === null
        ? `Di ${organization}, ${author} menyetujui pesanan Anda untuk ${customer}.`
        : `Di ${organization}, ${author} menolak pesanan Anda untuk ${customer}.`,
    ],
    ...(reason === null ? {} : { facts: [['Alasan', reason]] }),
    action: { label: 'Lihat pesanan', url: link },
  }),
}
