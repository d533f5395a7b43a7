import type { components } from '../../rest/account.generated.ts'
import type { CheckoutAnswer, CheckoutMethodAnswer } from '../../auth/checkoutLinks.ts'

export type CheckoutSource = CheckoutAnswer
export type CheckoutSessionSource = NonNullable<CheckoutAnswer['session']>
export type CheckoutLineSource = CheckoutAnswer['lines'][number]
export type CheckoutClaimSource = CheckoutAnswer['claims'][number]
export type CheckoutReceiptSource = CheckoutAnswer['receipts'][number]
export type CheckoutMethodSource = CheckoutMethodAnswer
export type CustomerVirtualAccountSource = components['schemas']['CustomerVirtualAccount']
