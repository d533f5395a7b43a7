// Credit memos of the demo: a draft, one that paid its invoice in full, one in part, one open, one void, and two refunded ones. The two
// oldest overdue invoices are written off: one is approved, and one needs approval.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'
import { requestRefund, payRefund } from './refunds.ts'

type Memo = { id: string; version: number; applications: { uuid: string }[] }
type Fate = 'DRAFT' | 'APPLIED' | 'PARTLY' | 'OPEN' | 'VOIDED' | 'REFUNDING' | 'REFUNDED'
type Line = { uuid: string; base: { amount: string } }
type Found = {
  organization: { invoices: { edges: { node: { id: string; lines: Line[] } }[] } }
}

const WRITTEN: readonly { fate: Fate; amount: string; note: string }[] = [
  { fate: 'APPLIED', amount: '2500000.00', note: 'Satu rit batal, tetapi tertagih' },
  { fate: 'OPEN', amount: '1250000.00', note: 'Potongan harga yang dijanjikan' },
  { fate: 'PARTLY', amount: '3600000.00', note: 'Barang kembali dalam keadaan rusak' },
  { fate: 'VOIDED', amount: '900000.00', note: 'Salah memilih faktur' },
  { fate: 'DRAFT', amount: '1500000.00', note: 'Selisih jumlah koli' },
  { fate: 'REFUNDING', amount: '2000000.00', note: 'Pesanan batal, dana diminta kembali' },
  { fate: 'REFUNDED', amount: '1750000.00', note: 'Biaya dobel, dana dikembalikan' },
]

const MEMO = 'creditMemo { id version applications { uuid } }'

type People = { maker: Client; owner: Client }

type Overdue = { organization: { invoices: { edges: { node: { id: string } }[] } } }

/** Writes off the two oldest overdue invoices: the owner approves the first. */
async function writeOff({ maker, owner }: People): Promise<void> {
  const { organization } = await maker.run<Overdue>(`{ organization {
    invoices(first: 2, filter: { status: [ISSUED], overdue: true }, sort: { field: DUE_DATE, direction: ASC }) {
      edges { node { id } } }
  } }`)
  for (const [place, { node }] of organization.invoices.edges.entries()) {
    const { writeOffInvoice } = await change<{ writeOffInvoice: { creditMemo: Memo } }>(
      maker,
      'writeOffInvoice',
      'WriteOffInvoiceInput',
      {
        invoiceId: node.id,
        note: place === 0 ? 'Pelanggan pailit, putusan pengadilan niaga' : 'Tidak tertagih setelah tiga kali somasi',
        idempotencyKey: randomUUID(),
      },
      MEMO,
    )
    const { id, version } = writeOffInvoice.creditMemo
    if (place === 0)
      await changeEach(owner, 'approveCreditMemos', 'ApproveCreditMemosInput', { creditMemos: [{ id, version }] })
  }
}

/** `bankAccountId`: the account that refunds are paid from. */
type When = { today: string; bankAccountId: string }

/** Created by the maker for the newest issued invoices, approved by the owner. */
export async function makeCreditMemos({ maker, owner }: People, { today, bankAccountId }: When): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    invoices(first: 10, filter: { status: [ISSUED], amount: { atLeast: "20000000.00" } }) {
      edges { node { id lines { uuid base { amount } } } } }
  } }`)
  const invoices = organization.invoices.edges.map(({ node }) => node)
  if (invoices.length === 0) return
  for (const [place, { fate, amount, note }] of WRITTEN.entries()) {
    const invoice = invoices[place % invoices.length]!
    const { createCreditMemo } = await change<{ createCreditMemo: { creditMemo: Memo } }>(
      maker,
      'createCreditMemo',
      'CreateCreditMemoInput',
      {
        invoiceId: invoice.id,
        memoDate: today,
        note,
        lines: [{ invoiceLineUuid: largest(invoice.lines).uuid, amount }],
        idempotencyKey: randomUUID(),
      },
      MEMO,
    )
    await decide({ maker, owner }, createCreditMemo.creditMemo, { fate, invoiceId: invoice.id, today, bankAccountId })
  }
  await writeOff({ maker, owner })
}

const largest = (lines: readonly Line[]): Line =>
  lines.toSorted((one, other) => Number(other.base.amount) - Number(one.base.amount))[0]!

type Wanted = When & { fate: Fate; invoiceId: string }

/** Moves a draft to its intended status. */
async function decide({ maker, owner }: People, { id, version }: Memo, wanted: Wanted): Promise<void> {
  const { fate, invoiceId } = wanted
  if (fate === 'DRAFT') return
  await changeEach(owner, 'approveCreditMemos', 'ApproveCreditMemosInput', { creditMemos: [{ id, version }] })
  if (fate === 'APPLIED') return
  type Node = { node: Memo }
  const { node } = await maker.run<Node>(
    'query ($id: ID!) { node(id: $id) { ... on CreditMemo { id version applications { uuid } } } }',
    { id },
  )
  const { undoCreditMemoApplications } = await change<{ undoCreditMemoApplications: { creditMemo: Memo } }>(
    maker,
    'undoCreditMemoApplications',
    'UndoCreditMemoApplicationsInput',
    {
      id,
      version: node.version,
      applicationUuids: node.applications.map(({ uuid }) => uuid),
      reason: 'Diterapkan pada faktur berikutnya',
    },
    MEMO,
  )
  if (fate === 'PARTLY')
    await change(maker, 'applyCreditMemo', 'ApplyCreditMemoInput', {
      id,
      version: undoCreditMemoApplications.creditMemo.version,
      applications: [{ invoiceId, amount: '1000000.00' }],
    })
  if (fate === 'VOIDED')
    await changeEach(owner, 'voidCreditMemos', 'CreditMemosWithReasonInput', { ids: [id], reason: 'Salah faktur' })
  if (fate !== 'REFUNDING' && fate !== 'REFUNDED') return
  const asked = await requestRefund(owner, undoCreditMemoApplications.creditMemo)
  if (fate === 'REFUNDED') await payRefund(asked, { maker, ...wanted })
}
