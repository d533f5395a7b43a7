/**
 * @generated SignedSource<<10bf139b0267f2a8cd0da96b78fd50b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivedPaymentAction = "APPLY" | "CANCEL" | "CONFIRM";
export type ReceivedPaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "CHEQUE" | "E_WALLET" | "OTHER" | "QRIS" | "VIRTUAL_ACCOUNT";
export type ReceivedPaymentStatus = "CANCELED" | "PENDING" | "SUCCEEDED";
export type ReceivedPaymentVerification = "UNVERIFIED" | "VERIFIED";
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

(node as any).hash = "1093a46309cc6111eb373f68b6f98667";

export default node;
