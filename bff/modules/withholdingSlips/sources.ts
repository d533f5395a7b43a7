import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { WithholdingSlipQuery } from './accountWithholdingSlips.ts'

type Currency = components['schemas']['Currency']

export type WithholdingSlipBody = components['schemas']['WithholdingSlip']
export type WithholdingSlipSource = WithholdingSlipBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type WithholdingSlipConnectionSource = Connection<WithholdingSlipSource> &
  OfOrganization & { filter: WithholdingSlipQuery }

export type WithholdingSlipFileSource = WithholdingSlipBody['files'][number] & OfOrganization
/** Its amounts are in the currency of its slip. */
export type WithholdingSlipInvoiceSource = WithholdingSlipBody['invoices'][number] &
  OfOrganization & { currency: Currency }
