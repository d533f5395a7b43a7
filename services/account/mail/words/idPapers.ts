// Indonesian emails with attached financial documents.
import type { Fact, Words } from '../email.ts'
import { dayIn } from './moment.ts'

type Papers = Pick<
  Words['emails'],
  'paymentReceived' | 'paymentFailed' | 'proofRejected' | 'creditMemoSent' | 'statementSent'
>

export const papers = (footer: (organization: string) => string): Papers => ({
  paymentReceived: ({ organization, number, amount, date, invoices }) => ({
    subject: `Kwitansi ${number} dari ${organization}`,
    paragraphs: [`${organization} telah menerima pembayaran Anda. Kwitansi terlampir dalam bentuk PDF.`],
    facts: [
      ['Jumlah', amount],
      ['Tanggal', date],
      ...(invoices.length === 0 ? [] : [['Faktur', invoices.join(', ')] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
  paymentFailed: ({ organization, invoice, amount, method, link }) => ({
    subject: `Pembayaran faktur ${invoice} gagal`,
    paragraphs: [
      `Pembayaran Anda kepada ${organization} ditolak dan tidak ada dana yang diterima. Coba lagi atau pilih cara bayar lain.`,
    ],
    facts: [
      ['Faktur', invoice],
      ['Jumlah', amount],
      ['Cara bayar', method],
    ],
    ...(link !== null && {
      action: { label: 'Bayar faktur', url: link },
      note: 'Tautan hanya membuka faktur ini. Berlaku selama belum lunas dan 30 hari sesudahnya.',
    }),
    footer: footer(organization),
  }),
  proofRejected: ({ organization, number, amount, date, invoices, reason, link }) => ({
    subject: `${organization} tidak dapat mengonfirmasi pembayaran Anda`,
    paragraphs: [
      `${organization} menolak bukti transfer yang Anda kirim, sehingga pembayaran ini belum dihitung. Periksa transfer Anda lalu kirim bukti kembali, atau hubungi ${organization}.`,
    ],
    facts: [
      ['Alasan', reason],
      ['Jumlah', `${amount}, ${number}`],
      ['Tanggal transfer', dayIn('id', date)],
      ...(invoices.length === 0 ? [] : [['Faktur', invoices.join(', ')] satisfies Fact]),
    ],
    ...(link !== null && { action: { label: 'Buka halaman Anda', url: link } }),
    footer: footer(organization),
  }),
  creditMemoSent: ({ organization, number, total, invoice, remaining }) => ({
    subject: `Nota kredit ${number} dari ${organization}`,
    paragraphs: [`${organization} mengirim nota kredit ${number} kepada Anda. Nota terlampir dalam bentuk PDF.`],
    facts: [
      ['Jumlah', total],
      ...(invoice === null ? [] : [['Faktur', invoice] satisfies Fact]),
      ...(remaining === null ? [] : [['Sisa untuk faktur lain', remaining] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
  statementSent: ({ organization, day, remaining, slips, due, bank, virtualAccounts = [] }) => ({
    subject: `Rekening koran piutang dari ${organization}`,
    paragraphs: [
      `${organization} mengirim rekening koran piutang Anda sampai ${day}. Dokumen terlampir dalam bentuk PDF.`,
    ],
    facts: [
      ['Perlu ditransfer', remaining],
      ...(due === null ? [] : [['Jatuh tempo terdekat', due] satisfies Fact]),
      ...(slips === null ? [] : [['Bukti potong ditunggu', slips] satisfies Fact]),
      ...(bank === null ? [] : [['Transfer ke', bank] satisfies Fact]),
      ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
})
