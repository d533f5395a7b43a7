/**
 * @generated SignedSource<<e17d051e44cecb80d28b844e3e933589>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT";
export type Currency = "IDR" | "SGD" | "USD";
export type NameMatch = "CLOSE" | "DIFFERENT" | "EXACT";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "EXPORT_AGAIN" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
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
  readonly bill: {
    readonly number: string;
  } | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly date: string;
  readonly duplicates: ReadonlyArray<{
    readonly date: string;
  }> | null | undefined;
  readonly id: string;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod | null | undefined;
  readonly nameCheck: {
    readonly match: NameMatch | null | undefined;
  } | null | undefined;
  readonly newAccount: {
    readonly addedAt: string;
  } | null | undefined;
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

(node as any).hash = "63b66a0227c7b5ad2a8d4dd1e200e777";

export default node;
