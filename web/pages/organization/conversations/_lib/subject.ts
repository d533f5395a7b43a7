/** The record that a conversation is about. */
export type Subject = { kind: 'SALES_ORDER' | 'INVOICE'; id: string }
