/** The ages of what is owed, in days past due (product.md §9). */
export const BUCKETS = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const
export type Bucket = (typeof BUCKETS)[number]
