import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { CreditMemoQuery } from './accountCreditMemos.ts'

type Currency = components['schemas']['Currency']

export type CreditMemoBody = components['schemas']['CreditMemo']
export type CreditMemoSource = CreditMemoBody & OfOrganization
export type ReturnNoteSource = components['schemas']['ReturnNote'] & OfOrganization & { memoId: string }
/** Keeps the filter for fields that are resolved on demand. */
export type CreditMemoConnectionSource = Connection<CreditMemoSource> & OfOrganization & { filter: CreditMemoQuery }

export type MemoLineBody = components['schemas']['CreditMemoLine']
/** Its amounts are in the currency of its memo. */
export type CreditMemoLineSource = MemoLineBody & OfOrganization & { currency: Currency }

export type ApplicationBody = components['schemas']['CreditMemoApplication']
/** Its amounts too. */
export type CreditMemoApplicationSource = ApplicationBody & OfOrganization & { currency: Currency }

export type RefundBody = components['schemas']['CreditMemoRefund']
/** Its amounts too. */
export type CreditMemoRefundSource = RefundBody & OfOrganization & { currency: Currency }
export type CreditMemoRefundLineSource = RefundBody['lines'][number] & OfOrganization & { currency: Currency }

type Amounts = components['schemas']['CreditMemoAmounts']
export type CreditMemoLineAmountsSource = Amounts['lines'][number] & { currency: Currency }
export type CreditableLineSource = Amounts['creditable']['lines'][number] & { currency: Currency }
