/**
 * @generated SignedSource<<90a86051f0dccfd5c653d1ccb08a55b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CreditMemoAction = "APPLY" | "APPROVE" | "CALL_OFF_REFUND" | "DELETE" | "RECORD_RETURN_NOTE" | "REFUND" | "SEND" | "UNDO" | "UNDO_RETURN_NOTE" | "UPDATE" | "VOID";
export type CreditMemoKind = "CORRECTION" | "OVERPAYMENT" | "WRITE_OFF";
export type CreditMemoStatus = "APPLIED" | "DRAFT" | "OPEN" | "PARTIALLY_APPLIED" | "PENDING" | "REFUNDED" | "REFUNDING" | "VOIDED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditMemosPage_row$data = {
  readonly allowedActions: ReadonlyArray<CreditMemoAction>;
  readonly createdAt: string;
  readonly customerName: string;
  readonly entity: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly invoiceNumber: string | null | undefined;
  readonly kind: CreditMemoKind;
  readonly memoDate: string;
  readonly note: string | null | undefined;
  readonly number: string | null | undefined;
  readonly paymentNumber: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly status: CreditMemoStatus;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "CreditMemosPage_row";
};
export type CreditMemosPage_row$key = {
  readonly " $data"?: CreditMemosPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemosPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CreditMemosPage_row"
};

(node as any).hash = "a78d368feaf2f5c53b0a451b5c7fb2ad";

export default node;
