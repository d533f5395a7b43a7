import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    // One in ten is a transfer. Of the open ones in this table, a third is in each status.
    `payment (organization_id, id, number, kind, status, from_account_id, to_account_id, counterparty_id, counterparty_account_id,
       beneficiary_bank_code, beneficiary_account_number, beneficiary_name, amount_minor, currency, method, fee_minor, date, value_date,
       content_hash, approval_plan, created_at, created_by, author_ids)
     select organization_id, id, 'PMT-' || n, case when transfer then 'TRANSFER' else 'PAYMENT' end,
       case when status = 'RECONCILED' then 'SENT' when hashint8(n) & 3 = 0 then 'SCHEDULED' when hashint8(n) & 3 = 1 then 'FAILED'
         else 'NEEDS_APPROVAL' end,
       account_id, case when transfer then nth(-1) end, case when not transfer then id end, case when not transfer then id end,
       '014', 2000000000 + n, 'PT Perusahaan', amount, 'IDR', 'BI_FAST', 250000, day, day, '',
       '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', moment, nth(n / 1000 % 10),
       array[nth(n / 1000 % 10)]
     from fewer, lateral (select hashint8(n) & 31 < 3 as transfer) of`,
    `payment_approval (organization_id, id, payment_id, approver_id, approved_at, factor, content_hash, proof_id)
     select organization_id, id, id, nth(n / 1000 % 10 + 10), moment, 'PASSKEY', '', id from fewer where status = 'RECONCILED'`,
  ],
  requests: ({ account, ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/payments', '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt').map(
        each => `${each}&kind=PAYMENT`,
      ),
      ...filtered(
        '/v1/payments',
        'kind=TRANSFER',
        'kind=PAYMENT&status=NEEDS_APPROVAL',
        'kind=PAYMENT&status=CANCELLED,REJECTED',
        `kind=PAYMENT&fromAccountId=${account}`,
        `counterpartyId=${nth(0)}`,
        'kind=PAYMENT&dateFrom=2023-03-01&dateTo=2023-03-31',
        'search=2000123000',
        `ids=${ids()}`,
      ),
      `/v1/payments/${nth(0)}`,
      `/v1/payments/approvals?paymentIds=${ids(undefined, 2)}`,
      `/v1/payments/attempts?paymentIds=${ids(undefined, 2)}`,
      `/v1/payments/duplicates?paymentIds=${ids(undefined, 2)}`,
      `/v1/payments/options?fromAccountId=${account}&counterpartyAccountId=${nth(0)}&amount=1000&date=2030-01-02`,
    ],
    sums: ['/v1/payments/summary?kind=PAYMENT', '/v1/payments/counts?kind=PAYMENT'],
  }),
  // Reads for a form: both accounts, today, the calendar, policies, settings, and similar payments.
  trips: { '/v1/payments/options': 8 },
}
