/**
 * @generated SignedSource<<a46faca67bf95b8cbbed1d8ad5d73730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT" | "%future added value";
export type PaymentChannel = "API" | "MANUAL" | "%future added value";
export type PaymentFrequency = "MONTHLY" | "WEEKLY" | "YEARLY" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePaymentNote_payment$data = {
  readonly approvalObstacle: ApprovalObstacle | null | undefined;
  readonly approvalsGiven: number;
  readonly approvalsNeeded: number;
  readonly cancellationReason: string | null | undefined;
  readonly channel: PaymentChannel;
  readonly failureReason: string | null | undefined;
  readonly recurrence: {
    readonly frequency: PaymentFrequency;
  } | null | undefined;
  readonly rejectionReason: string | null | undefined;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "usePaymentNote_payment";
};
export type usePaymentNote_payment$key = {
  readonly " $data"?: usePaymentNote_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentNote_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePaymentNote_payment"
};

(node as any).hash = "b28b2933f92183c9bb2810fccf96a49a";

export default node;
