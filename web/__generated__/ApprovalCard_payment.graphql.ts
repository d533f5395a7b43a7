/**
 * @generated SignedSource<<6f1197f5a9fef5f07611fa6e6fc0c8f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT" | "%future added value";
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE" | "%future added value";
export type PaymentKind = "PAYMENT" | "TRANSFER" | "%future added value";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalCard_payment$data = {
  readonly allowedActions: ReadonlyArray<PaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly approvalObstacle: ApprovalObstacle | null | undefined;
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
  readonly " $fragmentType": "ApprovalCard_payment";
};
export type ApprovalCard_payment$key = {
  readonly " $data"?: ApprovalCard_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalCard_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ApprovalCard_payment"
};

(node as any).hash = "18174889a1999643ff5a439d12c8a955";

export default node;
