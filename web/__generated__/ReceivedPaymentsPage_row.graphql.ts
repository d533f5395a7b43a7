/**
 * @generated SignedSource<<41332add616350e82eadaa2791cb63a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivedPaymentAction = "APPLY" | "CANCEL" | "CONFIRM" | "SEND" | "UNAPPLY";
export type ReceivedPaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "CHEQUE" | "E_WALLET" | "OTHER" | "QRIS" | "VIRTUAL_ACCOUNT";
export type ReceivedPaymentStatus = "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED";
export type ReceivedPaymentVerification = "UNVERIFIED" | "VERIFIED";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedPaymentsPage_row$data = {
  readonly allowedActions: ReadonlyArray<ReceivedPaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly createdAt: string;
  readonly customerName: string;
  readonly id: string;
  readonly invoiceNumbers: ReadonlyArray<string>;
  readonly method: ReceivedPaymentMethod;
  readonly number: string;
  readonly paymentDate: string;
  readonly reference: string | null | undefined;
  readonly settlement: {
    readonly status: SettlementStatus;
  } | null | undefined;
  readonly status: ReceivedPaymentStatus;
  readonly unapplied: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly uuid: string;
  readonly verification: ReceivedPaymentVerification | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ReceivedPaymentsPage_row";
};
export type ReceivedPaymentsPage_row$key = {
  readonly " $data"?: ReceivedPaymentsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReceivedPaymentsPage_row"
};

(node as any).hash = "9ab47ee1557de5f61f38cf4bc1abf502";

export default node;
