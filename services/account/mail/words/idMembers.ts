// Indonesian emails to members: drafts created for them, and their invoices that are owed again.
import type { Fact, Words } from '../email.ts'
import { namesOf } from './lines.ts'

type ToMembers = Pick<Words['emails'], 'billingDrafted' | 'invoicesReopened'>

export const toMembers: ToMembers = {
  billingDrafted: ({ organization, drafts, customers, link }) => ({
    subject: `${drafts} draf faktur siap diperiksa di ${organization}`,
    paragraphs: [
      `Siklus penagihan membuat ${drafts} draf faktur dari barang yang diterima dan jasa yang disepakati. Periksa, lalu ajukan untuk disetujui.`,
    ],
    facts: [['Pelanggan', namesOf(customers, more => `dan ${more} lainnya`)]],
    action: { label: 'Periksa draf', url: link },
  }),
  invoicesReopened: ({ organization, invoices, more, link }) => ({
    subject: `${invoices.length + more} faktur kembali terutang di ${organization}`,
    paragraphs: [
      'Pencocokan dengan mutasi bank yang melunasi faktur buatan Anda dibatalkan di treasury. Yang dibayar dengan kreditnya juga kembali terutang. Sisa tagihan:',
    ],
    facts: [
      ...invoices.map(({ name, owed }): Fact => [name, owed]),
      ...(more === 0 ? [] : [['Faktur lainnya', String(more)] satisfies Fact]),
    ],
    action: { label: 'Lihat faktur', url: link },
  }),
}
