// Indonesian emails with attached financial documents.
import type { Fact, Words } from '../email.ts'

type Papers = Pick<Words['emails'], 'paymentReceived' | 'creditMemoSent' | 'statementSent'>

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
  statementSent: ({ organization, day, remaining, slips, due, bank }) => ({
    subject: `Rekening koran piutang dari ${organization}`,
    paragraphs: [
      `${organization} mengirim rekening koran piutang Anda sampai ${day}. Dokumen terlampir dalam bentuk PDF.`,
    ],
    facts: [
      ['Perlu ditransfer', remaining],
      ...(due === null ? [] : [['Jatuh tempo terdekat', due] satisfies Fact]),
      ...(slips === null ? [] : [['Bukti potong ditunggu', slips] satisfies Fact]),
      ...(bank === null ? [] : [['Transfer ke', bank] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
})
