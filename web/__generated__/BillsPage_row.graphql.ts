/**
 * @generated SignedSource<<563872022fa8a0d71a8e0cbc174b6183>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillAction = "APPROVE" | "CANCEL" | "DELETE" | "MARK_PAID" | "PAY" | "RECORD_SLIP" | "SUBMIT" | "UPDATE";
export type BillPaymentStatus = "IN_PROGRESS" | "PAID" | "UNPAID";
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BillsPage_row$data = {
  readonly allowedActions: ReadonlyArray<BillAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly category: string | null | undefined;
  readonly counterparty: {
    readonly alias: string;
  };
  readonly date: string;
  readonly description: string | null | undefined;
  readonly dueDate: string;
  readonly id: string;
  readonly number: string;
  readonly paymentStatus: BillPaymentStatus;
  readonly status: BillStatus;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "BillsPage_row";
};
export type BillsPage_row$key = {
  readonly " $data"?: BillsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "BillsPage_row"
};

(node as any).hash = "9db18938d5a5ea4d100ea166aa162650";

export default node;
