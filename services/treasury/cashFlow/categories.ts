// The categories of cash flows.

/** The first level. Transfers between own accounts are no flow of the organization. */
export const ACTIVITIES = ['OPERATING', 'INVESTING', 'FINANCING', 'TRANSFER'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** Categories that every organization has; others have a name given by users. */
export const STANDARD_CATEGORIES = ['SALES_RECEIPTS', 'INTEREST', 'DEPOSITS', 'BANK_FEES', 'OWN_TRANSFERS'] as const
export type StandardCategory = (typeof STANDARD_CATEGORIES)[number]

export type Category = {
  id: string
  activity: Activity
  standard: StandardCategory | null
  name: string | null
  version: number
}
