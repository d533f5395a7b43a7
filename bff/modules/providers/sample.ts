import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

const REPORT =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,' +
  'PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE\n' +
  '1,TOKO,Virtual Account BCA,19-11-2026,INV-1,Budi,R,150000.00,C,4440.00,,145560.00,20-11-2026,PAYMENT,\n'

export const sample: GraphSample = {
  make: async ({ make, makeProven, note, idOf, upload, get }) => {
    const input = {
      provider: 'DOKU',
      alias: `Matrix ${randomUUID()}`,
      mode: 'FILE',
      bankAccountId: idOf('BankAccount'),
    }
    const provider = await makeProven('connectPaymentProvider', input, 'provider')
    note('PaymentProvider', provider)
    const fileId = await upload('SETTLEMENT_REPORT', REPORT)
    await make('importPaymentProviderReport', { id: provider.id, fileId }, 'records', '{ added }')
    const found = await get<{ organization: Found }>(
      '{ organization { paymentRecords(first: 1) { edges { node { id uuid } } } paymentTransactions(first: 1) { edges { node { id uuid } } } } }',
    )
    note('PaymentRecord', found.organization.paymentRecords.edges[0]?.node)
    note('PaymentTransaction', found.organization.paymentTransactions.edges[0]?.node)
  },
  about: 'PaymentProvider',
  ids: {
    providerId: 'PaymentProvider',
    recordId: 'PaymentRecord',
    fileId: 'File',
    'choosePaymentOfRefund.id': 'PaymentTransaction',
    'choosePaymentOfRefund.paymentId': 'PaymentTransaction',
  },
  values: { dateFormat: 'dd-MM-yyyy', decimalMark: '.' },
}

type Edges = { edges: { node: { id: string; uuid: string } }[] }
type Found = { paymentRecords: Edges; paymentTransactions: Edges }
