/**
 * @generated SignedSource<<89d8e6fb9b2a4991cd5ee7e00a3dcdac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillAction = "APPROVE" | "CANCEL" | "DELETE" | "MARK_PAID" | "PAY" | "RECORD_SLIP" | "SUBMIT" | "UPDATE";
export type BillApprovalObstacle = "NO_PERMISSION" | "OWN_BILL";
export type BillPaymentStatus = "IN_PROGRESS" | "PAID" | "UNPAID";
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type approvalRow_bill$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly awaitedApproval: {
    readonly " $fragmentSpreads": FragmentRefs<"useAwaitedWords_awaited">;
  } | null | undefined;
  readonly billActions: ReadonlyArray<BillAction>;
  readonly billObstacle: BillApprovalObstacle | null | undefined;
  readonly billStatus: BillStatus;
  readonly category: string | null | undefined;
  readonly counterparty: {
    readonly alias: string;
  };
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly date: string;
  readonly description: string | null | undefined;
  readonly dueDate: string;
  readonly id: string;
  readonly number: string;
  readonly paymentStatus: BillPaymentStatus;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"BillFacts_bill">;
  readonly " $fragmentType": "approvalRow_bill";
};
export type approvalRow_bill$key = {
  readonly " $data"?: approvalRow_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"approvalRow_bill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "approvalRow_bill"
};

(node as any).hash = "c0c33b8c88a6274f899a0ae7c715245c";

export default node;
