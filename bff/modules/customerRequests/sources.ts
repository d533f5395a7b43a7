import type { CustomerLinkAnswer } from '../../auth/customerLinks.ts'

export type CustomerRequestLinkSource = CustomerLinkAnswer
export type CustomerRequestSource = NonNullable<CustomerLinkAnswer['request']>
