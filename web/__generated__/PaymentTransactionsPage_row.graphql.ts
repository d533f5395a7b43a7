/**
 * @generated SignedSource<<0e13a04c4f7d2192f8d7e5d9b7fd94a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FigureCheck = "EXACT" | "MISMATCH" | "ROUNDED";
export type PaymentResult = "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED" | "SUCCESS";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
export type PaymentTransactionStatus = "FAILED" | "PENDING" | "REVERSED" | "SUCCESS" | "VOIDED";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTransactionsPage_row$data = {
  readonly channel: PaymentTransactionChannel;
  readonly channelCode: string | null | undefined;
  readonly fee: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly figureCheck: FigureCheck;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly id: string;
  readonly isStatusKnown: boolean;
  readonly kind: PaymentTransactionKind;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly orderReference: string;
  readonly provider: {
    readonly alias: string;
  };
  readonly record: {
    readonly externalId: string;
  } | null | undefined;
  readonly result: PaymentResult;
  readonly settlement: SettlementStatus;
  readonly status: PaymentTransactionStatus;
  readonly statusWord: string;
  readonly transactedAt: string;
  readonly uuid: string;
  readonly vat: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentType": "PaymentTransactionsPage_row";
};
export type PaymentTransactionsPage_row$key = {
  readonly " $data"?: PaymentTransactionsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTransactionsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentTransactionsPage_row"
};

(node as any).hash = "632d18c1e292f354d600490741fc242e";

export default node;
