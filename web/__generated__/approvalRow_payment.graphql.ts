/**
 * @generated SignedSource<<45f19414ab4230dd4e4f0b24d46f0415>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT" | "%future added value";
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "EXPORT_AGAIN" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE" | "%future added value";
export type PaymentKind = "PAYMENT" | "TRANSFER" | "%future added value";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type approvalRow_payment$data = {
  readonly allowedActions: ReadonlyArray<PaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly approvalObstacle: ApprovalObstacle | null | undefined;
  readonly awaitedApproval: {
    readonly " $fragmentSpreads": FragmentRefs<"useAwaitedWords_awaited">;
  } | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly date: string;
  readonly id: string;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod | null | undefined;
  readonly number: string;
  readonly status: PaymentStatus;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentFacts_payment" | "usePaymentNote_payment">;
  readonly " $fragmentType": "approvalRow_payment";
};
export type approvalRow_payment$key = {
  readonly " $data"?: approvalRow_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"approvalRow_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "approvalRow_payment"
};

(node as any).hash = "e7cad0d1df8f84b0a0f413bb4582695e";

export default node;
