/**
 * @generated SignedSource<<7d91000605b21acdf2a81a3fed1153e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CreditMemoAction = "APPLY" | "APPROVE" | "DELETE" | "UNDO" | "UPDATE" | "VOID";
export type CreditMemoStatus = "APPLIED" | "DRAFT" | "OPEN" | "PARTIALLY_APPLIED" | "VOIDED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditMemosPage_row$data = {
  readonly allowedActions: ReadonlyArray<CreditMemoAction>;
  readonly createdAt: string;
  readonly customerName: string;
  readonly id: string;
  readonly invoiceNumber: string;
  readonly memoDate: string;
  readonly note: string;
  readonly number: string | null | undefined;
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

(node as any).hash = "1eb2548e65b6ed8e447cf27f09e61c6c";

export default node;
